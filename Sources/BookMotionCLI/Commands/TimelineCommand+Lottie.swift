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

  /// Returns the animation of the scene that the command line selects.
  static func lottie(_ arguments: Arguments) throws(Failure) -> BookLottie {
    let scene = try arguments.value(of: RecordingOptions.scene)
    guard scene.isTransition else {
      throw .usage(
        "'--format lottie' requires '--scene transition' or '--scene cover', not "
          + "--scene \(scene.name)".quoted)
    }
    let binding = try arguments.value(of: RecordingOptions.binding)
    let look = try LookOptions.look(arguments, binding: binding, from: .standard)
    let recording = try RecordingOptions.play(arguments, look: look).recording
    do { return try BookLottie(recording, look: look) } catch {
      if error.refusal == nil || error.refusal?.place == "frames" {
        let names = [LookOptions.cover.description.name, RecordingOptions.fps.description.name]
        throw RecordingOptions.fault(of: names + EventOptions.names, arguments, "\(error)")
      }
      throw RecordingOptions.cannotDraw(arguments, error)
    }
  }
}
