"""How hard Hypothesis looks: `quick` in every run, `soak` (`make soak`) much longer and with new examples each time."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "quick", max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("soak", max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("FOLLOWSUIT_LAWS", "quick"))
