"""The games, one file each. A file put into this folder is a game: it needs no other mention."""

from collections.abc import Iterable
from importlib import import_module
from pkgutil import iter_modules

from followsuit.rules.page import Page, register, register_broken


def read(names: Iterable[str]) -> None:
    """Register the pages of some modules. One that cannot be read keeps nobody from the others."""
    for name in names:
        try:
            values = vars(import_module(name)).values()
        except Exception as error:
            register_broken(name.rpartition(".")[2].replace("_", "-"), error)
        else:
            for value in values:
                if isinstance(value, Page):
                    register(value)


read(module.name for module in iter_modules(__path__, f"{__name__}."))
