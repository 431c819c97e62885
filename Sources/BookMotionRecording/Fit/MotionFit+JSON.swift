import BookMotion
import BookMotionDocuments

extension MotionFit {
  /// Moves that begin together or wait for each other, until the next that don't.
  package struct Stage: Sendable {
    /// The time at which the stage begins.
    package let start: Double
    /// The seconds until the next stage begins, or until everything is at rest.
    package fileprivate(set) var duration: Double
    fileprivate var moves: [(channel: Channel, index: Int)]
  }

  /// The stages, in order of time.
  ///
  /// A stage begins when a channel moves that has moved in the stage before, or when all others are
  /// at rest. What begins later than its stage is delayed.
  package var stages: [Stage] {
    var starts: [Double: [(channel: Channel, index: Int)]] = [:]
    for channel in channels {
      for (index, move) in channel.moves.enumerated() {
        starts[move.start, default: []].append((channel, index))
      }
    }
    var stages: [Stage] = []
    var end = -Double.infinity
    for (start, moves) in starts.sorted(by: { $0.key < $1.key }) {
      let names = Set(moves.map { $0.channel.track.name })
      let movesAgain = stages.last?.moves.contains { names.contains($0.channel.track.name) } ?? true
      if movesAgain || start >= end {
        stages.append(Stage(start: start, duration: 0, moves: moves))
      } else {
        stages[stages.count - 1].moves += moves
      }
      for (channel, index) in moves {
        end = max(end, start + channel.moves[index].animation.settlingDuration())
      }
    }
    for index in stages.indices {
      let next = index + 1 < stages.count ? stages[index + 1].start : end
      stages[index].duration = next - stages[index].start
    }
    return stages
  }

  /// True if every channel is followed.
  package var isFollowed: Bool { channels.allSatisfy(\.isFollowed) }

  /// The steps as JSON: how well each channel is followed, and stages with moves as choreographies
  /// have them.
  package var json: String {
    let grid = NumberGrid.standard
    let rows = channels.map { channel in
      JSONText.object([
        ("channel", JSONText.quoted(channel.track.name)),
        ("points", "\(channel.track.times.count)"),
        ("steps", "\(channel.moves.count)"),
        ("largestError", grid.text(channel.largestError)),
        ("at", grid.text(channel.largestErrorTime)),
        ("rmsError", grid.text(channel.rootMeanSquareError)),
        ("tolerance", grid.text(channel.tolerance)),
        ("follows", "\(channel.isFollowed)"),
      ])
    }
    let stages = stages.map { stage in
      let moves = stage.moves.map { "  " + $0.channel.json(ofMove: $0.index, from: stage.start) }
      return "{\"starts\": \(grid.text(stage.start)), \"lasts\": \(grid.text(stage.duration)), "
        + "\"moves\": [\n\(moves.joined(separator: ",\n"))]}"
    }
    var rounded: [String] = []
    for channel in channels {
      for move in channel.moves where move.isRoundedVisibly {
        rounded.append(channel.json(ofRounded: move))
      }
    }
    return """
      {"schema": "bookmotion.fit/1",
      "follows": \(isFollowed),
      "channels": \(JSONText.lines(rows)),
      "stages": \(JSONText.lines(stages)),
      "rounded": \(JSONText.lines(rounded))}

      """
  }
}

extension MotionFit.Channel {
  fileprivate func json(ofMove index: Int, from start: Double) -> String {
    let (grid, move) = (NumberGrid.standard, moves[index])
    var fields = [("move", JSONText.quoted(track.name))]
    if index == 0 { fields.append(("from", grid.text(self.start))) }
    fields.append(("to", grid.text(move.target)))
    let delay = grid.rounded(move.start - start)
    if case .object(let others)? = try? move.step.onGrid(grid).animation.delay(delay).node().value {
      fields += others.map { ("\($0.key)", $0.node.text) }
    }
    return JSONText.object(fields)
  }

  /// The numbers of a move as they were found.
  fileprivate func json(ofRounded move: MotionFit.Move) -> String {
    let grid = NumberGrid.standard
    let names =
      ["starts", "duration"]
      + (move.found.family == .spring ? ["bounce"] : ["x1", "y1", "x2", "y2"])
    return JSONText.object(
      [("move", JSONText.quoted(track.name)), ("to", grid.text(move.target))]
        + zip(names, move.found.numbers).map { ($0, grid.text($1)) })
  }
}

extension MotionFit.Move {
  fileprivate var isRoundedVisibly: Bool {
    zip(step.numbers, found.numbers).contains { ($0 - $1).magnitude >= MotionFit.Move.leastShown }
  }

  /// A tenth of a millisecond, or of a thousandth of the bounce.
  private static let leastShown = 1e-4
}

extension FitStep {
  /// Returns the step with its numbers rounded to a grid, as a document has them.
  fileprivate func onGrid(_ grid: NumberGrid) -> FitStep {
    var step = self
    step.numbers = numbers.map(grid.rounded)
    return step
  }
}
