#!/usr/bin/env python3
"""Writes pictures/. Python's standard library is enough.

    python3 make.py

The pictures are seeded by their names: the same names give the same files.
"""
import pathlib
import sys

sys.dont_write_bytecode = True
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


if __name__ == "__main__":
    main()
