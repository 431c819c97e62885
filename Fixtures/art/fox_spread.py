"""The Lantern Fox, a page that is two pages wide: she walks over the hills at dusk."""
import math
import random

from drawing import HEIGHT, SPREAD, Picture, ground, smooth
from fox import INK, bell, glow, grass, pine, stars, twinkle
from fox_figure import lantern
from fox_walking import walking_fox
from letters import write

FOX, SCALE, STICK = (1480, 1012), 0.92, (352, -372)
TEXT = ("She walked and walked.", "The hills went to sleep", "one by one, but her",
        "lantern stayed awake.")


def spread():
    rng = random.Random(23)
    p = Picture("The Lantern Fox, first spread", SPREAD, HEIGHT)
    p.cover(p.linear(0, 0, 0, 1000, (0, "#14135a"), (0.3, "#3a2390"), (0.55, "#7a2f9e"),
                     (0.76, "#d4567f"), (0.92, "#ff9a6a"), (1, "#ffc07a")))
    p.begin(clip=p.clip("M0 0H2000V520H1000L960 150H0Z"))
    stars(p, rng, 130, 500)
    p.end()
    for x, y, r in ((1180, 170, 17), (560, 84, 13), (1440, 110, 13), (1926, 500, 14)):
        twinkle(p, x, y, r)
    moon(p)
    glow(p, 1850, 190, 110, 110, "#ffd9b0", 0.5)
    twinkle(p, 1850, 190, 46)
    far_hills(p)
    near_hills(p, rng)
    foreground(p, rng)
    for i, line in enumerate(TEXT):
        write(p, line, 140, 270 + i * 98, 32.5, "#ffedc2", 7.2, tracking=42)
    return p


def moon(p):
    for r, opacity in ((500, 0.1), (434, 0.13), (374, 0.18)):
        p.circle(1500, 640, r, "#ffb48a", opacity)
    p.circle(1500, 640, 316, p.linear(0, 320, 0, 960, (0, "#fff3c8"), (0.5, "#ffdc94"),
                                      (1, "#ff9c5c")))
    for x, y, r in ((1290, 600, 26), (1690, 510, 40), (1730, 650, 20), (1500, 392, 24)):
        p.circle(x, y, r, "#e8903c", 0.2)
    for x, y, w in ((1090, 610, 220), (1150, 644, 140), (1700, 440, 210), (1780, 474, 130)):
        p.line(f"M{x} {y}h{w}", "#ffd9a0", 16, 0.35)


def far_hills(p):
    p.path(ground([(-20, 800), (240, 740), (520, 800), (800, 756), (1100, 820), (1420, 770),
                   (1740, 820), (2020, 760)]),
           p.linear(0, 740, 0, 980, (0, "#b8468f"), (1, "#e0707a")))
    p.path(ground([(-20, 850), (300, 880), (560, 830), (860, 890), (1180, 850), (1560, 900),
                   (2020, 830)]),
           p.linear(0, 830, 0, 1050, (0, "#7d369e"), (1, "#a8489a")))
    for x, y, s in ((548, 820, 1.1), (596, 828, 1.4), (300, 870, 1.2)):
        house(p, x, y, s)
    p.path(ground([(-20, 950), (220, 920), (520, 960), (860, 930), (1200, 960), (2020, 900)]),
           p.linear(0, 910, 0, 1150, (0, "#4a2aa6"), (1, "#2a2088")))
    for x, y, h in ((690, 968, 130), (744, 962, 92), (640, 972, 84), (1900, 950, 210),
                    (1960, 952, 130)):
        pine(p, x, y, h, "#2f2494", "#5a3ab8")


def house(p, x, y, s):
    p.begin(f"translate({x} {y})scale({s})")
    p.path("M-16 24V-2L0 -20L16 -2V24Z", "#5a2590")
    p.path("M-21 1L0 -24L21 1Z", "#41187a")
    p.path("M-6 18V4H6V18Z", "#ffdd74")
    p.end()


def near_hills(p, rng):
    p.path(ground([(-20, 1060), (260, 1020), (560, 1080), (900, 1090), (1200, 1060), (2020, 1000)]),
           p.linear(0, 1020, 0, 1260, (0, "#2a3a92"), (1, "#1a2a74")))
    pine(p, 150, 1110, 330, "#1b1a70", "#33309a")
    pine(p, 36, 1150, 470, "#14145c", "#2a2488")
    valley = smooth([(590, 868), (596, 886), (520, 916), (470, 950), (600, 990), (640, 1040),
                     (560, 1090), (620, 1150), (860, 1200)], closed=False)
    p.line(valley, "#e58a9a", 13, 0.35)
    ridge = [(-20, 1200), (300, 1180), (640, 1170), (900, 1110), (1180, 1034), (1440, 1004),
             (1720, 1020), (2020, 1070)]
    p.path(ground(ridge), p.linear(0, 1000, 0, 1400, (0, "#1f6a7a"), (0.4, "#164070"),
                                   (1, "#100f45")))
    p.line(smooth(ridge, closed=False), "#8fe0d0", 4, 0.4)


def foreground(p, rng):
    p.path("M1060 1420C1090 1270 1240 1220 1270 1140C1286 1090 1290 1050 1330 1013"
           "Q1440 998 1720 1022C1690 1080 1560 1110 1500 1190C1450 1260 1470 1340 1500 1420Z",
           p.linear(0, 1000, 0, 1400, (0, "#ffbf6a", 0.8), (0.4, "#d87a6a", 0.4),
                    (1, "#6a3a8a", 0.1)))
    x, y = FOX
    glow(p, x + 250, y + 30, 440, 90, "#ffc65a", 0.6)
    glow(p, x - 20, y + 2, 230, 28, INK, 0.7)
    walking_fox(p, f"translate({x} {y})scale({SCALE})", STICK)
    lantern(p, x + STICK[0] * SCALE, y + STICK[1] * SCALE, 1.15, 270)

    def near(x):
        return 1320 - 60 * math.cos((x - 200) / 1800 * math.pi * 2) * 0.6
    for x, y, size in ((300, 1200, 1.0), (372, 1236, 1.25), (232, 1216, 0.85), (1800, 1190, 1.3),
                       (1874, 1160, 1.0), (1720, 1222, 0.9), (700, 1250, 0.8), (760, 1240, 1.0)):
        bell(p, x, y, size, "#ff6f91" if size > 0.95 else "#ffb94a")
    p.path(ground([(x, near(x)) for x in range(-20, 2030, 170)]), "#0d0d40")
    grass(p, rng, -10, 2010, near, "#0d0d40", 110, 80)
    for x, y in ((250, 1060), (470, 1130), (640, 1060), (420, 960), (820, 1200), (1130, 1150),
                 (1930, 1040), (1650, 1180), (1960, 1220), (1110, 960)):
        glow(p, x, y, 20, 20, "#ffe27a", 0.7)
        p.circle(x, y, 3.6, "#fffbe0")
