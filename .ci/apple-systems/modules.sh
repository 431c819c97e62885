# How `.ci/apple modules` compiles the package. Sourced after systems.sh.
#
# What it proves: for the oldest system that Package.swift declares, every library module (on macOS
# the command line tool too) compiles, with availability checked, under the manifest's own Swift settings,
# and without a warning; on macOS down to an object file. The others have the same processor, and the
# runtimes of the same autumn, so they would have the same code: there the compiler ends when it has
# nothing more to object to.
#
# What it does not prove: nothing is linked or run, and Objective-C is left out. The standard library
# is the toolchain's own for Linux: its interfaces name the systems that each declaration needs, so
# they are compiled again for Apple's. Only the declarations: their bodies would take seven times as
# long, and what the compiler learns from them, such as that a sum of literals overflows, it says in
# every build for Linux. Darwin, Foundation, SwiftUI and libpng are stand-ins with the few declarations that
# are called. No trait is enabled.

# check_modules SYSTEM…: for these, or for all.
check_modules() {
  systems=("$@")
  # The controls want the first; macOS has most to do.
  ((${#systems[@]} > 0)) || systems=(ios macos tvos watchos visionos)
  local system oldest
  for system in "${systems[@]}"; do
    [[ -n ${triples[$system]:-} ]] || die "no such system: $system (there are ${!triples[*]})"
  done
  # How modules are compiled here is said by `module`.
  env -u BOOKMOTION_AT_ONCE swift package --scratch-path "$work/package" dump-package >"$work/manifest.json"
  on_each_system check_modules_of

  system=${systems[0]}
  oldest=$(oldest "$system" Package.swift)
  refused "$system" "$oldest" "$stubs/Controls/OnlyLinux.swift" "no such module 'Glibc'"
  refused "$system" "$oldest" "$stubs/Controls/Warning.swift" "was never used"
  # An app that imports SwiftUI and a module with a `Binding` of its own cannot say `@Binding`.
  module "$system" Clash "$stubs/Controls/Clash.swift"
  sed 's/^import BookMotion$/import Clash/' "$stubs/Controls/App.swift" >"$work/Clashing.swift"
  refused "$system" "$oldest" "$work/Clashing.swift" "'Binding' is ambiguous for type lookup in this context"
  module "$system" App "$stubs/Controls/App.swift"
  echo "what should be refused is; an app beside SwiftUI compiles"
}

# check_modules_of SYSTEM: everything that is compiled there; ends with the first module that the compiler objects to.
check_modules_of() {
  local system=$1 folder=$work/$1 begun=$SECONDS count=0 left="" version
  version=$(oldest "$system" Package.swift)
  standard_library "$system"
  module "$system" Foundation "$stubs/Foundation.swift"
  module "$system" SwiftUI "$stubs/SwiftUI.swift"
  [[ $system != macos ]] || module "$system" Darwin "$stubs/Darwin/Darwin.swift"

  local kind name path c_folders c_folder settings flags files
  python3 "$stubs/plan.py" "$system" <"$work/manifest.json" >"$folder/plan"
  while IFS='|' read -r kind name path c_folders settings; do
    if [[ $kind == left ]]; then
      left+=", $name $path"
      continue
    fi
    read -ra flags <<<"$settings"
    for c_folder in $c_folders; do
      c_module "$c_folder" "$folder"
      flags+=(-I "$folder/$(c_name "$c_folder")")
    done
    mapfile -t files < <(find "$path" -name '*.swift' | sort)
    module "$system" "$name" "${flags[@]}" "${files[@]}" || die "${titles[$system]}: $name does not compile"
    count=$((count + 1))
  done <"$folder/plan"
  # A check of nothing would pass.
  ((count > 0)) || die "${titles[$system]}: no module to compile"

  # Availability has to bite on every system: what they have in common is only the year.
  refused "$system" "$version" "$stubs/Controls/TooNew.swift" \
    "is only available in ${titles[$system]} 26.0 or newer"
  printf '%-13s %d modules, %d s%s\n' "${titles[$system]} $version" "$count" "$((SECONDS - begun))" "$left"
  touch "$folder/done"
}

# c_name FOLDER-OF-HEADERS: the C module is called as the folder above.
c_name() { basename "$(dirname "$1")"; }

# c_module FOLDER-OF-HEADERS INTO: the map that SwiftPM would make for it.
c_module() {
  local name
  name=$(c_name "$1")
  mkdir -p "$2/$name"
  if [[ -e $1/module.modulemap ]]; then
    ln -sfn "$PWD/$1"/* "$2/$name/"
  else
    printf 'module %s {\n  umbrella "%s"\n  export *\n}\n' "$name" "$PWD/$1" \
      >"$2/$name/module.modulemap"
  fi
}

# module SYSTEM MODULE FLAG…: compiles it, for others to import.
module() {
  local system=$1 module=$2 version flags=(-emit-module -o "$work/$1/$2.swiftmodule")
  version=$(oldest "$system" Package.swift)
  # Only the tool and PNG files ask for Darwin and libpng, and they are for macOS.
  [[ $system != macos ]] ||
    flags=(-c -Onone -o "$work/$system/$module.o" -emit-module-path "$work/$system/$module.swiftmodule"
      -I "$stubs/Darwin" -I "$stubs/Clibpng")
  shift 2
  compile "$system" "$version" -disable-objc-interop -module-name "$module" -package-name bookmotion \
    "${flags[@]}" "$@"
}
