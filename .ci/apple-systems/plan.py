"""Reads `swift package dump-package` and says what is compiled for a system, and how: plan.py SYSTEM

Prints, parted by bars, in an order in which every module comes behind those it imports,
    module|NAME|FOLDER|C-FOLDERS|FLAGS
    left|NAME|WHY
Lists are parted by blanks. No trait is enabled.
"""

import json
import sys

system = sys.argv[1]
manifest = json.load(sys.stdin)
targets = {target["name"]: target for target in manifest["targets"]}


def holds(condition):
    """Whether a condition of the manifest holds where no trait is enabled."""
    if not condition:
        return True
    platforms = condition.get("platformNames") or []
    return not condition.get("traits") and (not platforms or system in platforms)


def needed(name):
    """The targets of this package that a target is built upon, without what those need."""
    for dependency in targets[name]["dependencies"]:
        for kind in ("byName", "target"):
            if kind in dependency:
                other, condition = dependency[kind]
                if other in targets and holds(condition):
                    yield other


def closure(name):
    """A target behind everything that it is built upon."""
    found = []
    for other in needed(name):
        found += [each for each in closure(other) if each not in found]
    return found + [name]


def folder(name):
    return targets[name].get("path") or f"Sources/{name}"


def c_folder(name):
    return f"{folder(name)}/{targets[name].get('publicHeadersPath') or 'include'}"


def is_swift(name):
    return any(setting["tool"] == "swift" for setting in targets[name]["settings"])


def flags(name):
    """The compiler's own words for the Swift settings of a target."""
    for setting in targets[name]["settings"]:
        if setting["tool"] != "swift" or not holds(setting.get("condition")):
            continue
        ((kind, value),) = setting["kind"].items()
        value = value.get("_0")
        if kind == "swiftLanguageMode":
            yield f"-swift-version {value}"
        elif kind == "strictMemorySafety":
            yield "-strict-memory-safety"
        elif kind == "enableUpcomingFeature":
            yield f"-enable-upcoming-feature {value}"
        elif kind == "enableExperimentalFeature":
            yield f"-enable-experimental-feature {value}"
        elif kind == "define":
            yield f"-D{value}"
        elif kind not in ("treatAllWarnings", "treatWarning"):  # every warning is a fault here
            sys.exit(f"{name}: no idea how to compile with {kind}")


def modules():
    """The Swift targets of the products: libraries everywhere, tools on macOS."""
    found = []
    for product in manifest["products"]:
        if "library" in product["type"] or system == "macos":
            for name in product["targets"]:
                found += [each for each in closure(name) if each not in found]
    return [name for name in found if is_swift(name)]


for name in modules():
    others = closure(name)
    # Homebrew brings a library to macOS; nothing brings one to the other systems.
    foreign = [each for each in others if targets[each]["type"] == "system"]
    if name == "BookMotionUI":
        print("left", name, "is checked by .ci/apple views", sep="|")
        continue
    if foreign and system != "macos":
        print("left", name, f"needs {' '.join(foreign)}", sep="|")
        continue
    c_folders = [
        c_folder(each) for each in others if targets[each]["type"] == "regular" and not is_swift(each)]
    print("module", name, folder(name), " ".join(c_folders), " ".join(flags(name)), sep="|")
