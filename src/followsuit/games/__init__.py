"""The games, one file each. A file put into this folder is a game: it needs no other mention."""

from importlib import import_module
from pkgutil import iter_modules

from followsuit.rules.page import Page, put_on_shelf

for _module in iter_modules(__path__, f"{__name__}."):
    for _value in vars(import_module(_module.name)).values():
        if isinstance(_value, Page):
            put_on_shelf(_value)
