#!/usr/bin/env python3
"""Makes the mutants of BookMotion's documents, which nobody may accept.

    python3 mutants.py

Writes mutants.ndjson beside itself, from small-timeline.json, small-choreography.json, small-scene.json and
small-fit.json.
"""

import json
import pathlib
import re

HERE = pathlib.Path(__file__).parent


def mutants(kind, base):
    """Each with what it is, and either a path in the document and what becomes of it, or texts."""
    optional = {"style", "places", "waits", "moves", "moments", "bounce", "mass", "scale", "part", "delay", "after",
                "errors", "safeArea", "direction"}
    if kind == "scene":
        optional |= {"screen", "binding"}
    if kind == "fit":
        optional |= {"from"}

    def mutant(what, path, **change):
        return {"document": kind, "what": what, "path": path} | change

    def key_is_optional(path):
        *parents, key = path
        if "style" in parents or "places" in parents and key != "place":
            return True
        if key == "name" and "opening" in parents:
            return True
        # A jump takes no time.
        if kind == "fit" and key in ("duration", "bounce") and "rounded" in parents:
            return True
        if "keyframes" in parents:
            return key not in ("frame", "time", "phase")
        return key in optional or parents[-1:] in (["channels"], ["errors"])

    def is_any_word(path):
        # Columns may have any name.
        if kind == "fit" and path[-1] in ("channel", "move"):
            return True
        return (path[-1] in ("name", "scene", "cue", "own", "to", "place", "area", "like", "within") or "events" in path
                or path[-1] == "phase" and path[0] in ("phases", "keyframes"))

    def walk(node, path):
        words = ".".join(map(str, path)) or "the document"
        kinds = {"a text": "word", "a number": 7, "a list": [], "an object": {}, "true": True,
                 "null": None}
        if kind == "fit":
            # Its fields are few, and much alike.
            kinds = {"a text": "word", "a list": [], "null": None}
        here = {str: "a text", bool: "true", int: "a number", float: "a number", list: "a list",
                dict: "an object"}[type(node)]
        # A curve is a text or a list of numbers, so that [] is wrong there as well.
        for name, value in kinds.items():
            if name != here:
                yield mutant(f"{words} is {name}", path, set=value)
        if isinstance(node, str):
            if not is_any_word(path):
                yield mutant(f"{words} is another word", path, set=node + "s")
            if path[-1] != "name":
                yield mutant(f"{words} is empty", path, set="")
        if isinstance(node, dict):
            yield mutant(f"{words} has another key", path + ["color"], set="red")
            # Of channels, a few are enough.
            is_open = kind != "fit" and path[:1] in (["channels"], ["errors"], ["keyframes"])
            for key, value in list(node.items())[:5 if is_open else None]:
                if not key_is_optional(path + [key]):
                    yield mutant(f"{words} has no {key}", path + [key], remove=True)
                yield from walk(value, path + [key])
        if isinstance(node, list):
            if (path[-1] in ("opening", "closing", "keyframes", "phases")
                    or kind == "fit" and path[-1] in ("channels", "moves")):
                yield mutant(f"{words} is empty", path, set=[])
            if node and isinstance(node[0], (int, float)):
                yield mutant(f"{words} has one more", path, set=node + [1])
                yield mutant(f"{words} has one less", path, set=node[:-1])
            for index, value in enumerate(node):
                # Of keyframes and stages that are alike, one is enough.
                if index < (1 if kind == "fit" else 2) or len(node) <= 4 and not isinstance(value, dict):
                    yield from walk(value, path + [index])

    yield from walk(base, [])


def outside(kind, base):
    """Numbers and words that are of the right kind, and wrong."""
    def mutant(what, path, value):
        return {"document": kind, "what": what, "path": path, "set": value}

    paths = {"choreography": of_choreographies, "timeline": of_books, "scene": of_scenes, "fit": of_fits}
    for path, value in paths[kind](base):
        yield mutant(f"{'.'.join(map(str, path))} is {json.dumps(value)}", path, value)


def of_recordings(base):
    """Paths, and values that are wrong there."""
    channel = next(iter(base["channels"]))
    yield from [
        (["schema"], "bookmotion.timeline/2"), (["schema"], "bookmotion.scene/1"),
        (["schema"], "bookmotion.choreography/1"), (["made", "screen", 0], 0),
        (["made", "screen", 1], -768), (["made", "screen", 1], 1e10),
        (["made", "restingFrame"], [0, 0, 0, 280]), (["made", "restingFrame"], [0, 0, 200, 1e10]),
        (["made", "restingFrame"], [1e10, 0, 200, 280]), (["made", "restingFrame"], [0, 0, 200]),
        (["made", "binding"], "top"), (["made", "start"], "half"), (["made", "start"], "Open"),
        (["made", "tapPolicy"], "finishFirst"), (["made", "rotationPolicy"], "interrupt"),
        (["made", "choreography"], "storyReader"), (["made", "direction"], "Open"),
        (["framesPerSecond"], 0), (["framesPerSecond"], -60), (["framesPerSecond"], 1e6),
        (["frames"], 0), (["frames"], 2.5), (["frames"], -1), (["duration"], -1),
        (["grid"], 0.001), (["channels", channel], "meters"), (["channels", channel], "Points"),
        (["channels", ""], "points"), (["channels", "frame"], "count"),
        (["channels", "time"], "count"), (["channels", "phase"], "count"),
        (["phases", 0, "time"], -1), (["phases", 0, "time"], 0.01), (["phases", 1, "time"], -1),
        (["cues", 0, "time"], -0.5), (["keyframes", 0, "frame"], 0.5),
        (["keyframes", 0, "frame"], -1), (["keyframes", 0, "frame"], 1),
        (["keyframes", 0, "time"], -1), (["keyframes", 0, "time"], 0.01),
        (["keyframes", 0, ""], 0), (["keyframes", 0, channel], "0.5"),
        (["keyframes", 1, "frame"], 0.5), (["keyframes", 1, "frame"], -1),
        (["keyframes", 1, "time"], -1)]
    for name in base.get("errors", {}):
        yield ["errors", name], -0.001
    for event in [
            "tap", "0.1", "0.1:", ":tap", "0.1;tap", "-0.1:tap", "+0.1:tap", ".1:tap", "1.:tap",
            "00.1:tap", "1e:tap", "1e+:tap", "0x1:tap", "0x1p-3:tap", "nan:tap", "inf:tap",
            "infinity:tap", " 0.1:tap", "0.1 :tap", "\t0.1:tap", "0,1:tap", "1_0:tap",
            "\uff11:tap", "0.1:drag=", "0.1:drag=1,", "0.1:drag=,1", "0.1:drag=1,,2",
            "0.1:drag=1;2", "0.1:drag=a,b", "0.1:drag=1=2", "0.1:drag==1", "0.1:drag=nan,1",
            "0.1:drag=1,-infinity", "0.1:drag=0x10", "0.1:drag=+1", "0.1:drag=--1",
            "0.1:drag=.5", "0.1:drag=5.", "0.1:drag=01", "0.1:drag=1e", "0.1:drag= 1",
            "0.1:drag=1 ", "0.1:drag=1, 2"]:
        yield ["made", "events", 0], event


def of_books(base):
    """Paths, and values that are wrong there."""
    yield from of_recordings(base)
    yield from [
        (["made", "scene"], "swipe"), (["made", "direction"], "opening"),
        (["made", "direction"], "closed"), (["made", "direction"], ["open", "close"])]
    frame = "frame=1,2,3,4"
    for event in [
            "jump", "Tap", "tap=1", "touch", "touch=1", "touch=1,2,3", "release=1", "screen=1,-2",
            "tap;", f"tap;;{frame}", f"tap; {frame}", f"tap;{frame};", f"tap;{frame};{frame}",
            f"tap;isLocked;{frame};isLocked", "tap;frame", "tap;frame=", "tap;frame=1,2,3",
            "tap;frame=1,2,3,4,5", "tap;frame=1,2,-3,4", "tap;frame=1,2,3,a", "tap;isLocked=1",
            "tap;locked", "tap;Frame=1,2,3,4", "tap;safeArea=1,2,3,4", f"home;{frame}",
            f"touch;{frame}=1,2", f"drag=1,2;{frame}", f"close;{frame};isLocked",
            "screen=1,2;safeArea", f"screen=1,2;{frame};safeArea=1,2,3"]:
        yield ["made", "events", 0], f"0:{event}"


def of_scenes(base):
    """Paths, and values that are wrong there."""
    yield from of_recordings(base)
    yield ["made", "direction"], "open"
    for event in [
            "touch;", "touch;;a", "touch=1,2;a b", "touch=1,2;a-b", "touch;\u00e9", "touch;=1",
            "touch;a=", "touch;a=x", "touch;a=1,,2", "touch;a=1=2", ";touch"]:
        yield ["made", "events", 0], f"0:{event}"


def of_choreographies(base):
    """Paths, and values that are wrong there."""
    yield from [
        (["schema"], "bookmotion.choreography/2"), (["schema"], "bookmotion.timeline/1"),
        (["style", "fades", "cover", "departure", 0], -1),
        (["style", "fades", "cover", "departure", 1], 181),
        (["style", "fades", "spine", "peak"], 1.5), (["style", "fades", "front"], {}),
        (["style", "fades", "back", "smooth"], 1),
        (["style", "shadow", "rest", "opacity"], 1.1), (["style", "shadow", "rise", 1], 181),
        (["style", "shadow", "raised", "radius"], -1), (["style", "shadow", "swing"], 1e10),
        (["style", "corners", "cover"], -1), (["style", "gutter", "middle"], 2),
        (["style", "inside"], "mirror"), (["style", "referenceWidth"], 0),
        (["style", "border"], -1), (["style", "scalesWithBook"], "yes"),
        (["style", "spineWidth"], -1), (["style", "perspective"], -0.1),
        (["style", "spread"], "double"), (["opening", 0, "phase"], "closing"),
        (["places"], {}), (["places", 1, "width"], 0), (["places", 1, "height"], 1.1),
        (["places", 1, "growth"], -1), (["places", 1, "aspect"], 1e10),
        (["places", 1, "share"], 1), (["places", 0, "margins"], [48]),
        (["places", 0, "margins", 1], -1), (["places", 0, "aspect", 0], 0),
        (["places", 0, "margins"], 48), (["places", 2, "size", 1], 0),
        (["places", 0, "pages"], 2), (["places", 2, "fit"], "outside"),
        (["places", 1, "widest"], 0), (["places", 2, "anchor"], [0.5]),
        (["places", 2, "x"], 1e10), (["places", 0, "place"], ""), (["opening", 0, "name"], ""),
        (["openingLasts"], 0), (["closingLasts"], "short"),
        (["opening", 0, "phase"], "complete"), (["opening", 0, "lasts"], -0.1),
        (["opening", 0, "lasts"], 1e101), (["opening", 2, "phase"], "revealing"),
        (["closing", 0, "phase"], "opening"), (["closing", 1, "phase"], "returning"),
        (["opening", 0, "moves", 0, "move"], "coverOpacity"),
        (["opening", 0, "moves", 0, "to"], 12),
        (["opening", 0, "moves", 0, "scale"], 0), (["opening", 0, "moves", 0, "part"], 1e10),
        (["opening", 0, "moves", 0, "delay"], -1),
        (["opening", 0, "moves", 0, "curve"], "easeIn"),
        (["opening", 0, "moves", 0, "atOnce"], True),
        (["opening", 0, "moves", 0, "spring"], {}),
        (["opening", 0, "moves", 0, "spring", "duration"], 0),
        (["opening", 0, "moves", 0, "spring", "bounce"], -1),
        (["opening", 0, "moves", 0, "spring", "bounce"], 1.5),
        (["opening", 0, "moves", 0, "spring", "response"], 1),
        (["opening", 0, "moves", 0, "spring", "mass"], 0),
        (["opening", 0, "moves", 1, "scale"], 2), (["opening", 0, "moves", 1, "to"], "shelf"),
        (["opening", 0, "moves", 1, "to"], 1e12),
        # The flip angle goes to 180.
        (["opening", 0, "moves", 1, "move"], "readerOpacity"),
        (["closing", 0, "moves", 0], {"move": "libraryBlur", "to": -1, "atOnce": True}),
        (["closing", 0, "moves", 0],
         {"move": "musicVolume", "from": 1.5, "to": 0, "curve": "linear", "duration": 1}),
        (["opening", 0, "moves", 1, "curve"], "easeInOutBack"),
        (["opening", 0, "moves", 1, "curve"], [0.1, 0.2, 0.3]),
        (["opening", 0, "moves", 1, "duration"], -1),
        (["opening", 0, "moments", 0, "moment"], "bang"),
        (["opening", 0, "moments", 0, "after"], -1),
        (["opening", 0, "moments", 0, "own"], "bang"), (["opening", 0, "waits"], "yes"),
        (["opening", 1, "moves", 0, "atOnce"], False)]


def of_fits(base):
    """Paths, and values that are wrong there."""
    channel, move, rounded = ["channels", 0], ["stages", 0, "moves", 0], ["rounded", 0]
    yield from [
        (["schema"], "bookmotion.fit/2"), (["schema"], "bookmotion.timeline/1"),
        (channel + ["points"], 35.5), (channel + ["points"], 6), (channel + ["steps"], -1),
        (channel + ["steps"], 0.5), (channel + ["steps"], 25), (channel + ["largestError"], -1),
        (channel + ["rmsError"], -1), (channel + ["tolerance"], -1), (["stages", 0, "lasts"], -1),
        (move + ["curve"], "easeIn"), (move + ["atOnce"], True), (move + ["duration"], 0.4),
        (move + ["spring", "duration"], 0), (move + ["spring", "bounce"], -1),
        (move + ["spring", "bounce"], 1.5), (move + ["delay"], -1),
        (rounded + ["duration"], -1), (rounded + ["bounce"], -1), (rounded + ["x1"], 0.5)]


def replaced(kind, text):
    """What is no JSON at all, or none that a careful reader takes; places are counted in bytes."""
    key = b'"duration": '
    at, end = text.index(key) + len(key), text.rindex(b"}")
    number = re.match(rb"0\.[0-9]+", text[at:])[0].decode()
    for what, place, old, new in [
            ("NaN", at, number, "NaN"), ("Infinity", at, number, "Infinity"),
            ("a number with a comma", at, "0.", "0,"), ("a plus sign", at, number, "+" + number),
            ("a leading zero", at, "0", "00"), ("no digit before the point", at, "0.", "."),
            ("a number too large", at, number, "1e999"), ("a comma at the end", end, "}", ",}"),
            ("no brace at the end", end, "}", ""), ("something behind the end", end, "}", "}\n{}"),
            ("single quotes", text.index(b'"schema"'), '"schema"', "'schema'"),
            ("a comment", 0, "{", "{ // yes\n")]:
        yield {"document": kind, "what": what, "at": place, "old": old, "new": new}


def main():
    lines = []
    for kind in ("timeline", "choreography", "scene", "fit"):
        text = (HERE / f"small-{kind}.json").read_bytes()
        base = json.loads(text)
        seen = set()
        for mutant in [*mutants(kind, base), *outside(kind, base), *replaced(kind, text)]:
            key = json.dumps([mutant.get("path"), mutant.get("set"), mutant.get("remove"),
                              mutant.get("new"), mutant.get("at")])
            # A timeline holds a choreography, whose mutants are tried by themselves.
            inside = mutant.get("path", [])[:2] == ["made", "choreography"]
            if key in seen or inside and len(mutant["path"]) > 3:
                continue
            seen.add(key)
            lines.append(json.dumps(mutant))
    (HERE / "mutants.ndjson").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} mutants")


if __name__ == "__main__":
    main()
