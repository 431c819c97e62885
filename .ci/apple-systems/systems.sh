# What Apple's systems are called, a standard library for them, and the compiler. Sourced after prologue.sh.

readonly stubs=.ci/apple-systems

command -v swiftc >/dev/null || die "no swiftc in PATH"
target_info=$(swiftc -print-target-info)
# `swiftc` may be a launcher that lives elsewhere: the compiler itself knows where it stands.
resources=$(sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' <<<"$target_info")
host=$(sed -n 's/.*"moduleTriple": "\(.*\)".*/\1/p' <<<"$target_info")
readonly resources host libraries=${APPLE_LIBRARIES:-$work/libraries}
interface() { printf '%s' "$resources/linux/$1.swiftmodule/$host.swiftinterface"; }
[[ -e $(interface Swift) ]] || die "the Swift toolchain has no interface for $host to compile again"

declare -A triples=(
  [ios]=arm64-apple-ios [macos]=arm64-apple-macosx [tvos]=arm64-apple-tvos
  [watchos]=arm64-apple-watchos [visionos]=arm64-apple-xros
)
declare -A titles=([ios]=iOS [macos]=macOS [tvos]=tvOS [watchos]=watchOS [visionos]=visionOS)

# oldest SYSTEM MANIFEST: the oldest version that a manifest names.
oldest() { sed -n -E "s/^  platforms:.*\.${titles[$1]}\(\.v([0-9]+)\).*/\1/p" "$2"; }

# file_name SYSTEM: what the compiler looks for in the folder of a module.
file_name() { printf '%s.swiftmodule' "${triples[$1]/macosx/macos}"; }

# standard_library SYSTEM MODULE…: with the modules that are asked for.
standard_library() {
  local system=$1 folder=$libraries/$1 module text
  local triple=${triples[$system]}26.0
  shift
  mkdir -p "$folder"
  for module in Swift SwiftOnoneSupport _Concurrency _Builtin_float _StringProcessing "$@"; do
    [[ ! -e $folder/$module.swiftmodule ]] || continue
    text=$folder/$module.swiftinterface
    # Back-deployed functions would have to show bodies that an interface for Linux does not have.
    # What they need stays: `@available` stands beside.
    sed -E -e "/^\/\/ swift-module-flags:/ {
        s/ -target [^ ]+/ -target $triple/
        s/ -O / -Onone -experimental-skip-all-function-bodies /
      }" -e 's/@backDeployed\([^)]*\)//' -e '/^import Glibc$/d' "$(interface "$module")" >"$text"
    mkdir "$folder/$module.swiftmodule"
    local flags=()
    [[ $module != Swift ]] || flags=(-parse-stdlib)
    swiftc -frontend -compile-module-from-interface -module-name "$module" -target "$triple" \
      -disable-availability-checking -resource-dir "$resources" -I "$folder" "${flags[@]}" \
      -o "$folder/$module.swiftmodule/$(file_name "$system")" "$text"
  done
}

# compile SYSTEM VERSION FLAG…: says what the compiler objects to, and every warning is an error.
compile() {
  local system=$1 version=$2 flags=()
  shift 2
  # What visionOS does not name itself it takes over from iOS, and the versions it took are told by
  # Apple's SDK alone.
  [[ $system != visionos ]] ||
    flags=(-platform-availability-inheritance-map-path "$stubs/visionOS")
  swiftc -frontend -target "${triples[$system]}$version" -resource-dir "$resources" \
    -I "$work/$system" -I "$libraries/$system" -swift-version 6 -diagnostic-style llvm -warnings-as-errors \
    -parse-as-library -Xcc -ffreestanding -plugin-path "$resources/host/plugins" "${flags[@]}" "$@" 2>&1
}

# refused SYSTEM VERSION FILE WORDS: a file that has to be refused, and for this reason.
refused() {
  local name
  name=$(basename "$3")
  if compile "$1" "$2" -disable-objc-interop -typecheck -module-name Control "$3" >"$work/$1/control"; then
    echo "$1 $2, control $name: compiles, and should not"
    return 1
  fi
  grep -qF -- "$4" "$work/$1/control" || {
    echo "$1 $2, control $name: refused, but not for this: $4"
    cat "$work/$1/control"
    return 1
  }
}

# on_each_system FUNCTION: calls it with each of `systems`, as many at once as there are cores, and shows what they said.
# Fails unless each has left `done` in the folder of its system.
on_each_system() {
  local system cores
  cores=$(nproc)
  for system in "${systems[@]}"; do
    mkdir "$work/$system"
    while (($(jobs -rp | wc -l) >= cores)); do wait -n || true; done
    "$1" "$system" >"$work/$system/said" 2>&1 &
  done
  wait
  for system in "${systems[@]}"; do cat "$work/$system/said"; done
  for system in "${systems[@]}"; do [[ -e $work/$system/done ]] || die "failed for ${titles[$system]}"; done
}
