"""Reads `swift package dump-package` and says what is compiled, for which system and how.

Prints, parted by bars, a line for each system
    system|NAME|VERSION
and after it, in an order in which every module comes behind those it imports,
    module|NAME|FOLDER|NEEDED|C-FOLDERS|FLAGS
    left|NAME|WHY
Lists are parted by blanks. No trait is enabled.
"""

import json
import sys

SYSTEMS = ["ios", "macos", "tvos", "watchos", "visionos"]

manifest = json.load(sys.stdin)
targets = {target["name"]: target for target in manifest["targets"]}
versions = {platform["platformName"]: platform["version"] for platform in manifest["platforms"]}


def holds(condition, system):
    """Whether a condition of the manifest holds where no trait is enabled."""
    if not condition:
        return True
    platforms = condition.get("platformNames") or []
    return not condition.get("traits") and (not platforms or system in platforms)


def needed(name, system):
    """The targets of this package that a target is built upon, without what those need."""
    for dependency in targets[name]["dependencies"]:
        for kind in ("byName", "target"):
            if kind in dependency:
                other, condition = dependency[kind]
                if other in targets and holds(condition, system):
                    yield other


def closure(name, system):
    """A target behind everything that it is built upon."""
    found = []
    for other in needed(name, system):
        found += [each for each in closure(other, system) if each not in found]
    return found + [name]


def folder(name):
    return targets[name].get("path") or f"Sources/{name}"


def c_folder(name):
    return f"{folder(name)}/{targets[name].get('publicHeadersPath') or 'include'}"


def is_swift(name):
    return any(setting["tool"] == "swift" for setting in targets[name]["settings"])


def flags(name, system):
    """The compiler's own words for the Swift settings of a target."""
    for setting in targets[name]["settings"]:
        if setting["tool"] != "swift" or not holds(setting.get("condition"), system):
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


def modules(system):
    """The Swift targets of the products: libraries everywhere, tools on macOS."""
    found = []
    for product in manifest["products"]:
        if "library" in product["type"] or system == "macos":
            for name in product["targets"]:
                found += [each for each in closure(name, system) if each not in found]
    return [name for name in found if is_swift(name)]


for system in SYSTEMS:
    if system not in versions:
        sys.exit(f"Package.swift does not say which {system} is the oldest")
    print("system", system, versions[system], sep="|")
    for name in modules(system):
        others = closure(name, system)
        # Homebrew brings a library to macOS; nothing brings one to the other systems.
        foreign = [each for each in others if targets[each]["type"] == "system"]
        if name == "BookMotionUI":
            print("left", name, "is checked by .ci/swiftui", sep="|")
            continue
        if foreign and system != "macos":
            print("left", name, f"needs {' '.join(foreign)}", sep="|")
            continue
        c_folders = [
            c_folder(each) for each in others if targets[each]["type"] == "regular" and not is_swift(each)
        ]
        imported = [each for each in others if is_swift(each) and each != name]
        print(
            "module", name, folder(name), " ".join(imported), " ".join(c_folders),
            " ".join(flags(name, system)), sep="|")
