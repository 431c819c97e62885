"""つきとくじら, the moon and the whale: bound on the right, so all swim to the left."""
import math
import random

from drawing import Picture, ground, mix, smooth
from letters import write_down
from whale_figure import CLOTH, boat, fish, whale

INK = "#123552"


def scale_waves(p, rows, y0, radius, far, near, line):
    """Seigaiha, the sea as a pattern: each row hides the feet of the one behind."""
    for row in range(rows):
        y, r = y0 + row * radius * 0.5, radius
        tone = mix(far, near, row / (rows - 1))
        fill, rings = [], []
        for i in range(-1, int(p.width / r) + 2):
            x = 500 + (i - 6) * 2 * r + (r if row % 2 else 0)
            fill.append(f"M{x - r} {y:g}a{r} {r} 0 0 1 {2 * r} 0v{r}h{-2 * r}Z")
            for q in (r - 5, r - 27, r - 49):
                rings.append(f"M{x - q} {y:g}a{q} {q} 0 0 1 {2 * q} 0")
        p.path("".join(fill), tone)
        p.line("".join(rings), line, 4, 0.4 + 0.03 * row)


def cloud(p, x, y, lengths, color, opacity, thick=30):
    """Bars with round ends, one above the other, as on a folding screen."""
    d = "".join(f"M{x + dx} {y + i * thick * 0.98:.0f}h{w}" for i, (dx, w) in enumerate(lengths))
    p.line(d, color, thick, opacity)


def splash(p, rng, x, y):
    """Foam in heaps, drops above it and rings about it."""
    for rx, opacity in ((250, 0.35), (200, 0.55)):
        p.ellipse(x, y + 22, rx, rx * 0.15, "none", opacity, stroke="#f4fbf0", stroke_width=7.0)
    for _ in range(30):
        angle, reach = rng.uniform(-2.7, -0.45), rng.uniform(70, 190)
        p.circle(x + math.cos(angle) * reach, y + math.sin(angle) * reach * 0.9, rng.uniform(3, 10),
                 "#fbfff8",
                 rng.uniform(0.7, 1))
    for color, lift, share in (("#a9dccf", 0, 1.12), ("#d9f1e6", 4, 1), ("#ffffff", 12, 0.8)):
        heaps = ((-118, 4, 22), (-84, -10, 32), (-42, -22, 38), (4, -16, 36), (48, -26, 38),
                 (90, -8, 30), (122, 6, 20))
        d = "".join(f"M{x + dx * share - r * share:.0f} {y + dy + lift:.0f}"
                    f"a{r * share:.0f} {r * share:.0f} 0 1 1 {2 * r * share:.0f} 0"
                    f"a{r * share:.0f} {r * share:.0f} 0 1 1 {-2 * r * share:.0f} 0Z"
                    for dx, dy, r in heaps)
        p.path(d, color)


def cover():
    rng = random.Random(3)
    p = Picture("The moon and the whale, cover")
    p.cover(p.linear(0, 0, 0, 1000, (0, "#f08a5a"), (0.3, "#f7b06c"), (0.65, "#fcd596"),
                     (1, "#ffeec8")))
    for r, opacity in ((470, 0.16), (410, 0.2), (352, 0.26)):
        p.circle(400, 500, r, "#fff3cf", opacity)
    p.circle(400, 500, 292, p.radial(340, 420, 400, (0, "#fffdf2"), (0.7, "#fff3d0"),
                                     (1, "#ffe2a0")))
    for x, y, r in ((300, 330, 30), (250, 390, 18), (520, 330, 40), (590, 400, 22), (470, 270, 16)):
        p.circle(x, y, r, "#f3cf8a", 0.4)
    cloud(p, 40, 120, ((60, 170), (0, 300), (90, 150)), "#fff0d0", 0.75)
    cloud(p, 500, 232, ((70, 90), (0, 180)), "#fff6e2", 0.85, 26)
    cloud(p, 20, 720, ((30, 120), (0, 210)), "#fff6e2", 0.8, 26)
    p.path(ground([(-20, 930), (110, 884), (220, 900), (330, 932), (440, 946), (1020, 950)]),
           "#e99a78", 0.55)
    p.path(ground([(560, 950), (720, 900), (860, 850), (960, 880), (1020, 870)]), "#d9826e", 0.5)
    p.path("M-10 938H1010V1420H-10Z", p.linear(0, 938, 0, 1080, (0, "#8fd0bd"), (1, "#2f9c9c")))
    for y, w in ((952, 380), (968, 250), (985, 330), (1002, 170), (1020, 240)):
        p.line(f"M{400 - w / 2:g} {y}h{w}", "#fff3cf", 7, 0.75)
    splash(p, rng, 590, 988)
    whale(p, "translate(44 348)rotate(5 300 300)scale(0.94)")
    p.line("M420 930v14M470 918v24M520 936v12M600 940v18M660 924v20M560 912v16M690 948v10",
           "#fbfff8", 7, 0.85)
    boat(p, "translate(176 1024)scale(1.02)rotate(-4)")
    scale_waves(p, 9, 1116, 92, "#46b0a6", "#0c4a6c", "#e9f8ea")
    p.ellipse(390, 1080, 430, 260, p.radial(0.5, 0.5, 0.5, (0, "#ffe9b4", 0.42),
                                            (0.5, "#ffe9b4", 0.18),
                                            (1, "#ffe9b4", 0), local=True))
    binding(p)
    write_down(p, "つきとくじら", 790, 84, 112, "#fff6e0", 31, step=1.12, opacity=0.9)
    write_down(p, "つきとくじら", 790, 84, 112, INK, 17, step=1.12)
    return p


def binding(p):
    """The cloth of the spine comes round to the front, with a line of gold."""
    p.path("M884 0H1000V1400H884Z", p.linear(884, 0, 1000, 0, (0, "#d8483a"), (0.3, CLOTH),
                                             (1, "#a92a2a")))
    p.path("M868 0H884V1400H868Z", p.linear(868, 0, 884, 0, (0, INK, 0), (1, INK, 0.28)))
    p.path("M884 0H890V1400H884Z", "#f6c96a")
    stitches = "".join(f"M908 {y}v16" for y in range(20, 1400, 40))
    p.line(stitches, "#f6c96a", 3.4, 0.75)


def page():
    rng = random.Random(5)
    p = Picture("The moon and the whale, first page")
    p.cover("#fdeccb")
    for r, opacity in ((250, 0.35), (200, 0.45)):
        p.circle(270, 240, r, "#fff8e4", opacity)
    p.circle(270, 240, 142, p.radial(230, 190, 210, (0, "#fffdf4"), (0.6, "#fff4d2"),
                                     (1, "#ffdf9c")))
    for x, y, r in ((210, 180, 16), (318, 170, 24), (352, 230, 13), (250, 140, 10)):
        p.circle(x, y, r, "#f6d492", 0.5)
    cloud(p, 60, 300, ((40, 130), (0, 230)), "#fffaf0", 0.95, 24)
    cloud(p, 470, 170, ((0, 120), (40, 90)), "#fffaf0", 0.9, 22)
    surface = [(-20, 470), (120, 456), (270, 474), (430, 458), (590, 476), (750, 460), (900, 474),
               (1020, 462)]
    p.path(ground([(x, y - 16) for x, y in surface]), "#d7efe2")
    boat(p, "translate(300 456)scale(1.05)rotate(3)")
    p.path(ground(surface), "#b5ddd0")
    p.begin(clip=p.clip(ground(surface)))
    for x, w, lean in ((150, 60, -60), (300, 110, -40), (470, 50, 10), (600, 80, 60)):
        p.path(f"M{x} 440H{x + w}L{x + w * 2 + lean * 3} 1400H{x + lean * 3 - w}Z",
               p.linear(0, 460, 0, 1250, (0, "#f0faf0", 0.62), (1, "#d8f0e4", 0)))
    p.end()
    p.line(smooth([(x, y + 26) for x, y in surface], closed=False), "#f2fbf4", 5, 0.7)
    for x, y, s in ((150, 640, 0.75), (230, 690, 0.55), (110, 720, 0.5), (720, 1150, 0.7),
                    (800, 1200, 0.5)):
        fish(p, x, y, s, "#7fbfb4" if s < 0.6 else "#e98f73")
    whale(p, "translate(110 690)rotate(-4 300 300)scale(1.02)")
    for x, y, r in ((150, 830, 13), (128, 780, 9), (160, 742, 7), (140, 600, 6), (700, 1010, 9),
                    (728, 960, 6), (60, 1000, 8)):
        p.circle(x, y, r, "#f2fbf4", 0.35, stroke="#ffffff", stroke_width=3.0)
    floor(p, rng)
    write_down(p, "つきが のぼる。", 880, 110, 82, INK, 10, step=1.2)
    write_down(p, "くじらは うたう。", 748, 110, 82, INK, 10, step=1.2)
    return p


def floor(p, rng):
    """The bottom of the sea, with weed that leans to the left."""
    p.path(ground([(-20, 1310), (200, 1280), (460, 1310), (720, 1270), (1020, 1300)]),
           p.linear(0, 1270, 0, 1400, (0, "#86c4b8"), (1, "#6bb0a8")))
    for x in (60, 96, 130, 860, 900, 936, 964, 560, 590):
        h, base = rng.uniform(90, 210), 1330
        p.line(f"M{x} {base}C{x + 24} {base - h * 0.35:.0f} {x - 34} {base - h * 0.6:.0f} "
               f"{x - 10} {base - h:.0f}",
               rng.choice(("#4f9f98", "#5fada0", "#d9806a")), rng.uniform(9, 15), 0.85)
    p.path(ground([(-20, 1364), (260, 1340), (520, 1362), (800, 1336), (1020, 1352)]), "#559d99")
