#!/usr/bin/env python3
"""Makes the JSON Schemas of BookMotion's documents, and the mutants that nobody may accept.

    python3 make.py

Writes timeline.schema.json, choreography.schema.json, animations.schema.json and mutants.ndjson beside itself, from
small-timeline.json, small-choreography.json and small-scene.json.
"""

import json
import pathlib
import re

HERE = pathlib.Path(__file__).parent
DRAFT = "https://json-schema.org/draft/2020-12/schema"

FREE = ["x", "y", "flipAngle", "tilt", "yaw", "controlsOffset"]
NOT_NEGATIVE = ["width", "height", "frameBorder", "libraryBlur", "libraryScale", "readerScale"]
SHARES = ["lift", "spineLineOpacity", "bookOpacity", "libraryOpacity", "shelfCoverOpacity",
          "readerOpacity", "overlayOpacity", "controlsOpacity", "musicVolume"]
OPENING = ["selected", "moving", "flipping", "revealing", "zooming", "modeSelection", "complete"]
CLOSING = ["closing", "unzooming", "unflipping", "returning", "idle"]
MOMENTS = ["lightHaptic", "mediumHaptic", "musicFadesOut", "musicFadesIn", "readerAppears",
           "readerDisappears", "controlsAppear"]
FACES = ["cover", "firstPage", "spine", "pageEdges", "back"]
PLACES = ["shelf", "centered", "hinged", "poised", "reader", "spread", "zoomed", "base", "across"]
CURVES = ["linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut",
          "circularEaseInOut", "circularEaseOutIn"]

MADE_OPTIONAL = ["choreography", "screen", "restingFrame", "safeArea", "binding", "direction", "start",
                 "tapPolicy", "rotationPolicy"]
# As JSON writes numbers; no time is before the beginning.
TIME = r"(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"
NUMBERS = f"(?:=-?{TIME}(?:,-?{TIME})*)?"
EVENT = f"^{TIME}:[^=;]+{NUMBERS}(?:;[A-Za-z]+{NUMBERS})*$"


def number(low=None, high=None):
    schema = {"type": "number"}
    if low is not None:
        schema["minimum"] = low
    if high is not None:
        schema["maximum"] = high
    return schema


def record(fields, optional=()):
    return {
        "type": "object", "properties": fields,
        "required": [key for key in fields if key not in optional],
        "additionalProperties": False}


def row(*elements):
    return {"type": "array", "prefixItems": list(elements), "items": False,
            "minItems": len(elements)}


def starting(element, *keys):
    """A list that is not empty, whose first element has 0 at some keys."""
    start = {"properties": {key: {"const": 0} for key in keys}}
    return {"type": "array", "minItems": 1, "items": element, "allOf": [{"prefixItems": [start]}]}


WORD = {"type": "string", "minLength": 1}
SECONDS = number(0, 1e100)
POSITIVE = number(1e-100, 1e100)
PLACE = number(-1e9, 1e9)
LENGTH = number(1e-3, 1e9)
TURN = number(0, 180)
UNIT = number(0, 1)
EXTENT = number(0, 1e9)
MAGNITUDE = number(-1e100, 1e100)


def spring():
    mass = {"mass": POSITIVE}
    return {"oneOf": [
        record({"duration": POSITIVE,
                "bounce": {"type": "number", "exclusiveMinimum": -1, "maximum": 1}} | mass,
               ["bounce", "mass"]),
        record({"response": POSITIVE, "dampingRatio": SECONDS} | mass, ["mass"]),
        record({"stiffness": POSITIVE, "damping": SECONDS,
                "allowOverDamping": {"type": "boolean"}} | mass, ["allowOverDamping", "mass"]),
        record({"settlingDuration": number(1e-90, 1e90), "dampingRatio": number(1e-9, 1e9),
                "epsilon": number(1e-100, 0.5)} | mass, ["epsilon", "mass"])]}


def move():
    """What moves, and where to, beside how: each goal with each driver."""
    goals = [
        ({"move": {"const": "center"}, "to": {"enum": PLACES}, "part": PLACE}, ["part"]),
        ({"move": {"const": "size"}, "to": {"enum": PLACES}, "scale": LENGTH, "part": PLACE},
         ["scale", "part"])]
    goals += [({"move": {"enum": channels}, "from": range, "to": range}, ["from"])
              for channels, range in [(FREE, PLACE), (NOT_NEGATIVE, EXTENT), (SHARES, UNIT)]]
    curve = {"anyOf": [{"enum": CURVES}, row(MAGNITUDE, MAGNITUDE, MAGNITUDE, MAGNITUDE)]}
    drivers = [{"spring": {"$ref": "#/$defs/spring"}}, {"curve": curve, "duration": SECONDS},
               {"atOnce": {"const": True}}]
    return {"oneOf": [
        record(goal | driver | {"delay": SECONDS}, optional + ["delay"])
        for goal, optional in goals for driver in drivers]}


def stages(phases):
    def of(phase):
        return {"type": "object", "properties": {"phase": {"const": phase}}, "required": ["phase"]}
    # Every phase once at most, the last one for certain. Their order no schema can tell.
    return {
        "type": "array", "minItems": 1,
        "items": record(
            {"phase": {"enum": phases}, "lasts": SECONDS, "waits": {"type": "boolean"},
             "moves": {"type": "array", "items": {"$ref": "#/$defs/move"}},
             "moments": {"type": "array", "items": {"$ref": "#/$defs/moment"}}},
            ["waits", "moves", "moments"]),
        "allOf": [{"contains": of(phase), "minContains": int(phase == phases[-1]),
                   "maxContains": 1} for phase in phases]}


def optional(fields):
    return record(fields, list(fields))


def style():
    fade = optional({"arrival": row(TURN, TURN), "departure": row(TURN, TURN), "peak": UNIT,
                     "smooth": {"type": "boolean"}})
    shadow = optional({"radius": EXTENT, "x": PLACE, "y": PLACE, "opacity": UNIT})
    return optional({
        "fades": optional({face: fade for face in FACES}),
        "shadow": optional({"rest": shadow, "raised": shadow, "rise": row(TURN, TURN),
                            "swing": PLACE}),
        "corners": optional({"cover": EXTENT, "spine": EXTENT, "pageEdges": EXTENT}),
        "border": EXTENT,
        "spineWidth": EXTENT,
        "pageEdgeWidth": EXTENT,
        "gutter": optional({"width": EXTENT, "side": UNIT, "shoulder": UNIT, "middle": UNIT}),
        "inside": {"enum": ["lining", "front"]},
        "perspective": SECONDS,
        "spread": {"enum": ["page", "spread", "centered"]},
        "referenceWidth": LENGTH,
        "scalesWithBook": {"type": "boolean"}})


def places():
    size, shape = row(EXTENT, EXTENT), row(LENGTH, LENGTH)
    return optional({
        "centered": optional({"share": number(1e-3, 1), "widest": LENGTH, "growth": EXTENT,
                              "aspect": LENGTH, "margin": EXTENT}),
        "reader": size,
        "spread": optional({"aspect": shape, "margins": size}),
        "base": shape,
        "avoidsUnsafeArea": {"type": "boolean"}})


def choreography():
    return record({
        "schema": {"const": "bookmotion.choreography/1"},
        "name": {"type": "string"},
        "style": {"$ref": "#/$defs/style"},
        "places": {"$ref": "#/$defs/places"},
        "opening": stages(OPENING),
        "closing": stages(CLOSING)}, ["style", "places"])


DEFINITIONS = {
    "moment": {"oneOf": [
        record({"moment": {"enum": MOMENTS}, "after": SECONDS}, ["after"]),
        record({"own": WORD, "after": SECONDS}, ["after"])]},
    "move": move(),
    "style": style(),
    "places": places(),
    "spring": spring()}


def moment(word):
    return record({word: WORD, "time": number(0)})


def made():
    return record({
        "scene": WORD,
        "choreography": {"$ref": "#/$defs/choreography"},
        "screen": row(LENGTH, LENGTH),
        "restingFrame": row(PLACE, PLACE, LENGTH, LENGTH),
        "safeArea": row(PLACE, PLACE, LENGTH, LENGTH),
        "binding": {"enum": ["left", "right"]},
        "direction": {"enum": ["open", "close", "both"]},
        "start": {"enum": ["closed", "open"]},
        "tapPolicy": {"enum": ["ignore", "interrupt"]},
        "rotationPolicy": {"enum": ["finishFirst", "follow"]},
        "events": {"type": "array", "items": {"type": "string", "pattern": EVENT}}}, MADE_OPTIONAL)


def timeline():
    # Every scene has channels of its own, but none is called like another key of a keyframe.
    channel = {"minLength": 1, "not": {"enum": ["frame", "time", "phase"]}}
    return record({
        "schema": {"const": "bookmotion.timeline/1"},
        "made": made(),
        "framesPerSecond": number(1e-3, 1e5),
        "frames": {"type": "integer", "minimum": 1},
        "duration": number(0),
        "grid": {"const": 0.000001},
        "channels": {"type": "object", "propertyNames": channel, "additionalProperties": {
            "enum": ["points", "degrees", "fraction", "count"]}},
        "phases": starting(moment("phase"), "time"),
        "cues": {"type": "array", "items": moment("cue")},
        "errors": {
            "type": "object", "propertyNames": channel, "additionalProperties": number(0)},
        "keyframes": starting({
            "type": "object",
            "properties": {
                "frame": {"type": "integer", "minimum": 0}, "time": number(0), "phase": WORD},
            "required": ["frame", "time", "phase"],
            "propertyNames": {"minLength": 1},
            "additionalProperties": number()}, "frame", "time")}, ["errors"])


def animations():
    numbers = {"type": "array", "minItems": 1, "items": number(0)}
    text = {"type": "string", "minLength": 1}
    properties = ["left", "right", "top", "inset", "width", "height", "opacity", "transform", "filter",
                  "clipPath", "boxShadow", "borderRadius", "borderWidth", "border"]
    moved = {"propertyNames": {"pattern": f"^(?:{'|'.join(properties)}|--[a-z][a-z0-9-]*)$"},
             "minProperties": 1}
    keyframe = {
        "type": "object", "required": ["offset"], "minProperties": 2,
        "properties": {"offset": UNIT, "easing": {"type": "string", "pattern": r"^linear\(0, .*1\)$"}},
        "propertyNames": {"pattern": f"^(?:offset|easing|{'|'.join(properties)}|--[a-z][a-z0-9-]*)$"},
        "additionalProperties": text}
    animation = record({
        "selector": {"type": "string", "pattern": r"^\.[a-z][a-z0-9]*(?:-[a-z0-9]+)+$"},
        "timing": record({"duration": number(0, 6e5), "fill": {"const": "both"}}),
        "errors": {"type": "object", **moved, "additionalProperties": numbers},
        "keyframes": {"type": "array", "minItems": 2, "items": keyframe}})
    custom = record({
        "name": {"type": "string", "pattern": "^--[a-z][a-z0-9-]*$"},
        "syntax": {"enum": ["<length>", "<angle>", "<number>"]}, "inherits": {"const": True},
        "initialValue": text})
    body = record({
        "schema": {"const": "bookmotion.animations/1"}, "made": made(), "duration": number(0, 6e5),
        "html": text, "css": text, "properties": {"type": "array", "items": custom},
        "animations": {"type": "array", "items": animation}}, ["html", "css", "properties"])
    # A book has elements; anything else has properties.
    body["oneOf"] = [{"required": ["html", "css"], "properties": {"properties": False}},
                     {"required": ["properties"], "properties": {"html": False, "css": False}}]
    return body


def write(name, title, body, definitions=None):
    schema = {"$schema": DRAFT, "title": title} | body
    if definitions:
        schema["$defs"] = definitions
    (HERE / name).write_text(json.dumps(schema, indent=1) + "\n", encoding="utf-8")


def mutants(kind, base):
    """Each with what it is, and either a path in the document and what becomes of it, or texts."""
    optional = {"style", "places", "waits", "moves", "moments", "bounce", "mass", "scale", "part", "delay", "after",
                "errors", *MADE_OPTIONAL}

    def mutant(what, path, **change):
        return {"document": kind, "what": what, "path": path} | change

    def key_is_optional(path):
        *parents, key = path
        if "style" in parents or "places" in parents:
            return True
        if "keyframes" in parents:
            return key not in ("frame", "time", "phase")
        return key in optional or parents[-1:] in (["channels"], ["errors"])

    def is_any_word(path):
        return (path[-1] in ("name", "scene", "cue", "own") or "events" in path
                or path[-1] == "phase" and path[0] in ("phases", "keyframes"))

    def walk(node, path):
        words = ".".join(map(str, path)) or "the document"
        kinds = {"a text": "word", "a number": 7, "a list": [], "an object": {}, "true": True,
                 "null": None}
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
            is_open = path[:1] in (["channels"], ["errors"], ["keyframes"])
            for key, value in list(node.items())[:5 if is_open else None]:
                if not key_is_optional(path + [key]):
                    yield mutant(f"{words} has no {key}", path + [key], remove=True)
                yield from walk(value, path + [key])
        if isinstance(node, list):
            if path[-1] in ("opening", "closing", "keyframes", "phases"):
                yield mutant(f"{words} is empty", path, set=[])
            if node and isinstance(node[0], (int, float)):
                yield mutant(f"{words} has one more", path, set=node + [1])
                yield mutant(f"{words} has one less", path, set=node[:-1])
            for index, value in enumerate(node):
                # Of keyframes and stages that are alike, one is enough.
                if index < 2 or len(node) <= 4 and not isinstance(value, dict):
                    yield from walk(value, path + [index])

    yield from walk(base, [])


def outside(kind, base):
    """Numbers and words that are of the right kind, and wrong."""
    def mutant(what, path, value):
        return {"document": kind, "what": what, "path": path, "set": value}

    for path, value in of_choreographies() if kind == "choreography" else of_recordings(base):
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
        (["made", "choreography"], "storyReader"), (["made", "direction"], "up"),
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


def of_choreographies():
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
        (["places"], []), (["places", "centered", "share"], 0),
        (["places", "centered", "growth"], -1), (["places", "centered", "aspect"], 1e10),
        (["places", "centered", "highest"], 1), (["places", "reader"], [48]),
        (["places", "reader", 1], -1), (["places", "spread", "aspect", 0], 0),
        (["places", "spread", "margins"], 48), (["places", "base", 1], 0),
        (["places", "avoidsUnsafeArea"], 1),
        (["opening", 0, "phase"], "complete"), (["opening", 0, "lasts"], -0.1),
        (["opening", 0, "lasts"], 1e101), (["opening", 2, "phase"], "revealing"),
        (["closing", 0, "phase"], "opening"), (["closing", 1, "phase"], "returning"),
        (["opening", 0, "moves", 0, "move"], "coverOpacity"),
        (["opening", 0, "moves", 0, "to"], 12), (["opening", 0, "moves", 0, "to"], "shelve"),
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
    write("choreography.schema.json", "A choreography of BookMotion", choreography(), DEFINITIONS)
    write("timeline.schema.json", "A recording of BookMotion", timeline(),
          DEFINITIONS | {"choreography": choreography()})
    write("animations.schema.json", "A motion for element.animate(), by BookMotion", animations(),
          DEFINITIONS | {"choreography": choreography()})
    lines = []
    for kind in ("timeline", "choreography", "scene"):
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
