"""The fox in her coat, and the lantern that she carries."""
from drawing import mirrored, smooth

CREAM = "#fff1cf"


def lantern(p, x, y, scale, glow=260):
    """A paper lantern that hangs from (x, y), and its light."""
    cy = y + 62 * scale
    p.circle(x, cy, glow, p.radial(x, cy, glow, (0, "#fff0a8", 0.95), (0.18, "#ffd466", 0.7),
                                   (0.5, "#ff9a3c", 0.24), (1, "#ff7a3c", 0)))
    p.begin(f"translate({x:g} {y:g})scale({scale:g})")
    p.line("M0 0V16", "#4a2230", 5)
    body = smooth([(-22, 22), (0, 18), (22, 22), (44, 60), (24, 100), (0, 104), (-24, 100),
                   (-44, 60)])
    p.path(body, p.radial(0, 66, 56, (0, "#fffbe0"), (0.55, "#ffe07a"), (1, "#ffab3d")))
    for bend in (-24, 0, 24):
        p.line(f"M{bend * 0.5:g} 20Q{bend * 1.4:g} 62 {bend * 0.5:g} 102", "#e8862c", 2.5, 0.55)
    p.line("M-21 19H21M-22 104H22", "#7a2f35", 9)
    p.line("M0 108V124M-7 110V120M7 110V120", "#d8453f", 4)
    p.end()


def fox_tail(p):
    tail = [(30, -70), (96, -46), (176, -58), (240, -112), (262, -196), (240, -284), (256, -350),
            (306, -396), (236, -394), (176, -346), (160, -268), (172, -196), (140, -146),
            (70, -128)]
    d = smooth(tail)
    p.path(d, p.linear(40, -80, 290, -380, (0, "#b93a1c"), (0.5, "#f0702a"), (1, "#ff9440")))
    p.begin(clip=p.clip(d))
    p.path(smooth([(320, -420), (320, -300), (268, -318), (248, -286), (226, -322), (200, -300),
                   (186, -330), (140, -330), (160, -430)]), CREAM)
    p.path(smooth([(310, -90), (290, -300), (240, -272), (250, -190), (226, -120), (160, -76),
                   (60, -60), (80, -20), (220, -20)]), "#8e2418", 0.32)
    p.end()


def fox_body(p):
    for x in (-44, 48):
        p.path(smooth([(x - 26, -70), (x + 24, -70), (x + 24, -16), (x + 14, 0), (x - 38, 2),
                       (x - 46, -12), (x - 28, -24)]), "#3a1a2e")
    coat = ("M-58 -330C-84 -250 -118 -160 -138 -66Q-116 -36 -92 -54Q-70 -26 -44 -46Q-20 -20 4 -42"
            "Q30 -18 54 -42Q78 -24 98 -50Q122 -36 140 -62C124 -160 92 -250 60 -330Z")
    p.path(coat, p.linear(-140, -150, 150, -200, (0, "#2fb7ab"), (0.35, "#128390"), (1, "#0c3f6b")))
    p.begin(clip=p.clip(coat))
    p.path("M60 -330C60 -230 92 -120 96 -20L170 -20V-330Z", "#0a2a5a", 0.4)
    p.line("M-6 -300C-2 -220 0 -130 -4 -30", "#0b4f6e", 4, 0.8)
    p.line("M-134 -86Q-112 -60 -90 -76Q-68 -50 -44 -68Q-20 -44 4 -64Q30 -42 54 -64Q78 -48 98 -72"
           "Q120 -60 138 -82", "#8fe3d0", 5, 0.5)
    p.end()
    for y in (-236, -182, -128):
        p.circle(14, y, 8.5, "#ffd37a")
        p.circle(12, y - 2, 3, "#fff6d8")


def fox_arm(p):
    """A sleeve, a paw, and the stick that the lantern hangs from."""
    p.line("M-128 -190L-214 -366", "#7a3a24", 10)
    p.line("M-214 -366Q-222 -378 -234 -374", "#7a3a24", 8)
    p.line("M-134 -196L-217 -364", "#ffc070", 3, 0.8)
    p.circle(-146, -224, 25, "#3a1a2e")
    p.path(smooth([(-34, -300), (-84, -270), (-110, -200), (-60, -184), (-14, -226)]), "#06304f",
           0.35)
    p.path(smooth([(-40, -312), (-88, -292), (-150, -250), (-128, -196), (-70, -202), (-30, -232)]),
           p.linear(-150, -230, -20, -260, (0, "#58d0bf"), (0.5, "#1a97a0"), (1, "#11708a")))
    p.line("M-152 -248Q-146 -216 -130 -198", "#b8f0dc", 8, 0.85)


def fox_scarf(p):
    p.path("M50 -316C96 -312 128 -288 170 -292C160 -276 164 -262 176 -248"
           "C130 -244 92 -262 48 -284Z",
           p.linear(50, -300, 180, -270, (0, "#c22f4b"), (1, "#e8506a")))
    p.path(smooth([(-72, -336), (0, -322), (74, -336), (80, -300), (40, -276), (0, -272),
                   (-44, -278),
                   (-80, -302)]),
           p.linear(-80, -300, 80, -300, (0, "#ff7a7a"), (0.5, "#e03f5c"), (1, "#a3224a")))
    p.line("M-66 -306Q0 -284 66 -306", "#ffb3a0", 4, 0.55)


def fox_head(p):
    for side in (-1, 1):
        p.begin(f"scale({side} 1)" if side < 0 else None)
        p.path("M36 -508C52 -560 88 -616 116 -640C138 -590 144 -520 128 -452Z",
               p.linear(60, -640, 110, -460, (0, "#5a1f2e"), (0.3, "#d9521f"), (1, "#f47a2c")))
        p.path("M66 -520C78 -556 94 -588 108 -602C120 -566 122 -516 112 -474Z", "#ffcfae")
        p.path("M84 -514C92 -540 100 -560 108 -572C114 -546 114 -512 108 -484Z", "#f59a88", 0.7)
        p.end()
    half = [(0, -540), (62, -532), (112, -496), (138, -448), (196, -410), (154, -392), (164, -370),
            (116, -356), (62, -322), (24, -300), (0, -294)]
    head = smooth(mirrored(half))
    p.path(head, p.linear(-150, -420, 160, -470, (0, "#ffa04a"), (0.45, "#f5772a"), (1, "#cf4a1c")))
    p.begin(clip=p.clip(head))
    for side in (-1, 1):
        cheek = [(0, -428), (26, -430), (58, -412), (104, -424), (160, -446), (220, -410),
                 (170, -340),
                 (90, -300), (0, -280), (-6, -340)]
        p.path(smooth([(x * side, y) for x, y in cheek]), CREAM if side < 0 else "#fbe2bd")
    p.path("M-40 -300Q0 -330 40 -300L0 -280Z", "#e8b58c", 0.5)
    p.path("M0 -545C-16 -500 -14 -455 -2 -420C12 -455 16 -500 0 -545Z", "#c9481c", 0.35)
    p.end()
    # The face looks at the lantern: everything on it stands a little to the left.
    p.begin("translate(-9 0)")
    for x in (-62, 64):
        p.ellipse(x, -436, 17, 21, "#2a1026")
        p.circle(x - 6, -444, 6.5, "#fff8e4")
        p.circle(x + 6, -428, 3, "#ffd9a0", 0.9)
        p.line(f"M{x - 12} -474Q{x} -480 {x + 12} -475", "#a8371a", 5, 0.6)
        p.ellipse(x * 1.5, -392, 25, 15, "#ff8f7a", 0.5)
    p.path("M-25 -372C-22 -390 22 -390 25 -372C22 -354 8 -346 0 -346C-8 -346 -22 -354 -25 -372Z",
           "#2a1026")
    p.ellipse(-8, -374, 8, 4, "#fff", 0.6)
    p.line("M0 -346V-334M-26 -336Q-12 -318 0 -333Q14 -318 28 -336", "#5a1f2e", 5)
    p.end()


def fox(p, transform):
    p.begin(transform)
    fox_tail(p)
    fox_body(p)
    fox_scarf(p)
    fox_arm(p)
    p.begin("rotate(-5 0 -320)")
    fox_head(p)
    p.end()
    p.end()
