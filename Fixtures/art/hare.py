"""Hush: so pale that it melts into a white page, bound on the left."""
import random

from drawing import Picture, ground, smooth, wobbly
from hare_figure import berries, hare, robin
from letters import write


def wash(p, rng, x, y, rx, ry, color, opacity, layers=4):
    """Water-color: a few blots of one color whose edges don't meet."""
    for i in range(layers):
        share = 1 - i * 0.13
        p.path(wobbly(rng, x + rng.uniform(-14, 14), y + rng.uniform(-14, 14), rx * share,
                      ry * share,
                      0.07, 16), color, opacity)


def birch(p, rng, x, width, foot, tone, lean=0, marks=16):
    """A trunk that the fog swallows towards its foot."""
    top, half = -20, width / 2
    d = (f"M{x - half + lean:.0f} {top}"
         f"C{x - half * 0.8 + lean:.0f} {foot * 0.3:.0f} {x - half * 1.1:.0f} {foot * 0.6:.0f} "
         f"{x - half * 1.5:.0f} {foot}H{x + half * 1.5:.0f}C{x + half * 1.1:.0f} {foot * 0.6:.0f} "
         f"{x + half * 0.8 + lean:.0f} {foot * 0.3:.0f} {x + half + lean:.0f} {top}Z")
    p.path(d, p.linear(x - half * 1.3, 0, x + half * 1.3, 0, (0, "#ffffff"), (0.35, "#f3f6fa"),
                       (1, tone)))
    p.begin(clip=p.clip(d))
    for _ in range(marks):
        y = rng.uniform(0, foot * 0.9)
        side = rng.choice((-1, 1))
        w, h = rng.uniform(0.35, 0.95) * width, rng.uniform(4, 11)
        cx = x + lean * (1 - y / foot) + side * half
        p.path(smooth([(cx - w / 2, y), (cx, y - h), (cx + w / 2, y + rng.uniform(-4, 4)),
                       (cx, y + h * 0.6)]),
               "#6f8196", rng.uniform(0.28, 0.6))
    p.path(d, p.linear(0, foot * 0.5, 0, foot, (0, "#fbfdfe", 0), (1, "#fbfdfe", 1)))
    p.end()


def twigs(p, x, y, reach, turn, color, width, opacity):
    """A bare branch that forks."""
    p.begin(f"translate({x} {y})rotate({turn})scale({reach / 100:g})", fill="none", stroke=color,
            stroke_width=width * 100 / reach, stroke_linecap="round", stroke_linejoin="round",
            opacity=opacity)
    p.path("M0 0C30 -6 60 -4 100 -20M34 -5C48 -22 62 -30 84 -48M58 -7C74 2 86 6 104 6"
           "M20 -4C28 -20 36 -30 40 -48"
           "M62 -32C66 -42 70 -50 70 -62M80 -12C90 -22 98 -32 104 -42", None)
    p.end()


def snow(p, rng, count, box, sizes=(3, 9), color="#ffffff"):
    for _ in range(count):
        p.circle(rng.uniform(box[0], box[2]), rng.uniform(box[1], box[3]), rng.uniform(*sizes),
                 color,
                 rng.uniform(0.6, 1))


def cover():
    rng = random.Random(11)
    p = Picture("Hush, cover")
    p.cover(p.linear(0, 0, 0, 1400, (0, "#fdfdfd"), (0.3, "#f4f7fa"), (0.7, "#e9f0f5"),
                     (1, "#fbfcfd")))
    p.circle(720, 560, 430, p.radial(720, 560, 430, (0, "#fff4e4", 1), (0.4, "#fff4e8", 0.7),
                                     (1, "#fff8f0", 0)))
    p.circle(720, 560, 116, p.radial(720, 560, 116, (0, "#ffffff"), (0.8, "#fffdf8"),
                                     (1, "#fff6e8")))
    p.ellipse(420, 880, 620, 460, p.radial(0.5, 0.5, 0.5, (0, "#b9cbdb", 0.95),
                                           (0.45, "#c6d5e2", 0.7),
                                           (1, "#dfe8f0", 0), local=True))
    wash(p, rng, 400, 930, 560, 170, "#c3d3e0", 0.1, 3)
    far_wood(p, rng)
    p.path(ground([(-20, 1030), (200, 1000), (460, 1020), (740, 985), (1020, 1010)]),
           p.linear(0, 985, 0, 1200, (0, "#dde7ef"), (1, "#f8fafc")))
    birch(p, rng, 112, 96, 1210, "#c9d6e2", -22, 22)
    birch(p, rng, 920, 62, 1200, "#d3dee8", 16, 16)
    twigs(p, 150, 640, 150, -6, "#9fb0c2", 6, 0.6)
    twigs(p, 898, 640, 130, 188, "#a9b9c9", 5, 0.5)
    p.path(ground([(-20, 1180), (180, 1150), (420, 1180), (640, 1186), (840, 1160), (1020, 1180)]),
           p.linear(0, 1150, 0, 1330, (0, "#eef3f8"), (1, "#ffffff")))
    p.ellipse(430, 1214, 310, 44, p.radial(0.5, 0.5, 0.5, (0, "#9fb4c9", 0.75),
                                           (0.5, "#b4c6d7", 0.4),
                                           (1, "#c6d4e2", 0), local=True))
    snow(p, rng, 70, (200, 480, 840, 1100), (3, 7))
    hare(p, "translate(440 1214)scale(0.95)")
    p.path(ground([(-20, 1290), (160, 1262), (380, 1240), (600, 1256), (800, 1232), (1020, 1262)]),
           p.linear(0, 1230, 0, 1400, (0, "#ffffff"), (0.6, "#eaf1f6"), (1, "#e2ebf2")))
    for box in ((10, 560, 180, 1380), (690, 480, 990, 1130)):
        snow(p, rng, 20, box, (4, 11))
    p.path(ground([(-20, 1372), (180, 1330), (430, 1322), (680, 1352), (1020, 1334)]),
           p.linear(0, 1320, 0, 1400, (0, "#ffffff"), (1, "#f0f5f9")))
    berries(p, 905, 1262, 1.05, 10)
    p.ellipse(806, 1254, 76, 13, "#a9bccf", 0.35)
    robin(p, "translate(806 1230)scale(1.12)")
    sway = ((0, -2), (0, 1), (0, -1), (0, 2))
    write(p, "Hush", 512, 318, 130, "#ffffff", 54, anchor="middle", tracking=52, opacity=0.9,
          sway=sway)
    write(p, "Hush", 512, 318, 130, "#66809c", 33, anchor="middle", tracking=52, sway=sway)
    write(p, "a winter story", 512, 406, 32, "#6f859c", 6.5, anchor="middle", tracking=46)
    return p


def far_wood(p, rng):
    """Trunks in three depths, the farther the fainter."""
    for depth, (count, tone, opacity, width, foot) in enumerate(
            ((16, "#c9d7e3", 0.45, 12, 990), (9, "#b9cad9", 0.5, 20, 1020))):
        fill = p.linear(0, 130, 0, foot, (0, tone, 0), (0.55, tone, 1), (1, tone, 0.1))
        p.begin(opacity=opacity)
        for i in range(count):
            x = (i + rng.uniform(0.1, 0.9)) * 1000 / count
            w = width * rng.uniform(0.6, 1.1)
            p.path(f"M{x - w / 2:.0f} 120L{x - w * 0.7:.0f} {foot}"
                   f"H{x + w * 0.7:.0f}L{x + w / 2:.0f} 120Z",
                   fill)
        p.end()


def tracks(p, places):
    """Where a hare has been: two long marks, two short ones."""
    for x, y, size, turn in places:
        p.begin(f"translate({x} {y})rotate({turn})scale({size})", opacity=0.7)
        for dx, dy, rx, ry in ((-16, -20, 7, 17), (16, -16, 7, 17), (0, 18, 6, 8), (4, 40, 6, 8)):
            p.ellipse(dx, dy, rx, ry, "#9db6cb")
        p.end()


def page():
    rng = random.Random(23)
    p = Picture("Hush, first page")
    p.cover("#c6dae9")
    p.circle(300, 690, 330, p.radial(300, 690, 330, (0, "#fff6ea", 1), (0.35, "#fdf1e6", 0.75),
                                     (1, "#d6e0e8", 0)))
    p.circle(300, 690, 78, "#fffaf2")
    for count, tone, width, low in ((26, "#aac3d6", 12, 240), (12, "#98b5cb", 20, 330)):
        d = ""
        for k in range(count):
            x, h = (k + rng.uniform(0.1, 0.9)) * 1000 / count, low * rng.uniform(0.7, 1.2)
            w = width * rng.uniform(0.6, 1.1)
            d += f"M{x - w / 2:.0f} 900L{x:.0f} {900 - h:.0f}L{x + w / 2:.0f} 900Z"
        p.path(d, p.linear(0, 900 - low * 1.2, 0, 900, (0, tone, 0), (0.6, tone, 0.85),
                           (1, tone, 0.3)))
    p.path(ground([(-20, 880), (220, 850), (480, 880), (760, 830), (1020, 850)]),
           p.linear(0, 830, 0, 1010, (0, "#eef4f8"), (1, "#d2e1ec")))
    for x, y, h in ((84, 905, 150), (160, 890, 104), (30, 900, 110)):
        snowy_fir(p, x, y, h)
    p.path(ground([(-20, 1010), (220, 990), (520, 960), (800, 940), (1020, 960)]),
           p.linear(0, 940, 0, 1160, (0, "#fafcfd"), (0.5, "#e0eaf2"), (1, "#d6e4ee")))
    birch(p, rng, 948, 82, 1090, "#bccbd9", 12, 18)
    birch(p, rng, 842, 42, 1060, "#c6d4e0", 10, 12)
    p.path(smooth([(756, 1058), (836, 1008), (900, 1022), (960, 1040), (1030, 1066), (1030, 1110),
                   (740, 1100)]),
           p.linear(0, 1010, 0, 1090, (0, "#ffffff"), (1, "#f4f8fb")))
    snow(p, rng, 60, (10, 520, 990, 1000), (3, 7))
    p.ellipse(640, 1068, 180, 26, p.radial(0.5, 0.5, 0.5, (0, "#93adc5", 0.8), (1, "#b9cbdb", 0),
                                           local=True))
    hare(p, "translate(646 1066)scale(-0.52 0.52)")
    p.path(ground([(-20, 1170), (240, 1120), (540, 1130), (800, 1170), (1020, 1140)]),
           p.linear(0, 1120, 0, 1400, (0, "#ffffff"), (0.3, "#eef4f8"), (1, "#c6dae9")))
    tracks(p, ((690, 1118, 0.5, -30), (640, 1168, 0.62, -44), (556, 1212, 0.74, -56),
               (446, 1248, 0.86, -58),
               (330, 1300, 1, -46), (236, 1382, 1.14, -40)))
    berries(p, 150, 1226, 0.8, -8)
    p.ellipse(238, 1196, 62, 11, "#a3b9cd", 0.45)
    robin(p, "translate(244 1176)scale(-0.8 0.8)")
    snow(p, rng, 12, (10, 500, 480, 900), (4, 9))
    snow(p, rng, 7, (10, 40, 990, 110), (4, 9))
    for i, line in enumerate(("Snow came in the night.", "In the morning", "the whole wood",
                              "held its breath.")):
        write(p, line, 110, 180 + i * 100, 30, "#3c5168", 6.8, tracking=42)
    return p


def snowy_fir(p, x, y, h):
    for i in (2, 1, 0):
        top, half = y - h + i * h * 0.24, h * (0.16 + 0.08 * i)
        foot = top + h * 0.44
        p.path(f"M{x} {top:.0f}"
               f"Q{x + half * 0.4:.0f} {foot - h * 0.14:.0f} {x + half:.0f} {foot:.0f}"
               f"Q{x} {foot + h * 0.06:.0f} {x - half:.0f} {foot:.0f}"
               f"Q{x - half * 0.4:.0f} {foot - h * 0.14:.0f} {x} {top:.0f}Z",
               p.linear(0, 0, 0, 1, (0, "#ffffff"), (0.4, "#dfe9f1"), (1, "#9fb9ce"), local=True))
