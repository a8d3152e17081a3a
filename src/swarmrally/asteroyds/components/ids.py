"""Rule ids as numbers that fit an event: A3.5 is 305."""

from __future__ import annotations

A1_5, A1_6 = 105, 106
A2_1, A2_2, A2_3, A2_4, A2_6 = 201, 202, 203, 204, 206
A3_1, A3_3, A3_4, A3_5, A3_6 = 301, 303, 304, 305, 306
A4_1, A4_2, A4_4, A4_5 = 401, 402, 404, 405
A5_1, A5_2, A5_3, A5_4, A5_5, A5_6 = 501, 502, 503, 504, 505, 506
A6_1 = 601
A7_1, A7_2, A7_4 = 701, 702, 704
A8_1, A8_3 = 801, 803
A9_2, A9_3, A9_4, A9_5, A9_6, A9_7 = 902, 903, 904, 905, 906, 907
A10_1, A10_2, A10_3, A10_4, A10_5 = 1001, 1002, 1003, 1004, 1005


def rule_id(number: int) -> str:
    """The id as the rulebook writes it."""
    return f"A{number // 100}.{number % 100}"
