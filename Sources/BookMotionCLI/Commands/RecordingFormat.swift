import BookMotion
import BookMotionExport
import BookMotionRecording

/// A format in which a recording is printed, frame by frame.
enum RecordingFormat: String {
  case json
  case ndjson
  case csv

  /// Writes a recording; `formats` are those that the command's `--format` takes.
  func write(_ recording: Recording, to output: Path, formats: [String]) throws(Failure) {
    let kind = self == .ndjson ? nil : rawValue
    try Output.write(to: output, as: kind, formats: formats) { sink throws(Failure) in
      switch self {
      case .json: try recording.writeJSON(to: &sink)
      case .ndjson: try recording.writeNDJSON(to: &sink)
      case .csv: try recording.writeCSV(to: &sink)
      }
    }
  }
}
