# One file for each block of Swift in texts and doc comments that imports what only Apple has, in `folder`, called by the
# file and the line that it stands in.

function flush() {
  if (text ~ /(^|\n)import (SwiftUI|UIKit|CoreHaptics|AVFoundation)/) printf "%s", text >(folder "/" name ".swift")
  text = ""
}
FNR == 1 { inside = 0 }
{
  line = $0
  if (FILENAME ~ /\.swift$/ && !sub(/^ *\/\/\/ ?/, "", line)) { inside = 0; next }
  if (line ~ /^ *```/) {
    if (inside) flush()
    inside = !inside && line ~ /^ *```swift/
    name = FILENAME ":" FNR
    gsub(/\//, "%", name)
    text = ""
    next
  }
  if (inside) text = text line "\n"
}
