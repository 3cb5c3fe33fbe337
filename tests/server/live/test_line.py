"""Who may think next, told by names instead of jobs: no clock, no threads."""

import pytest

from followsuit.server.live.line import Line, Rank

ROOM = dict.fromkeys(Rank, 1000)


def served(line, steps, *, seconds=1.0, rank_of=lambda _: Rank.PLAYED):
    """Whose jobs are done, one after another: a job is named after its origin and a number."""
    order = []
    for _ in range(steps):
        job = line.next()
        origin = job.split()[0]
        order.append(origin)
        line.done(rank_of(job), origin, seconds if isinstance(seconds, float) else seconds[origin])
    return order


def test_tables_that_people_play_at_come_before_everything_else():
    """Then what somebody asked for, then tables that are watched, then all others, whoever was first."""
    line: Line[str] = Line(4, ROOM)
    for rank in reversed(Rank):
        line.put(rank, "anna", rank.name)
    order = []
    while (job := line.next()) is not None:
        order.append(job)
        line.done(Rank[job], "anna", 1.0)

    assert [rank.name for rank in Rank] == order


def test_an_address_with_one_job_need_not_wait_for_one_with_many():
    """It is served next, however many of the other's came before it."""
    line: Line[str] = Line(1, ROOM)
    for number in range(100):
        line.put(Rank.PLAYED, "many", f"many {number}")
    assert ["many", "many"] == served(line, 2)

    line.put(Rank.PLAYED, "one", "one 0")

    assert "one" in served(line, 2)


def test_addresses_share_the_time_and_not_the_turns():
    """Who asks for three times as long is served a third as often."""
    line: Line[str] = Line(1, ROOM)
    for number in range(200):
        line.put(Rank.UNWATCHED, "long", f"long {number}")
        line.put(Rank.UNWATCHED, "short", f"short {number}")
    order = served(line, 80, seconds={"long": 3.0, "short": 1.0}, rank_of=lambda _: Rank.UNWATCHED)

    assert (20, 60) == (order.count("long"), order.count("short"))


def test_nobody_saves_up_time_by_waiting():
    """Whoever comes after a long pause shares from then on."""
    line: Line[str] = Line(1, ROOM)
    for number in range(200):
        line.put(Rank.WATCHED, "early", f"early {number}")
    served(line, 100, rank_of=lambda _: Rank.WATCHED)
    for number in range(100):
        line.put(Rank.WATCHED, "late", f"late {number}")
    order = served(line, 20, rank_of=lambda _: Rank.WATCHED)

    assert (10, 10) == (order.count("early"), order.count("late"))


@pytest.mark.parametrize(("workers", "others"), [(2, 1), (3, 1), (8, 4)])
def test_a_worker_is_always_kept_for_people(workers, others):
    """Everything else together has half of them at most."""
    line: Line[str] = Line(workers, ROOM)
    for rank in (Rank.ASKED, Rank.WATCHED, Rank.UNWATCHED):
        for number in range(20):
            line.put(rank, "many", f"many {number}")
    begun = [line.next() for _ in range(workers)]
    assert others == sum(job is not None for job in begun)

    line.put(Rank.PLAYED, "anna", "anna 0")

    assert "anna 0" == line.next()


def test_people_may_have_all_workers_and_no_more():
    """Then the next one waits until somebody is done."""
    line: Line[str] = Line(2, ROOM)
    for number in range(3):
        line.put(Rank.PLAYED, "anna", f"anna {number}")

    assert ["anna 0", "anna 1", None] == [line.next() for _ in range(3)]
    line.done(Rank.PLAYED, "anna", 1.0)
    assert "anna 2" == line.next()


def test_a_full_line_turns_away_whoever_has_the_most():
    """The newest of theirs goes for somebody who has less; among equals, whoever comes last."""
    line: Line[str] = Line(1, dict.fromkeys(Rank, 4))
    for number in range(4):
        assert None is line.put(Rank.ASKED, "many", f"many {number}")
    assert "many 4" == line.put(Rank.ASKED, "many", "many 4")
    assert "many 3" == line.put(Rank.ASKED, "one", "one 0")
    assert "many 2" == line.put(Rank.ASKED, "one", "one 1")
    assert "one 2" == line.put(Rank.ASKED, "one", "one 2")

    assert 4 == line.length(Rank.ASKED)
    assert ["many 0", "many 1", "one 0", "one 1"] == sorted(line)


def test_whoever_gives_up_waiting_is_taken_out():
    """And only once."""
    line: Line[str] = Line(1, ROOM)
    line.put(Rank.ASKED, "anna", "anna 0")

    assert [True, False] == [line.remove(Rank.ASKED, "anna", "anna 0") for _ in range(2)]
    assert (0, None) == (line.length(Rank.ASKED), line.next())


def test_nothing_is_kept_of_those_who_were_served():
    """However many addresses there are."""
    line: Line[str] = Line(2, ROOM)
    for number in range(500):
        line.put(Rank.ASKED, f"{number}", f"{number} 0")
        line.put(Rank.ASKED, f"{number}", f"{number} 1")
    served(line, 1000, rank_of=lambda _: Rank.ASKED)

    assert {} == line._lanes[Rank.ASKED]._origins


def test_a_piece_of_a_review_leaves_another_worker_free():
    """While somebody's bot thinks, a review waits, even if bots where nobody is do not."""
    line: Line[str] = Line(2, ROOM)
    line.put(Rank.PLAYED, "anna", "bot")
    line.put(Rank.REVIEWED, "anna", "review")
    line.put(Rank.UNWATCHED, "anna", "nobody's bot")

    assert ["bot", "nobody's bot", None] == [line.next() for _ in range(3)]
    line.done(Rank.UNWATCHED, "anna", 0.1)
    assert line.next() is None
    line.done(Rank.PLAYED, "anna", 0.1)
    assert "review" == line.next()
