"""What each scene takes and tells, as `bookmotion scene NAME` has it."""

# The fewest and the most numbers that a verb takes.
ALONE, ONE, TWO, UP_TO_ONE, UP_TO_TWO = (0, 0), (1, 1), (2, 2), (0, 1), (0, 2)
# What JSON takes for a number; no time is before the beginning.
TIME = r"(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?"
NUMBER = "-?" + TIME


def alone(*names):
    return {name: ALONE for name in names}


def units(points="", fraction="", count="", order=""):
    """Channels by their unit; in the order of documents."""
    of = {name: unit for unit, names in
          (("points", points), ("fraction", fraction), ("count", count)) for name in names.split()}
    return {name: of[name] for name in (order or " ".join(of)).split()}


LEAVES = {
    "phases": ["lies", "turns", "held"],
    "verbs": alone("forward", "back") | {"grab": TWO, "drag": TWO, "release": UP_TO_TWO},
    "channels": units(
        count="turned leavesInAir leaf",
        points="spineX turnedStack restStack topX topY topLift bottomX bottomY bottomLift",
        order="turned leavesInAir leaf spineX turnedStack restStack topX topY topLift bottomX "
              "bottomY bottomLift")}

SCENES = {
    "page-turn": LEAVES,
    "spread": LEAVES,
    "mode": {
        "phases": ["page", "asks", "pressed", "goes"],
        "verbs": alone("appear", "press-read", "press-listen", "press-home", "press-music",
                       "slide-out", "slide-in", "release", "cancel"),
        "channels": units(
            fraction="overlayOpacity controlsOpacity readScale listenScale homeScale musicScale",
            count="musicIsOn")},
    "frame": {
        "phases": ["rests", "takes its color"],
        "verbs": alone("next", "previous") | {"page": ONE},
        "channels": units(
            count="page position", fraction="red green blue",
            order="page position red green blue")},
    "immersive": {
        "phases": ["framed", "tapped", "grows", "whole", "shrinks"],
        "verbs": alone("tap", "audio-begins", "audio-ends"),
        "channels": units(
            fraction="chromeOpacity dotOpacity",
            points="illustrationX illustrationY illustrationWidth illustrationHeight",
            order="chromeOpacity illustrationX illustrationY illustrationWidth "
                  "illustrationHeight dotOpacity")},
    "grid": {
        "phases": ["reads", "opens", "open", "springs", "closes"],
        "verbs": {"open": UP_TO_ONE, "scroll": ONE, "tap": TWO, "choose": ONE}
        | alone("close", "outside"),
        "channels": units(
            count="currentPage",
            points="scroll currentX currentY currentWidth currentHeight currentOutline",
            fraction="overlay currentOpacity currentScale firstOpacity firstScale lastOpacity "
                     "lastScale",
            order="overlay scroll currentPage currentX currentY currentWidth currentHeight "
                  "currentOpacity currentScale currentOutline firstOpacity firstScale "
                  "lastOpacity lastScale")},
    "swipe": {
        "phases": ["rests", "held", "turns", "returns"],
        "verbs": alone("touch", "cancel") | {"drag": ONE, "release": UP_TO_ONE, "turn": ONE},
        "channels": units(
            count="page position", points="offset previousOffset nextOffset",
            order="page position offset previousOffset nextOffset")},
    "sheet": {
        "phases": ["hidden", "slides", "medium", "large", "held"],
        "verbs": alone("present", "present-large", "dismiss", "touch", "cancel", "to-be-read",
                       "recommend", "read", "buy") | {"drag": ONE, "release": UP_TO_ONE},
        "channels": units(
            count="detent",
            points="height top indicatorX indicatorY indicatorWidth indicatorHeight",
            fraction="backdrop toBeRead recommended read",
            order="detent height top backdrop indicatorX indicatorY indicatorWidth "
                  "indicatorHeight toBeRead recommended read")},
    "music": {
        "phases": ["library", "opening", "book", "closing", "off"],
        "verbs": alone("open", "close", "off", "on"),
        "channels": units(
            fraction="libraryGain bookGain bookOpen", points="libraryWave bookWave", count="isOn",
            order="libraryGain bookGain bookOpen libraryWave bookWave isOn")},
    "reading": {
        "phases": ["silent", "playing", "paused", "turning"],
        "verbs": alone("ended", "play", "tap", "listen", "read", "close") | {"load": ONE},
        "channels": units(
            count="page pagePlace", fraction="narrated listening playing presence",
            order="page pagePlace narrated listening playing presence")},
    "progress": {
        "phases": ["waiting", "loading", "done", "failed"],
        "verbs": alone("start", "finish", "fail", "again") | {"report": ONE},
        "channels": units(
            fraction="value reported check cross", points="barWidth coverShown",
            order="value reported barWidth coverShown check cross")},
}


def numbers(fewest, most):
    """What stands behind a verb's name."""
    if most == 0:
        return ""
    needed = ",".join([NUMBER] * max(fewest, 1))
    rest = "(?:," + NUMBER + ")?" if most > max(fewest, 1) else ""
    text = "=" + needed + rest
    return text if fewest else f"(?:{text})?"


def event(verbs):
    """The pattern of an event: its time, a colon, a verb and its numbers."""
    forms = [name + numbers(*counts) for name, counts in verbs.items()]
    return f"^{TIME}:(?:{'|'.join(forms)})$"


def schema(record, number, row, length, binding):
    """What all scenes have in common, and then what belongs to each."""
    times, whole = number(0), {"type": "integer", "minimum": 0}
    word = {"type": "string", "minLength": 1}
    common = record({
        "schema": {"const": "bookmotion.scene/1"},
        "scene": {"enum": list(SCENES)},
        "binding": binding,
        "screen": row(length, length),
        "events": {"type": "array", "items": {"type": "string"}},
        "framesPerSecond": number(1e-3, 1e5),
        "frames": {"type": "integer", "minimum": 1},
        "duration": times,
        "grid": {"const": 0.000001},
        "channels": {"type": "object"},
        "phases": {"type": "array", "minItems": 1},
        "cues": {"type": "array", "items": record({"cue": word, "time": times})},
        "errors": {"type": "object"},
        "keyframes": {"type": "array", "minItems": 1}}, ["errors"])

    def own(scene):
        phase = {"enum": scene["phases"]}
        return {
            "events": {"items": {"pattern": event(scene["verbs"])}},
            "channels": record({name: {"const": unit} for name, unit in scene["channels"].items()}),
            "phases": {"items": record({"phase": phase, "time": times})},
            "errors": record({name: number(0) for name in scene["channels"]}),
            "keyframes": {"items": record(
                {"frame": whole, "time": times, "phase": phase}
                | {name: number() for name in scene["channels"]})}}

    return common | {"allOf": [
        {"if": {"properties": {"scene": {"const": name}}, "required": ["scene"]},
         "then": {"properties": own(scene)}} for name, scene in SCENES.items()]}


def outside(small):
    """Values that are of the right kind, and wrong in the small scene."""
    for name, unit in small["channels"].items():
        wrong = "fraction" if unit == "points" else "points"
        yield ["channels", name], wrong
        yield ["errors", name], -0.001
        yield ["keyframes", 0, name], "0.5"
    for other in SCENES:
        if SCENES[other] is not SCENES[small["scene"]]:
            yield ["scene"], other
    for event in [
            "forward", ":forward", "0.1:", "0.1", "0.1:fly", "-0.1:forward", "0.1:forward=1",
            "0.1:forward=", "0.1:forward=1,2", "0.1:grab", "0.1:grab=1", "0.1:grab=1,2,3",
            "0.1:grab=1,", "0.1:grab=,1", "0.1:grab=1;2", "0.1:grab=a,b", 
            "0.1:drag=nan,1", "0.1:drag=inf,1", "0.1:drag=1,-infinity", "0.1:release=1,2,3",
            "nan:forward", "inf:forward", "0x1:forward", "0x1p-3:forward", "+0.1:forward",
            ".1:forward", "1.:forward", "00.1:forward", "1e:forward", " 0.1:forward",
            "0.1 :forward", "0.1: forward", "0.1:forward ", "0,1:forward", "0.1:Forward",
            "0.1:forward:", "0.1:press-read", "0.1:grab=0x10,0x20", "0.1:grab=+1,2",
            "0.1:grab=.5,2", "0.1:grab= 1,2", "0.1:grab=01,2"]:
        yield ["events", 0], event
    for path, value in [
            (["schema"], "bookmotion.scene/2"), (["schema"], "bookmotion.timeline/1"),
            (["scene"], "transition"), (["scene"], "pageTurn"), (["scene"], "Page-turn"),
            (["binding"], "top"), (["screen", 0], 0), (["screen", 1], -768),
            (["screen", 1], 1e10), (["framesPerSecond"], 0), (["framesPerSecond"], -10),
            (["framesPerSecond"], 1e6), (["frames"], 0), (["frames"], 2.5), (["frames"], -1),
            (["duration"], -1), (["grid"], 0.001), (["phases", 0, "phase"], "opens"),
            (["phases", 0, "phase"], "flipping"), (["phases", 0, "time"], -1),
            (["cues", 0, "time"], -0.5), (["keyframes", 0, "frame"], 0.5),
            (["keyframes", 0, "frame"], -1), (["keyframes", 0, "time"], -1),
            (["keyframes", 0, "phase"], "rests"), (["keyframes", 0, "position"], 0)]:
        yield path, value
