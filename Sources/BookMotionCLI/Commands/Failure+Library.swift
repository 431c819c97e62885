import BookMotion
import BookMotionExport

extension Failure {
  /// What the library refused, in the words of the command line: where the number was typed, as
  /// it was typed.
  init(_ error: BookMotionError, _ arguments: Arguments) {
    let option = "--" + error.place.words(separatedBy: "-")
    self =
      switch error.code {
      case .outsideDomain(let value, let domain):
        .usage(
          "\(option.quoted) got \(arguments.text(of: option)?.quoted ?? value.description): "
            + "it takes \(domain)")
      default: .usage(error.description)
      }
  }

  /// What no document could be made of, in the words of the command line.
  init(_ error: ExportError, _ arguments: Arguments) {
    if let refusal = error.refusal {
      self.init(refusal, arguments)
      return
    }
    switch error.code {
    case .neverEnds:
      self = .usage("the spring never settles: end its curve with '--until'")
    case .tooManyFrames: self = .usage("\(error); lower '--fps' or '--until'")
    default: self = .usage(error.description)
    }
  }
}

extension Failure {
  /// What a step of the library gives, or what it refused as bad data, with the place before it.
  static func badData<Value, Refusal: Error>(
    _ place: String? = nil, in step: () throws(Refusal) -> Value
  ) throws(Failure) -> Value {
    do {
      return try step()
    } catch {
      throw .badData((place.map { "\($0): " } ?? "") + "\(error)")
    }
  }
}
