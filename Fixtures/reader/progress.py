#!/usr/bin/env python3
"""Writes progress.txt: what a bar shows whatever is reported. See README.md.

Lines that begin with start, report, finish or fail are events with their time; `value` is a time and
how full the bar is then; `new` begins another bar.
"""
import random


def slowing(share):
    """Evenly slower until it stands: the way of a stone that is thrown up."""
    share = min(max(share, 0.0), 1.0)
    return 2 * share - share * share


class Bar:
    def __init__(self):
        self.known, self.legs = 0.0, [(float("-inf"), 0.0, 0.0, 0.0)]

    def value(self, time):
        begun, start, quick, slow = [leg for leg in self.legs if leg[0] <= time][-1]
        if begun == float("-inf"):
            return 0.0
        return start + quick * slowing((time - begun) / 0.3) + slow * slowing((time - begun) / 10)

    def aim(self, time):
        start = self.value(time)
        quick = max(0.0, min(self.known, 0.99) - start)
        slow = max(0.0, min(self.known + 0.1, 0.99) - start - quick)
        self.legs.append((time, start, quick, slow))

    def report(self, number, time):
        if number != number or number <= self.known:
            return
        self.known = min(number, 1.0)
        self.aim(time)

    def finish(self, time):
        start = self.value(time)
        self.legs.append((time, start, 1 - start, 0.0))

    def fail(self, time):
        self.legs.append((time, self.value(time), 0.0, 0.0))


random.seed(7)
for case in range(40):
    bar, time = Bar(), random.random()
    print("new")
    print("start", repr(time))
    bar.aim(time)
    for _ in range(random.randrange(9)):
        last, time = time, time + random.choice((0.0, 0.02, 0.1, 0.4, 3, 12)) * random.random()
        for _ in range(3):
            at = last + (time - last) * random.random()
            print("value", repr(at), repr(bar.value(at)))
        number = random.choice((
            random.random(), random.random() * 0.3, 1.0, 2.5, -0.5, 0.0, 0.995, float("nan")))
        print("report", repr(time), number)
        bar.report(number, time)
    last, time = time, time + random.random()
    print("value", repr(last), repr(bar.value(last)))
    end = random.choice(("finish", "finish", "fail", "none"))
    if end != "none":
        print(end, repr(time))
        getattr(bar, end)(time)
    for _ in range(4):
        at = time + 0.4 * random.random()
        print("value", repr(at), repr(bar.value(at)))
    print("value", repr(time + 30), repr(bar.value(time + 30)))
