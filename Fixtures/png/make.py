#!/usr/bin/env python3
"""Writes pictures/, damaged/ and damaged.csv. Python's standard library is enough.

    python3 make.py

The pictures are seeded by their names: the same names give the same files.
"""
import csv
import pathlib
import sys

sys.dont_write_bytecode = True
import damaged  # noqa: E402
import pictures  # noqa: E402

HERE = pathlib.Path(__file__).parent


def written(folder, files):
    folder.mkdir(exist_ok=True)
    for old in set(folder.glob("*.png")) - {folder / name for name in files}:
        old.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)
    print(f"{folder.name}: {len(files)} files, {sum(map(len, files.values()))} bytes")


def main():
    written(HERE / "pictures", pictures.all_files())
    cases = damaged.all_cases()
    written(HERE / "damaged", {case.file: case.data for case in cases})
    with open(HERE / "damaged.csv", "w", newline="") as table:
        lines = csv.writer(table, lineterminator="\n", quoting=csv.QUOTE_NONE)
        lines.writerow(["file", "expected", "same_as", "damage", "note"])
        for case in sorted(cases, key=lambda case: case.file):
            lines.writerow([case.file, "|".join(case.expected), case.same_as, case.what,
                            case.note])


if __name__ == "__main__":
    main()
