import BookMotion
import BookMotionActors
import BookMotionDocuments
import BookMotionDrawing
import BookMotionExport
import BookMotionPlay
import BookMotionRecording

/// What knows the values, the pictures, and the events of a scene that has been played.
protocol SceneSource: RecordingSource, DepictionSource {
  var stage: SceneStage { get }

  /// Returns whether each event has an effect, and the phase that it finds.
  mutating func eventEffects() -> [(isSome: Bool, phase: String)]
}

/// Plays scenes to their ends.
enum SceneRecorder {
  /// Returns the scene as numbers, from its first frame until nothing is seen to move.
  ///
  /// Motion that never ends, such as a held finger, counts until some time after the last event.
  static func record<Story: SceneStory>(
    _ story: Story.Type, _ score: Recording.SceneScore, on stage: SceneStage
  ) throws(BookExportError) -> (Recording, any SceneSource) {
    let play = try BookExportError.containing { () throws(BookMotionError) in
      try Story.Player.begin(story.setup(on: stage)).play
    }
    var run = Run(play, try Story.Player.gestures(score.events))
    let end = run.rest ?? run.lastTime + SceneRecorder.longestWait
    // What comes to rest with a frame is found to rest a little later.
    var last = BookTimeline.wholeFrames(
      max(end - PlayLimit.precision, run.lastTime) * score.framesPerSecond)
    if run.phase(at: Double(last) / score.framesPerSecond) != run.phase(at: end) { last += 1 }
    var phases: [Recording.Phase] = []
    for index in 0...last {
      let time = Double(index) / score.framesPerSecond
      let phase = run.phase(at: time).rawValue
      if phases.last?.name != phase { phases.append(Recording.Phase(phase, at: time)) }
    }
    let time = Double(last) / score.framesPerSecond
    let source = PlayedScene<Story>(run, on: stage, last: (last, time))
    let recording = Recording(
      score: .scene(score), count: last + 1,
      channels: Story.Player.channels.map { Recording.Channel($0.name, $0.unit) },
      phases: phases, phaseNames: Story.Player.Phase.allCases.map(\.rawValue),
      cues: run.cues(in: 0..<time.nextUp).map {
        Recording.Cue(Story.Player.cueNames[$0.number], at: $0.time)
      },
      source: source)
    return (recording, source)
  }

  /// Longer than any motion of a scene that ends.
  private static let longestWait = 12.0
}

/// A scene that has been played.
private struct PlayedScene<Story: SceneStory>: SceneSource {
  let stage: SceneStage
  let stillTime: Double
  let rests: [(frame: Int, share: Double)]
  private var run: Run<Story.Player>

  init(_ run: Run<Story.Player>, on stage: SceneStage, last: (frame: Int, time: Double)) {
    self.run = run
    self.stage = stage
    stillTime = min(Story.stillTime, last.time)
    rests = [(last.frame, 1)]
  }

  private func clamped(_ time: Double) -> Double { min(max(time, 0), MotionEvent.times.highest) }

  mutating func read(at time: Double, into values: inout [Double]) {
    values = run.values(at: clamped(time))
  }

  mutating func painting(at time: Double, _ names: SVGNames, _ manner: PaintingManner) -> SVGCanvas
  {
    var painter = SVGCanvas(names: names, scale: manner.scale, isFleeting: manner.isFleeting)
    run.play(at: clamped(time)).paint(at: clamped(time), with: &painter)
    return painter
  }

  mutating func definitions(at time: Double) -> SharedDefinitions {
    painting(at: time, SVGNames(), PaintingManner()).shared
  }

  func backdrop(of film: FilmTiming) -> SVGText? { nil }
}

extension PlayedScene {
  mutating func eventEffects() -> [(isSome: Bool, phase: String)] {
    var actor = run.play(at: -.infinity)
    return run.events.map { gesture in
      let phase = actor.phase(at: gesture.time).rawValue
      return (actor.perform(gesture), phase)
    }
  }
}
