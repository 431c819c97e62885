"""The pictures that are right: every type, depth, filter, size, compression and chunk."""
import random
import struct
import zlib

from writer import (CHANNELS, DEPTHS, FILTERS, GRAY, GRAY_ALPHA, NAMES, PALETTE, RGB, RGBA,
                    Picture, deflated, joined, split, with_window)

# A tenth of the width is rounded down and never 0: 9, 10, 11, 19 and 20 are where it changes.
SIZES = ((1, 1), (2, 3), (3, 1), (1, 5), (5, 1), (2, 2), (4, 4), (5, 5), (8, 8), (7, 9), (9, 10),
         (10, 7), (11, 4), (19, 20), (20, 19), (33, 37), (100, 3), (3, 100))
TYPES = tuple((color, depth) for color in DEPTHS for depth in DEPTHS[color])
MIXED = "mixed"


def seeded(name):
    return random.Random(f"BookMotion {name}")


def noise(rng, width, height, color, depth, top=None):
    """Samples that are often equal to a neighbor or at an end, so that filters meet ties."""
    top = (1 << depth) - 1 if top is None else top
    rows = []
    for y in range(height):
        row = []
        for x in range(width):
            dice = rng.random()
            if dice < 0.2 and x:
                row.append(row[-1])
            elif dice < 0.4 and y:
                row.append(rows[-1][x])
            else:
                row.append(tuple(rng.choice((0, top, rng.randint(0, top), rng.randint(0, top)))
                                 for _ in range(CHANNELS[color])))
        rows.append(row)
    return rows


def near_key(rng, rows, key, depth):
    """Strews the key among the pixels, and samples that miss it by one channel or one byte."""
    for row in rows:
        for x in range(len(row)):
            dice = rng.random()
            if dice < 0.3:
                row[x] = key
            elif dice < 0.6:
                miss = list(key)
                channel = rng.randrange(len(key))
                # Of 16 bits only the low byte, or only the high byte, is another.
                change = rng.randint(1, 255) << rng.choice((0, 8)) if depth == 16 else 1
                miss[channel] ^= change
                row[x] = tuple(miss)


def sample(name, width, height, color, depth, interlaced=False, key=False, filters=MIXED,
           padding=0):
    rng = seeded(name)
    palette = values = top = None
    if color == PALETTE:
        # One entry fewer than the depth could name, where there is more than one bit.
        count = (1 << depth) - (depth > 1)
        palette = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(count)]
        top = count - 1
    rows = noise(rng, width, height, color, depth, top)
    if key and color == PALETTE:
        # Shorter than the palette: the entries left over are opaque.
        values = [0, 255, 128, 1, 254][:max(1, len(palette) - 1)]
        values += [rng.randrange(256) for _ in range(len(palette) * 2 // 3 - len(values))]
    elif key:
        values = tuple(rng.randint(1, (1 << depth) - 1) for _ in range(CHANNELS[color]))
        near_key(rng, rows, values, depth)
    if filters == MIXED:
        filters = [0, 1, 2, 3, 4]
        rng.shuffle(filters)
        filters += [rng.randrange(5) for _ in range(94)]
    return Picture(color, depth, rows, interlaced, palette, values, filters, padding)


def label(color, depth, key=False, interlaced=False):
    return f"{NAMES[color]}-{depth}" + "-key" * key + "-adam7" * interlaced


def types():
    """Each type and depth, with and without tRNS, in passes and not."""
    files = {}
    for color, depth in TYPES:
        for key in (False, True):
            if key and color in (GRAY_ALPHA, RGBA):
                continue
            for interlaced in (False, True):
                name = f"type-{label(color, depth, key, interlaced)}.png"
                width, height = ((33, 37), (19, 20))[interlaced]
                files[name] = joined(sample(name, width, height, color, depth, interlaced, key,
                                            padding=1).parts())
    return files


def filters():
    """Each filter alone, for each whole number of bytes that a pixel can have, and for bits."""
    files = {}
    chosen = ((GRAY, 1), (PALETTE, 4), (GRAY, 8), (GRAY, 16), (RGB, 8), (RGBA, 8), (RGB, 16),
              (RGBA, 16))
    for color, depth in chosen:
        for kind, word in enumerate(FILTERS):
            for interlaced in (False, True):
                if interlaced and (color, depth) not in ((GRAY, 1), (RGB, 8)):
                    continue
                name = f"filter-{word}-{label(color, depth, interlaced=interlaced)}.png"
                files[name] = joined(sample(name, 19, 11, color, depth, interlaced,
                                            filters=(kind,)).parts())
    return files


def sizes():
    files = {}
    for width, height in SIZES:
        for color, depth in ((GRAY, 1), (PALETTE, 2), (RGB, 8)):
            for interlaced in (False, True):
                name = f"size-{width}x{height}-{label(color, depth, interlaced=interlaced)}.png"
                files[name] = joined(sample(name, width, height, color, depth, interlaced,
                                            key=color == PALETTE).parts())
    return files


def streams():
    """The same kind of picture compressed, and cut into chunks, in every way."""
    files = {}

    def add(name, cut, color=RGB, depth=8, interlaced=False, size=(33, 37)):
        picture = sample(name, *size, color, depth, interlaced)
        idats = cut(picture.data())
        files[f"{name}.png"] = joined(picture.parts(idats=idats))

    for level in (0, 1, 6, 9):
        add(f"zlib-level-{level}", lambda data: [deflated(data, level)])
    add("zlib-fixed", lambda data: [deflated(data, 9, strategy=zlib.Z_FIXED)])
    add("zlib-huffman-only", lambda data: [deflated(data, 9, strategy=zlib.Z_HUFFMAN_ONLY)])
    add("zlib-runs", lambda data: [deflated(data, 9, strategy=zlib.Z_RLE)])
    for bits in (9, 10, 12, 14):
        add(f"zlib-window-{1 << bits}", lambda data: [deflated(data, 9, bits)])
    add("zlib-window-256", lambda data: [
        with_window(deflated(data, 9, 9, zlib.Z_HUFFMAN_ONLY), 8)])
    add("zlib-flushed", lambda data: [deflated(data, 9, flush_every=100)])
    add("zlib-restarted", lambda data: [
        deflated(data, 9, flush_every=100, flush=zlib.Z_FULL_FLUSH)])
    add("zlib-flushed-adam7", lambda data: [deflated(data, 9, flush_every=7)], interlaced=True)
    add("idat-many", lambda data: split(deflated(data), 100))
    add("idat-bytes", lambda data: split(deflated(data), 1), size=(9, 10))
    add("idat-bytes-adam7", lambda data: split(deflated(data), 1), PALETTE, 4, True, (10, 9))
    add("idat-empty-first", lambda data: [b"", b"", deflated(data)])
    add("idat-empty-last", lambda data: [deflated(data), b"", b""])
    add("idat-empty-between", lambda data: [
        piece for part in split(deflated(data), 50) for piece in (b"", part)] + [b""])
    add("idat-empty-between-adam7", lambda data: [
        piece for part in split(deflated(data), 50) for piece in (b"", part)] + [b""],
        GRAY, 16, True)
    add("idat-header-alone", lambda data: [deflated(data)[:2], deflated(data)[2:]])
    add("idat-adler-alone", lambda data: [deflated(data)[:-4], deflated(data)[-4:]])
    add("idat-adler-in-bytes", lambda data: [deflated(data)[:-4]] + split(deflated(data)[-4:], 1))
    add("idat-extra-in-last", lambda data: [deflated(data) + b"left over"])
    add("idat-extra-alone", lambda data: [deflated(data), b"left over"])
    add("idat-extra-stream", lambda data: [deflated(data), deflated(data)])
    add("idat-extra-adam7", lambda data: [deflated(data) + bytes(300)], interlaced=True)
    add("idat-extra-rows", lambda data: [deflated(data + bytes(100))])
    add("idat-extra-rows-adam7", lambda data: [deflated(data + bytes(9))], interlaced=True)
    return files


def profile(length=None):
    """A color profile's header and no tags: as little as a reader takes for one."""
    body = struct.pack(">4s4s4s", b"none", struct.pack(">I", 0x02400000), b"mntr") + b"RGB XYZ "
    body += struct.pack(">6H", 2024, 1, 1, 0, 0, 0) + b"acsp" + bytes(28)
    body += struct.pack(">3I", 0xF6D6, 0x10000, 0xD32D) + bytes(48) + bytes(4)
    return struct.pack(">I", len(body) + 4 if length is None else length) + body


def frame(number, width, height):
    return (b"fcTL", struct.pack(">5I2H2B", number, width, height, 0, 0, 1, 10, 0, 0))


def extras():
    """Name, where it stands, and the chunks: none of them changes a pixel."""
    text = b"Title\0A spine"
    pressed = zlib.compress(b"words " * 50, 9)
    yield "gamma", "first", [(b"gAMA", struct.pack(">I", 45455))]
    yield "gamma-1", "first", [(b"gAMA", struct.pack(">I", 100000))]
    yield "gamma-0", "first", [(b"gAMA", struct.pack(">I", 0))]
    yield "gamma-short", "first", [(b"gAMA", b"\0\0")]
    yield "gamma-twice", "first", [(b"gAMA", struct.pack(">I", 45455))] * 2
    yield "chromaticities", "first", [
        (b"cHRM", struct.pack(">8I", 31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000))]
    yield "chromaticities-0", "first", [(b"cHRM", bytes(32))]
    yield "srgb", "first", [(b"sRGB", b"\0")]
    yield "srgb-intent-9", "first", [(b"sRGB", b"\x09")]
    yield "profile", "first", [(b"iCCP", b"small\0\0" + zlib.compress(profile(), 0))]
    yield "profile-wrong-length", "first", [
        (b"iCCP", b"wrong\0\0" + zlib.compress(profile(4096), 0))]
    yield "profile-not-zlib", "first", [(b"iCCP", b"wrong\0\0" + b"not a stream " * 20)]
    yield "profile-and-srgb", "first", [
        (b"iCCP", b"small\0\0" + zlib.compress(profile(), 0)), (b"sRGB", b"\0")]
    yield "significant-bits", "first", [(b"sBIT", b"\5\6\5")]
    yield "significant-bits-0", "first", [(b"sBIT", b"\0\0\0")]
    yield "code-points", "first", [(b"cICP", bytes((9, 16, 0, 1)))]
    yield "mastering", "first", [(b"mDCV", bytes(24)), (b"cLLI", bytes(8))]
    yield "density", "middle", [(b"pHYs", struct.pack(">IIB", 2835, 2835, 1))]
    yield "offset", "middle", [(b"oFFs", struct.pack(">iiB", -5, 7, 0))]
    yield "scale", "middle", [(b"sCAL", b"\x011.5\x002.5")]
    yield "stereo", "middle", [(b"sTER", b"\0")]
    yield "calibration", "middle", [(b"pCAL", b"depth\0" + struct.pack(">iiBB", 0, 255, 0, 2)
                                     + b"m\x000\x001")]
    yield "text", "middle", [(b"tEXt", text)]
    yield "text-no-keyword", "middle", [(b"tEXt", b"\0no keyword")]
    yield "text-empty", "middle", [(b"tEXt", b"")]
    yield "text-last", "last", [(b"tEXt", text)] * 3
    yield "text-pressed", "middle", [(b"zTXt", b"Title\0\0" + pressed)]
    yield "text-pressed-wrong", "middle", [(b"zTXt", b"Title\0\0" + pressed[:-9])]
    yield "text-pressed-last-wrong", "last", [(b"zTXt", b"Title\0\7" + pressed)]
    yield "text-international", "last", [
        (b"iTXt", b"Title\0\1\0de\0Titel\0" + pressed), (b"iTXt", b"Title\0\0\0\0\0B\xc3\xbccher")]
    yield "exif", "middle", [(b"eXIf", b"MM\0*\0\0\0\x08\0\0\0\0\0\0")]
    yield "exif-last", "last", [(b"eXIf", b"II*\0\x08\0\0\0\0\0\0\0\0\0")]
    yield "time", "last", [(b"tIME", struct.pack(">H5B", 2024, 2, 29, 23, 59, 60))]
    yield "time-wrong", "last", [(b"tIME", struct.pack(">H5B", 2024, 13, 99, 99, 99, 99))]
    yield "suggested-list", "middle", [
        (b"sPLT", b"eight\0\x08" + bytes(range(24))), (b"sPLT", b"sixteen\0\x10" + bytes(20))]
    yield "suggested-palette", "middle", [(b"PLTE", bytes(range(30))), (b"hIST", bytes(20))]
    yield "background", "middle", [(b"bKGD", struct.pack(">3H", 255, 0, 128))]
    yield "background-short", "middle", [(b"bKGD", b"\0")]
    yield "unknown", "first", [(b"bmTs", b"ours"), (b"bmTS", b"ours too"), (b"bmTs", b"")]
    yield "unknown-last", "last", [(b"bmTs", bytes(500))]
    yield "apple", "first", [(b"iDOT", bytes(28))]
    yield "animation", "middle", [(b"acTL", struct.pack(">2I", 1, 0)), frame(0, 19, 11)]
    yield "animation-frames", "last", [
        (b"acTL", struct.pack(">2I", 2, 0)), frame(0, 19, 11),
        (b"fdAT", struct.pack(">I", 1) + zlib.compress(bytes(638), 9)), frame(2, 19, 11)]
    yield "all-small", "first", [
        (b"gAMA", struct.pack(">I", 45455)), (b"sRGB", b"\0"), (b"bmTs", b""), (b"tEXt", text),
        (b"tIME", struct.pack(">H5B", 2024, 2, 29, 0, 0, 0))]


def chunks():
    files = {}
    for word, place, parts in extras():
        name = f"chunk-{word}.png"
        picture = sample(name, 19, 11, RGB, 8)
        files[name] = joined(picture.parts(**{place: parts}))
    name = "chunk-palette-extras.png"
    picture = sample(name, 20, 11, PALETTE, 8, key=True)
    files[name] = joined(picture.parts(
        first=[(b"gAMA", struct.pack(">I", 45455)), (b"sBIT", b"\5\6\5")],
        middle=[(b"hIST", bytes(2 * len(picture.palette))), (b"bKGD", b"\7")]))
    name = "chunk-suggested-palette-rgba.png"
    files[name] = joined(sample(name, 20, 11, RGBA, 8).parts(middle=[(b"PLTE", bytes(768))]))
    for word, tail in (("bytes", bytes(range(256))), ("again", None)):
        name = f"after-end-{word}.png"
        parts = sample(name, 19, 11, RGB, 8).parts()
        files[name] = joined(parts, joined(parts) if tail is None else tail)
    return files


def few_colors():
    """Palettes of few entries, all opaque or none, and the bits after a row's last pixel."""
    files = {}

    def add(name, depth, count, alphas=None, width=19, interlaced=False):
        rng = seeded(name)
        palette = [tuple(rng.randrange(256) for _ in range(3)) for _ in range(count)]
        rows = noise(rng, width, 11, PALETTE, depth, count - 1)
        picture = Picture(PALETTE, depth, rows, interlaced, palette, alphas, (0, 1, 2, 3, 4), 1)
        files[f"{name}.png"] = joined(picture.parts())

    # The bits after the last pixel are ones: no index, though no entry has their number.
    add("palette-one-entry-1", 1, 1, width=13)
    add("palette-one-entry-2", 2, 1, [7], width=13)
    add("palette-two-entries-4", 4, 2, [0, 200])
    add("palette-two-entries-4-adam7", 4, 2, [0, 200], interlaced=True)
    add("palette-three-entries-8", 8, 3, [255])
    add("palette-all-entries-8", 8, 256, list(range(256)))
    add("palette-all-opaque", 8, 17, [255] * 17)
    add("palette-all-hidden", 8, 17, [0] * 17)
    return files


def smooth(name, width, height, alpha=False, depth=8):
    """A landscape of soft hills with grain: colors as a photograph has them."""
    rng = seeded(name)
    top = (1 << depth) - 1
    corners = [[rng.randint(20, 235) for _ in range(3)] for _ in range(4)]
    spots = [(rng.uniform(0, width), rng.uniform(0, height), rng.uniform(8, width / 3),
              [rng.randint(-90, 90) for _ in range(3)]) for _ in range(7)]
    rows = []
    for y in range(height):
        v = y / max(1, height - 1)
        row = []
        for x in range(width):
            u = x / max(1, width - 1)
            weights = ((1 - u) * (1 - v), u * (1 - v), (1 - u) * v, u * v)
            pixel = []
            for c in range(3):
                value = sum(w * corner[c] for w, corner in zip(weights, corners))
                for sx, sy, size, push in spots:
                    away = ((x - sx) ** 2 + (y - sy) ** 2) / size ** 2
                    value += push[c] * max(0.0, 1 - away) ** 2
                value += rng.choice((-1, 0, 0, 0, 1))
                pixel.append(int(max(0, min(255, value)) * top / 255))
            if alpha:
                away = ((u - 0.5) ** 2 + (v - 0.5) ** 2) * 4
                pixel.append(int(max(0.0, min(1.0, 1.6 - away * 1.4)) * top))
            row.append(tuple(pixel))
        rows.append(row)
    return rows


def looks():
    """What the color of a picture is asked of."""
    files = {}

    def add(name, color, rows, **how):
        files[f"look-{name}.png"] = joined(Picture(color, 8, rows, **how).parts())

    add("landscape", RGB, smooth("landscape", 160, 120), filters=(4,))
    add("landscape-adam7", RGB, smooth("landscape-adam7", 90, 120), interlaced=True,
        filters=(1, 2, 4))
    add("portrait", RGB, smooth("portrait", 96, 128), filters=(2,))
    add("vignette", RGBA, smooth("vignette", 100, 100, alpha=True), filters=(4,))
    add("flat", RGB, [[(37, 141, 203)] * 40] * 30)
    add("white", RGB, [[(255, 255, 255)] * 40] * 30)
    add("black", RGB, [[(0, 0, 0)] * 40] * 30)
    add("two-60-40", RGB, [[(200, 30, 40)] * 24 + [(20, 60, 190)] * 16] * 30)
    add("two-40-60", RGB, [[(200, 30, 40)] * 16 + [(20, 60, 190)] * 24] * 30)
    add("all-hidden", RGBA, [[(250, 10, 200, 0)] * 40] * 30)
    # Seven tenths are a hidden red; what can be seen is green.
    add("mostly-hidden", RGBA, [[(255, 0, 0, 0)] * 28 + [(30, 160, 60, 255)] * 12] * 30)
    add("half-seen", RGBA, [[(90, 80, 70, 128)] * 40] * 30)
    add("hidden-edge", RGBA, [[(255, 255, 255, 0)] * 4 + [(10, 20, 30, 255)] * 36] * 30)
    cover = [[(92, 40, 30)] * 10 + [(240, 230, 210)] * 90 for _ in range(140)]
    for y in range(50, 80):
        cover[y][30:80] = [(180, 150, 60)] * 50
    add("cover", RGB, cover)
    add("cover-adam7", RGB, cover, interlaced=True)
    return files


def bases():
    """What damaged/ is made from: each as its picture and its chunks."""
    made = {}

    def add(word, color, depth, width, height, interlaced=False, key=False, pieces=1, **extra):
        name = f"base-{word}.png"
        picture = sample(name, width, height, color, depth, interlaced, key)
        stream = deflated(picture.data())
        idats = split(stream, -(-len(stream) // pieces))
        made[name] = picture, picture.parts(idats=idats, **extra)

    add("rgb", RGB, 8, 11, 9, first=[(b"gAMA", struct.pack(">I", 45455))],
        middle=[(b"pHYs", struct.pack(">IIB", 2835, 2835, 1))], last=[(b"tEXt", b"Title\0A spine")])
    add("palette", PALETTE, 4, 10, 7, key=True, middle=[(b"hIST", bytes(30))])
    add("gray", GRAY, 16, 9, 10, interlaced=True)
    add("rgba", RGBA, 8, 20, 11, pieces=5)
    add("gray-key", GRAY, 8, 10, 9, key=True)
    add("rgb-key", RGB, 8, 10, 9, key=True)
    return made


def base_files():
    files = {name: joined(parts) for name, (_, parts) in bases().items()}
    _, parts = bases()["base-palette.png"]
    files["base-palette-opaque.png"] = joined(
        [part for part in parts if part[0] not in (b"tRNS", b"hIST")])
    return files


def far():
    """Rows that repeat 3,630 bytes later: the stream's window is needed."""
    name = "zlib-far"
    half = noise(seeded(name), 40, 30, RGB, 8)
    return Picture(RGB, 8, half + half)


def far_files():
    return {"zlib-far.png": joined(far().parts())}


def all_files():
    files = {}
    for group in (types, filters, sizes, streams, chunks, few_colors, looks, base_files,
                  far_files):
        made = group()
        assert not files.keys() & made.keys()
        files.update(made)
    return files
