"""A start of the tool and a timeline, beside `true`: start.py ROUNDS WORD STATIC-WORD TOOL STATIC-TOOL"""
import shutil
import statistics
import sys

import by_turns

rounds, (word, static_word, shared, static) = int(sys.argv[1]), sys.argv[2:]
timeline = ["timeline", "--choreography", "storyReader", "--fps", "120", "-o", "/dev/null"]
times = by_turns.seconds({
    "true": [shutil.which("true")],
    "a Swift program that prints a word": [word],
    "bookmotion --version": [shared, "--version"],
    "bookmotion timeline": [shared] + timeline,
    "the same with everything inside: a word": [static_word],
    "bookmotion --version, inside": [static, "--version"],
    "bookmotion timeline, inside": [static] + timeline,
}, rounds)
least = {name: min(all) for name, all in times.items()}
middle = {name: statistics.median(all) for name, all in times.items()}
print(f"{'':42}{'fastest, ms':>12}{'of true':>9}{'median':>9}{'of true':>9}")
for name in times:
    print(
        f"{name:42}{least[name] * 1000:12.2f}{least[name] / least['true']:9.2f}"
        f"{middle[name] * 1000:9.2f}{middle[name] / middle['true']:9.2f}")
bounds = [
    ("start beside true", least["bookmotion --version, inside"] / least["true"], 3.5),
    ("a timeline beside true", least["bookmotion timeline, inside"] / least["true"], 7),
]
for name, ratio, bound in bounds:
    print(f"{name}: {ratio:.2f}, may be {bound}")
# For programs: group, name, figure, promise.
for name, ratio, bound in bounds:
    print(f"tool\t{name}\t{ratio:.3f}\t{bound:.2f}")
sys.exit(any(ratio > bound for _, ratio, bound in bounds))
