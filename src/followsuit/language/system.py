"""The language that a system is set to."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from followsuit.language.catalogue import ENGLISH

LOCALES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables of the environment that name a locale, such as `lv_LV.UTF-8`; the first that is set decides."""


def of_locale(environment: Mapping[str, str], known: Collection[str]) -> str:
    """The language of the locale if it is known, with its region or without; else English."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    code = locale.partition(".")[0].partition("@")[0].replace("_", "-")
    return next((each for each in (code, code.partition("-")[0]) if each in known), ENGLISH)
