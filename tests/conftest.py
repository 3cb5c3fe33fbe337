"""How hard Hypothesis looks: `quick` in every run, `soak` (`make soak`) much longer and with new examples each time."""

import os
import signal
import threading

from hypothesis import HealthCheck, settings

# Tests that were started in the background have Ctrl-C ignored, and would hand that down to the commands they try.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "quick", max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)
settings.register_profile("soak", max_examples=300, deadline=None, suppress_health_check=list(HealthCheck))
settings.load_profile(os.environ.get("FOLLOWSUIT_LAWS", "quick"))
