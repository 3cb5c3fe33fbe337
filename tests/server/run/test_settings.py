import pickle
import sys
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from followsuit.errors import FollowsuitError
from followsuit.server.errors import SettingsError
from followsuit.server.run import settings
from followsuit.server.run.rates import Limit, RequestLimits
from followsuit.server.run.settings import PUBLIC, Settings, default_database, documented, without_password

POSTGRES = "postgresql://anna:hush@db.example.org:5432/tables?password=hush"


def test_a_server_without_settings_is_for_this_machine_only():
    """The defaults: this machine, one process, a file of one's own, and limits."""
    settings = Settings()

    assert ("127.0.0.1", 8000, 1, None) == (settings.host, settings.port, settings.workers, settings.nats)
    assert default_database() == settings.database
    assert RequestLimits(Limit(50, 200), Limit(20, 100), Limit(1, 30), loopback=True) == settings.request_limits
    assert 65536 == settings.body_limit


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere other folders are the right ones")
def test_tables_are_kept_in_the_users_data_folder(monkeypatch):
    """XDG_DATA_HOME where it is set, else ~/.local/share."""
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert "sqlite:////data/followsuit/tables.db" == Settings().database

    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", "/home/anna")
    assert "sqlite:////home/anna/.local/share/followsuit/tables.db" == Settings().database


def test_the_environment_is_read_with_the_types_of_the_settings():
    """Numbers, switches, lists and limits; `off` where there may be nothing."""
    settings = Settings.from_environment(
        {
            "FOLLOWSUIT_PORT": " 8080 ",
            "FOLLOWSUIT_DATABASE": POSTGRES,
            "FOLLOWSUIT_NATS": "nats://127.0.0.1:4222",
            "FOLLOWSUIT_WORKERS": "4",
            "FOLLOWSUIT_ALLOWED_ORIGINS": "https://a.example, http://b.example:81,",
            "FOLLOWSUIT_SEAT_LIMIT": "2.5/10",
            "FOLLOWSUIT_CREATE_LIMIT": "off",
            "FOLLOWSUIT_LIMIT_LOOPBACK": "no",
            "FOLLOWSUIT_RETENTION_DAYS": "0.5",
            "FOLLOWSUIT_IDLE_DAYS": "off",
            "FOLLOWSUIT_LOG_FORMAT": "json",
            "FOLLOWSUIT_LAWS": "not a setting",
        }
    )

    expected = Settings(
        port=8080,
        database=POSTGRES,
        nats="nats://127.0.0.1:4222",
        workers=4,
        allowed_origins=("https://a.example", "http://b.example:81"),
        seat_limit=Limit(2.5, 10),
        create_limit=None,
        limit_loopback=False,
        retention_days=0.5,
        idle_days=None,
        log_format="json",
    )
    assert expected == settings


def test_what_is_given_goes_before_the_environment():
    """An option of the command line wins; one that was not given does not."""
    environment = {"FOLLOWSUIT_PORT": "8080", "FOLLOWSUIT_HOST": "0.0.0.0"}

    settings = Settings.from_environment(environment, port=9000, host=None)
    assert ("0.0.0.0", 9000) == (settings.host, settings.port)


@pytest.mark.parametrize(
    ("name", "text", "right"),
    [
        ("PORT", "eighty", "a whole number from 0 to 65535"),
        ("PORT", "65536", "a whole number from 0 to 65535"),
        ("PORT", "−1", "a whole number from 0 to 65535"),
        ("PORT", "", "a whole number from 0 to 65535"),
        ("HOST", " ", "a text that is not empty"),
        ("WORKERS", "0", "a whole number from 1 to 128"),
        ("BODY_LIMIT", "64K", "a whole number from 1024 to 16777216"),
        ("PACE", "nan", "a number of seconds from 0 to 60"),
        ("PACE", "inf", "a number of seconds from 0 to 60"),
        ("SWEEP", "0", "a number of seconds from 0.05 to 3600"),
        ("WORDS_FILE", "/nowhere/words.txt", "a file of text of at most 200000 bytes, or `off`"),
        ("IDLE_DAYS", "never", "a number of days, or `off` for ever"),
        ("IDLE_DAYS", "-1", "a number of days, or `off` for ever"),
        ("LIMIT_LOOPBACK", "maybe", "`on` or `off`"),
        ("SEAT_LIMIT", "10", "such as `50/200`, for 50 a second and 200 at once, or `off`"),
        ("SEAT_LIMIT", "0/5", "such as `50/200`, for 50 a second and 200 at once, or `off`"),
        ("SEAT_LIMIT", "5/0", "such as `50/200`, for 50 a second and 200 at once, or `off`"),
        ("LOG_FORMAT", "xml", "`text` or `json`"),
        ("PUBLIC_URL", "cards.example.org", PUBLIC.words),
        ("PUBLIC_URL", "https://a:b@cards.example.org", PUBLIC.words),
        ("PUBLIC_URL", "https://example.org/cards?a", PUBLIC.words),
        ("PUBLIC_URL", "https://example.org/../cards", PUBLIC.words),
        ("PUBLIC_URL", "https://example.org//cards", PUBLIC.words),
        ("PUBLIC_URL", 'https://example.org/"><b>', PUBLIC.words),
        ("ALLOWED_ORIGINS", "https://example.org/cards", "addresses such as `https://cards.example.org`, with commas"),
        ("ALLOWED_ORIGINS", "*", "addresses such as `https://cards.example.org`, with commas"),
    ],
)
def test_a_wrong_value_names_the_variable_and_what_is_right(name, text, right):
    """The sentence says what it was, the remedy what it should be."""
    with pytest.raises(SettingsError) as caught:
        Settings.from_environment({f"FOLLOWSUIT_{name}": text})

    assert f"FOLLOWSUIT_{name}" == caught.value.name
    assert f"FOLLOWSUIT_{name} is “{text.strip()}”. It should be {right}." == str(caught.value)
    assert "settings/invalid" == caught.value.code


def test_a_text_from_the_command_line_is_read_like_a_variable_and_goes_before_it():
    """Where it cannot be read, the option is named."""
    environment = {"FOLLOWSUIT_PORT": "8001", "FOLLOWSUIT_NATS": "nats://127.0.0.1"}
    settings = Settings.from_environment(environment, port=" 8080 ", nats="off")
    with pytest.raises(SettingsError) as caught:
        Settings.from_environment(environment, log_format="xml")

    assert (8080, None) == (settings.port, settings.nats)
    assert "--log-format is “xml”. It should be `text` or `json`." == str(caught.value)


def test_a_value_given_in_code_is_checked_too():
    """With the name that it has there."""
    with pytest.raises(SettingsError) as caught:
        Settings(port=70000)

    assert "port is 70000. It should be a whole number from 0 to 65535." == str(caught.value)


def test_several_workers_need_a_way_to_reach_each_other(monkeypatch):
    """Where a system has no sockets for that, they need NATS."""
    assert 4 == Settings(workers=4).workers
    monkeypatch.setattr(settings, "CAN_MEET", False)
    with pytest.raises(SettingsError) as caught:
        Settings(workers=4)

    assert "4 workers cannot reach each other on this system without NATS, and there is none." == caught.value.sentence
    assert "Name a NATS server with --nats, or serve with one worker." == caught.value.remedy
    assert 4 == Settings(workers=4, nats="nats://127.0.0.1").workers


def test_no_password_is_shown():
    """Neither by repr nor in an error."""
    settings = Settings(database=POSTGRES, nats="nats://bert:hush@127.0.0.1:4222")

    assert "hush" not in repr(settings)
    assert "database='postgresql://anna:***@db.example.org:5432/tables'" in repr(settings)
    with pytest.raises(FollowsuitError) as caught:
        Settings(database=POSTGRES, workers=-2)
    assert "hush" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("sqlite:////data/tables.db", "sqlite:////data/tables.db"),
        ("sqlite:///tables.db", "sqlite:///tables.db"),
        ("postgresql://db/tables?user=a&password=b", "postgresql://db/tables"),
        ("postgresql://anna@db/tables", "postgresql://anna@db/tables"),
        ("postgresql://anna:p@ss@db/tables", "postgresql://anna:***@db/tables"),
        ("postgresql://anna:hu/sh@db/tables", "postgresql://***"),
        ("postgresql://anna:hu?sh@db/tables", "postgresql://***"),
        ("sqlite:///C:/Users/a@b/tables.db", "sqlite:///C:/Users/a@b/tables.db"),
        ("postgresql://anna:[hush@db/tables", "***"),
        ("anna:hush", "***"),
        ("hush", "***"),
    ],
)
def test_an_address_is_shown_without_its_password(url, shown):
    """What cannot be read as an address is not shown at all."""
    assert shown == without_password(url)


def test_settings_travel_to_other_processes():
    """Workers get them whole, password and all."""
    settings = Settings(database=POSTGRES)

    assert settings == pickle.loads(pickle.dumps(settings))


def test_settings_do_not_change():
    """A server is what it was started as."""
    with pytest.raises(FrozenInstanceError):
        Settings().port = 1  # type: ignore[misc]


def test_every_setting_is_documented_with_a_default_that_it_takes():
    """Each has its variable, and its default as text is read as the default."""
    rows = documented()

    assert [f"FOLLOWSUIT_{each.name.upper()}" for each in fields(Settings)] == [row[0] for row in rows]
    assert all(words and help_ for _, _, words, help_ in rows)
    written = {variable: default for variable, default, _, _ in rows if variable != "FOLLOWSUIT_DATABASE"}
    assert Settings() == Settings.from_environment(written)


def test_the_default_database_is_an_absolute_path():
    """A server finds its tables again from whatever folder it is started in."""
    assert Path(default_database().removeprefix("sqlite:///")).is_absolute()


@pytest.mark.parametrize(
    ("url", "prefix"),
    [
        (None, ""),
        ("https://cards.example.org/", ""),
        ("https://example.org/cards", "/cards"),
        ("https://example.org/games/cards-2/", "/games/cards-2"),
    ],
)
def test_a_path_in_the_public_address_is_what_everything_is_below(url, prefix):
    """With or without a slash at its end."""
    assert prefix == Settings(public_url=url).prefix
