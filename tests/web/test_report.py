"""Reporting what somebody wrote, from the chat."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.running import Site
from tests.web.visiting import DESKTOP, PHONE


def test_a_line_is_reported_by_keys_alone(visit, site: Site):
    """It is chosen, sent and thanked for, and whoever runs the server finds it."""
    anna, bob = visit(DESKTOP), visit(PHONE)
    code = anna.unseen_table("miesjelen", [None, None], customs={"pace": 0})
    bob.page.request.post(
        f"http://{site.address}/api/v1/tables/{code}/seats",
        data={"name": "Bob"},
        headers={"origin": f"http://{site.address}"},
    )
    anna.page.goto(f"/table/{code}")
    report = anna.page.get_by_role("button", name="Report somebody")
    expect(report.first).to_be_visible()
    report.first.press("Enter")
    dialog = anna.page.get_by_role("dialog", name="Report somebody")
    dialog.get_by_role("radio", name="Advertising or nonsense").press("Space")
    dialog.get_by_label("More, if you like").press_sequentially("every day")
    anna.page.keyboard.press("Enter")
    expect(dialog.get_by_text("Reported. Whoever runs this server reads it.")).to_be_visible()

    (found,) = (each for _, each in site.run(site.hall.store.reports.open(site.hall.now())) if each.code == code)
    assert (code, 1, "Bob", None, "spam", "every day") == (
        found.code, found.seat, found.name, found.said, found.why, found.more,
    )  # fmt: skip
