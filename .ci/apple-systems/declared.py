"""Lists what symbol graphs declare, each with the page of Apple's documentation: declared.py FOLDER-OF-SYMBOL-GRAPHS"""
import json
import pathlib
import sys

for file in sorted(pathlib.Path(sys.argv[1]).glob("*.symbols.json")):
    module = file.name.split(".")[0].split("@")[0]
    for path in sorted({"/".join(symbol["pathComponents"]) for symbol in json.loads(file.read_text())["symbols"]}):
        print(f"{module}.{path.replace('/', '.')}", f"https://developer.apple.com/documentation/{module}/{path}".lower())
