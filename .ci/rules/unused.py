"""Lists public declarations that nobody uses, and fails if there are any.

A declaration has a user if another module names it, a test, or an example: a Swift block in the README or
in an article, the sample app, or a package that depends on this one. What a protocol asks for needs none.
"""
import argparse
import re
import sys
from collections import defaultdict
from pathlib import Path

from index import DEFINITION, IMPLICIT, OVERRIDE, PACKAGE, PARAMETER, REFERENCE, Index

# Besides the sources, what is compiled as another package's or stands in a text.
EXAMPLES = ["README.md", "Sources/*/*.docc/*.md", "Fixtures/Bookshelf/**/*.swift", ".ci/dependents",
            ".ci/apple-systems/App/**/*.swift", "Tests/Benchmarks/Sources/*/*.swift"]

PUBLIC = re.compile(r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:public|open)\s(?!extension)")


def lines_of_signatures(lines):
  """The lines of public signatures: what they mention, types and default values, comes with them."""
  found, depth = set(), 0
  for number, line in enumerate(lines, 1):
    if depth > 0 or PUBLIC.match(line):
      found.add(number)
      depth = max(0, depth + line.count("(") - line.count(")"))
  return found


def example_words():
  words = set()
  for pattern in EXAMPLES:
    for path in PACKAGE.glob(pattern):
      text = path.read_text()
      if path.suffix == ".md":
        text = "\n".join(re.findall(r"^```swift\n(.*?)^```", text, re.S | re.M))
      words |= set(re.findall(r"\w+", text))
  return words


def main():
  parser = argparse.ArgumentParser(
    prog=".ci/house unused", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("--all", action="store_true", help="print each public declaration with its users")
  arguments = parser.parse_args()
  index = Index()
  declared, users = {}, defaultdict(set)
  for file, (module, record) in index.files().items():
    lines = Path(file).read_text().split("\n")
    mentioning = lines_of_signatures(lines)
    for symbol, name, kind, roles, line in index.occurrences(record):
      if roles & DEFINITION and file.startswith(f"{PACKAGE}/Sources/"):
        is_written = not roles & (IMPLICIT | OVERRIDE) and kind != PARAMETER
        if PUBLIC.match(lines[line - 1]) and is_written and not name.startswith(("getter:", "setter:")):
          declared[symbol] = (module, name, f"{Path(file).relative_to(PACKAGE)}:{line}")
      if roles & REFERENCE:
        users[symbol].add("a declaration" if line in mentioning else module)
  words = example_words()
  unused = 0
  for symbol, (module, name, place) in sorted(declared.items(), key=lambda item: item[1][2]):
    others = users[symbol] - {module}
    base = re.match(r"\w*", name)[0]
    shown = base in words and base != "init"
    if arguments.all:
      print(f"{place}: {name}: {', '.join(sorted(others)) or '-'}{' example' if shown else ''}")
    elif not others and not shown:
      print(f"{place}: {name}")
    unused += not others and not shown
  print(f"{len(declared)} public declarations, {unused} that nobody uses")
  sys.exit(unused > 0)


main()
