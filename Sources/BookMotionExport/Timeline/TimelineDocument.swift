import BookMotion

/// A timeline that was read from a file: what was said of it, and its keyframes as they stood there.
///
/// ```swift
/// let golden = try TimelineDocument(reading: bytes)
/// let angle = golden.keyframes.last?[.flipAngle]
/// ```
///
/// Reading is strict: a key that is not known, missing or of another kind is refused with its line.
/// Writing gives the same bytes again.
public struct TimelineDocument: Hashable, Sendable {
  /// What is said before the keyframes.
  public let header: TimelineHeader

  /// The keyframes, in order.
  public let keyframes: [TimelineKeyframe]

  init(header: TimelineHeader, keyframes: [TimelineKeyframe]) {
    self.header = header
    self.keyframes = keyframes
  }

  /// What a document of a timeline would be if it were written and read again: all numbers on the
  /// grid.
  public init(_ export: TimelineExport<some Sequence<TimelineKeyframe>>) {
    header = export.header.rounded(to: .standard)
    keyframes = export.keyframes.map { $0.rounded(to: .standard) }
  }

  /// The document, to be written once more.
  public var export: TimelineExport<[TimelineKeyframe]> { TimelineExport(header, keyframes) }
}

extension TimelineHeader {
  func rounded(to grid: NumberGrid) -> TimelineHeader {
    TimelineHeader(
      choreography: choreography, direction: direction, layout: layout,
      framesPerSecond: framesPerSecond, frameCount: frameCount,
      phases: phases.map { Phase($0.phase, at: grid.rounded($0.time)) },
      errors: errors?.mapValues { grid.rounded($0) })
  }
}
