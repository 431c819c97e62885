internal import BookMotion

/// The phases of a timeline, from when until when each lasts.
struct PhaseBands {
  struct Band {
    let phase: AnimationPhase
    let start: Double
    let end: Double
  }

  let bands: [Band]

  init(_ timeline: Timeline, until end: Double) {
    var begun: [(phase: AnimationPhase, time: Double)] = []
    for cue in timeline.transition.cues(in: 0..<timeline.duration.nextUp) {
      if case .phase(let phase) = cue.event { begun.append((phase, cue.time)) }
    }
    if begun.first.map({ $0.time > 0 }) ?? true {
      begun.insert((timeline.transition.phase(at: 0), 0), at: 0)
    }
    bands = begun.enumerated().map { index, phase in
      Band(
        phase: phase.phase, start: phase.time,
        end: index + 1 < begun.count ? begun[index + 1].time : end)
    }
  }
}

extension PhaseBands {
  /// The names that fit into their bands' heads fly as flags nowhere; the others do.
  func names(on axis: TimeAxis) -> (inside: [Band], flags: PlotFlags) {
    let fits = { (band: Band) in
      axis.end(of: band) - axis.x(band.start)
        >= PlotText.width(band.phase.rawValue, size: PlotFlags.textSize) + PhaseBands.padding
    }
    let outside = bands.filter { !fits($0) }
    return (
      bands.filter(fits),
      PlotFlags(
        outside.map { band in
          (band.phase.rawValue, (axis.x(band.start) + axis.end(of: band)) / 2)
        })
    )
  }

  /// Draws the bands from `top` to `bottom`, with their heads in the first part.
  func write<Sink: TextSink & ~Copyable>(
    on axis: TimeAxis, from top: Double, to bottom: Double, into sink: inout Sink
  ) throws(Sink.Failure) {
    for band in bands {
      let (left, right) = (axis.x(band.start), axis.end(of: band))
      guard right > left else { continue }
      let place = "x=\"\(left.pixels)\" width=\"\((right - left).pixels)\""
      let kind = band.phase.tint
      try sink.write(
        "<rect class=\"b\(kind)\" \(place) y=\"\(top.pixels)\" "
          + "height=\"\((bottom - top).pixels)\"/>"
          + "<rect class=\"h\(kind)\" \(place) y=\"\(top.pixels)\" "
          + "height=\"\(PhaseBands.headHeight.pixels)\"/>\n")
    }
    let (inside, flags) = names(on: axis)
    for band in inside {
      let middle = (axis.x(band.start) + axis.end(of: band)) / 2
      try sink.write(
        "<text class=\"flag mid\" x=\"\(middle.pixels)\" "
          + "y=\"\((top + PhaseBands.baseline).pixels)\">\(band.phase.rawValue)</text>\n")
    }
    try flags.write(above: top, lift: PhaseBands.lift, to: &sink)
  }

  static let headHeight = 20.0
  static let lift = 5.0
  private static let baseline = 14.0
  private static let padding = 6.0
}

extension TimeAxis {
  /// Where a band ends; the only band of a picture of one instant fills it.
  fileprivate func end(of band: PhaseBands.Band) -> Double {
    duration > 0 ? x(band.end) : right
  }
}

extension AnimationPhase {
  /// The number of the colour: a phase and the one that undoes it share it where they never meet.
  var tint: Int {
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

extension Cue.Event {
  /// What a plot calls it; nil for phases, which are bands.
  var plotName: String? {
    switch self {
    case .phase: nil
    case .moment(let name): name.rawValue
    case .coverPassesQuarterTurn: "cover passes 90°"
    }
  }
}
