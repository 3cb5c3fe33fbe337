"""What a study says when it is done again, in sentences, and as one page beside what was published."""

from __future__ import annotations

from html import escape

from followsuit.lab.measuring.inference import Estimate, around
from followsuit.lab.measuring.study import Share, Study
from followsuit.lab.reporting import charts
from followsuit.lab.reporting.amounts import decimal, gained, give_or_take
from followsuit.lab.reporting.charts import Axis
from followsuit.lab.reporting.report import document, section_of
from followsuit.lab.reporting.sections import Section
from followsuit.language.catalogue import ENGLISH
from followsuit.language.markdown import Say
from followsuit.language.message import Message
from followsuit.language.wording import language

METHOD = ("study/method-deals", "study/method-honest")


def score(each: Estimate) -> Message:
    """A mean with its interval."""
    return give_or_take(decimal(each.mean, 2), each.half, 2)


def gain(each: Estimate) -> Message:
    """A difference with its interval."""
    return give_or_take(gained(each.mean), each.half, 2)


def on_agents(found: Study) -> list[Message]:
    """Whether the agents come out as published, and how near."""
    furthest = max(found.agents, key=lambda each: abs(each.apart))
    facts = {"agent": furthest.name, "apart": gained(furthest.apart), "reach": decimal(furthest.score.half, 2)}
    return [Message("study/order", {"same": found.is_in_order}), Message("study/furthest", facts)]


def on_knowers(found: Study) -> list[Message]:
    """How far the knowers are ahead of the study's best agent."""
    best = found.meetings[-1]
    return [Message("study/ahead", {"player": best.player, "others": best.others, "lead": gain(best.lead)})]


def on_knowledge(found: Study) -> list[Message]:
    """What each step of knowledge is worth, and whether that is more than chance."""
    return [_worth(each) for each in found.shares()]


def _worth(each: Share) -> Message:
    facts = {"company": each.company, "worth": gain(each.worth), "surely": each.worth.excludes_zero}
    return Message(f"study/worth-{each.knowledge}", facts)


def in_short(found: Study) -> list[Message]:
    """All sentences."""
    return [*on_agents(found), *on_knowers(found), *on_knowledge(found)]


def page(found: Study, command: str, code: str = ENGLISH) -> str:
    """The whole report, in a language; `command` is what makes it again."""
    say = language(code).say
    heading = say(Message("study/heading", {"game": found.game.name}))
    facts = {"games": found.deals * found.game.seats, "deep": found.deep_deals * found.game.seats, "seed": found.seed}
    told = [Message("study/method-games", facts), *map(Message, METHOD)]
    method = "".join(f"<p>{escape(say(each))}</p>" for each in told)
    method_heading = escape(say(Message("lab/method")))
    return document(
        code,
        heading,
        say(Message("study/subtitle")),
        [say(each) for each in in_short(found)],
        [
            *(section_of(each, say) for each in (_agents(found, say), _knowers(found, say), _knowledge(found, say))),
            f"<section><h2>{method_heading}</h2>{method}<p><code>{escape(command)}</code></p></section>",
        ],
        say,
    )


def _head(say: Say, *columns: str) -> list[str]:
    return [say(Message(f"study/column-{column}")) for column in columns]


def _agents(found: Study, say: Say) -> Section:
    here, published = (say(Message(f"study/key-{code}")) for code in ("here", "published"))
    series = {
        here: [each.score for each in found.agents],
        published: [around(each.published.mean, 0.0, 1) for each in found.agents],
    }
    names = [each.name.replace("-", "\n") for each in found.agents]
    chart = charts.dots(
        say(Message("study/chart-agents")), names, series, Axis(say(Message("study/axis-agent"))),
        Axis(say(Message("study/axis-score"))), say,
    )  # fmt: skip
    rows = [
        (
            each.name, say(score(each.score)), say(decimal(each.published.mean, 2)), say(gained(each.apart)),
            say(decimal(each.deviation, 2)), say(decimal(each.published.deviation, 2)),
        )
        for each in found.agents
    ]  # fmt: skip
    head = _head(say, "agent", "mean", "published", "apart", "deviation", "published-deviation")
    title = say(Message("study/question-agents"))
    return Section(title, [*map(say, on_agents(found))], [chart], head, rows, is_open=True)


def _knowers(found: Study, say: Say) -> Section:
    names = [each.player.replace("-", "\n") for each in found.meetings]
    series = {say(Message("study/key-lead")): [each.lead for each in found.meetings]}
    chart = charts.dots(
        say(Message("study/chart-knowers", {"others": found.plan.company})), names, series,
        Axis(say(Message("study/axis-agent"))), Axis(say(Message("study/axis-lead")), 0), say,
    )  # fmt: skip
    rows = [
        (
            say(Message("study/among", {"player": each.player, "others": each.others})),
            say(score(each.score)),
            say(gain(each.lead)),
        )
        for each in (*found.meetings, *found.among_their_like)
    ]
    title = say(Message("study/question-knowers"))
    return Section(
        title, [*map(say, on_knowers(found))], [chart], _head(say, "agent", "mean", "lead"), rows, is_open=True
    )


def _knowledge(found: Study, say: Say) -> Section:
    rows = [
        (
            say(Message(f"study/knowledge-{each.knowledge}")), each.company, say(gain(each.worth)),
            say(Message("lab/cell-surely", {"surely": each.worth.excludes_zero})),
        )
        for each in found.shares()
    ]  # fmt: skip
    head = _head(say, "knowledge", "company", "worth", "surely")
    title = say(Message("study/question-knowledge"))
    return Section(title, [*map(say, on_knowledge(found))], [], head, rows, is_open=True)
