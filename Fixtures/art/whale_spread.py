"""The moon and the whale, a page that is two pages wide: the whale dives, and moonlight with it."""
import math
import random

from drawing import HEIGHT, SPREAD, Picture, ground, mix, smooth
from letters import write_down
from whale import cloud, scale_waves
from whale_diving import diving_whale
from whale_figure import boat, fish

TEXT = ("くじらは もぐる。", "つきの ひかりも", "もぐる。")
PALE = "#fff6e0"
# Where the fish swim: from, by way of, to.
FAR = ((40, 700), (330, 560), (560, 470))
NEAR = ((40, 1200), (760, 1420), (1400, 880))
SURFACE = [(-20, 290), (160, 276), (360, 294), (580, 276), (800, 292), (1040, 278), (1280, 294),
           (1520, 278), (1760, 292), (2020, 276)]


def spread():
    rng = random.Random(9)
    p = Picture("The moon and the whale, first spread", SPREAD, HEIGHT)
    sky(p)
    sea(p)
    depths(p)
    shoal(p, rng, FAR, 11, 3, 34, (0.34, 0.46), 0.75)
    diving_whale(p)
    floor(p, rng)
    shoal(p, rng, NEAR, 17, 4, 46, (0.5, 0.92), 0)
    bubbles(p)
    for i, column in enumerate(TEXT):
        write_down(p, column, 1780 - i * 150, 410, 86, PALE, 11, step=1.16)
    return p


def sky(p):
    p.cover(p.linear(0, 0, 0, 300, (0, "#f3965f"), (0.5, "#fac07c"), (1, "#ffe6b4")))
    for r, opacity in ((330, 0.18), (270, 0.22), (214, 0.28)):
        p.circle(330, 190, r, "#fff3cf", opacity)
    p.circle(330, 190, 156, p.linear(0, 34, 0, 300, (0, "#fffdf2"), (1, "#ffe9b4")))
    for x, y, r in ((270, 130, 18), (380, 120, 24), (420, 180, 12), (300, 210, 14)):
        p.circle(x, y, r, "#f3cf8a", 0.45)
    cloud(p, 60, 90, ((50, 120), (0, 210)), "#fff6e2", 0.8, 24)
    cloud(p, 1180, 110, ((70, 200), (0, 330), (110, 150)), "#fff0d0", 0.75, 28)
    cloud(p, 1690, 70, ((0, 180), (60, 90)), "#fff6e2", 0.8, 24)
    p.path(ground([(1000, 300), (1240, 250), (1480, 216), (1760, 250), (2020, 200)], 320),
           "#e08a6c", 0.5)


def sea(p):
    p.path(ground([(x, y - 20) for x, y in SURFACE]), "#c9ead8")
    boat(p, "translate(700 280)scale(1.1)rotate(3)")
    p.path(ground(SURFACE), p.linear(0, 280, 0, 1400, (0, "#7cc9b6"), (0.16, "#3a9f9f"),
                                     (0.5, "#17658a"), (1, "#0b2b55")))
    p.line(smooth([(x, y + 24) for x, y in SURFACE], closed=False), "#f2fbf4", 5, 0.6)
    p.begin(clip=p.clip(ground(SURFACE)))
    light = p.linear(0, 280, 0, 1280, (0, "#fff0c0", 0.6), (0.5, "#ffe7a8", 0.26),
                     (1, "#ffe7a8", 0))
    for x, w, lean, flare in ((190, 70, -150, 70), (300, 150, 40, 96), (500, 60, 190, 80),
                               (620, 50, 330, 90)):
        p.path(f"M{x} 260H{x + w}L{x + w + lean + flare} 1420H{x + lean - flare}Z", light)
    p.end()


def depths(p):
    """Hills under the water, each darker than the one behind."""
    for tone, points in (("#14507a", ((-20, 1130), (300, 1190), (700, 1200), (1100, 1170),
                                      (1500, 1190), (1800, 1130), (2020, 1090))),
                         ("#0f4069", ((-20, 1230), (400, 1260), (900, 1260), (1300, 1240),
                                      (1700, 1250), (2020, 1190)))):
        p.path(ground(points), tone, 0.75)


def shoal(p, rng, curve, steps, lanes, apart, sizes, haze):
    """Fish in lanes along a curve, fewest at its ends, each looking where it swims."""
    (ax, ay), (bx, by), (cx, cy) = curve
    for step in range(steps):
        for lane in range(lanes):
            t = (step + (lane % 2) * 0.5 + rng.uniform(-0.2, 0.2)) / steps
            side = (lane - (lanes - 1) / 2 + rng.uniform(-0.22, 0.22)) * apart
            size = rng.uniform(*sizes)
            color = rng.choice(("#f2785a", "#f2785a", "#ffb95e", "#ffe0a0", "#8fd6c8"))
            if abs(side) > apart * lanes * 2.2 * t * (1 - t) + 8:
                continue
            x = (1 - t) ** 2 * ax + 2 * t * (1 - t) * bx + t * t * cx
            y = (1 - t) ** 2 * ay + 2 * t * (1 - t) * by + t * t * cy
            dx, dy = (1 - t) * (bx - ax) + t * (cx - bx), (1 - t) * (by - ay) + t * (cy - by)
            turn = math.degrees(math.atan2(dy, dx)) + rng.uniform(-5, 5)
            p.begin(f"translate({x:.0f} {y + side:.0f})rotate({turn:.0f})")
            fish(p, 0, 0, round(size, 2), mix(color, "#a8dccb", haze))
            p.end()


def bubbles(p):
    for x, y, r in ((64, 960, 13), (40, 912, 9), (70, 872, 7), (50, 800, 10), (90, 740, 6),
                    (880, 640, 10), (908, 590, 7), (886, 540, 5), (1240, 620, 8), (1262, 570, 5)):
        p.circle(x, y, r, "#f2fbf4", 0.3, stroke="#ffffff", stroke_width=3.0)


def floor(p, rng):
    for x in (50, 92, 130, 172, 380, 420, 1440, 1476, 1512, 1884, 1920, 1958):
        h, base = rng.uniform(90, 170), 1300
        p.line(f"M{x} {base}C{x + 24} {base - h * 0.35:.0f} {x - 34} {base - h * 0.6:.0f} "
               f"{x - 10} {base - h:.0f}",
               rng.choice(("#2a8a94", "#1f7288", "#d9695a")), rng.uniform(9, 15), 0.9)
    scale_waves(p, 3, 1336, 92, "#0e3f69", "#0a2a52", "#2f7f9c")
