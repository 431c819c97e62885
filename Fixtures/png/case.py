"""One damaged file, and the chunks that it is made from."""
import pictures
from writer import SIGNATURE

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


def is_ignored(name):
    """Whether no bit of such a chunk matters: small letters begin what a picture can do without."""
    return name[:1].islower() and name != b"tRNS"


def text(name):
    return name.decode("ascii")


FOUR = ("rgb", "palette", "gray", "rgba")


def numbered(parts):
    """Each chunk with a label and the place in the file where it begins."""
    start = len(SIGNATURE)
    for number, (name, data) in enumerate(parts):
        yield f"{number}-{text(name)}", start, name, data
        start += 12 + len(data)
