import BookMotion
import Testing

/// A preset.
@Suite struct ChoreographyPresetsTests {
  /// A stage in the tables of the design: its phase, start, and duration.
  typealias Row = (phase: AnimationPhase, start: Double, duration: Double)

  private func expectRows(
    _ stages: [Choreography.Stage], _ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(stages.map(\.phase) == rows.map(\.phase), sourceLocation: sourceLocation)
    var start = 0.0
    for (stage, row) in zip(stages, rows) {
      #expect(stage.duration == row.duration, "\(row.phase)", sourceLocation: sourceLocation)
      #expect(abs(start - row.start) < 1e-12, "\(row.phase)", sourceLocation: sourceLocation)
      start += stage.duration
    }
  }

  @Test func `called bookPolish has the phases of its table`() {
    let polish = Choreography.bookPolish
    expectRows(
      polish.opening,
      [
        (.selected, 0, 0.2), (.moving, 0.2, 0.4), (.flipping, 0.6, 0.6), (.revealing, 1.2, 0.3),
        (.complete, 1.5, 0),
      ])
    expectRows(
      polish.closing,
      [(.closing, 0, 0.3), (.unflipping, 0.3, 0.6), (.returning, 0.9, 0.4), (.idle, 1.3, 0.2)])
    #expect(polish.name == "bookPolish" && polish.style == .polish)
  }

  @Test func `called storyReader has the phases of its table`() {
    let story = Choreography.storyReader
    expectRows(
      story.opening,
      [
        (.selected, 0, 0.2), (.moving, 0.2, 0.4), (.flipping, 0.6, 0.6), (.revealing, 1.2, 0.3),
        (.zooming, 1.5, 0.4), (.modeSelection, 1.9, 0.3), (.complete, 2.2, 0),
      ])
    expectRows(
      story.closing,
      [
        (.closing, 0, 0.3), (.unzooming, 0.3, 0.4), (.unflipping, 0.7, 0.6), (.returning, 1.3, 0.4),
        (.idle, 1.7, 0.2),
      ])
    #expect(story.name == "storyReader" && story.style == .story)
  }

  @Test func `begins its phases on the frames where one expects them`() {
    for preset in Choreography.known {
      var book = BookTransition(preset, layout: BookLayout())
      book.tap(at: 0)
      for (phase, time) in book.phaseStarts() {
        // All starts are multiples of a tenth of a second.
        #expect(time == (time * 10).rounded() / 10, "\(preset.name) \(phase)")
      }
    }
  }

  @Test func `is listed under a name of its own`() {
    #expect(
      Choreography.presets.map(\.name) == [
        "bookPolish", "pictureBook", "storyReader", "reducedMotion",
      ])
  }

  @Test func `called storyReader has settled each spring when its stage ends`() {
    let story = Choreography.storyReader
    for stage in story.opening + story.closing {
      for move in stage.moves {
        guard case .spring = move.animation.driver, stage.phase != .modeSelection else { continue }
        #expect(move.animation.settlingDuration() <= stage.duration + 1e-9, "\(stage.phase)")
      }
    }
  }
}
