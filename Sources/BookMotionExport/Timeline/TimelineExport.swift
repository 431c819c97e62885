public import BookMotion

/// A timeline that is to be written: what is said of it, and its keyframes, one after the other.
///
/// ```swift
/// let timeline = try BookTimeline(.bookPolish, direction: .open)
/// try TimelineExport(timeline).writeJSON(to: &sink)
/// ```
///
/// Keyframes are worked out as they are written: a long timeline takes no more memory than a short
/// one. Numbers are rounded to a millionth, so that a golden file does not show what nobody sees.
public struct TimelineExport<Keyframes: Sequence<TimelineKeyframe>> {
  /// What is said before the keyframes.
  public let header: TimelineHeader

  let keyframes: Keyframes

  init(_ header: TimelineHeader, _ keyframes: Keyframes) {
    self.header = header
    self.keyframes = keyframes
  }
}

extension TimelineExport where Keyframes == LazyMapSequence<BookTimeline, TimelineKeyframe> {
  /// Every frame of a timeline.
  public init(_ timeline: BookTimeline) {
    self.init(TimelineHeader(timeline), timeline.lazy.map { TimelineKeyframe($0) })
  }
}

extension TimelineExport where Keyframes == [TimelineKeyframe] {
  /// Only the keyframes that are enough to draw all the others, with how far that is from the
  /// truth.
  public init(_ timeline: BookTimeline, reducedTo reduction: KeyframeReduction) {
    self.init(
      TimelineHeader(timeline, reducedTo: reduction),
      reduction.keyframes.map { TimelineKeyframe($0) })
  }
}

extension TimelineExport {
  /// Writes one object: what is said of the timeline, then one keyframe a line, so that a
  /// difference between two files reads.
  public func writeJSON<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    try sink.write(header.json)
    try sink.write("\"keyframes\": [\n")
    var writer = TimelineWriter(framesPerSecond: header.framesPerSecond)
    var before: TimelineKeyframe?
    for keyframe in keyframes {
      if let before { try sink.write(utf8: writer.object(before, end: ",\n")) }
      before = keyframe
    }
    if let before { try sink.write(utf8: writer.object(before, end: "\n")) }
    try sink.write("]}\n")
  }

  /// Writes one object a line and nothing else: for tools that read line by line.
  public func writeNDJSON<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    var writer = TimelineWriter(framesPerSecond: header.framesPerSecond)
    for keyframe in keyframes { try sink.write(utf8: writer.object(keyframe, end: "\n")) }
  }

  /// Writes a table: the names of the columns, then one keyframe a line.
  public func writeCSV<Sink: TextSink & ~Copyable>(to sink: inout Sink) throws(Sink.Failure) {
    let names = ["frame", "time", "phase"] + BookChannel.allCases.map(\.rawValue)
    try sink.write(names.joined(separator: ",") + "\n")
    var writer = TimelineWriter(framesPerSecond: header.framesPerSecond)
    for keyframe in keyframes { try sink.write(utf8: writer.row(keyframe)) }
  }
}
