#!/usr/bin/env python3
"""Writes sheet.txt: sheets that were dragged and let go. See README.md.

A row is: the screen's height, detent, translation (down), velocity (down), seconds since the release, the
detent then, how much of the sheet is seen, how fast it comes up.
"""
from easing import sprung

shares = {"hidden": 0.0, "medium": 0.5, "large": 0.92}

for height in (800.0, 1180.0):
    for detent in ("medium", "large"):
        for translation in (-900, -120, -40, 0, 30, 150, 330, 2000):
            for velocity in (-2500, -700, 0, 400, 900, 3000):
                place = shares[detent] * height - translation
                top = 0.92 * height
                speed = -velocity
                if place > top:
                    place, speed = top + 0.3 * (place - top), 0.3 * speed
                place = max(place, 0.0)
                slid = place + 0.2 * speed
                goal = sorted(shares, key=lambda name: abs(shares[name] * height - slid))[0]
                for time in (0.0, 0.06, 0.25, 1.0):
                    seen, rate = sprung(place, speed, shares[goal] * height, 0.4, 0.0, time, 1e-4)
                    if seen < 0 or seen > height:
                        seen, rate = min(max(seen, 0.0), height), 0.0
                    print(repr(height), detent, translation, velocity, repr(time), goal,
                          repr(seen), repr(rate))
