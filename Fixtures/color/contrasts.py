"""Contrasts by WCAG 2, to 50 digits: python3 contrasts.py > contrasts.txt

A line a pair, of words: two colors in hexadecimal, the luminance of each, their contrast.
"""

import random
from decimal import Decimal as D, getcontext

getcontext().prec = 50
rng = random.Random(11)


def luminance(color):
    total = D(0)
    for weight, at in (("0.2126", 1), ("0.7152", 3), ("0.0722", 5)):
        c = D(int(color[at:at + 2], 16)) / 255
        linear = c / D("12.92") if c <= D("0.03928") else (
            ((c + D("0.055")) / D("1.055")).ln() * D("2.4")).exp()
        total += D(weight) * linear
    return total


pairs = [("#000000", "#ffffff"), ("#664026", "#ffffff"), ("#777777", "#ffffff"), ("#0a0a0a", "#0b0b0b")]
pairs += [("#%06x" % rng.randrange(1 << 24), "#%06x" % rng.randrange(1 << 24)) for _ in range(300)]
for a, b in pairs:
    x, y = luminance(a), luminance(b)
    print(a, b, float(x), float(y), float((max(x, y) + D("0.05")) / (min(x, y) + D("0.05"))))
