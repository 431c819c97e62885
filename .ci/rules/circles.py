"""Fails if folders of a module depend on each other in a circle, or C files do. Prints what each
folder depends on.

A folder depends on another of its module if one of its files names something that is declared there, or
a member, an initializer or an operator that an extension there adds. A C file depends on what it includes,
and on the files whose functions it calls. The compiler's index says what each name means; of the branches
of an `#if`, it has those of this system. Circles among modules are refused by the package manager.
"""
import argparse
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from graphlib import TopologicalSorter
from pathlib import Path

from index import DEFINITION, IMPLICIT, PACKAGE, REFERENCE, Index

NO_FOLDER = "(no folder)"  # the room of the files that lie in no folder of their module
NAMES_SHOWN = 3  # how many names of an arrow a sentence mentions


# What depends on what --------------------------------------------------------------------------


class Module:
  """A folder of Sources: its rooms, which are folders or C files, which depend on which, and by what names."""

  def __init__(self, name):
    self.name = name
    self.lines = Counter()
    # of two rooms, of a file and the file that it needs, the names
    self.arrows = defaultdict(lambda: defaultdict(set))

  def room(self, file):
    if file.suffix != ".swift":
      return file.as_posix()
    return file.parent.as_posix() if file.parent != Path(".") else NO_FOLDER

  def need(self, file, home, name):
    here, there = self.room(file), self.room(home)
    if here != there:
      self.arrows[here, there][file.as_posix(), home.as_posix()].add(name)

  def below(self, room):
    return sorted(there for here, there in self.arrows if here == room)

  def all_below(self, room):
    found, ahead = set(), [room]
    while ahead:
      new = set(self.below(ahead.pop())) - found
      found |= new
      ahead += new
    return found


def modules(index):
  """All of a package's modules, by its index."""
  sources = index.package / "Sources"
  occurrences = {
    Path(file).relative_to(sources): index.occurrences(record)
    for file, (_, record) in index.files().items() if Path(file).is_relative_to(sources)}
  homes = {
    symbol: file for file, found in occurrences.items()
    for symbol, _, _, roles, _ in found if roles & DEFINITION}
  all_modules = {}

  def need(file, home, name):
    if home and home.parts[0] == file.parts[0]:
      module = all_modules[file.parts[0]]
      module.need(*(path.relative_to(module.name) for path in (file, home)), name)

  for file in occurrences:
    module = all_modules.setdefault(file.parts[0], Module(file.parts[0]))
    module.lines[module.room(file.relative_to(module.name))] += (sources / file).read_text().count("\n")
  for file, found in occurrences.items():
    for symbol, name, _, roles, _ in found:
      # What C shares between files is declared in headers; a function has its home elsewhere.
      counts = file.suffix == ".swift" or "@F@" in symbol
      if counts and roles & REFERENCE and not roles & IMPLICIT:
        need(file, homes.get(symbol), name)
  for file, included in index.includes():
    if all(path.is_relative_to(sources) for path in (file, included)):
      need(file.relative_to(sources), included.relative_to(sources), f"#include {included.name}")
  return [all_modules[name] for name in sorted(all_modules)]


def indexed(package, work, flags=()):
  """The index of a package that is compiled for nothing else."""
  folders = {folder.name: folder for folder in (package / "Sources").iterdir()}
  store, flags = work / "store", ["-I", work, *flags]
  imports = {
    name: set(re.findall(r"^(?:\w+ )?import (\w+)", "\n".join(
      file.read_text() for file in folder.rglob("*.swift")), re.M)) for name, folder in folders.items()}
  for name in TopologicalSorter(imports).static_order():
    if name not in folders:
      continue
    for file in folders[name].rglob("*.c"):
      subprocess.run(["clang", "-c", "-I", folders[name] / "include", "-index-store-path", store,
                      file, "-o", work / f"{name}-{file.stem}.o"], check=True)
    if headers := list(folders[name].glob("include")):
      (work / name).mkdir()
      (work / name / "module.modulemap").write_text(f'module {name} {{ umbrella "{headers[0]}" export * }}')
      flags += ["-I", work / name]
    if files := sorted(folders[name].rglob("*.swift")):
      units = work / "units"
      units.write_text("".join(f"{file}.o\n" for file in files))
      module = ["swiftc", "-frontend", "-module-name", name, "-swift-version", "6", *flags, *files]
      module += ["-parse-as-library"] * all(file.name != "main.swift" for file in files)
      subprocess.run([*module, "-emit-module", "-o", work / f"{name}.swiftmodule"], check=True)
      subprocess.run([*module, "-typecheck", "-index-store-path", store,
                      "-index-unit-output-path-filelist", units], check=True)
  return Index(package, store)


# Circles ---------------------------------------------------------------------------------------


def way(arrows, start, end):
  """The shortest way along arrows, both ends included, the first by name; None if there is none."""
  ways, seen = [[start]], {start}
  while ways:
    longer = []
    for path in ways:
      for there in sorted(there for here, there in arrows if here == path[-1]):
        if there == end:
          return path + [end]
        if there not in seen:
          seen.add(there)
          longer.append(path + [there])
    ways = longer
  return None


def circles(arrows):
  """The shortest circles that between them have every arrow that is part of one."""
  found, covered = [], set()
  ways = {arrow: way(arrows, arrow[1], arrow[0]) for arrow in sorted(arrows)}
  for arrow in sorted(ways, key=lambda arrow: (len(ways[arrow] or []), arrow)):
    if ways[arrow] and arrow not in covered:
      circle = [arrow[0]] + ways[arrow]
      found.append(circle)
      covered |= set(zip(circle, circle[1:]))
  return found


def sentence(module, circle):
  """The circle in words: who names what of whom."""
  said = []
  for here, there in zip(circle, circle[1:]):
    files = module.arrows[here, there]
    file, home = max(files, key=lambda pair: (len(files[pair]), pair))
    names = sorted(files[file, home])[:NAMES_SHOWN]
    count = len(set().union(*files.values()))
    more = f" ({len(names)} of {count} names)" if count > len(names) else ""
    said.append(f"{file} uses {', '.join(names)} from {home}{more}")
  return f"{module.name}: {' -> '.join(circle)} is a circle: {'; '.join(said)}."


def table(found):
  lines = []
  for module in found:
    lines.append(f"{module.name:<34}{sum(module.lines.values()):>7}")
    if len(module.lines) > 1:
      for room in sorted(module.lines, key=lambda room: (len(module.all_below(room)), room)):
        below = ", ".join(module.below(room))
        lines.append(f"  {room:<32}{module.lines[room]:>7}  {below}".rstrip())
  return "\n".join(lines)


def complaints(found):
  return [sentence(module, circle) for module in found for circle in circles(module.arrows)]


# The control -----------------------------------------------------------------------------------

SOUND = {
  "House/Below/Stone.swift": """
    public struct Stone<Roof> {
      // Roof, Window and Beam are only spoken of here: "Window".
      var words = "Window Beam /*"
      enum Window { case open, beam }
      var window: Window { .open }
      func turn<Beam>(_ beam: Beam, Door: Int) -> Beam { let wall = beam; return wall }
    }
    private struct Door {}
    """,
  "House/Above/Roof.swift": """
    struct Roof { var stone: Stone<Int>; func wall() { print(laid(stone)) } }
    struct Window {}
    struct Beam { var end: Stone<Int> { Stone() } }
    private struct Door {}
    func wall() -> Roof { Roof(stone: Stone()) }
    extension Stone {
      var isLaidTwice: Bool { true }
      static var low: Bool { true }
      init(cut: Int) { self.init() }
      static func + (one: Stone, other: Stone) -> Stone { one }
    }
    """,
  "House/Below/Laying.swift": "func laid<T>(_ stone: Stone<T>) -> Stone<T> { stone }",
  "CHouse/lay.c": '#include "lay.h"\nint lay(void) { return count(1); } /* cut() */',
  "CHouse/cut.c":
    '#include "lay.h"\nstatic int one(void) { return 1; }\nint cut(void) { return one(); }',
  "CHouse/count.c": '#include "lay.h"\nint count(int n) { return n; }',
  "CHouse/include/lay.h": "#pragma once\nint lay(void);\nint cut(void);\nint count(int n);",
}
# What makes a circle of it: a file, the text that is added, and what has to be said.
CIRCLES = [
  ("House/Below/A.swift", "struct A { let roof: Roof }", "Below/A.swift uses Roof"),
  ("House/Below/A.swift", "extension Roof { }", "Below/A.swift uses Roof"),
  ("House/Below/A.swift", 'let text = "\\(Roof.self)"', "Below/A.swift uses Roof"),
  ("House/Below/A.swift", "extension Stone { func f(_: House.Beam) {} }", "Below/A.swift uses Beam"),
  ("House/Below/A.swift", "func build() { _ = wall() }", "Below/A.swift uses wall()"),
  ("House/Below/A.swift", "func f(_ s: Stone<Int>) -> Bool { s.isLaidTwice }", "uses isLaidTwice"),
  ("House/Below/A.swift", "let low = Stone<Int>.low", "Below/A.swift uses low"),
  ("House/Below/A.swift", "func f() -> Stone<Int> { Stone(cut: 1) }", "Below/A.swift uses init(cut:)"),
  ("House/Below/A.swift", "func f(_ s: Stone<Int>) -> Stone<Int> { s + s }", "Below/A.swift uses +"),
  ("House/Below/A.swift", "func f<Roof>(_: Roof) {}", None),
  ("House/Below/A.swift", "func f<Roof>(_: Roof) {}\nfunc g(_: Roof) {}", "uses Roof"),
  ("House/Below/A.swift", "extension Stone { enum Tile {} }\nlet t = Window.self", "uses Window"),
  ("CHouse/count2.c", '#include "lay.h"\nint cut2(void) { return lay(); }', None),
  ("CHouse/include/lay.h", '#include "../side.h"\n', None),
  ("CHouse/count.c", "int more(void) { return lay(); }", "count.c uses lay"),
  ("CHouse/side.h", '#include "include/lay.h"\nstatic inline int side(void) { return 2; }', None),
]


def self_test():
  def said(changes):
    with tempfile.TemporaryDirectory() as folder:
      package, work = Path(folder).resolve() / "package", Path(folder).resolve() / "work"
      work.mkdir()
      for name, source in [*SOUND.items(), ("CHouse/side.h", "#pragma once\n"), *changes]:
        file = package / "Sources" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a") as opened:
          opened.write(source + "\n")
      return complaints(modules(indexed(package, work)))

  both = [("CHouse/side.h", '#include "include/lay.h"'), ("CHouse/include/lay.h", '#include "../side.h"')]
  failures = [f"found where there is no circle: {words}" for words in said([])]
  for name, source, words in CIRCLES:
    answer = said([(name, source)])
    if len(answer) != (1 if words else 0) or words and words not in answer[0]:
      failures.append(f"{name} with {source!r}: {answer or 'no circle found'}")
  if len(said(both)) != 1:
    failures.append("headers that include each other: no circle found")
  print("\n".join(failures) or f"{len(CIRCLES) + 2} small packages are judged as they should be")
  return bool(failures)


def main():
  parser = argparse.ArgumentParser(
    prog=".ci/house circles", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("folder", nargs="?", type=Path, default=PACKAGE, help="a package that depends on this one")
  parser.add_argument("--self-test", action="store_true", help="check that circles are found, and only circles")
  arguments = parser.parse_args()
  if not (arguments.folder / "Sources").is_dir():
    parser.error(f"there is no package in '{arguments.folder}': no folder Sources")
  if arguments.self_test:
    return self_test()
  with tempfile.TemporaryDirectory() as work:
    built, package = PACKAGE / ".build/debug", arguments.folder.resolve()
    maps = [PACKAGE / "Sources/Clibpng", built / "CPNGRows.build", built / "CSystem.build"]
    flags = ["-I", built / "Modules", "-package-name", re.sub(r"\W", "_", PACKAGE.name.lower())]
    flags += [flag for folder in maps for flag in ("-Xcc", f"-fmodule-map-file={folder}/module.modulemap")]
    found = modules(Index() if package == PACKAGE else indexed(package, Path(work), flags))
  print(table(found))
  found_circles = complaints(found)
  for line in found_circles:
    print(f"\n{line}")
  print(f"\n{len(found_circles) or 'no'} circle{'' if len(found_circles) == 1 else 's'}")
  return bool(found_circles)


sys.exit(main())
