# What Apple's systems are called, and a standard library for them: for the scripts that compile for
# them. They bring `work`, a folder, and `die`, which ends them.

command -v swiftc >/dev/null || die "no swiftc in PATH"
target_info=$(swiftc -print-target-info)
# `swiftc` may be a launcher that lives elsewhere: the compiler itself knows where it stands.
resources=$(sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p' <<<"$target_info")
host=$(sed -n 's/.*"moduleTriple": "\(.*\)".*/\1/p' <<<"$target_info")
readonly resources host
interface() { printf '%s' "$resources/linux/$1.swiftmodule/$host.swiftinterface"; }
[[ -e $(interface Swift) ]] || die "the Swift toolchain has no interface for $host to compile again"

declare -A triples=(
  [ios]=arm64-apple-ios [macos]=arm64-apple-macosx [tvos]=arm64-apple-tvos
  [watchos]=arm64-apple-watchos [visionos]=arm64-apple-xros
)

# file_name SYSTEM: what the compiler looks for in the folder of a module.
file_name() { printf '%s.swiftmodule' "${triples[$1]/macosx/macos}"; }

# standard_library SYSTEM MODULE…: in $work/SYSTEM, with the modules that are asked for.
standard_library() {
  local system=$1 folder=$work/$1 module text
  local triple=${triples[$system]}26.0
  shift
  for module in Swift SwiftOnoneSupport _Concurrency _Builtin_float _StringProcessing "$@"; do
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
