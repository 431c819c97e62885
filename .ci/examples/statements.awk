# Makes Swift of the examples in doc comments and articles: functions that check what is stated, and calls of all.
#
# In a ```swift block of a doc comment or an article, `expression  // 94.51…` states a result: a
# number, a Bool, a "string" or a (tuple), which a comma or a colon ends and … leaves open.
# `print(expression)  // text` states a whole line. The blocks of an article, or of one doc comment,
# follow on from one another. Those that state nothing are not compiled, nor are those of what only
# the package sees, nor any block that imports something: `.ci/apple views` has those for Apple's systems.

function escaped(text) { gsub(/\\/, "\\\\", text); gsub(/"/, "\\\"", text); return text }
function stated(comment) {
  if (comment ~ /^\(/) { sub(/\).*/, ")", comment); return comment }
  if (comment ~ /^"/) { match(comment, /^"[^"]*"/); return substr(comment, 1, RLENGTH) }
  if (comment !~ /^(-?[0-9.]+|true|false)/) return ""
  sub(/[,: ].*/, "", comment)
  return comment
}
function flush() {
  if (states > 0) {
    printf "func example%d() throws {\n%s}\n", ++blocks, body
    calls = calls sprintf("try example%d()\n", blocks)
  }
  body = ""; states = 0
}
FNR == 1 { flush(); inside = 0; isArticle = FILENAME ~ /\.md$/ }
{
  line = $0
  if (!isArticle) {
    if (line !~ /^ *\/\/\//) {
      inside = 0
      if (line ~ /^ *@/ && line !~ /public/) next
      if (line !~ /public/) { body = ""; states = 0 }
      flush()
      next
    }
    sub(/^ *\/\/\/ ?/, "", line)
  }
  if (!inside) {
    if (line ~ /^ *```swift/) { inside = 1; imports = 0; before = body; stated_before = states }
    next
  }
  if (line ~ /^ *```/) {
    inside = 0
    if (imports) { body = before; states = stated_before }
    next
  }
  if (line ~ /^import /) imports = 1
  place = FILENAME ":" FNR
  at = match(line, / +\/\/ /)
  if (at == 0) { body = body line "\n"; next }
  code = substr(line, 1, at - 1)
  comment = substr(line, at); sub(/^ *\/\/ /, "", comment)
  if (code ~ /^ *print\(.*\)$/) {
    sub(/^ *print\(/, "", code); sub(/\)$/, "", code)
    body = body sprintf("check(\"%s\", printed: %s, \"%s\")\n", place, code, escaped(comment))
    states++
  } else if (code !~ /^ *(let|var) / && (want = stated(comment)) != "") {
    body = body sprintf("check(\"%s\", %s, \"%s\")\n", place, code, escaped(want))
    states++
  } else {
    body = body line "\n"
  }
}
END { flush(); printf "%s", calls }
