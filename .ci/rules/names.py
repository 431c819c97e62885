"""Fails if the libraries take a word that somebody else may want: names.py FOLDER-OF-SYMBOL-GRAPHS LIBRARY…

A public name at the top begins with Book, Page or Motion or is one of five, and nothing public is added to types of
others, except what stands below. Everything else is nested in what it belongs to.
"""
import json
import pathlib
import re
import sys

graphs, *libraries = pathlib.Path(sys.argv[1]), *sys.argv[2:]
RULE = re.compile(r"(Book|Page|Motion)[A-Z]\w*|Motion|AnimationPhase|Choreography|Recording|RGB|OKLab")
# A number is a vector of one component, and text can be written to a string. As defaults of our protocols
# they give way to members that somebody else adds. Lists have a pace if they are lists of our stages.
ADDED = re.compile(r"(Double|SIMD\d*)\.(add|scale|scaled|magnitudeSquared)\b.*|String\.(Failure|write\(utf8:\))"
                   r"|Array\.(lasting\(_:\)|settlingDuration)")


def symbols(file):
    return json.loads(file.read_text())["symbols"]


taken, count = [], 0
for module in libraries:
    names = {symbol["pathComponents"][0] for symbol in symbols(graphs / f"{module}.symbols.json")}
    count += len(names)
    taken += [f"{module}: {name}" for name in sorted(names) if not RULE.fullmatch(name)]
    for file in graphs.glob(f"{module}@*.symbols.json"):
        if file.name.split("@")[1].removesuffix(".symbols.json") in libraries:
            continue
        members = {".".join(symbol["pathComponents"]) for symbol in symbols(file)}
        taken += [f"{module}: {name}" for name in sorted(members) if not ADDED.fullmatch(name)]
if any(RULE.fullmatch(name) for name in ["Stage", "Bookish", "Pager", "Face"]) or not count:
    sys.exit("the rule takes everything, or there is nothing to look at")
if taken:
    sys.exit("these take a word that is not ours:\n  " + "\n  ".join(taken))
print(f"{count} public names at the top of {len(libraries)} modules, each ours by its name")
