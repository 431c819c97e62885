import BookMotion
import BookMotionExport

extension Failure {
  /// What the library refused, in the words of the command line.
  init(_ error: BookMotionError) {
    let option = "--" + error.place.kebabCase
    self =
      switch error.code {
      case .outsideDomain(let value, let domain):
        .usage("\(option.quoted) got \(value): it takes \(domain)")
      default: .usage(error.description)
      }
  }

  /// What no document could be made of, in the words of the command line.
  init(_ error: ExportError) {
    switch error.code {
    case .refused(let error): self.init(error)
    case .neverEnds:
      self = .usage("the spring never comes to rest: say with '--until' where its curve ends")
    case .tooManyFrames(let count):
      self = .usage(
        "the curve has \(count) frames: at most \(SpringCurve.mostFrames) are written; "
          + "lower '--fps' or '--until'")
    }
  }
}

extension String {
  /// `settlingDuration` as `settling-duration`.
  fileprivate var kebabCase: String {
    reduce(into: "") { text, letter in
      text += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
    }
  }
}
