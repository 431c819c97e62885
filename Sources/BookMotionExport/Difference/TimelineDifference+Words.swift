import BookMotion

extension TimelineDifference {
  /// What differs, a line each, and a last line that counts.
  ///
  /// ```
  /// flipping: spine opacity peaks 12 ms later, largest difference 0.031 at 0.84 s
  /// 3 of 25 channels changed, at 109 instants
  /// ```
  public var words: String {
    let count =
      channels.isEmpty
      ? "no channel changed: \(comparedChannels) compared"
      : "\(channels.count) of \(comparedChannels) channels changed"
    let lines =
      notes + channels.map(\.words)
      + ["\(count), at \(comparedInstants) \(comparedInstants == 1 ? "instant" : "instants")"]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The same for programs: one object, a channel a line.
  public var json: String {
    let notes = notes.map(JSONText.quoted)
    let channels = channels.map(\.json)
    return """
      {"schema": "bookmotion.difference/1",
      "instants": \(comparedInstants),
      "channels": \(comparedChannels),
      "notes": \(notes.isEmpty ? "[]" : JSONText.lines(notes)),
      "differences": \(channels.isEmpty ? "[]" : JSONText.lines(channels))}

      """
  }
}

extension ChannelDifference {
  /// One line: the phase, what has become of the channel, and where the difference is largest.
  public var words: String {
    "\(phase): \(Words.name(channel)) \(change.words), largest difference "
      + "\(Words.number(difference.magnitude)) at \(Words.seconds(time)) "
      + "(\(Words.number(new)), not \(Words.number(old)))"
  }

  fileprivate var json: String {
    JSONText.object([
      ("channel", JSONText.quoted(channel)),
      ("phase", JSONText.quoted(phase)),
      ("time", NumberGrid.standard.text(time)),
      ("old", NumberGrid.standard.text(old)),
      ("new", NumberGrid.standard.text(new)),
      ("difference", NumberGrid.standard.text(difference)),
      ("tolerance", JSONText.number(tolerance)),
      ("words", JSONText.quoted(change.words)),
    ])
  }
}

extension ChannelDifference.Change {
  var words: String {
    switch self {
    case .beginsToMove: "moves, where it stood still"
    case .movesNoMore: "stands still, where it moved"
    case .starts(let new, let old): "starts at \(Words.number(new)), not \(Words.number(old))"
    case .ends(let new, let old): "ends at \(Words.number(new)), not \(Words.number(old))"
    case .isMirrored: "is its own mirror image"
    case .peaks(let later, let higher, let isHigh):
      "\(isHigh ? "peaks" : "is lowest") \(Words.later(later))"
        + (higher == 0 ? "" : " and \(Words.higher(higher))")
    case .isHalfWayBack(let later): "is half way back \(Words.later(later))"
    case .reaches(let higher, let isHigh):
      "\(isHigh ? "peaks" : "is lowest") \(Words.higher(higher))"
    case .isHalfWay(let later): "is half way \(Words.later(later))"
    case .other: "takes another way"
    }
  }
}

/// How numbers and names read in a sentence.
enum Words {
  /// A channel's name in words: `spineOpacity` is "spine opacity".
  static func name(_ channel: String) -> String {
    channel.words(separatedBy: " ")
  }

  static func number(_ value: Double) -> String { ReadableNumbers.text(value) }

  static func seconds(_ time: Double) -> String { time.shortText(decimals: 3) + " s" }

  /// A shift in height: "2.5 higher".
  static func higher(_ amount: Double) -> String {
    number(amount.magnitude) + (amount < 0 ? " lower" : " higher")
  }

  /// Words in a row: "zooming and modeSelection".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// A shift in time: "12 ms later".
  static func later(_ seconds: Double) -> String {
    let milliseconds = seconds.magnitude * 1000
    let amount =
      milliseconds < 1000
      ? milliseconds.shortText(decimals: milliseconds < 10 ? 1 : 0) + " ms"
      : self.seconds(seconds.magnitude)
    return amount + (seconds < 0 ? " earlier" : " later")
  }
}
