import BookMotion
import BookMotionExport
import BookMotionScenes

extension TimelineCommand {
  /// The options that only a Lottie animation has.
  static let lottieGroup = OptionGroup(
    title: "LOTTIE OPTIONS",
    options: [
      LookOptions.cover.description, LookOptions.spineColor.description,
      LookOptions.frameColor.description,
    ])

  /// Fails for options that the format has no use for, and for scenes that have no book on its way.
  static func checkLottie(_ arguments: Arguments, _ format: Format) throws(Failure) {
    guard format == .lottie else {
      for name in lottieGroup.options.map(\.name) where arguments.has(name) {
        throw .usage("\(name.quoted) requires '--format lottie'")
      }
      return
    }
    if arguments.has(tolerance) {
      throw .usage(
        "'--tolerance' requires json, ndjson or csv: lottie is within "
          + "\(LottieBook.tolerance) points")
    }
    let scene = try arguments.value(of: RecordingOptions.scene)
    guard scene.isTransition else {
      throw .usage(
        "'--format lottie' requires '--scene transition' or '--scene cover', not "
          + "--scene \(scene.name)".quoted)
    }
  }

  /// Writes a Lottie animation.
  static func writeLottie(_ arguments: Arguments) throws(Failure) {
    let binding = try arguments.value(of: RecordingOptions.binding)
    let look = try LookOptions.look(arguments, binding: binding, from: .standard)
    let recording = try RecordingOptions.play(arguments, look: look).recording
    let animation: LottieBook
    do { animation = try LottieBook(recording, look: look) } catch {
      if error.refusal == nil || error.refusal?.place == "frames" {
        let causes = [
          LookOptions.cover.description.name, RecordingOptions.fps.description.name,
          RecordingOptions.event.description.name,
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
