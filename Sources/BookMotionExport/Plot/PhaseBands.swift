internal import BookMotion
import BookMotionDocuments

/// The phases of a motion, each with its start and end.
struct PhaseBands {
  struct Band {
    let phase: PlotScore.Phase
    let start: Double
    let end: Double
  }

  let bands: [Band]

  init(_ phases: [PlotScore.Phase], until end: Double) {
    bands = phases.enumerated().map { index, phase in
      Band(
        phase: phase, start: phase.time,
        end: index + 1 < phases.count ? phases[index + 1].time : end)
    }
  }
}

extension PhaseBands {
  /// Returns the bands whose names fit into their heads, and flags for the other names, as far as
  /// there is room.
  func names(on axis: TimeAxis) -> (inside: [Band], flags: PlotFlags) {
    let fits = { (band: Band) in
      axis.end(of: band) - axis.x(band.start)
        >= PlotText.width(band.phase.name, size: PlotFlags.textSize) + PhaseBands.padding
    }
    let outside = bands.filter { !fits($0) }
    return (
      bands.filter(fits),
      PlotFlags(
        outside.map { band in
          (band.phase.name, (axis.x(band.start) + axis.end(of: band)) / 2)
        }, mostRows: PhaseBands.mostRows)
    )
  }

  /// Draws the bands from `top` to `bottom`, with their heads at the top.
  func write<Sink: BookTextSink & ~Copyable>(
    on axis: TimeAxis, from top: Double, to bottom: Double, into sink: inout Sink
  ) throws(Sink.Failure) {
    for band in bands {
      let (left, right) = (axis.x(band.start), axis.end(of: band))
      guard right > left else { continue }
      let extent = "x=\"\(left.pixels)\" width=\"\((right - left).pixels)\""
      let kind = band.phase.tint
      try sink.write(
        "<rect class=\"b\(kind)\" \(extent) y=\"\(top.pixels)\" "
          + "height=\"\((bottom - top).pixels)\"/>"
          + "<rect class=\"h\(kind)\" \(extent) y=\"\(top.pixels)\" "
          + "height=\"\(PhaseBands.headHeight.pixels)\"/>\n")
    }
    let (inside, flags) = names(on: axis)
    for band in inside {
      let middle = (axis.x(band.start) + axis.end(of: band)) / 2
      try sink.write(
        "<text class=\"flag mid\" x=\"\(middle.pixels)\" "
          + "y=\"\((top + PhaseBands.baseline).pixels)\">\(PlotText.escaped(band.phase.name))</text>\n"
      )
    }
    try flags.write(above: top, lift: PhaseBands.lift, to: &sink)
  }

  static let headHeight = 20.0
  static let lift = 5.0
  /// The largest number of rows of flags: a transition has no more phases than this, but leaves can
  /// be turned all day.
  private static let mostRows = AnimationPhase.allCases.count
  private static let baseline = 14.0
  private static let padding = 6.0
}

extension TimeAxis {
  /// Returns the right end of a band; the only band of a picture of one instant fills the picture.
  fileprivate func end(of band: PhaseBands.Band) -> Double {
    duration > 0 ? x(band.end) : right
  }
}
