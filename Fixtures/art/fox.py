"""The Lantern Fox: deep and vivid, bound on the left."""
import math
import random

from drawing import Picture, ground, smooth
from fox_figure import fox, lantern
from letters import write

INK = "#14123f"


def glow(p, x, y, rx, ry, color, strength):
    """A soft pool of light, or of shade."""
    p.ellipse(x, y, rx, ry, p.radial(0.5, 0.5, 0.5, (0, color, strength),
                                     (0.4, color, strength * 0.6),
                                     (1, color, 0), local=True))


def pine(p, x, bottom, height, color, lit=None):
    """Tiers of boughs, each with a soft hem."""
    tiers = 5
    fill = p.linear(0, 0, 0, 1, (0, color), (0.35, color), (1, lit or color), local=True)
    for i in reversed(range(tiers)):
        top = bottom - height + height * 0.17 * i
        foot = top + height * 0.34
        half = height * (0.1 + 0.05 * i)
        right = (f"Q{x + half * 0.35:.0f} {foot - height * 0.1:.0f} {x + half:.0f} {foot:.0f}"
                 f"Q{x + half * 0.5:.0f} {foot + height * 0.035:.0f} "
                 f"{x:.0f} {foot + height * 0.015:.0f}")
        left = (f"Q{x - half * 0.5:.0f} {foot + height * 0.035:.0f} {x - half:.0f} {foot:.0f}"
                f"Q{x - half * 0.35:.0f} {foot - height * 0.1:.0f} {x:.0f} {top:.0f}Z")
        p.path(f"M{x:.0f} {top:.0f}{right}{left}", fill)


def stars(p, rng, count, low):
    for _ in range(count):
        x, y = rng.uniform(20, p.width - 20), rng.uniform(20, low)
        r = rng.choice((1.6, 1.8, 2.2, 2.6, 3.4))
        p.circle(x, y, r, rng.choice(("#fff6d8", "#ffe6b8", "#d8dcff")), rng.uniform(0.4, 0.95))


def twinkle(p, x, y, r):
    p.path(f"M{x} {y - r}Q{x + r * .12:g} {y - r * .12:g} {x + r} {y}"
           f"Q{x + r * .12:g} {y + r * .12:g} {x} {y + r}"
           f"Q{x - r * .12:g} {y + r * .12:g} {x - r} {y}"
           f"Q{x - r * .12:g} {y - r * .12:g} {x} {y - r}Z", "#fff3c8")


def grass(p, rng, x0, x1, y, color, count, tall):
    blades = []
    for _ in range(count):
        x = rng.uniform(x0, x1)
        h, lean = rng.uniform(0.5, 1) * tall, rng.uniform(-0.5, 0.5) * tall
        foot = y(x) + 8
        blades.append(f"M{x - 5:.0f} {foot:.0f}"
                      f"Q{x + lean * .2:.0f} {foot - h * .6:.0f} {x + lean:.0f} {foot - h:.0f}"
                      f"Q{x + lean * .3 + 5:.0f} {foot - h * .5:.0f} {x + 6:.0f} {foot:.0f}Z")
    p.path("".join(blades), color)


def cover():
    rng = random.Random(7)
    p = Picture("The Lantern Fox, cover")
    p.cover(p.linear(0, 0, 0, 1100, (0, "#0e0f4a"), (0.34, "#24208a"), (0.62, "#5a2aa0"),
                     (0.82, "#b23a9a"), (1, "#ff7a6a")))
    stars(p, rng, 90, 800)
    for x, y, r in ((420, 96, 17), (850, 92, 26), (905, 420, 17), (250, 560, 15), (128, 420, 12)):
        twinkle(p, x, y, r)
    p.circle(640, 740, 520, p.radial(640, 740, 520, (0.4, "#ffb47a", 0.5), (0.62, "#ff7ab0", 0.22),
                                     (1, "#8a4ad8", 0)))
    p.circle(640, 740, 262, p.radial(580, 660, 380, (0, "#fff3c4"), (0.5, "#ffd988"),
                                     (1, "#ffae4e")))
    for x, y, r in ((760, 640, 34), (815, 730, 20), (720, 560, 18), (790, 850, 26), (470, 700, 22)):
        p.circle(x, y, r, "#e8903c", 0.2)
    for x, y, w in ((250, 720, 190), (330, 752, 130), (760, 806, 190), (690, 560, 150),
                    (790, 590, 160)):
        p.line(f"M{x} {y}h{w}", "#7a3cb0" if x < 600 else "#ffd9a0", 15, 0.3)
    hills(p, rng)
    foreground(p, rng)
    title(p)
    return p


def hills(p, rng):
    p.path(ground([(-20, 900), (140, 850), (330, 890), (520, 950), (700, 900), (880, 850),
                   (1020, 890)]),
           p.linear(0, 850, 0, 1100, (0, "#8a2f9e"), (1, "#5a2496")))
    for x, y, s in ((840, 872, 1.3), (900, 858, 1.6)):
        p.begin(f"translate({x} {y})scale({s})")
        p.path("M-16 24V-2L0 -20L16 -2V24Z", "#4a1a86")
        p.path("M-21 1L0 -24L21 1Z", "#351266")
        p.path("M-6 18V4H6V18Z", "#ffdd74")
        p.end()
    p.path(ground([(-20, 960), (160, 985), (340, 1000), (560, 970), (780, 985), (1020, 930)]),
           p.linear(0, 940, 0, 1250, (0, "#4a2aa6"), (1, "#1d1a70")))
    for x, y, h in ((944, 1010, 120), (985, 1000, 190), (846, 1015, 96), (300, 1010, 90)):
        pine(p, x, y, h, "#2a2290", "#5a3ab8")
    # The pines at the left keep the binding's edge dark.
    pine(p, 190, 1060, 330, "#221b80", "#4a34ac")
    pine(p, 48, 1130, 640, "#171560", "#33279a")


def foreground(p, rng):
    ridge = [(-20, 1120), (150, 1080), (360, 1090), (560, 1120), (780, 1090), (1020, 1040)]
    p.path(ground(ridge), p.linear(0, 1050, 0, 1400, (0, "#1c5a72"), (0.4, "#153a6a"),
                                   (1, "#100f45")))
    p.line(smooth(ridge, closed=False), "#8fe0d0", 4, 0.35)
    p.path(smooth([(300, 1420), (350, 1290), (430, 1220), (430, 1150), (560, 1116), (700, 1130),
                   (690, 1190),
                   (640, 1250), (680, 1330), (740, 1430)]),
           p.linear(0, 1110, 0, 1400, (0, "#ffbf6a", 0.75), (0.4, "#d87a6a", 0.4),
                    (1, "#6a3a8a", 0.1)))
    glow(p, 420, 1180, 440, 120, "#ffc65a", 0.6)
    glow(p, 590, 1178, 250, 34, INK, 0.75)
    fox(p, "translate(560 1178)scale(0.98)")
    lantern(p, 328, 806, 1.25, 270)
    def near(x):
        return 1330 - 50 * abs((x - 520) / 500) ** 1.5
    for x, y, size in ((112, 1240, 1.3), (176, 1280, 1), (62, 1262, 0.8), (868, 1236, 1.35),
                       (806, 1284, 0.95), (932, 1272, 1.05), (262, 1300, 0.75), (724, 1302, 0.8)):
        bell(p, x, y - 26, size, "#ff6f91" if size > 1 else "#ffb94a")
    p.path(ground([(x, near(x)) for x in (-20, 150, 330, 520, 700, 860, 1020)]),
           p.linear(0, 1270, 0, 1400, (0, "#0d0d40"), (1, "#191a5e")))
    grass(p, rng, -10, 1010, near, "#0d0d40", 70, 80)
    for x, y in ((130, 1010), (212, 1120), (96, 1150), (300, 1225), (236, 960), (880, 1130),
                 (800, 1190),
                 (920, 1010), (700, 1270), (150, 860)):
        glow(p, x, y, 20, 20, "#ffe27a", 0.7)
        p.circle(x, y, 3.6, "#fffbe0")


def bell(p, x, y, size, color, stem="#0d0d40"):
    """A flower of three petals, lit from the left."""
    p.begin(f"translate({x} {y})scale({size})")
    p.line("M0 10C4 40 -2 70 -4 110", stem, 5)
    p.path("M0 14C-20 10 -20 -16 -14 -24C-8 -20 -4 -16 0 -28C4 -16 8 -20 14 -24C20 -16 20 10 0 14Z",
           color)
    p.path("M0 14C-20 10 -20 -16 -14 -24C-8 -10 -8 4 0 14Z", "#fff0c0", 0.45)
    p.end()


def title(p):
    for dy, color, extra in ((8, "#0a0836", 9), (0, "#ffe9b0", 0)):
        write(p, "the", 176, 112 + dy, 46, color, 13 + extra, sway=((0, -6), (-4, -4), (-6, -2)))
        write(p, "Lantern", 500, 276 + dy, 104, color, 30 + extra, anchor="middle", tracking=46,
              sway=((0, -3), (5, 2), (-3, -2), (3, 3), (-3, -2), (4, 2), (0, -2)))
        write(p, "Fox", 508, 476 + dy, 104, color, 30 + extra, anchor="middle", tracking=46,
              sway=((0, -3), (4, 3), (-2, -3)))


def page():
    rng = random.Random(19)
    p = Picture("The Lantern Fox, first page")
    p.cover("#fbdcae")
    p.circle(180, 760, 420, p.radial(180, 760, 420, (0, "#fff4d6", 1), (0.4, "#ffeecb", 0.7),
                                     (1, "#fbdcae", 0)))
    glow(p, 706, 606, 130, 130, "#ff8f4a", 0.6)
    glow(p, 706, 606, 50, 50, "#fffbe8", 1)
    twinkle(p, 706, 606, 54)
    p.circle(706, 606, 10, "#ffffff")
    p.path(ground([(-20, 850), (180, 800), (380, 840), (620, 800), (840, 850), (1020, 800)]),
           p.linear(0, 800, 0, 1000, (0, "#f3b795"), (1, "#f7cda6")))
    p.path(ground([(-20, 930), (240, 900), (520, 930), (760, 880), (1020, 910)]),
           p.linear(0, 880, 0, 1100, (0, "#cf8fa6"), (1, "#e5ab9f")))
    for x, y, h in ((70, 960, 200), (138, 955, 140), (20, 965, 120)):
        pine(p, x, y, h, "#8f5f96", "#b884a6")
    burrow(p)
    p.path(ground([(-20, 1090), (200, 1060), (480, 1084), (760, 1060), (1020, 1090)]),
           p.linear(0, 1060, 0, 1400, (0, "#8fb08c"), (0.5, "#5f9a92"), (1, "#4c7f8c")))
    p.path(smooth([(730, 1070), (800, 1066), (770, 1130), (620, 1190), (440, 1250), (380, 1420),
                   (120, 1420),
                   (220, 1270), (420, 1180), (640, 1130)]),
           p.linear(800, 1060, 200, 1400, (0, "#fbe3b4"), (1, "#f2c692")))
    glow(p, 300, 1196, 330, 84, "#fff0b8", 0.85)
    glow(p, 440, 1200, 190, 26, "#43305a", 0.6)
    fox(p, "translate(430 1200)scale(0.74)")
    lantern(p, 255, 920, 0.95, 200)
    def near(x):
        return 1425 - 130 * math.sin(max(0, x - 480) / 540 * math.pi / 2)
    for x, y, size in ((872, 1240, 1.1), (934, 1262, 0.9), (808, 1284, 0.85)):
        bell(p, x, y, size, "#ff7f96", "#3b6478")
    p.path(ground([(x, near(x)) for x in (470, 560, 660, 760, 880, 1020)]), "#3b6478")
    grass(p, rng, 600, 1010, near, "#3b6478", 30, 70)
    for i, line in enumerate(("When the hills grew blue,", "Fox lit her lantern",
                              "and went to find", "the very first star.")):
        write(p, line, 110, 180 + i * 100, 33, "#5b2f52", 6.9, tracking=42)
    return p


def burrow(p):
    """A house in the hill: a round door, a lit window, a crooked chimney."""
    p.path("M812 872L818 770H866L862 868Z", "#8a5577")
    p.path("M806 776Q842 764 878 776V758H806Z", "#6d4166")
    for x, y, r in ((850, 730, 15), (872, 694, 20), (866, 650, 26)):
        p.circle(x, y, r, p.radial(x, y, r, (0, "#fffaf0", 0.95), (0.6, "#fff3dc", 0.7),
                                   (1, "#fff3dc", 0.25)))
    p.path("M560 1100C560 960 640 856 780 850C920 846 1010 930 1030 1100Z",
           p.linear(600, 860, 980, 1100, (0, "#b9c98c"), (0.5, "#86ad86"), (1, "#5a8f88")))
    p.circle(766, 1012, 78, "#6d4166")
    p.circle(766, 1012, 64, p.linear(700, 960, 830, 1070, (0, "#e9745c"), (1, "#b9475a")))
    p.line("M766 950V1074M732 958V1066M800 958V1066", "#8f3350", 3, 0.5)
    p.circle(806, 1016, 7, "#ffd37a")
    p.path("M690 1090H842V1066H690Z", "#c98f7a")
    p.circle(904, 982, 42, "#6d4166")
    p.circle(904, 982, 32, p.radial(896, 974, 36, (0, "#fff6cf"), (1, "#ffc95e")))
    p.line("M904 950V1014M872 982H936", "#6d4166", 6)
