"""Fails unless every public method of the live machine, of leaves and of the reader's motions is called in some example:
methods.py FILE-OF-EXAMPLES
"""
import re
import sys
from pathlib import Path

examples = Path(sys.argv[1]).read_text()
count, missing = 0, []
for folder in ["BookMotion/Transition", "BookMotionPages", "BookMotionReader", "BookMotionLint"]:
    for file in sorted(Path("Sources", folder).rglob("*.swift")):
        owner = None
        for line in file.read_text().splitlines():
            if found := re.match(r"(?:public )?(?:struct|enum|extension) (\w+)", line):
                owner = found[1]
            found = re.match(r"  public (?:mutating )?func (\w+)\(", line)
            if not found or found[1] in ["encode", "makeIterator", "hash"]:
                continue
            count += 1
            if f".{found[1]}(" not in examples:
                missing.append(f"{owner}.{found[1]}")
if missing or count < 100:
    sys.exit(f"{count} public methods, and no example calls {', '.join(missing)}")
print(f"{count} public methods are called in examples")
