public import BookMotion

/// A transition as a style sheet: custom properties that a browser moves, and classes of the book's
/// parts that follow them.
///
/// ```swift
/// let sheet = try TimelineStyleSheet(try BookTimeline(.bookPolish, direction: .open))
/// try sheet.write(to: &sink)
/// ```
///
/// ```html
/// <link rel="stylesheet" href="open.css">
/// <div class="book-stage book-open">…</div>
/// ```
///
/// Each channel that moves has `@keyframes` of its own, with a keyframe where a phase begins and an
/// easing between two of them: `linear()` with at most 40 stops, nowhere farther from the truth than
/// a thousandth of how far the channel goes at all, and than about a quarter of a pixel. How far it
/// really is stands in the file.
///
/// The properties of all files are named alike, and keyframes and the class that plays them by
/// their direction: a page can have a sheet that opens and one that closes the same book.
///
/// It says nothing of pictures, and its book is as large as the timeline's screen: what scales the
/// stage, scales all. For other elements use the properties, `--book-flip-angle` and the others.
public struct TimelineStyleSheet: Sendable {
  /// The transition.
  public let timeline: BookTimeline

  /// What the names of classes, properties and keyframes begin with.
  public let name: String

  let phases: [TimelineHeader.Phase]

  let curves: [StyleCurve<BookChannel>]

  /// Works out the easings of a timeline.
  ///
  /// - Parameters:
  ///   - timeline: The transition. Its rate counts for nothing but its end: the last frame.
  ///   - name: What all names begin with: letters, digits and hyphens, a letter first.
  /// - Throws: ``ExportError`` for another name, or a timeline of more than ten minutes.
  /// - Complexity: about 240 poses a second, and more where something is sudden.
  public init(_ timeline: BookTimeline, name: String = "book") throws(ExportError) {
    guard TimelineStyleSheet.isName(name) else { throw ExportError(.noName(name)) }
    guard timeline.duration <= TimelineStyleSheet.longest else {
      throw ExportError(.tooLong(timeline.duration))
    }
    self.timeline = timeline
    self.name = name
    phases = TimelineHeader(timeline).phases
    curves = TimelineStyleSheet.curves(of: timeline, phases.map(\.time))
  }

  /// How long a transition may last that becomes a style sheet, in seconds.
  public static let longest = 600.0

  /// Whether classes and properties can begin with a word: a lower-case letter, then those, digits
  /// and single hyphens, at most 40 in all.
  public static func isName(_ word: String) -> Bool {
    let letters = Array(word.utf8)
    guard let first = letters.first, let last = letters.last, letters.count <= longestName,
      isLetter(first), last != Letter.minus
    else { return false }
    return zip(letters, letters.dropFirst()).allSatisfy { before, letter in
      isLetter(letter) || (Letter.zero...Letter.nine).contains(letter)
        || (letter == Letter.minus && before != Letter.minus)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  private static let longestName = 40
}

extension TimelineStyleSheet {
  private static func curves(
    of timeline: BookTimeline, _ phases: [Double]
  ) -> [StyleCurve<BookChannel>] {
    let samples = PoseSamples(timeline, phases)
    let all = BookChannel.allCases.indices.map { lane in
      ChannelStops(lane, of: samples, phases: phases)
    }
    let errors = largestErrors(of: all, samples, timeline)
    return BookChannel.allCases.indices.compactMap { lane in
      guard !all[lane].keyframes.isEmpty else { return nil }
      return StyleCurve(
        channel: BookChannel.allCases[lane], stops: all[lane], error: errors[lane])
    }
  }

  /// The largest distances from the truth, at every sample and in the middle between two of them,
  /// but for the instants of jumps.
  private static func largestErrors(
    of all: [ChannelStops], _ samples: PoseSamples, _ timeline: BookTimeline
  ) -> [Double] {
    var largest = [Double](repeating: 0, count: all.count)
    guard timeline.duration > 0 else { return largest }
    var cursors = all.map(ChannelStops.Cursor.init)
    func compare(_ truth: SIMD32<Double>, at time: Double) {
      for lane in all.indices where !all[lane].keyframes.isEmpty {
        let value = cursors[lane].value(at: time / timeline.duration)
        largest[lane] = max(largest[lane], abs(value - truth[lane]))
      }
    }
    for (index, time) in samples.times.enumerated().dropLast() {
      let next = samples.times[index + 1]
      guard next - time > samples.instant * jumpWidth else { continue }
      compare(samples[index], at: time)
      let middle = time + (next - time) / 2
      compare(PoseSamples.lanes(of: timeline, at: middle), at: middle)
    }
    compare(samples[samples.times.count - 1], at: timeline.duration)
    // What is not looked at lies between, as good as straight.
    return largest.indices.map { largest[$0] + samples.straight[$0] }
  }

  /// So many steps of what is written a jump may be early.
  private static let jumpWidth = 4.0
}
