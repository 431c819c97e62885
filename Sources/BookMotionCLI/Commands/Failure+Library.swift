import BookMotion
import BookMotionDocuments
import BookMotionExport
import BookMotionRecording

extension Failure {
  /// Creates a failure from an error of the library, quoting the option's value as it was typed.
  init(_ error: BookMotionError, _ arguments: Arguments) {
    let option = "--" + error.place.words(separatedBy: "-")
    self =
      switch error.code {
      case .outsideDomain(let value, let domain):
        .usage(
          "\(option.quoted) got \(arguments.text(of: option)?.quoted ?? value.description): "
            + "it takes \(domain.description(for: value))")
      default: .usage(error.description)
      }
  }

  /// Creates a failure from an export error, in terms of the command line.
  init(_ error: BookExportError, _ arguments: Arguments) {
    if let refusal = error.refusal {
      self.init(refusal, arguments)
      return
    }
    self = .usage(error.description)
  }
}

extension Failure {
  /// Returns the result of `step`, or throws its error as bad data, prefixed with `place`.
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
