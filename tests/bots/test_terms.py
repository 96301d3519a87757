"""The weight of an option is the sum of its named terms."""

from __future__ import annotations

from aerodrome.kernel.advisor import Weighing


def test_terms_are_kept_only_where_somebody_reads_them() -> None:
    plain, named = Weighing(False), Weighing(True)
    for each in (plain, named):
        each.add("fuel", 0.5)
        each.add("risk", -0.25)
    assert plain.total == named.total == 0.25
    assert plain.terms is None
    assert named.terms is not None
    assert [repr(term) for term in named.terms] == ["fuel +0.5", "risk -0.25"]
