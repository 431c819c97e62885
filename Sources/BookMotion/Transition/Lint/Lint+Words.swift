#if !$Embedded
extension Lint.Finding: CustomStringConvertible {
  /// One sentence, such as "opening, moving: the spring of x has 3.26 points still to go when its
  /// phase ends at 0.6 s; it settles at 0.739 s".
  public var description: String { "\(way.rawValue), \(phase.rawValue): \(sentence)" }

  private var sentence: String {
    let at = "at \(Words.seconds(time))"
    return switch kind {
    case .jump(let from, let to, let cut):
      "\(name) jumps \(change(from, to)) \(at)"
        + (cut.map { ", when the cover passes \(Words.number($0))°" } ?? "")
    case .kink(let from, let to) where from == 0:
      "\(name) starts suddenly, at \(amount(abs(to))) a second, \(at)"
    case .kink(let from, let to) where to == 0:
      "\(name) stops suddenly, from \(amount(abs(from))) a second, \(at)"
    case .kink(let from, let to):
      "the speed of \(name) changes suddenly from \(Words.number(from)) to \(amount(to)) a second"
        + " \(at)"
    case .overshoot(let end, let lasts):
      "\(name) overshoots \(amount(end)) by \(amount(size)) \(at)\(span(lasts))"
    case .clamp(let end, let lasts):
      "\(name) is sent beyond \(amount(end)) by \(amount(size)) \(at)\(span(lasts)), and held there"
    case .unsettled(let until):
      "the spring of \(name) has \(amount(size)) still to go when its phase ends \(at); it "
        + (until.isFinite ? "settles at \(Words.seconds(until))" : "never settles")
    case .notUndone(let value, let expected):
      "\(name) stands at \(amount(value)) when the phase ends \(at), not at the "
        + "\(amount(expected)) it had before it opened so far"
    case .notReturned(let value, let expected):
      "\(name) does not return: it ends at \(amount(value)), not at the \(amount(expected)) it "
        + "began with"
    case .shortPhase(let rate):
      "the phase lasts only \(Words.seconds(size)) \(at): at \(Words.number(rate)) frames a second "
        + "it may fall between two frames"
    case .shortMove(let lasts, let rate):
      "\(name) goes \(amount(size)) in only \(Words.seconds(lasts)) \(at): at "
        + "\(Words.number(rate)) frames a second it jumps"
    case .shortPeak(let lasts, let rate):
      "\(name) turns round within \(Words.seconds(lasts)) \(at), after \(amount(size)): at "
        + "\(Words.number(rate)) frames a second that may fall between two frames"
    }
  }

  private var name: String { channel.map(Words.name(of:)) ?? "the phase" }

  /// Places are told by how far they jump: where the screen's origin is does not matter.
  private func change(_ from: Double, _ to: Double) -> String {
    channel?.unit == .points
      ? "by \(amount(size))" : "from \(Words.number(from)) to \(amount(to))"
  }

  private func amount(_ value: Double) -> String {
    switch channel?.unit {
    case .points: Words.number(value) + (abs(value) == 1 ? " point" : " points")
    case .degrees: Words.number(value) + "°"
    case .fraction, nil: Words.number(value)
    }
  }

  private func span(_ lasts: Double) -> String {
    lasts.isFinite ? ", for \(Words.seconds(lasts))" : " and stays there"
  }
}

/// Numbers and names as people say them.
private enum Words {
  /// The name in words: "the first page opacity" for `firstPageOpacity`, "x" for `x`.
  static func name(of channel: BookChannel) -> String {
    if channel == .x || channel == .y { return channel.rawValue }
    return "the " + channel.rawValue.words(separatedBy: " ")
  }

  /// To the millisecond.
  static func seconds(_ value: Double) -> String { rounded(value, to: 1000) + " s" }

  /// About three digits.
  static func number(_ value: Double) -> String {
    switch abs(value) {
    case 100...: rounded(value, to: 1)
    case 10...: rounded(value, to: 10)
    case 1...: rounded(value, to: 100)
    case 0.1...: rounded(value, to: 1000)
    case 0.01...: rounded(value, to: 10_000)
    default: rounded(value, to: 100_000)
    }
  }

  private static func rounded(_ value: Double, to grid: Double) -> String {
    let count = Elementary.floor(abs(value) * grid + 0.5)
    let magnitude = "\(count / grid)"
    let text = magnitude.hasSuffix(".0") ? String(magnitude.dropLast(2)) : magnitude
    return value < 0 && count > 0 ? "-" + text : text
  }
}
#endif
