from followsuit.server.live.buckets import Buckets, TokenBucket
from followsuit.server.run.rates import Limit


def test_a_bucket_gives_its_burst_at_once_and_then_its_rate():
    """Two tokens at once, the third half a second later."""
    bucket = TokenBucket(Limit(rate=2, burst=2), now=0)

    assert [0, 0, 0.5] == [bucket.take(0), bucket.take(0), bucket.take(0)]
    assert 0.25 == bucket.take(0.25)
    assert 0 == bucket.take(0.5)


def test_a_bucket_never_holds_more_than_its_burst():
    """A client that was away for a year may not ask for a year's worth."""
    bucket = TokenBucket(Limit(rate=10, burst=2), now=0)

    assert [0, 0] == [bucket.take(1e7), bucket.take(1e7)]
    assert bucket.take(1e7) > 0


def test_a_clock_that_goes_back_gives_no_tokens():
    """Time that runs backwards counts as none, and costs none either."""
    bucket = TokenBucket(Limit(rate=1, burst=1), now=100)
    bucket.take(100)

    assert 1 == bucket.take(50)
    assert 0.5 == bucket.take(100.5)


def test_buckets_are_bounded_and_forget_those_used_longest_ago():
    """A thousand clients leave no more than three buckets, and the busy one is still known."""
    buckets = Buckets(Limit(rate=0.001, burst=1), most=3)
    for number in range(1000):
        buckets.take(f"198.51.100.{number}", 0)
        busy = buckets.take("203.0.113.1", 0)

    assert 3 == len(buckets)
    assert busy > 0
