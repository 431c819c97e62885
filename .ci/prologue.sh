# What the scripts begin with, which source it: the first error stops them, they stand in the package's
# folder, and have a folder of their own, $work, that is gone when they end.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
script=$(basename "$0")
work=$(mktemp -d)
trap 'jobs -p | xargs -r kill 2>/dev/null || true; rm -rf "$work"' EXIT

# die WORDS…: ends the script, and says why.
die() {
  printf '%s: %s\n' "$script" "$*" >&2
  exit 2
}

# quietly COMMAND…: what a command says is shown only if it fails.
quietly() {
  "$@" >"$work/log" 2>&1 || {
    cat "$work/log" >&2
    die "failed: $*"
  }
}

# apt_install PACKAGE…: installs packages. What it says goes to stderr.
apt_install() {
  command -v apt-get >/dev/null || die "$* missing, and there is no apt to install it with"
  local as_root=()
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || die "$* missing: install it as root with apt-get"
    as_root=(sudo)
  fi
  apt_get() {
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get -y -q -o DPkg::Lock::Timeout=300 -o Acquire::Retries=3 "$@" >&2
  }
  # A new machine may not know any package yet.
  apt_get install "$@" || { apt_get update && apt_get install "$@"; }
}

# need NAME…: installs what isn't there. A name is that of a command and of its package, or
# COMMAND:PACKAGE; a file is as good as a command.
need() {
  local name packages=()
  for name in "$@"; do
    command -v "${name%:*}" >/dev/null || [ -e "${name%:*}" ] || packages+=("${name#*:}")
  done
  [ "${#packages[@]}" = 0 ] || apt_install "${packages[@]}"
}

# need_python: `python` is one with Pillow, NumPy, resvg, Playwright, validators of schemas and players of
# Lottie, in an environment that all checks share.
need_python() {
  need python3
  python3 -c 'import ensurepip' 2>/dev/null || apt_install python3-venv
  # Checks that run side by side wait for the first.
  mkdir -p .build
  exec 9>.build/eyes.lock
  flock 9
  local environment=$PWD/.build/eyes
  if ! cmp -s .ci/eyes/requirements.txt "$environment/installed.txt"; then
    rm -rf "$environment"
    python3 -m venv "$environment" >&2
    "$environment/bin/pip" -q --disable-pip-version-check install -r .ci/eyes/requirements.txt >&2
    # It carries lottie-web, and asks for an older Pillow that nothing here needs.
    "$environment/bin/pip" -q --disable-pip-version-check install --no-deps pylottie==2024 >&2
    cp .ci/eyes/requirements.txt "$environment/installed.txt"
  fi
  exec 9>&-
  python=$environment/bin/python
}

# need_tool: BOOKMOTION is the tool: the one that it names already, or one that is built now, in debug.
need_tool() {
  if [ -z "${BOOKMOTION:-}" ]; then
    swift build -q --product bookmotion >&2
    BOOKMOTION=$(swift build --show-bin-path)/bookmotion
  fi
  export BOOKMOTION
}

# need_modules: `modules` are the compiler's flags for what is built beside the tool: Swift modules, and the
# modules of C that they import.
need_modules() {
  local given=${BOOKMOTION:-}
  need_tool
  built=$(dirname "$BOOKMOTION")
  # Libraries that the tool does without: built whenever the tool is, or they may not fit.
  local library map
  for library in BookMotionTesting BookMotionUI; do
    [ "$given" ] && [ -e "$built/Modules/$library.swiftmodule" ] || swift build -q --target "$library" >&2
  done
  modules=(-I "$built/Modules")
  for map in Sources/Clibpng/module.modulemap "$built"/{CPNGRows,CSystem}.build/module.modulemap; do
    modules+=(-Xcc "-fmodule-map-file=$map")
  done
}

# need_libraries: `libraries` are the modules of all library products, which are built beside the tool.
need_libraries() {
  need python3
  need_modules
  # In a folder of its own, for another command may build in the usual one.
  mapfile -t libraries < <(swift package --scratch-path "$work/manifest" dump-package | python3 -c '
import json, sys
for product in json.load(sys.stdin)["products"]:
    if "library" in product["type"]:
        print("\n".join(product["targets"]))' | LC_ALL=C sort -u)
  tools=$(dirname "$(readlink -f "$(command -v swift)")")
  target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p')
}

# symbols_of MODULE FOLDER OPTION…: writes there what others see of a library.
symbols_of() {
  mkdir -p "$2"
  quietly "$tools/swift-symbolgraph-extract" -module-name "$1" "${modules[@]}" -target "$target" -output-dir "$2" "${@:3}"
}

# in_release: `swift build` with these options finds what tests in release are built of, and `swift test` builds
# it for others. SwiftPM itself lets tests import everything in other words, so that nothing would fit. No debugger
# asks for it.
in_release=(-c release --scratch-path .build -Xswiftc -enable-testing -debug-info-format none)

# at_once: with these options a build for debugging compiles each module at once, and for no debugger, which is less
# work.
at_once=(
  -debug-info-format none -Xswiftc -disable-batch-mode -Xswiftc -whole-module-optimization -Xswiftc -num-threads -Xswiftc 2)

# as_one_module FOLDER SOURCE…: copies of Swift sources whose modules become one, without what they import of each
# other.
as_one_module() {
  local source
  while read -r source; do
    mkdir -p "$1/$(dirname "$source")"
    sed -E 's/^((public|package|internal) )?import BookMotion\w*$//' "$source" >"$1/$source"
  done < <(find "${@:2}" -name '*.swift')
}
