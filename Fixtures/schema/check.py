#!/usr/bin/env python3
"""Validates documents against the JSON Schemas, and sees that every mutant is rejected.

    python3 check.py TIMELINE… -- CHOREOGRAPHY… -- SCENE… -- FIT… -- ANIMATIONS…

Wants PyPI's jsonschema.
"""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

HERE = pathlib.Path(__file__).parent


def refuse(word):
    raise ValueError(f"{word} is no JSON")


def number(text):
    value = float(text)
    if value in (float("inf"), float("-inf")):
        refuse(text)
    return value


def read(text):
    return json.loads(text, parse_constant=refuse, parse_float=number)


def mutated(mutant, text):
    """The document that a mutant is; raises if it is no JSON."""
    if "new" in mutant:
        at, old = mutant["at"], mutant["old"].encode()
        assert text[at:at + len(old)] == old
        return read(text[:at] + mutant["new"].encode() + text[at + len(old):])
    document = copy.deepcopy(read(text))
    if not mutant["path"]:
        return mutant["set"]
    node = document
    for step in mutant["path"][:-1]:
        node = node[step]
    if mutant.get("remove"):
        del node[mutant["path"][-1]]
    else:
        node[mutant["path"][-1]] = mutant["set"]
    return document


def play(paths):
    """Validates animations, which the library only writes, and changes each so that it is wrong."""
    schema = json.loads((HERE / "animations.schema.json").read_bytes())
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    count = 0
    for path in paths:
        document = read(pathlib.Path(path).read_bytes())
        error = next(iter(validator.iter_errors(document)), None)
        if error:
            sys.exit(f"{path}: {error.json_path}: {error.message[:200]}")
        places = [(document, key) for key in document] + [
            (animation, key) for animation in document["animations"] for key in animation]
        for node, key in places:
            for value in (None, {"a": 1}, -1):
                kept, node[key] = node[key], value
                if validator.is_valid(document):
                    sys.exit(f"{path}: {key} may be {value}")
                node[key] = kept
                count += 1
        frame = document["animations"][0]["keyframes"][0]
        for change in ({"offset": 1.5}, {"offset": -0.1}, {"color": "red"}, {"easing": "ease"}):
            kept = dict(frame)
            frame.update(change)
            if validator.is_valid(document):
                sys.exit(f"{path}: a keyframe may have {change}")
            frame.clear()
            frame.update(kept)
            count += 1
    if len(paths) < 2:
        sys.exit(f"{len(paths)} documents: too few for animations")
    print(f"animations: {len(paths)} documents are valid, {count} changed ones are not")


def main():
    files = [[]]
    for word in sys.argv[1:]:
        if word == "--":
            files.append([])
        else:
            files[-1].append(word)
    *files, animations = files
    play(animations)
    for kind, paths in zip(("timeline", "choreography", "scene", "fit"), files, strict=True):
        # A scene is a recording like any other, and has no schema of its own.
        file = HERE / f"{'timeline' if kind == 'scene' else kind}.schema.json"
        schema = json.loads(file.read_bytes())
        Draft202012Validator.check_schema(schema)
        validator = Draft202012Validator(schema)
        small = HERE / f"small-{kind}.json"
        for path in [small, *map(pathlib.Path, paths)]:
            error = next(iter(validator.iter_errors(read(path.read_bytes()))), None)
            if error:
                sys.exit(f"{path}: {error.json_path}: {error.message[:200]}")
        text = small.read_bytes()
        mutants = [json.loads(line) for line in open(HERE / "mutants.ndjson", encoding="utf-8")]
        mutants = [mutant for mutant in mutants if mutant["document"] == kind]
        for mutant in mutants:
            try:
                document = mutated(mutant, text)
            except ValueError:
                continue
            if validator.is_valid(document):
                sys.exit(f"a {kind} of which {mutant['what']} is accepted: {mutant}")
        if len(mutants) < 60 or not paths:
            sys.exit(f"{len(mutants)} mutants and {len(paths)} documents: too few for a {kind}")
        print(f"{kind}: {len(paths) + 1} documents are valid, {len(mutants)} mutants are not")


if __name__ == "__main__":
    main()
