import BookMotionTestSupport
import Testing

/// A shell command line, the error message, and the exit code.
typealias WrongInvocation = (words: String, message: String, code: Int32)

/// A command line that can not be obeyed.
@Suite struct WrongInvocationTests {
  @Test(arguments: Effort.some(of: WrongInvocations.all, oneIn: 3))
  func `is answered in one line, and nothing on stdout`(
    words: String, message: String, code: Int32
  ) throws {
    let run = try WrongInvocations.run(words)
    #expect(run == ToolRun(output: "", errors: "error: \(message)\n", code: code))
  }

  @Test(arguments: WrongInvocations.pictures)
  func `is answered so by the commands that read pictures`(
    words: String, message: String, code: Int32
  ) throws {
    let run = try WrongInvocations.run(words)
    #expect(run == ToolRun(output: "", errors: "error: \(message)\n", code: code))
  }

  @Test func `is tried in every subcommand, and more than sixty times`() {
    let all = WrongInvocations.all + WrongInvocations.pictures
    #expect(all.count >= 60)
    for name in ["timeline", "frames", "plot", "color", "diff", "lint", "choreography", "scene"] {
      #expect(all.contains { $0.words.hasPrefix(name) })
    }
  }

  @Test func `does not replace what it reads`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; "$bookmotion" choreography show bookPolish >mine.json; cp mine.json kept
      ln -s mine.json link; "$bookmotion" timeline --choreography bookPolish -o bookPolish
      "$bookmotion" timeline --choreography bookPolish -o bookPolish
      "$bookmotion" timeline --choreography mine.json -o ./link; echo $?
      "$bookmotion" diff bookPolish bookPolish -o bookPolish; echo $?; cmp mine.json kept
      "$bookmotion" timeline --choreography - -o kept <kept; echo $?; cmp mine.json kept
      mkdir frames; cp "$pictures/gray-50x70.png" frames/frame-0001.svg
      "$bookmotion" frames --cover frames/frame-0001.svg --force; echo $?
      cmp frames/frame-0001.svg "$pictures/gray-50x70.png"
      """)
    #expect(run.output == "64\n64\n64\n64\n")
    #expect(
      run.errors == """
        error: '--output' got './link', which '--choreography' reads: write to another file
        error: '--output' got 'bookPolish', which '<old>' reads: write to another file
        error: '--output' got 'kept', which '--choreography' reads: write to another file
        error: '--output' got 'frames', which '--cover' reads: write to another file

        """)
  }

  @Test func `leaves what is there alone`() throws {
    let run = try ToolProcess.shell(
      """
      cd "$folder"; echo old > a
      for words in "timeline --fps 0" "plot --width 1" "lint --screen 1" "choreography show x"; do
        "$bookmotion" $words -o a 2>/dev/null; echo $?
      done; cat a; ls -A
      """)
    #expect(run.output == "64\n64\n64\n64\nold\na\n")
  }
}

enum WrongInvocations {
  /// Runs a command line in a folder with a picture of each kind, an empty file, a text, a folder,
  /// and invalid timelines.
  static func run(_ words: String) throws -> ToolRun {
    try ToolProcess.shell(
      """
      cd "$folder"; cp "$pictures/gray-50x70.png" a.png; cp "$pictures/gray-40x30.jpg" a.jpg
      : >empty; echo hello >text.txt; mkdir dir; head -c 10 a.png >cut.png
      echo '{"schema": "bookmotion.timeline/9"}' >later.json; echo '{' >open.json
      mkdir full; echo >full/frame-0000.svg; printf 'frame,time\\n' >a.csv; echo '{}' >none.json
      eval "\\"\\$bookmotion\\" $1"
      """, [words])
  }

  static let all: [WrongInvocation] =
    timeline + frames + onePicture + scenes + plot + diff + lint + choreography

  private static let kinds =
    "jump, kink, shrink, ajar, shortPhase, shortMove, suddenStart, suddenStop, shortPeak, longPhase, "
    + "longMove, overshoot, unsettled, notUndone, notReturned, or offScreen"
  private static let side = "takes a number from 0.001 to 1e9"
  private static let four = "it takes 4 numbers with commas between them, such as 100,200,200,280"
  private static let two = "it takes 2 numbers with an x between them, such as 1024x768"
  private static let presets =
    "it takes bookPolish, pictureBook, storyReader, reducedMotion, or the path of a file"
  private static let aChoreography =
    "it takes a choreography, as 'bookmotion choreography show' prints it"
  private static let aTimeline = "it takes a timeline, as 'bookmotion timeline' prints it"
  static let absent = "can't read it: No such file or directory"

  private static let timeline: [WrongInvocation] = [
    ("timeline extra", "unexpected argument 'extra': see 'bookmotion timeline --help'", 64),
    ("timeline csv", "unexpected argument 'csv'; write '--format csv'", 64),
    ("timeline --fsp 3", "unknown option '--fsp'; did you mean '--fps'?", 64),
    ("timeline --fps 0", "'--fps' got '0': it takes a number from 0.001 to 100000", 64),
    ("timeline --fps 1e6", "'--fps' got '1e6': it takes a number from 0.001 to 100000", 64),
    (
      "timeline --fps 59,94",
      "'--fps' got '59,94': it takes a number from 0.001 to 100000; write 59.94", 64
    ),
    (
      "timeline --format css --name Fox",
      "'--name' got 'Fox': it takes a lowercase letter, then lowercase letters, digits, and single hyphens",
      64
    ),
    (
      "timeline --name fox",
      "'--name' requires '--format css', waapi, or html", 64
    ),
    (
      "timeline --format css --tolerance 1",
      "'--tolerance' requires '--format json', ndjson, or csv: css is already accurate to a thousandth "
        + "of each channel's range", 64
    ),
    ("timeline --screen", "'--screen' needs a value: it takes <WxH>", 64),
    ("timeline --screen 1024", "'--screen' got '1024': \(two)", 64),
    ("timeline --screen 1024X768", "'--screen' got '1024X768': \(two)", 64),
    ("timeline --screen infx1", "'--screen' got 'infx1': \(two)", 64),
    ("timeline --screen 0x768", "'--screen' got '0x768': the width \(side)", 64),
    ("timeline --screen -1024x768", "'--screen' got '-1024x768': the width \(side)", 64),
    ("timeline --screen 10x1e99", "'--screen' got '10x1e99': the height \(side)", 64),
    ("timeline --frame 1,2,3", "'--frame' got '1,2,3': \(four)", 64),
    ("timeline --frame nan,2,3,4", "'--frame' got 'nan,2,3,4': \(four)", 64),
    ("timeline --frame=1,2,0,4", "'--frame' got '1,2,0,4': the width \(side)", 64),
    ("timeline --frame 1,2,3,-4", "'--frame' got '1,2,3,-4': the height \(side)", 64),
    (
      "timeline --direction openn",
      "'--direction' got 'openn': it takes open, close, or both; did you mean 'open'?", 64
    ),
    (
      "timeline --binding rihgt",
      "'--binding' got 'rihgt': it takes left or right; did you mean 'right'?", 64
    ),
    (
      "timeline --format gif",
      "'--format' got 'gif': it takes json, ndjson, csv, css, waapi, html, or lottie", 64
    ),
    (
      "timeline --format",
      "'--format' needs a value: it takes json, ndjson, csv, css, waapi, html, or lottie", 64
    ),
    (
      "timeline --format lottie --tolerance 1",
      "'--tolerance' requires '--format json', ndjson, or csv: lottie is already accurate to 0.2 points",
      64
    ),
    (
      "timeline --format lottie --scene grid",
      "'--format lottie' requires '--scene transition' or '--scene cover', not "
        + "'--scene grid'", 64
    ),
    (
      "timeline --format lottie --fps 4000",
      "'--fps' got '4000': frames is 7201: it takes a number from 1 to 3600", 64
    ),
    ("timeline --format lottie --name fox", "'--name' requires '--format css', waapi, or html", 64),
    ("timeline --cover a.png", "'--cover' requires '--format lottie'", 64),
    (
      "timeline --format waapi --cover a.png",
      "'--cover' requires '--format lottie'; for the web, put an <img> in .book-cover", 64
    ),
    ("timeline --format css --spine-color 123", "'--spine-color' requires '--format lottie'", 64),
    ("timeline --tolerance -1", "'--tolerance' got '-1': it takes a number of 0 or more", 64),
    (
      "timeline --choreography bookPolsh",
      "'--choreography' got 'bookPolsh': \(presets); did you mean 'bookPolish'?", 64
    ),
    ("timeline --choreography ''", "'--choreography' got '': \(presets)", 64),
    ("timeline --choreography no.json", "'--choreography' got 'no.json': \(absent)", 66),
    (
      "timeline --choreography text.txt",
      "'--choreography' got 'text.txt': it is not a JSON object; \(aChoreography)", 65
    ),
    (
      "timeline --choreography empty",
      "'--choreography' got 'empty': it is empty; \(aChoreography)", 65
    ),
    (
      "timeline --choreography ./dir",
      "'--choreography' got './dir': can't read it: it is a folder", 66
    ),
    (
      "timeline --choreography - </dev/null",
      "'--choreography' got '-': it is empty; \(aChoreography)", 65
    ),
    (
      "timeline -o -strange",
      "'--output' needs a value: it takes <file>; write '--output=-strange' if you mean that", 64
    ),
    ("timeline -o dir", "can't write 'dir': it is a folder", 73),
    ("timeline -o no/where", "can't write 'no/where': there is no folder 'no'", 73),
  ]

  private static let frames: [WrongInvocation] = [
    (
      "frames --sheet 5 --frame 1e9,1e9,1e9,1e9 --screen 1e9x1e9",
      "'--frame' got '1e9,1e9,1e9,1e9', '--screen' got '1e9x1e9': the book can't be drawn: "
        + "width is 1e9: it takes a number from 0 to 100000", 64
    ),
    (
      "frames --animated --frame=-1e9,-1e9,1e9,1e9",
      "'--frame' got '-1e9,-1e9,1e9,1e9': the book can't be drawn: width is "
        + "1e9: it takes a number from 0 to 100000", 64
    ),
    (
      "frames --choreography reducedMotion --screen 200000x768",
      "'--screen' got '200000x768', '--choreography' got 'reducedMotion': the book can't be drawn: "
        + "width is 199952: it takes a number from 0 to 100000", 64
    ),
    (
      "frames -o -",
      "'--output' got '-': frames are written to a folder, one file each; \(forOnePicture)", 64
    ),
    (
      "frames -o a.png",
      "can't write into 'a.png': it is not a folder; \(forOnePicture)", 73
    ),
    ("frames -o no/where", "can't write into 'no/where': there is no folder 'no'", 73),
    (
      "frames -o full",
      "'full' already contains 1 frame: choose another folder with '--output', or replace the "
        + "frames with '--force'", 73
    ),
    (
      "frames -o ''",
      "'--output' got '': it takes the path of a folder, or of a file for one picture", 64
    ),
    ("frames --at soon", "'--at' got 'soon': it takes a number of 0 or more", 64),
    ("frames --at -1", "'--at' got '-1': it takes a number of 0 or more", 64),
    ("frames --at 0 -o dir", "can't write 'dir': it is a folder", 73),
    ("frames --at 0 --force=yes", "'--force' got 'yes': it takes no value", 64),
    ("frames --cover no.png", "'--cover' got 'no.png': \(absent)", 66),
    ("frames --cover dir", "'--cover' got 'dir': can't read it: it is a folder", 66),
    ("frames --cover ''", "'--cover' got '': it takes the path of a file, or - for stdin", 64),
    (
      "frames --cover text.txt",
      "'--cover' got 'text.txt': the picture is neither a PNG nor a JPEG", 65
    ),
    (
      "frames --page empty", "'--page' got 'empty': the file is empty: it must be a PNG or a JPEG",
      65
    ),
    (
      "frames --cover cut.png",
      "'--cover' got 'cut.png': the file ends before the picture's size", 65
    ),
    (
      "frames --cover - --page - <a.png",
      "stdin can be read only once, but '--cover -' and '--page -' both read it", 64
    ),
    (
      "frames --cover - --link <a.png",
      "'--cover' got '-', but stdin has no path for '--link' to link to", 64
    ),
  ]

  private static let plot: [WrongInvocation] = [
    (
      "plot --theme drak",
      "'--theme' got 'drak': it takes light, dark, or auto; did you mean 'dark'?",
      64
    ),
    ("plot --width 10", "'--width' got '10': it takes a number from 480 to 4096", 64),
    ("plot --width 960px", "'--width' got '960px': it takes a number from 480 to 4096", 64),
    ("plot --channels", "'--channels' needs a value: it takes <names>", 64),
    (
      "plot --channels x,flipangle",
      "'--channels' got 'x,flipangle': there is no channel 'flipangle' in bookPolish, opening; "
        + "did you mean 'flipAngle'?", 64
    ),
    ("plot -o dir", "can't write 'dir': it is a folder", 73),
    ("plot a.png", "unexpected argument 'a.png': see 'bookmotion plot --help'", 64),
  ]

  private static let diff: [WrongInvocation] = [
    ("diff", "<old> is missing: see 'bookmotion diff --help'", 64),
    ("diff a.png", "<new> is missing: see 'bookmotion diff --help'", 64),
    ("diff a b --tolerance-for", "'--tolerance-for' needs a value: it takes <channel=number>", 64),
    ("diff a b c", "unexpected argument 'c': see 'bookmotion diff --help'", 64),
    ("diff - -", "stdin can be read only once, but '<old> -' and '<new> -' both read it", 64),
    ("diff no.json no.json", "'no.json': \(absent)", 66),
    (
      "diff bookPolish no.json",
      "'bookPolish': that is a choreography; record it with 'bookmotion timeline "
        + "--choreography bookPolish -o bookPolish.json'", 66
    ),
    ("diff dir dir", "'dir': can't read it: it is a folder", 66),
    ("diff a.png a.png", "'a.png': it is not a JSON object; \(aTimeline)", 65),
    ("diff a.csv a.csv", "'a.csv': it is not a JSON object; \(aTimeline)", 65),
    ("diff empty a.png", "'empty': it is empty; \(aTimeline)", 65),
    (
      "diff --tolerance-for flipangle=1 a b",
      "'a': can't read it: No such file or directory", 66
    ),
    (
      "diff --tolerance-for flipAngle a b",
      "'--tolerance-for' got 'flipAngle': it takes a channel and a number, such as flipAngle=0.1",
      64
    ),
    ("diff --tolerance -1 a b", "'--tolerance' got '-1': it takes a number of 0 or more", 64),
    ("diff --format text a b", "'--format' got 'text': it takes words or json", 64),
    ("diff -- --old --new", "'--old': \(absent)", 66),
  ]

  private static let lint: [WrongInvocation] = [
    ("lint x", "unexpected argument 'x': see 'bookmotion lint --help'", 64),
    (
      "lint storyReader", "unexpected argument 'storyReader'; write '--choreography storyReader'",
      64
    ),
    ("lint my.json", "unexpected argument 'my.json'; write '--choreography my.json'", 64),
    ("lint my.png", "unexpected argument 'my.png': see 'bookmotion lint --help'", 64),
    ("lint --direction open", "unknown option '--direction': see 'bookmotion lint --help'", 64),
    (
      "lint --ignore jumps",
      "'--ignore' got 'jumps': it takes \(kinds); did you mean 'jump'?", 64
    ),
    ("lint --ignore", "'--ignore' needs a value: it takes \(kinds)", 64),
    ("lint --ignore jump,kink", "'--ignore' got 'jump,kink': it takes \(kinds)", 64),
    ("lint --strict=1", "'--strict' got '1': it takes no value", 64),
    ("lint --format text", "'--format' got 'text': it takes words or json", 64),
    ("lint --screen 0x0", "'--screen' got '0x0': the width \(side)", 64),
    (
      "lint --choreography a.jpg",
      "'--choreography' got 'a.jpg': it is not a JSON object; \(aChoreography)", 65
    ),
    ("lint -o no/where", "can't write 'no/where': there is no folder 'no'", 73),
  ]

  private static let choreography: [WrongInvocation] = [
    ("choreography", "<action> is missing: see 'bookmotion choreography --help'", 64),
    (
      "choreography lst",
      "<action> 'lst': it takes list, show, or check; did you mean 'list'?", 64
    ),
    ("choreography list x", "unexpected argument 'x': 'list' takes no choreography", 64),
    ("choreography show", "<name|file> is missing: 'show' takes a choreography", 64),
    (
      "choreography show bookpolish",
      "<name|file> 'bookpolish': \(presets); did you mean 'bookPolish'?", 64
    ),
    ("choreography check no.json", "'no.json': \(absent)", 66),
    (
      "choreography check a.png",
      "'a.png': it is not a JSON object; \(aChoreography)", 65
    ),
    ("choreography check dir", "'dir': can't read it: it is a folder", 66),
    (
      "choreography show bookPolish x",
      "unexpected argument 'x': see 'bookmotion choreography --help'", 64
    ),
    ("choreography list -o no/where", "can't write 'no/where': there is no folder 'no'", 73),
  ]
}
