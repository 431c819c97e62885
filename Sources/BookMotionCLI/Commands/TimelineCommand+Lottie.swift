import BookMotion
import BookMotionExport
import BookMotionRecording
import BookMotionScenes

extension TimelineCommand {
  /// The options that apply only to a Lottie animation.
  static let lottieGroup = OptionGroup(
    title: "LOTTIE OPTIONS",
    options: [
      LookOptions.cover.description, LookOptions.spineColor.description,
      LookOptions.frameColor.description,
    ])

  /// Throws for options that don't apply to the format, and for scenes other than transitions.
  static func checkLottie(_ arguments: Arguments, _ format: Format) throws(Failure) {
    guard format == .lottie else {
      for name in lottieGroup.options.map(\.name) where arguments.has(name) {
        var hint = false
        if case .web = format { hint = name == LookOptions.cover.description.name }
        throw .usage(
          "\(name.quoted) requires '--format lottie'"
            + (hint ? "; for the web, put an <img> in .book-cover" : ""))
      }
      return
    }
    if arguments.has(tolerance) {
      throw .usage(
        "'--tolerance' requires '--format json', ndjson, or csv: lottie is already accurate to "
          + "\(BookLottie.tolerance) points")
    }
    let scene = try arguments.value(of: RecordingOptions.scene)
    guard scene.isTransition else {
      throw .usage(
        "'--format lottie' requires '--scene transition' or '--scene cover', not "
          + "--scene \(scene.name)".quoted)
    }
  }

  static func writeLottie(_ arguments: Arguments) throws(Failure) {
    let binding = try arguments.value(of: RecordingOptions.binding)
    let look = try LookOptions.look(arguments, binding: binding, from: .standard)
    let recording = try RecordingOptions.play(arguments, look: look).recording
    let animation: BookLottie
    do { animation = try BookLottie(recording, look: look) } catch {
      if error.refusal == nil || error.refusal?.place == "frames" {
        let causes = [
          LookOptions.cover.description.name, RecordingOptions.fps.description.name,
          EventOptions.event.description.name, EventOptions.events.description.name,
        ]
        throw RecordingOptions.fault(of: causes, arguments, "\(error)")
      }
      throw RecordingOptions.cannotDraw(arguments, error)
    }
    try Output.write(to: arguments.value(of: OutputOptions.output)) { sink throws(Failure) in
      try animation.write(to: &sink)
    }
  }
}
