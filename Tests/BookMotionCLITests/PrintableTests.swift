import BookMotion
import BookMotionTestSupport
import Testing

/// What a terminal would obey.
@Suite struct PrintableTests {
  /// Characters that color, beep, break lines, reverse them, or hide in them, both as JSON escapes
  /// and as bytes for the shell's `printf`.
  private static let evil = #"""
    export LC_ALL=C.UTF-8
    json='a\\u001b[31m\\u0007\\u007f\\u0085\\u009b2J\\u202e\\u2028\\u2066\\u200f\\ufeff\\udb40\\udc41\\n\\ty'
    raw=$(printf 'a\033[31m\007\177\302\205\302\2332J\342\200\256\342\200\250\342\201\246\357\273\277\n\ty')
    "$bookmotion" choreography show bookPolish | sed "s|\"bookPolish\"|\"$json\"|" >named.json
    "$bookmotion" choreography show bookPolish | sed "s|\"lasts\"|\"$json\"|" >keyed.json
    "$bookmotion" timeline --choreography named.json -o old.json
    "$bookmotion" timeline | sed "s|\"bookPolish\"|\"other $json\"|; s|flipAngle|$json|" >new.json
    "$bookmotion" timeline | sed "s|\"flipping\"|\"$json\"|; s|\"idle\"|\"idle $json\"|" >phases.json
    mkdir Motions Goldens "dir $raw" "gold $raw"; cp named.json Motions/a.json; cp new.json Goldens/a.json
    cp named.json "dir $raw/$raw.json"; echo '{' >"dir $raw/broken $raw.json"
    "$bookmotion" timeline --choreography storyReader -o "gold $raw/$raw.json"
    cp "$pictures/gray-50x70.png" "$raw.png"; echo x >"bad $raw.png"; cp named.json "$raw"
    """#

  private static let commands = [
    "timeline --choreography named.json", "timeline --choreography named.json --format ndjson",
    "timeline --choreography named.json --format csv",
    "timeline --choreography named.json --format css",
    "plot --choreography named.json", "frames --choreography named.json --sheet 2",
    "frames --choreography named.json --animated --fps 2",
    "frames --choreography named.json --at 1", "frames --page \"$raw.png\" --link --at 2",
    "lint --choreography named.json", "lint --choreography named.json --format json",
    "lint --choreography keyed.json", "choreography check named.json",
    "choreography show named.json", "choreography check \"$raw\"", "choreography show \"x$raw\"",
    "diff old.json new.json", "diff new.json old.json", "diff old.json new.json --format json",
    "diff old.json phases.json", "diff phases.json old.json", "diff phases.json new.json",
    "diff \"$raw\" old.json", "golden Motions Goldens", "golden \"dir $raw\" \"gold $raw\"",
    "golden \"dir $raw\" Goldens", "golden \"no $raw\" Goldens", "golden Motions \"no $raw\"",
    "color \"$raw.png\" \"bad $raw.png\" \"no $raw.png\"", "color \"bad $raw.png\"",
    "color --format ndjson \"$raw.png\" \"no $raw.png\"",
    "timeline --fps \"$raw\"", "timeline \"$raw\"", "\"$raw\"", "--$raw", "timeline --$raw",
    "timeline --event \"$raw\"", "timeline --event \"0:$raw\"", "timeline --name \"$raw\"",
    "timeline --tolerance 1 --tolerance-for \"$raw=1\"", "plot --channels \"flipAngle,$raw\"",
    "timeline --screen \"${raw}x1\"", "timeline --frame \"$raw,1,2,3\"", "scene \"$raw\"",
    "timeline --scene \"$raw\"", "frames --spine-color \"$raw\"", "spring --preset \"$raw\"",
    "spring -o \"$raw/x\"", "frames -o \"$raw/x\"", "frames -o \"$raw\"", "help \"$raw\"",
    "frames --cover \"$raw\"", "lint --ignore \"$raw\"", "--generate-completion-script \"$raw\"",
    "timeline --choreography \"$raw.\"",
  ]

  @Test(arguments: Effort.some(of: commands, oneIn: 12))
  func `never reaches one`(words: String) throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; \(PrintableTests.evil)
      eval "\\"\\$bookmotion\\" $1"
      """, [words])
    for text in [run.output, run.errors] {
      let found = text.unicodeScalars.filter { !$0.isPrintable && $0 != "\n" }
      #expect(
        found.isEmpty, "\(words): \(String(String.UnicodeScalarView(found)).debugDescription)")
    }
    #expect(run.errors.count { $0 == "\n" } == (run.errors.isEmpty ? 0 : 1), "\(run.errors)")
    #expect(!run.output.isEmpty || !run.errors.isEmpty)
  }

  /// A line broken by a name could forge any message.
  @Test func `makes no line in words or in a table`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; \(PrintableTests.evil)
      "$bookmotion" lint --choreography named.json | tail -n 1 | cut -c 1-8
      "$bookmotion" diff old.json new.json | grep -c '^.y\\|^y'
      "$bookmotion" color "$raw.png" | wc -l | tr -d ' '
      "$bookmotion" golden "dir $raw" "gold $raw" | tail -n 1
      """)
    #expect(
      run.output
        == "a\\u{1B}[\n0\n2\n2 motions: 2 problems; approve an intended change with --record\n",
      "\(run.output)")
  }
}
