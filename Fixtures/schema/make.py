#!/usr/bin/env python3
"""Makes the JSON Schemas of BookMotion's documents, and the mutants that nobody may accept.

    python3 make.py

Writes timeline.schema.json, choreography.schema.json, scene.schema.json and mutants.ndjson beside
itself, from small-timeline.json, small-choreography.json and small-scene.json.
"""

import copy
import json
import pathlib

import scenes

HERE = pathlib.Path(__file__).parent
DRAFT = "https://json-schema.org/draft/2020-12/schema"

POINTS = ["x", "y", "width", "height", "spineWidth", "shadowRadius", "shadowX", "shadowY",
          "frameBorder", "libraryBlur"]
DEGREES = ["flipAngle", "tilt"]
CHANNELS = [
    "x", "y", "width", "height", "flipAngle", "tilt", "lift", "coverOpacity", "firstPageOpacity",
    "spineOpacity", "pageEdgeOpacity", "spineWidth", "spineLineOpacity", "shadowRadius", "shadowX",
    "shadowY", "shadowOpacity", "frameBorder", "libraryBlur", "libraryScale", "libraryOpacity",
    "readerOpacity", "overlayOpacity", "controlsOpacity", "musicVolume"]
FOLLOWING = ["coverOpacity", "firstPageOpacity", "spineOpacity", "pageEdgeOpacity", "spineWidth",
             "shadowRadius", "shadowX", "shadowY", "shadowOpacity"]
ANYWHERE = ["x", "y", "flipAngle", "tilt", "shadowX", "shadowY"]
FROM_ZERO = ["width", "height", "spineWidth", "shadowRadius", "frameBorder", "libraryBlur",
             "libraryScale"]
OPENING = ["selected", "moving", "flipping", "revealing", "zooming", "modeSelection", "complete"]
CLOSING = ["closing", "unzooming", "unflipping", "returning", "idle"]
MOMENTS = ["lightHaptic", "musicFadesOut", "musicFadesIn", "readerAppears", "readerDisappears",
           "controlsAppear"]
PLACES = ["shelf", "centered", "hinged", "reader", "spread", "zoomed"]
CURVES = ["linear", "easeIn", "easeOut", "easeInOut", "circularEaseIn", "circularEaseOut",
          "circularEaseInOut", "circularEaseOutIn"]


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


SECONDS = number(0, 1e100)
POSITIVE = number(1e-100, 1e100)
PLACE = number(-1e9, 1e9)
LENGTH = number(1e-3, 1e9)
TURN = number(0, 180)
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
    """What moves, and where to, beside how: each of three with each of three."""
    goals = [
        ({"move": {"const": "center"}, "to": {"enum": PLACES}, "part": PLACE}, ["part"]),
        ({"move": {"const": "size"}, "to": {"enum": PLACES}, "scale": LENGTH, "part": PLACE},
         ["scale", "part"]),
        ({"move": {"enum": [name for name in CHANNELS if name not in FOLLOWING]}, "to": PLACE}, [])]
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
            {"phase": {"enum": phases}, "lasts": SECONDS,
             "moves": {"type": "array", "items": {"$ref": "#/$defs/move"}},
             "moments": {"type": "array", "items": {"$ref": "#/$defs/moment"}}},
            ["moves", "moments"]),
        "allOf": [{"contains": of(phase), "minContains": int(phase == phases[-1]),
                   "maxContains": 1} for phase in phases]}


def choreography():
    fade = row(TURN, TURN)
    return record({
        "schema": {"const": "bookmotion.choreography/1"},
        "name": {"type": "string"},
        "style": record(
            {"coverFade": fade, "spineFade": fade, "spineWidth": SECONDS, "perspective": SECONDS,
             "spread": {"enum": ["page", "spread"]}},
            ["coverFade", "spineFade", "spineWidth", "perspective", "spread"]),
        "opening": stages(OPENING),
        "closing": stages(CLOSING)}, ["style"])


DEFINITIONS = {
    "moment": record({"moment": {"enum": MOMENTS}, "after": SECONDS}, ["after"]),
    "move": move(),
    "spring": spring()}


def unit(channel):
    return "points" if channel in POINTS else "degrees" if channel in DEGREES else "fraction"


def limits(channel):
    if channel in ANYWHERE:
        return number()
    return number(0) if channel in FROM_ZERO else number(0, 1)


def timeline():
    whole = {"type": "integer", "minimum": 0}
    phases = ["idle", "complete"] + [
        phase for phase in OPENING + CLOSING if phase not in ("idle", "complete")]
    return record({
        "schema": {"const": "bookmotion.timeline/1"},
        "choreography": {"$ref": "#/$defs/choreography"},
        "direction": {"enum": ["open", "close", "both"]},
        "binding": {"enum": ["left", "right"]},
        "screen": row(LENGTH, LENGTH),
        "restingFrame": row(PLACE, PLACE, LENGTH, LENGTH),
        "framesPerSecond": number(1e-3, 1e5),
        "frames": {"type": "integer", "minimum": 1},
        "duration": number(0),
        "grid": {"const": 0.000001},
        "channels": record({name: {"const": unit(name)} for name in CHANNELS}),
        "phases": {"type": "array", "minItems": 1, "items": record(
            {"phase": {"enum": phases}, "time": number(0)})},
        "errors": record({name: number(0) for name in CHANNELS}),
        "keyframes": {"type": "array", "minItems": 1, "items": record(
            {"frame": whole, "time": number(0), "phase": {"enum": phases}}
            | {name: limits(name) for name in CHANNELS})}}, ["errors"])


def write(name, title, body, definitions=None):
    schema = {"$schema": DRAFT, "title": title} | body
    if definitions:
        schema["$defs"] = definitions
    (HERE / name).write_text(json.dumps(schema, indent=1) + "\n", encoding="utf-8")


def mutants(kind, base):
    """Each with what it is, and either a path in the document and what becomes of it, or texts."""
    optional = {"style", "moves", "moments", "bounce", "mass", "scale", "part", "delay", "after",
                "coverFade", "spineFade", "spineWidth", "perspective", "spread", "errors"}

    def mutant(what, path, **change):
        return {"document": kind, "what": what, "path": path} | change

    def key_is_optional(path):
        inside_channels = any(step in ("channels", "errors", "keyframes") for step in path[:-1])
        return path[-1] in optional and not inside_channels

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
            # Anybody names a choreography; the library alone knows a scene's cues.
            if path[-1] not in ("name", "cue"):
                yield mutant(f"{words} is another word", path, set=node + "s")
            if path[-1] != "name":
                yield mutant(f"{words} is empty", path, set="")
        if isinstance(node, dict):
            yield mutant(f"{words} has another key", path + ["color"], set=1)
            for key, value in node.items():
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

    if kind == "scene":
        for path, value in scenes.outside(base):
            yield mutant(f"{'.'.join(map(str, path))} is {value}", path, value)
        return
    if kind == "timeline":
        for name in CHANNELS:
            wrong = "degrees" if name not in DEGREES else "points"
            yield mutant(f"{name} in {wrong}", ["channels", name], wrong)
            yield mutant(f"the error of {name} is below 0", ["errors", name], -0.001)
            if name not in ANYWHERE:
                yield mutant(f"{name} is below 0", ["keyframes", 0, name], -0.5)
            if name not in ANYWHERE + FROM_ZERO:
                yield mutant(f"{name} is above 1", ["keyframes", 0, name], 1.5)
        for path, value in [
                (["schema"], "bookmotion.timeline/2"), (["schema"], "bookmotion.choreography/1"),
                (["framesPerSecond"], 0), (["framesPerSecond"], -60), (["framesPerSecond"], 1e6),
                (["frames"], 0), (["frames"], 2.5), (["frames"], -1), (["grid"], 0.001),
                (["duration"], -1), (["screen", 0], 0), (["screen", 1], -768),
                (["screen", 1], 1e10), (["restingFrame", 2], 0), (["restingFrame", 0], 1e12),
                (["direction"], "opening"), (["direction"], "Open"), (["binding"], "top"),
                (["phases", 0, "phase"], "turning"), (["phases", 0, "time"], -1),
                (["keyframes", 0, "frame"], 0.5), (["keyframes", 0, "frame"], -1),
                (["keyframes", 0, "time"], -1), (["keyframes", 0, "phase"], "opened")]:
            yield mutant(f"{'.'.join(map(str, path))} is {value}", path, value)
        return
    for path, value in [
            (["schema"], "bookmotion.choreography/2"), (["schema"], "bookmotion.timeline/1"),
            (["style", "coverFade", 0], -1), (["style", "coverFade", 1], 181),
            (["style", "spineWidth"], -1), (["style", "perspective"], -0.1),
            (["style", "spread"], "double"), (["opening", 0, "phase"], "closing"),
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
            (["opening", 0, "moves", 1, "curve"], "easeInOutBack"),
            (["opening", 0, "moves", 1, "curve"], [0.1, 0.2, 0.3]),
            (["opening", 0, "moves", 1, "duration"], -1),
            (["opening", 0, "moments", 0, "moment"], "bang"),
            (["opening", 0, "moments", 0, "after"], -1),
            (["opening", 1, "moves", 0, "atOnce"], False)]:
        yield mutant(f"{'.'.join(map(str, path))} is {value}", path, value)


def replaced(kind, text):
    """What is no JSON at all, or none that a careful reader takes."""
    key = "scene" if kind == "scene" else "name"
    for what, old, new in [
            ("NaN", ": 0.5,", ": NaN,"), ("Infinity", ": 0.5,", ": Infinity,"),
            ("a number with a comma", ": 0.5,", ": 0,5,"), ("a plus sign", ": 0.5,", ": +0.5,"),
            ("a leading zero", ": 0.5,", ": 00.5,"), ("no digit before the point", ": 0.5,", ": .5,"),
            ("a comma at the end", "}\n", ",}\n"), ("no brace at the end", "}\n", "\n"),
            ("something behind the end", "}\n", "}\n{}"), ("single quotes", f'"{key}"', f"'{key}'"),
            ("a comment", "{", "{ // yes\n"), ("a number too large", ": 0.5,", ": 1e999,")]:
        place = text.rindex(old) if old == "}\n" else text.index(old)
        yield {"document": kind, "what": what, "at": place, "old": old, "new": new}


def main():
    definitions = copy.deepcopy(DEFINITIONS)
    write("choreography.schema.json", "A choreography of BookMotion", choreography(), definitions)
    write("timeline.schema.json", "A timeline of BookMotion", timeline(),
          definitions | {"choreography": choreography()})
    write("scene.schema.json", "A scene of BookMotion", scenes.schema(
        record, number, row, LENGTH, {"enum": ["left", "right"]}))
    lines = []
    for kind in ("timeline", "choreography", "scene"):
        text = (HERE / f"small-{kind}.json").read_text(encoding="utf-8")
        base = json.loads(text)
        seen = set()
        for mutant in [*mutants(kind, base), *outside(kind, base), *replaced(kind, text)]:
            key = json.dumps([mutant.get("path"), mutant.get("set"), mutant.get("remove"),
                              mutant.get("new"), mutant.get("at")])
            # A timeline holds a choreography, whose mutants are tried by themselves.
            inside = mutant.get("path", [])[:1] == ["choreography"] and kind == "timeline"
            if key in seen or inside and len(mutant["path"]) > 2:
                continue
            seen.add(key)
            lines.append(json.dumps(mutant))
    (HERE / "mutants.ndjson").write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(lines)} mutants")


if __name__ == "__main__":
    main()
