"""Damage to what makes pixels: palettes, keys, streams, filters; and what is too large."""
import zlib

import pictures
from case import FINE, Case, base, place, text
from writer import (GRAY, PALETTE, RGB, RGBA, Picture, deflated, ihdr, joined, split,
                    with_window)


def palettes():
    picture, parts = base("palette")
    _, rgb = base("rgb")
    gray, gray_parts = base("gray-key")
    where = place(parts, b"PLTE")
    entries = parts[where][1]
    bare = [part for part in parts if part[0] not in (b"tRNS", b"hIST")]

    def with_palette(data, rest=parts):
        return joined([(name, data if name == b"PLTE" else old) for name, old in rest])

    yield Case("palette-missing", joined([part for part in bare if part[0] != b"PLTE"]),
               "palette|order", "no PLTE")
    yield Case("palette-missing-with-key", joined([part for part in parts if part[0] != b"PLTE"]),
               "palette|order|transparency", "no PLTE but tRNS")
    yield Case("palette-empty", with_palette(b"", bare), "palette", "PLTE has no bytes")
    for more in (1, 2):
        yield Case(f"palette-not-threes-{more}", with_palette(entries + bytes(more), bare),
                   "palette", f"PLTE is {len(entries) + more} bytes long")
    yield Case("palette-257", with_palette(bytes(771), bare), "palette", "PLTE has 257 entries")
    yield Case("palette-10000", with_palette(bytes(30000), bare), "palette",
               "PLTE has 10000 entries")
    yield Case("palette-more-than-depth", with_palette(entries + bytes(30), bare), "fine|palette",
               "PLTE has 25 entries at 4 bits", "base-palette-opaque.png",
               "libpng drops those that no index can name")
    yield Case("palette-more-than-depth-key", joined(
        [(name, data + bytes(30) if name == b"PLTE" else bytes(range(20)) if name == b"tRNS"
          else data) for name, data in parts if name != b"hIST"]),
        "palette|transparency", "PLTE has 25 entries at 4 bits and tRNS has 20",
        note="libpng warns and drops tRNS")
    yield Case("palette-twice", joined(bare[:2] + bare[1:]), "palette|order", "PLTE stands twice")
    yield Case("palette-suggested-empty", joined([rgb[0], (b"PLTE", b"")] + rgb[1:]),
               "fine|palette", "a suggested palette has no bytes", "base-rgb.png",
               "it makes no pixel; libpng refuses it")
    for word, data, what in (("not-threes", bytes(4), "4 bytes"),
                             ("257", bytes(771), "257 entries")):
        yield Case(f"palette-suggested-{word}", joined([rgb[0], (b"PLTE", data)] + rgb[1:]),
                   "fine|palette", f"a suggested palette has {what}", "base-rgb.png",
                   "it makes no pixel; libpng warns")
    yield Case("palette-suggested-twice", joined(rgb[:1] + [(b"PLTE", bytes(9))] * 2 + rgb[1:]),
               "fine|palette|order", "a suggested palette stands twice", "base-rgb.png",
               "it makes no pixel; libpng refuses it")
    yield Case("palette-in-gray", joined([gray_parts[0], (b"PLTE", bytes(9))] + gray_parts[1:]),
               "fine|palette|order", "PLTE stands in a gray picture", "base-gray-key.png",
               "it makes no pixel; libpng warns")

    def with_index(file, change, right, what, depth=4, count=5, width=20, interlaced=False,
                   note=""):
        rows = [[((x + y) % count,) for x in range(width)] for y in range(9)]
        change(rows)
        made = Picture(PALETTE, depth, rows, interlaced,
                       [(50 * i % 256, 20, 255 - i) for i in range(count)])
        return Case(file, joined(made.parts()), right, what, note=note)

    def put(x, y, index):
        def change(rows):
            rows[y][x] = (index,)
        return change

    one = "an index is the palette's count"
    yield with_index("index-first-pixel", put(0, 0, 5), "index", f"{one} at (0 0)")
    yield with_index("index-last-row", put(1, 8, 5), "index", f"{one} at (1 8)")
    yield with_index("index-15", put(1, 4, 15), "index", "an index is 15 of 5 at (1 4)")
    yield with_index("index-8-bits", put(0, 4, 255), "index", "an index is 255 of 5 at (0 4)", 8)
    yield with_index("index-8-bits-next", put(0, 4, 5), "index", f"{one} at (0 4)", 8)
    yield with_index("index-2-bits", put(0, 4, 3), "index", f"{one} at (0 4)", 2, 3)
    yield with_index("index-1-bit", put(0, 4, 1), "index", f"{one} at (0 4)", 1, 1)
    yield with_index("index-adam7", put(1, 8, 5), "index", f"{one} at (1 8)", interlaced=True)
    yield with_index("index-adam7-last-pass", put(1, 7, 5), "index", f"{one} at (1 7)",
                     interlaced=True)
    for x in (2, 10, 19):
        note = "fine for the left edge alone; index for all edges or the dominant color"
        yield with_index(f"index-column-{x}", put(x, 4, 5), "index|fine", f"{one} at ({x} 4)",
                         note=note)


def keys():
    _, palette = base("palette")
    _, gray = base("gray-key")
    _, rgb = base("rgb-key")
    _, rgba = base("rgba")
    count = len(palette[place(palette, b"PLTE")][1]) // 3

    def with_key(parts, data):
        return joined([(name, data if name == b"tRNS" else old) for name, old in parts])

    drops = "libpng warns and drops tRNS"
    yield Case("key-palette-longer", with_key(palette, bytes(count + 1)), "transparency",
               "tRNS has one entry more than PLTE", note=drops)
    yield Case("key-palette-257", with_key(palette, bytes(257)), "transparency",
               "tRNS has 257 entries", note=drops)
    yield Case("key-palette-empty", with_key(palette, b""), "transparency|fine",
               "tRNS has no entries", "base-palette-opaque.png", drops)
    key = gray[place(gray, b"tRNS")][1]
    for word, data in (("empty", b""), ("1-byte", b"\1"), ("3-bytes", key + b"\0"),
                       ("6-bytes", key * 3)):
        yield Case(f"key-gray-{word}", with_key(gray, data), "transparency",
                   f"tRNS of a gray picture is {len(data)} bytes long", note=drops)
    yield Case("key-gray-high-bits", with_key(gray, bytes([7]) + key[1:]), "fine",
               "the key of a gray picture at 8 bits has more than 8", "base-gray-key.png",
               "libpng warns and looks at the low bits")
    key = rgb[place(rgb, b"tRNS")][1]
    for word, data in (("empty", b""), ("2-bytes", key[:2]), ("5-bytes", key[:5]),
                       ("7-bytes", key + b"\0")):
        yield Case(f"key-rgb-{word}", with_key(rgb, data), "transparency",
                   f"tRNS of an RGB picture is {len(data)} bytes long", note=drops)
    yield Case("key-rgb-high-bits", with_key(rgb, b"\7" + key[1:2] + b"\1" + key[3:4] + b"\xff"
                                             + key[5:]), "fine",
               "the key of an RGB picture at 8 bits has more than 8", "base-rgb-key.png",
               "libpng warns and looks at the low bits")
    yield Case("key-rgba", joined([rgba[0], (b"tRNS", bytes(6))] + rgba[1:]), "transparency",
               "tRNS stands in an RGBA picture", note="libpng warns and drops it")
    for word, parts in (("palette", palette), ("gray", gray), ("rgb", rgb)):
        where = place(parts, b"tRNS")
        yield Case(f"key-{word}-twice", joined(parts[:where + 1] + parts[where:]), "fine",
                   "tRNS stands twice",
                   "base-palette.png" if word == "palette" else f"base-{word}-key.png",
                   "libpng warns and drops one")


def streams():
    picture, parts = base("rgb")
    raw = picture.data()
    good = deflated(raw)
    where = place(parts, b"IDAT")
    line = 1 + picture.width * 3

    def with_stream(*idats):
        return joined(parts[:where] + [(b"IDAT", data) for data in idats] + parts[where + 1:])

    def header(cmf, flags=0x80):
        return bytes([cmf, flags + (-(cmf << 8 | flags) % 31)])

    yield Case("zlib-method-7", with_stream(header(0x77) + good[2:]), "data",
               "the stream's method is 7")
    yield Case("zlib-check", with_stream(bytes([good[0], good[1] ^ 1]) + good[2:]), "data",
               "the check of the stream's header is wrong")
    for bits in (16, 23):
        yield Case(f"zlib-window-{bits}-bits", with_stream(header((bits - 8) << 4 | 8) + good[2:]),
                   "data", f"the stream's window is said to be of {bits} bits")
    far = pictures.far()
    stream = with_window(deflated(far.data()), 8)
    yield Case("zlib-window-too-small", joined(far.parts(stream=stream)), "data|fine",
               "the stream reaches back 3630 bytes and says 256", "zlib-far.png",
               "depends on how much is unpacked at once; libpng refuses it")
    press = zlib.compressobj(9, zlib.DEFLATED, 15, 9, 0, raw[:100])
    yield Case("zlib-dictionary", with_stream(press.compress(raw) + press.flush()), "data",
               "the stream needs a dictionary")
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    yield Case("zlib-raw", with_stream(press.compress(raw) + press.flush()), "data",
               "deflate without the header of zlib")
    press = zlib.compressobj(9, zlib.DEFLATED, 31)
    # A gzip header holds the time; zlib leaves it at zero.
    yield Case("zlib-gzip", with_stream(press.compress(raw) + press.flush()), "data",
               "gzip instead of zlib")
    yield Case("zlib-not-pressed", with_stream(raw), "data", "the rows are not compressed")
    warns, unseen = "libpng only warns", "libpng reads one byte after the last row and no other"
    wrong = good[:-4] + bytes([good[-4] ^ 1]) + good[-3:]
    yield Case("adler-wrong", with_stream(wrong), "data", "the Adler sum is wrong")
    yield Case("adler-zero", with_stream(good[:-4] + bytes(4)), "data", "the Adler sum is zero")
    yield Case("adler-wrong-extra", with_stream(wrong + b"left over"), "data",
               "the Adler sum is wrong and bytes follow")
    yield Case("adler-wrong-in-bytes", with_stream(*split(wrong, 1)), "data",
               "the Adler sum is wrong and each byte is a chunk", note=unseen)
    gray, gray_parts = base("gray")
    wrong = deflated(gray.data())[:-1] + b"\0"
    yield Case("adler-wrong-adam7", joined(gray.parts(stream=wrong)), "data",
               "the Adler sum of an interlaced picture is wrong")
    yield Case("adler-wrong-apart", with_stream(good[:-4], wrong[-4:]), "data",
               "the Adler sum is wrong and has its own IDAT", note=warns)
    yield Case("adler-wrong-apart-adam7", joined(gray.parts(idats=[
        deflated(gray.data())[:-4], bytes(4)])), "data",
        "the Adler sum of an interlaced picture is wrong and has its own IDAT", note=warns)
    yield Case("adler-half-in-bytes", with_stream(*split(good[:-2], 1)), "data",
               "half of the Adler sum and each byte is a chunk", note=unseen)
    yield Case("adler-missing", with_stream(good[:-4]), "data", "no Adler sum")
    yield Case("adler-half", with_stream(good[:-2]), "data", "half of the Adler sum")
    press = zlib.compressobj(9)
    yield Case("zlib-not-ended-in-bytes", with_stream(*split(
        deflated(raw, flush_every=len(raw))[:-6], 1)), "data",
        "all rows are there but the stream has no end and each byte is a chunk", note=unseen)
    yield Case("zlib-not-ended",
               with_stream(press.compress(raw) + press.flush(zlib.Z_SYNC_FLUSH)),
               "data", "all rows are there but the stream has no end")
    step = len(good) // 16
    for offset in range(2, len(good) - 4, step):
        for bit in (0, 5):
            broken = bytearray(good)
            broken[offset] ^= 1 << bit
            yield Case(f"zlib-flip-{offset}-{bit}", with_stream(bytes(broken)), "data",
                       f"bit {bit} of byte {offset} of the stream is another and the CRC is right")
    yield Case("zlib-hole", with_stream(good[:60] + bytes(20) + good[80:]), "data",
               "20 bytes of the stream are zero")
    yield Case("zlib-lost", with_stream(good[:60] + good[70:]), "data",
               "10 bytes of the stream are missing")
    yield Case("zlib-block-3", with_stream(header(0x78) + b"\7" + bytes(20)), "data",
               "a block of a type that there is not")
    stored = bytearray(deflated(raw, 0))
    stored[5] ^= 1
    yield Case("zlib-stored-length", with_stream(bytes(stored)), "data",
               "a stored block's length differs from its complement")
    for word, count in (("byte", 1), ("row", line), ("two-rows", 2 * line),
                        ("all", len(raw))):
        yield Case(f"short-one-{word}" if count <= line else f"short-{word}",
                   with_stream(deflated(raw[:len(raw) - count])), "data",
                   f"the stream is whole but {count} bytes of rows are missing")
    yield Case("short-extra", with_stream(deflated(raw[:-line]) + bytes(50)), "data",
               "a row is missing; bytes follow the stream")
    yield Case("short-stream-goes-on", with_stream(deflated(raw[:-line]), deflated(raw[-line:])),
               "data", "the last row is in a second stream")
    yield Case("short-empty", with_stream(b""), "data", "the only IDAT has no bytes")
    yield Case("short-header-alone", with_stream(good[:2]), "data",
               "the stream is its header")
    for lost in (1, 40):
        yield Case(f"short-adam7-{lost}", joined(gray.parts(stream=deflated(gray.data()[:-lost]))),
                   "data", f"{lost} bytes of the last pass are missing")
    yield Case("extra-row-wrong-filter", with_stream(deflated(raw + b"\x09" * line)), "fine|data",
               "after the last row there is another with filter 9", "base-rgb.png",
               "libpng warns of too much data")
    yield Case("extra-20-million", with_stream(deflated(raw + bytes(20_000_000))), "tooLarge",
               "20 million bytes of rows after the last",
               note="libpng unpacks them into nothing and warns")


def row_filters():
    picture, parts = base("rgb")
    where = place(parts, b"IDAT")
    line = 1 + picture.width * 3
    for kind in (5, 64, 255):
        for row in (0, 4, picture.height - 1):
            raw = bytearray(picture.data())
            raw[row * line] = kind
            yield Case(f"filter-{kind}-row-{row}",
                       joined(parts[:where] + [(b"IDAT", deflated(bytes(raw)))]
                              + parts[where + 1:]), "data", f"row {row} has filter {kind}")
    gray, _ = base("gray")
    for which, offset in (("first", 0), ("last", -1 - 2 * gray.width)):
        raw = bytearray(gray.data())
        raw[offset] = 5
        yield Case(f"filter-5-adam7-{which}", joined(gray.parts(stream=deflated(bytes(raw)))),
                   "data", f"the {which} row of all passes has filter 5")


def apple():
    """As a phone's build tool rewrites pictures: raw deflate, blue first, alpha multiplied in."""
    picture, parts = base("rgba")
    rows = [[(b * a // 255, g * a // 255, r * a // 255, a) for r, g, b, a in row]
            for row in picture.rows]
    raw = Picture(picture.color, 8, rows).data()
    press = zlib.compressobj(9, zlib.DEFLATED, -15)
    yield Case("apple", joined([(b"CgBI", b"\x50\x00\x20\x02"), parts[0],
                                (b"IDAT", press.compress(raw) + press.flush()), parts[-1]]),
               "chunk|order|badHeader", "CgBI before IHDR and deflate without zlib's header")


def pressed(chunks):
    press = zlib.compressobj(9, zlib.DEFLATED, 15, 9)
    return b"".join([press.compress(piece) for piece in chunks] + [press.flush()])


def large():
    """What wants more memory or time than it should get."""

    def gray(width, height, first=b"", depth=1, rest=b"\0"):
        size = -(-width * depth // 8)
        row = rest + bytes(size)
        stream = pressed([first or row] + [row] * (height - 1))
        return joined([(b"IHDR", ihdr(width, height, depth, GRAY)), (b"IDAT", stream),
                       (b"IEND", b"")])

    yield Case("bomb-20000", gray(20_000, 20_000), "tooLarge",
               "400 million pixels of 1 bit in 50 kB")
    yield Case("bomb-20000-rgba", joined([(b"IHDR", ihdr(20_000, 20_000, 8, RGBA)),
                                          (b"IDAT", pressed([bytes(48_000_000)])),
                                          (b"IEND", b"")]), "tooLarge",
               "400 million pixels of RGBA; the stream ends early")
    # Ones and zeros by turns in the first row; each other row is as the one above.
    stripes = b"\0" + bytes([0xF0, 0xFF, 0x0F, 0x00] * 500)
    yield Case("bomb-16000", gray(16_000, 16_000, stripes, rest=b"\2"), FINE,
               "256 million pixels of 1 bit in 50 kB", note="within the limits")
    ramp = bytes(i * 7 % 256 for i in range(250))
    yield Case("limit-wide", joined([(b"IHDR", ihdr(1_000_000, 1, 8, RGB)),
                                     (b"IDAT", pressed([b"\0", ramp * 12_000])), (b"IEND", b"")]), FINE,
               "as wide as the limit: 1000000 pixels")
    yield Case("limit-high", joined([(b"IHDR", ihdr(1, 1_000_000, 8, GRAY)),
                                     (b"IDAT", pressed([bytes([1, i * 7 % 256])
                                                        for i in range(250)] * 4000)),
                                     (b"IEND", b"")]), FINE,
               "as high as the limit: 1000000 rows")
    row = pressed([bytes(2049)])
    for word, height, right in (("exactly", 16_384, "data"),
                                ("above", 16_385, "tooLarge")):
        yield Case(f"limit-pixels-{word}", joined([(b"IHDR", ihdr(16_384, height, 1, GRAY)),
                                                   (b"IDAT", row), (b"IEND", b"")]), right,
                   f"16384 by {height} pixels and one row of data")
    _, rgb = base("rgb")
    pad = pressed([b"A" * 20_000_000])
    for word, part in (("ztxt", (b"zTXt", b"Title\0\0" + pad)),
                       ("itxt", (b"iTXt", b"Title\0\1\0\0\0" + pad)),
                       ("profile", (b"iCCP", b"wide\0\0" + pad))):
        yield Case(f"bomb-{word}", joined([rgb[0], part] + rgb[2:]), FINE,
                   f"20 million bytes are pressed into {text(part[0])}", "base-rgb.png",
                   "the chunk is skipped")
    yield Case("many-idats", joined(rgb[:3] + [(b"IDAT", b"")] * 3000 + rgb[3:]), FINE,
               "3000 IDATs of no bytes before the data", "base-rgb.png")
    yield Case("many-unknown", joined(rgb[:3] + [(b"bmTs", b"")] * 3000 + rgb[3:]), FINE,
               "3000 unknown chunks", "base-rgb.png")


GROUPS = (palettes, keys, streams, row_filters, apple, large)
