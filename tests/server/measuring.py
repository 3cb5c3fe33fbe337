"""What the server measures, as Prometheus reads it."""

from __future__ import annotations

from prometheus_client.parser import text_string_to_metric_families

from followsuit.server.run.metrics import Metrics


def samples(metrics: Metrics) -> dict[tuple[str, ...], float]:
    """Every number that Prometheus would read, by its name and labels."""
    families = text_string_to_metric_families(metrics.text()[0].decode())
    return {(sample.name, *sample.labels.values()): sample.value for family in families for sample in family.samples}
