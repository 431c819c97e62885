"""Files that are damaged, each with the classes of error that are right for it."""
import zlib

import pictures
from writer import (GRAY, PALETTE, RGB, RGBA, SIGNATURE, Picture, chunk, deflated, ihdr, joined,
                    split, with_window)

FINE = "fine"
KIND_OF_PART = {b"IHDR": "badHeader", b"PLTE": "palette", b"tRNS": "transparency"}


class Case:
    def __init__(self, file, data, expected, what, same_as="", note=""):
        self.file, self.data, self.what, self.note = f"{file}.png", data, what, note
        self.expected = expected.split("|")
        self.same_as = same_as


def base(word):
    """The picture and its chunks, which can be changed."""
    picture, parts = pictures.bases()[f"base-{word}.png"]
    return picture, list(parts)


def place(parts, name, nth=0):
    return [i for i, part in enumerate(parts) if part[0] == name][nth]


def text(name):
    return name.decode("ascii")


FOUR = ("rgb", "palette", "gray", "rgba")


def numbered(parts):
    """Each chunk with a label and the place in the file where it begins."""
    start = len(SIGNATURE)
    for number, (name, data) in enumerate(parts):
        yield f"{number}-{text(name)}", start, name, data
        start += 12 + len(data)


def cuts():
    """The file ends too early: at each chunk's border, and inside each part of each chunk."""
    for word in FOUR:
        whole = joined(base(word)[1])
        for label, start, name, data in numbered(base(word)[1]):
            places = {"before": 0, "length": 2, "name": 6, "crc": 8 + len(data) + 2}
            if data:
                places["data"] = 8 + len(data) // 2
            for part, offset in places.items():
                yield Case(f"cut-{word}-{label}-{part}", whole[:start + offset], "truncated",
                           f"ends {part} {text(name)}" if part == "before"
                           else f"ends inside the {part} of {text(name)}")
    whole = joined(base("rgb")[1])
    for size in (0, 1, 4, 7):
        yield Case(f"cut-rgb-{size}-bytes", whole[:size], "notPNG|truncated",
                   f"only the first {size} bytes", note="too short to be told from any other file")
    for lost in (1, 2, 3):
        yield Case(f"cut-rgb-last-{lost}", whole[:-lost], "truncated",
                   f"the last {lost} bytes are missing")
    idat = place(base("rgb")[1], b"IDAT")
    start = [start for _, start, _, _ in numbered(base("rgb")[1])][idat] + 8
    for offset in (1, 2, 3, 10, 50, 100, 200):
        yield Case(f"cut-rgb-stream-{offset}", whole[:start + offset], "truncated",
                   f"ends after {offset} bytes of the stream")


def sums():
    """Each chunk's CRC is wrong."""
    for word in FOUR:
        parts = base(word)[1]
        for number, (label, _, name, data) in enumerate(numbered(parts)):
            for kind, flip in (("low", 1), ("all", 0xFFFFFFFF)):
                if kind == "all" and word != "rgb":
                    continue
                wrong = chunk(name, data, zlib.crc32(name + data) ^ flip)
                yield Case(f"crc-{word}-{label}-{kind}",
                           joined(parts[:number]) + wrong + joined(parts[number + 1:])[8:],
                           "wrongCRC", f"the CRC of {text(name)} is wrong")
    parts = base("rgb")[1]
    for number, (label, start, name, data) in enumerate(numbered(parts)):
        if data:
            whole = bytearray(joined(parts))
            whole[start + 8 + len(data) // 2] ^= 0x10
            kind = KIND_OF_PART.get(name)
            also = "|data" if name == b"IDAT" else f"|{kind}" if kind else ""
            yield Case(f"crc-rgb-{label}-bit", bytes(whole), "wrongCRC" + also,
                       f"one bit of the data of {text(name)} is wrong")


def lengths():
    """Each chunk's length lies; the CRC is that of the true data."""
    lies = (("less", lambda n: n - 1), ("more", lambda n: n + 1), ("none", lambda n: 0),
            ("100-million", lambda n: 100_000_000), ("2-31-less-1", lambda n: 2**31 - 1),
            ("2-31", lambda n: 2**31), ("2-32-less-1", lambda n: 2**32 - 1))
    for word in FOUR:
        parts = base(word)[1]
        for number, (label, _, name, data) in enumerate(numbered(parts)):
            if word in ("gray", "rgba") and name != b"IDAT":
                continue
            for kind, lie in lies:
                length = lie(len(data))
                if length < 0 or length == len(data):
                    continue
                whole = joined(parts[:number]) + chunk(name, data, length=length) + \
                    joined(parts[number + 1:])[8:]
                if length < 1000 and (name != b"IEND"):
                    right = "wrongCRC|data" if name == b"IDAT" else "wrongCRC"
                else:
                    right = "truncated|chunk|tooLarge"
                    right += "|wrongCRC" if length < 1000 else ""
                    right += "|data" if name == b"IDAT" and length < 2**31 else ""
                own = KIND_OF_PART.get(name)
                yield Case(f"length-{word}-{label}-{kind}", whole,
                           right + (f"|{own}" if own else ""),
                           f"the length of {text(name)} says {length}; it is {len(data)}")


def signatures():
    whole = joined(base("rgb")[1])
    rest = whole[8:]
    jpeg = bytes.fromhex("ffd8ffe000104a46494600010100000100010000ffd9")
    gif = b"GIF89a" + bytes.fromhex("010001008000000000ffffff2c00000000010001000002024401003b")
    for name, data, what in (
            ("jpeg", jpeg, "a JPEG's first bytes"), ("gif", gif, "a GIF of one pixel"),
            ("text", b"The cover was lost.\n", "a line of text"),
            ("zeros", bytes(300), "300 zeros"),
            ("mng", b"\x8aMNG\r\n\x1a\n" + rest, "the signature of MNG"),
            ("jng", b"\x8bJNG\r\n\x1a\n" + rest, "the signature of JNG"),
            ("seven-bits", bytes(byte & 127 for byte in whole), "the highest bits are lost"),
            ("to-lf", whole.replace(b"\r\n", b"\n"), "CR LF has become LF"),
            ("to-crlf", whole.replace(b"\n", b"\r\n"), "LF has become CR LF"),
            ("to-cr", whole.replace(b"\n", b"\r"), "LF has become CR"),
            ("one-before", b"\0" + whole, "one byte stands before the signature"),
            ("utf8", b"\xef\xbb\xbf" + whole, "a mark of UTF-8 stands before the signature"),
            ("none", rest, "the signature is missing"),
            ("twice", SIGNATURE + whole, "the signature stands twice")):
        yield Case(f"signature-{name}", data,
                   "chunk|truncated|badHeader|tooLarge" if name == "twice" else "notPNG", what)
    yield Case("signature-alone", SIGNATURE, "truncated", "the signature and nothing else")


def headers():
    picture, parts = base("rgb")

    def header(data):
        return joined([(b"IHDR", data)] + parts[1:])

    for side in ("width", "height"):
        for size, right in ((0, "badHeader"), (2**31, "badHeader|tooLarge"),
                            (2**32 - 1, "badHeader|tooLarge"), (2**31 - 1, "tooLarge"),
                            (1_000_001, "tooLarge")):
            yield Case(f"header-{side}-{size}", header(picture.header(**{side: size})), right,
                       f"the {side} is {size}")
    yield Case("header-both-2147483647",
               header(picture.header(width=2**31 - 1, height=2**31 - 1)), "tooLarge",
               "both sides are 2147483647")
    legal = {(0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4),
             (3, 8), (4, 8), (4, 16), (6, 8), (6, 16)}
    pairs = [(colour, depth) for colour in (0, 1, 2, 3, 4, 5, 6, 7, 8, 255)
             for depth in (0, 1, 2, 3, 4, 8, 16, 32, 255)]
    for colour, depth in pairs:
        if (colour, depth) in legal or (colour in (1, 5, 7, 8, 255) and depth != 8):
            continue
        yield Case(f"header-colour-{colour}-depth-{depth}",
                   header(picture.header(colour=colour, depth=depth)), "badHeader",
                   f"colour type {colour} at {depth} bits")
    for word, key, values in (("compression", "compression", (1, 255)),
                              ("filter", "filtering", (1, 64, 255)),
                              ("interlace", "interlaced", (2, 255))):
        for value in values:
            yield Case(f"header-{word}-{value}", header(picture.header(**{key: value})),
                       "badHeader", f"{word} method {value}")
    for size in (0, 12, 14, 26):
        yield Case(f"header-{size}-bytes", header((picture.header() * 2)[:size]), "badHeader",
                   f"IHDR is {size} bytes long and its CRC is right")
    yield Case("header-missing", joined(parts[1:]), "badHeader|order|chunk", "no IHDR")
    yield Case("header-missing-idat-first", joined(parts[3:]), "badHeader|order|chunk",
               "no IHDR and IDAT comes first")
    yield Case("header-end-alone", joined(parts[-1:]), "badHeader|order|chunk", "nothing but IEND")
    yield Case("header-alone", joined(parts[:1]), "truncated", "nothing but IHDR")
    yield Case("header-twice", joined(parts[:1] + parts), "badHeader|order|chunk",
               "IHDR stands twice")
    yield Case("header-twice-late", joined(parts[:4] + parts[:1] + parts[4:]),
               "badHeader|order|chunk", "a second IHDR stands after IDAT")
    yield Case("header-second", joined([parts[1], parts[0]] + parts[2:]),
               "badHeader|order|chunk", "gAMA stands before IHDR")
    yield Case("header-after-unknown", joined([(b"bmTs", b"ours")] + parts),
               "badHeader|order|chunk|fine", "an unknown chunk stands before IHDR", "base-rgb.png",
               "against the format; libpng takes it without a word")
    # The header is right in itself but says another number of rows than there are.
    yield Case("header-more-rows", header(picture.header(height=picture.height + 1)), "data",
               "the height says one row more than there is")
    yield Case("header-wider", header(picture.header(width=picture.width + 1)), "data",
               "the width says one pixel more than there is")
    yield Case("header-fewer-rows", header(picture.header(height=picture.height - 1)), "fine|data",
               "the height says one row less than there is", note="libpng warns of too much data")
    yield Case("header-adam7-said", header(picture.header(interlaced=1)), "data",
               "plain rows are said to be interlaced")


def orders():
    _, rgb = base("rgb")
    _, rgba = base("rgba")
    _, palette = base("palette")
    extra = (b"tEXt", b"Title\0between")
    first, last = place(rgba, b"IDAT"), place(rgba, b"IDAT", -1)
    idat = place(rgb, b"IDAT")

    yield Case("order-idat-apart", joined(rgba[:first + 2] + [extra] + rgba[first + 2:]),
               "order|data", "a text chunk stands between IDATs")
    yield Case("order-idat-empty-apart", joined(rgba[:last + 1] + [extra, (b"IDAT", b"")]
                                                + rgba[last + 1:]),
               "fine|order", "an IDAT of no bytes follows a text chunk", "base-rgba.png",
               "libpng only warns: too many IDATs")
    yield Case("order-idat-again-apart", joined(rgb[:-1] + [rgb[idat], rgb[-1]]), "fine|order",
               "the IDAT stands again after a text chunk", "base-rgb.png",
               "libpng only warns: too many IDATs")
    yield Case("order-idat-swapped", joined(rgba[:first + 1] + [rgba[first + 2], rgba[first + 1]]
                                            + rgba[first + 3:]), "data", "two IDATs are swapped")
    yield Case("order-idat-dropped", joined(rgba[:first + 2] + rgba[first + 3:]), "data",
               "an IDAT in the middle is missing")
    yield Case("order-idat-doubled", joined(rgba[:first + 2] + rgba[first + 1:]), "data",
               "an IDAT in the middle stands twice")
    yield Case("order-idat-missing", joined(rgb[:idat] + rgb[idat + 1:]), "order|data|chunk",
               "no IDAT")
    yield Case("order-end-between", joined(rgba[:first + 2] + rgba[-1:] + rgba[first + 2:]),
               "data|order", "IEND stands between IDATs")
    yield Case("order-end-early", joined(rgb[:idat] + rgb[-1:] + rgb[idat:]),
               "order|data|chunk", "IEND stands before IDAT")
    yield Case("order-end-with-data", joined(rgb[:-1] + [(b"IEND", b"more")]), "fine|chunk",
               "IEND has four bytes of data", "base-rgb.png", "libpng warns")

    plte, trns, data = (place(palette, name) for name in (b"PLTE", b"tRNS", b"IDAT"))
    others = [part for part in palette if part[0] not in (b"PLTE", b"tRNS", b"hIST")]
    yield Case("order-palette-after-idat", joined(others[:2] + [palette[plte]] + others[2:]),
               "palette|order", "PLTE stands after IDAT")
    yield Case("order-palette-again-after-idat",
               joined(palette[:-1] + [palette[plte], palette[-1]]), "palette|order",
               "PLTE stands again after IDAT")
    yield Case("order-key-before-palette", joined([palette[0], palette[trns], palette[plte],
                                                   palette[data], palette[-1]]),
               "transparency|order", "tRNS stands before PLTE", note="libpng warns and drops it")
    yield Case("order-key-after-idat", joined([palette[0], palette[plte], palette[data],
                                               palette[trns], palette[-1]]),
               "transparency|order", "tRNS stands after IDAT", note="libpng warns and drops it")
    yield Case("order-suggested-after-idat", joined(rgb[:-1] + [(b"PLTE", bytes(30)), rgb[-1]]),
               "fine|palette|order", "a suggested palette stands after IDAT", "base-rgb.png",
               "it makes no pixel; libpng warns")
    for word, name, data in (("unknown", b"BMTS", b"ours"), ("public", b"NEWS", b""),
                             ("lower-idat-twin", b"IDAt", b"")):
        yield Case(f"chunk-critical-{word}", joined([rgb[0], (name, data)] + rgb[1:]), "chunk",
                   f"the critical chunk {text(name)} is unknown")
    yield Case("chunk-critical-last", joined(rgb[:-1] + [(b"BMTS", b"ours"), rgb[-1]]), "chunk",
               "an unknown critical chunk stands after IDAT")
    for word, name in (("digit", b"bm1s"), ("blank", b"bm s"), ("zero", b"\0\0\0\0"),
                       ("latin", b"bm\xe9s")):
        yield Case(f"chunk-name-{word}", joined([rgb[0], (name, b"ours")] + rgb[1:]), "chunk",
                   "a chunk's name is not of letters")
    yield Case("chunk-name-reserved", joined([rgb[0], (b"bmts", b"ours")] + rgb[1:]),
               "fine|chunk", "a chunk's third letter is small", "base-rgb.png",
               "reserved; libpng 1.6.39 takes it and later ones refuse it")
    yield Case("chunk-idat-small", joined([(b"iDAT", data) if name == b"IDAT" else (name, data)
                                           for name, data in rgb]), "order|data|chunk",
               "IDAT is called iDAT: an ancillary chunk that nobody knows")


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
        note = "fine for the left edge alone; index for all edges or the dominant colour"
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
    yield Case("key-gray-high-bits", with_key(gray, bytes([7]) + key[1:]), "fine|transparency",
               "the key of a gray picture at 8 bits has more than 8", "base-gray-key.png",
               "libpng warns and looks at the low bits")
    key = rgb[place(rgb, b"tRNS")][1]
    for word, data in (("empty", b""), ("2-bytes", key[:2]), ("5-bytes", key[:5]),
                       ("7-bytes", key + b"\0")):
        yield Case(f"key-rgb-{word}", with_key(rgb, data), "transparency",
                   f"tRNS of an RGB picture is {len(data)} bytes long", note=drops)
    yield Case("key-rgb-high-bits", with_key(rgb, b"\7" + key[1:2] + b"\1" + key[3:4] + b"\xff"
                                             + key[5:]), "fine|transparency",
               "the key of an RGB picture at 8 bits has more than 8", "base-rgb-key.png",
               "libpng warns and looks at the low bits")
    yield Case("key-rgba", joined([rgba[0], (b"tRNS", bytes(6))] + rgba[1:]), "transparency",
               "tRNS stands in an RGBA picture", note="libpng warns and drops it")
    for word, parts in (("palette", palette), ("gray", gray), ("rgb", rgb)):
        where = place(parts, b"tRNS")
        yield Case(f"key-{word}-twice", joined(parts[:where + 1] + parts[where:]),
                   "transparency|order", "tRNS stands twice", note="libpng warns and drops one")


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
    yield Case("extra-20-million", with_stream(deflated(raw + bytes(20_000_000))), "fine|data",
               "20 million bytes of rows after the last", "base-rgb.png",
               "libpng unpacks them into nothing and warns")


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
    raw = Picture(picture.colour, 8, rows).data()
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


def all_cases():
    cases = []
    for group in (cuts, sums, lengths, signatures, headers, orders, palettes, keys, streams,
                  row_filters, apple, large):
        cases += group()
    names = [case.file for case in cases]
    assert len(set(names)) == len(names), "two cases have one name"
    return cases
