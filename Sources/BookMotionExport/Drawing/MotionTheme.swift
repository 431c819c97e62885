internal import BookMotion
import BookMotionRecording

/// The background for which a plot, a contact sheet, or a film is designed.
public enum MotionTheme: String, Hashable, Sendable, CaseIterable {
  /// Dark lines on white.
  case light
  /// Light lines on near black.
  case dark
  /// The preference of the reader's system; light if it is unknown.
  case auto
}

extension MotionTheme {
  /// The rules of the document's style sheet, which assigns a class to every color.
  var styleSheet: String {
    switch self {
    case .light: MotionTheme.common + PlotColors.light.rules
    case .dark: MotionTheme.common + PlotColors.dark.rules
    case .auto:
      MotionTheme.common + PlotColors.light.rules
        + "@media (prefers-color-scheme:dark){\n" + PlotColors.dark.rules + "}\n"
    }
  }

  /// The rules that do not depend on colors.
  private static let common = """
    text{font:12px system-ui,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;\
    font-variant-numeric:tabular-nums}
    .title{font-size:16px;font-weight:bold}
    .value,.flag,.tick{font-size:11px}
    .end{text-anchor:end}.mid{text-anchor:middle}
    .line{fill:none;stroke-width:1.75;stroke-linejoin:round;stroke-linecap:round}
    .area{stroke:none;fill-opacity:.13}
    .old{fill:none;stroke-width:1.25;stroke-linejoin:round}
    .grid,.level,.tip,.leader{fill:none;stroke-width:1}
    .level{stroke-dasharray:2 3}

    """
}

/// The colors of a theme.
///
/// Lines have a contrast of at least 3 : 1 with every background that they cross, and texts of at
/// least 4.5 : 1. The hues of the lines are distinguishable with any color vision, and no line
/// depends on its hue: its name is beside it.
struct PlotColors {
  let paper: String
  let ink: String
  /// Units, times, and other secondary text.
  let quiet: String
  let grid: String
  /// The levels at which a channel starts and ends.
  let level: String
  /// Measured values.
  let old: String
  /// The lines of each group.
  let groups: [String]
  /// The bands of each kind of phase …
  let bands: [String]
  /// … and their heads, which contain the names.
  let heads: [String]

  static let light = PlotColors(
    paper: "#ffffff", ink: "#1b2330", quiet: "#566072", grid: "#e3e7ee", level: "#a9b2c1",
    old: "#7d8694",
    groups: ["#0068a8", "#b84a00", "#00735a", "#963f7b", "#7d5a00"],
    bands: [
      "#f7f8fa", "#fffaec", "#f1f7fd", "#fef4ef", "#f0f9f3", "#f6f3fc", "#fdf2f8", "#edf8f8",
    ],
    heads: [
      "#dfe3ea", "#fbe6a6", "#c5dff7", "#fbd0b8", "#c3e8d1", "#dccff5", "#f7cbe0", "#bfe5e5",
    ])

  static let dark = PlotColors(
    paper: "#12161d", ink: "#e9edf4", quiet: "#a3adbd", grid: "#2a313c", level: "#566173",
    old: "#8b95a5",
    groups: ["#5cb8f0", "#ff9d57", "#3fcf9f", "#e494c8", "#e6c34a"],
    bands: [
      "#181d25", "#231f14", "#141f2d", "#281c16", "#14231c", "#1f1b2d", "#291a23", "#132425",
    ],
    heads: [
      "#343c48", "#564711", "#1d466c", "#6b3518", "#1a5237", "#453473", "#662b4b", "#17504f",
    ])

  var rules: String {
    var rules = """
      .paper{fill:\(paper)}
      text{fill:\(ink)}
      .quiet,.tick{fill:\(quiet)}
      .grid{stroke:\(grid)}
      .level,.tip{stroke:\(level)}
      .leader{stroke:\(quiet)}
      .mark{fill:\(ink)}
      .old{stroke:\(old)}

      """
    for (group, color) in groups.enumerated() {
      rules += ".g\(group) .line{stroke:\(color)}.g\(group) .area,.g\(group) .dot{fill:\(color)}\n"
    }
    for (kind, (band, head)) in zip(bands, heads).enumerated() {
      rules += ".b\(kind){fill:\(band)}.h\(kind){fill:\(head)}\n"
    }
    return rules
  }
}

extension Recording {
  /// Returns the number of a phase's color.
  package func tint(of phase: String) -> Int {
    if score.book != nil, let phase = AnimationPhase(rawValue: phase) { return phase.tint }
    var names = phaseNames
    for phase in phases where !names.contains(phase.name) { names.append(phase.name) }
    return (names.firstIndex(of: phase) ?? 0) % PlotColors.light.bands.count
  }
}

extension AnimationPhase {
  /// The number of the color. A phase and its inverse share a color if they never meet.
  fileprivate var tint: Int {
    switch self {
    case .idle, .complete: 0
    case .selected: 1
    case .moving, .returning: 2
    case .flipping, .unflipping: 3
    case .revealing: 4
    case .zooming, .unzooming: 5
    case .modeSelection: 6
    case .closing: 7
    }
  }
}
