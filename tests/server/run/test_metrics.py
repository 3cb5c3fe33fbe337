from prometheus_client.parser import text_string_to_metric_families

from followsuit.server.run.metrics import Metrics
from tests.server.measuring import samples

FAMILIES = {
    "followsuit_requests",
    "followsuit_request_seconds",
    "followsuit_sockets",
    "followsuit_connections",
    "followsuit_connections_ended",
    "followsuit_frames",
    "followsuit_actions",
    "followsuit_refusals",
    "followsuit_commit_seconds",
    "followsuit_batch_size",
    "followsuit_bot_seconds",
    "followsuit_thinking_waiting",
    "followsuit_thinking_wait_seconds",
    "followsuit_reviews",
    "followsuit_reviews_waiting",
    "followsuit_tables",
    "followsuit_timers",
    "followsuit_failed_writes",
    "followsuit_store_up",
    "followsuit_bus_up",
}


def test_apps_do_not_share_their_numbers():
    """Each has a registry of its own, and making a second one is no error."""
    one, other = Metrics(), Metrics()
    one.actions.inc()

    assert (1, 0) == (samples(one)["followsuit_actions_total",], samples(other)["followsuit_actions_total",])


def test_everything_that_is_measured_is_told():
    """The names that dashboards rely on, in Prometheus' own format."""
    metrics = Metrics()
    metrics.requests.labels("GET", "/", "200").inc()
    metrics.request_seconds.labels("/").observe(0.1)
    metrics.refusals.labels("action/illegal").inc()
    metrics.bot_seconds.labels("search").observe(0.1)
    content, media_type = metrics.text()

    assert FAMILIES == {
        family.name
        for family in text_string_to_metric_families(content.decode())
        if not family.name.endswith("_created")
    }
    assert media_type.startswith("text/plain")
