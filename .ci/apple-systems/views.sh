# How `.ci/apple views` type-checks SwiftUI. Sourced after systems.sh.
#
# BookMotionUI is checked for all five systems at the oldest version that Package.swift names, with what is
# newer only where it says so; the sample app in Fixtures/Bookshelf for the systems that its manifest names;
# every block of Swift in the README, the articles and the doc comments that imports SwiftUI, UIKit, Core
# Haptics or AVFoundation for the oldest iOS and macOS, or for those that a comment in its first line names:
# `// iOS 17, macOS 14`.
#
# What it does not prove: SwiftUI, Foundation and the others are declarations transcribed from Apple's
# documentation (.ci/apple-systems/App), and nothing of them is run.

readonly sample=Fixtures/Bookshelf

# check_views: for all systems.
check_views() {
  systems=(ios macos tvos watchos visionos)
  local texts
  mkdir "$work/blocks"
  mapfile -t texts < <(
    { ls README.md CHANGELOG.md "$sample/README.md"; find Sources -name '*.md' -o -name '*.swift'; } |
      LC_ALL=C sort)
  awk -v folder="$work/blocks" -f "$stubs/blocks.awk" "${texts[@]}"
  # A check of nothing would pass.
  [[ -n $(ls "$work/blocks") ]] || die "no block of Swift imports SwiftUI"
  on_each_system check_views_of
  echo "$(find Sources/BookMotionUI -name '*.swift' | wc -l) files of BookMotionUI for ${#systems[@]} systems," \
    "$(find "$sample/Sources" -name '*.swift' | wc -l) of the sample and $(find "$work/blocks" -type f | wc -l)" \
    "blocks of text for iOS and macOS: no error"
  echo "3 controls are refused on all systems, each for its reason"
}

# check_views_of SYSTEM: says nothing but what is wrong there.
check_views_of() {
  local system=$1 version name file app
  local title=${titles[$system]} library
  library=$(oldest "$system" Package.swift)
  app=$(oldest "$system" "$sample/Package.swift")
  declarations "$system" "$library"
  if [[ $app ]]; then
    mapfile -t files < <(find "$sample/Sources" -name '*.swift' | LC_ALL=C sort)
    compile "$system" "$app" -disable-objc-interop -typecheck -module-name Bookshelf "${files[@]}" ||
      echo "the sample does not compile for $title $app"
    for file in "$work"/blocks/*; do
      version=$(sed -n -E "1s/^\/\/.*$title ([0-9.]+).*/\1/p" "$file")
      name=$(basename "$file" .swift)
      compile "$system" "${version:-$library}" -enable-objc-interop -typecheck -module-name Block "$file" |
        sed "s|^$file|${name//%//}, $title ${version:-$library}|" || true
    done
  fi
  refused "$system" "$library" "$stubs/Controls/Misspelled.swift" "has no member 'opacty'" || true
  refused "$system" "$library" "$stubs/Controls/NewerThanTheSample.swift" \
    "is only available in $title" || true
  refused "$system" "$library" "$stubs/Controls/OffTheMainActor.swift" "main actor-isolated" || true
  [[ -s $work/$system/said ]] || touch "$work/$system/done"
}

# What "SwiftUI 1.0" to "SwiftUI 6.0" mean; see the README of the declarations.
availability=(
  -define-availability "SwiftUI 1.0:iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0"
  -define-availability "SwiftUI 2.0:iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0"
  -define-availability "SwiftUI 3.0:iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0"
  -define-availability "SwiftUI 4.0:iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0"
  -define-availability "SwiftUI 5.0:iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0"
  -define-availability "SwiftUI 6.0:iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0")

# frameworks SYSTEM: what of Apple's can be imported there.
frameworks() {
  case $1 in
    macos) echo ObjectiveC CoreGraphics Foundation QuartzCore Accessibility AppKit CoreHaptics AVFoundation SwiftUI ;;
    watchos) echo ObjectiveC CoreGraphics Foundation Accessibility SwiftUI ;;
    *) echo ObjectiveC CoreGraphics Foundation QuartzCore Accessibility UIKit CoreHaptics AVFoundation SwiftUI ;;
  esac
}

# library SYSTEM VERSION MODULE FLAG…: a module of this package.
library() {
  local system=$1 version=$2 module=$3
  shift 3
  mapfile -t files < <(find "Sources/$module" -name '*.swift' | LC_ALL=C sort)
  compile "$system" "$version" -module-name "$module" -package-name bookmotion \
    -strict-memory-safety -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility "$@" "${files[@]}"
}

# declarations SYSTEM VERSION: what an app can import.
declarations() {
  local system=$1 version=$2 module emit=(-emit-module -experimental-skip-all-function-bodies)
  standard_library "$system" Observation
  for module in BookMotion BookMotion{Pages,Body,Reader}; do
    library "$system" "$version" "$module" "${emit[@]}" -disable-objc-interop \
      -emit-module-path "$work/$system/$module.swiftmodule"
  done
  for module in $(frameworks "$system"); do
    mapfile -t files < <(
      find "$stubs/App/$module" "$stubs/App/$module.swift" -name '*.swift' 2>/dev/null | LC_ALL=C sort)
    compile "$system" "$version" "${availability[@]}" -disable-objc-interop -emit-module \
      -module-name "$module" -emit-module-path "$work/$system/$module.swiftmodule" "${files[@]}"
  done
  # A display link calls what Objective-C sees.
  library "$system" "$version" BookMotionUI -enable-objc-interop -typecheck ||
    echo "BookMotionUI does not compile for ${titles[$system]} $version"
  library "$system" "$version" BookMotionUI -enable-objc-interop "${emit[@]}" \
    -emit-module-path "$work/$system/BookMotionUI.swiftmodule"
}

# list_declarations: what is declared, each with its page.
list_declarations() {
  local module tools
  tools=$(dirname "$(readlink -f "$(command -v swift)")")
  mkdir "$work/macos" "$work/graphs"
  declarations macos "$(oldest macos Package.swift)"
  for module in $(frameworks macos); do
    "$tools/swift-symbolgraph-extract" -module-name "$module" -I "$work/macos" -I "$libraries/macos" \
      -resource-dir "$resources" -target "${triples[macos]}26.0" -skip-synthesized-members -output-dir "$work/graphs"
  done
  python3 "$stubs/declared.py" "$work/graphs"
}
