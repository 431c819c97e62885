"""Files that are damaged, each with the classes of error that are right for it."""
import damaged_chunks
import damaged_pixels


def all_cases():
    cases = []
    for group in (*damaged_chunks.GROUPS, *damaged_pixels.GROUPS):
        cases += group()
    names = [case.file for case in cases]
    assert len(set(names)) == len(names), "two cases have one name"
    return cases
