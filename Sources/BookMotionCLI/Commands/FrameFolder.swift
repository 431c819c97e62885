/// The folder that frames are written into.
struct FrameFolder {
  private let path: String

  /// Makes the folder, or says why it must not be used: frames of another timeline that stay among
  /// new ones would be taken for theirs.
  init(_ path: String, replaces: Bool) throws(Failure) {
    self.path = path
    guard path != "-", !path.hasSuffix(".svg") || Input.exists(path) else {
      throw .usage(
        "'--output' got \(path.quoted): frames are many files and take a folder; "
          + SinglePicture.advice)
    }
    do {
      switch try System.place(path) {
      case .nothing: try System.makeFolder(path)
      case .folder:
        let frames = try System.names(in: path).filter(FrameFolder.isFrame)
        guard frames.isEmpty || replaces else {
          throw Failure.cannotWrite(
            "\(path.quoted) has frames already (\(frames.count)): choose another folder with "
              + "'--output', or write over them with '--force'")
        }
        for frame in frames { System.remove("\(path)/\(frame)") }
      case .file, .special:
        throw Failure.cannotWrite(
          "can't write into \(path.quoted): it is no folder; \(SinglePicture.advice)")
      }
    } catch let error as System.CallFailure {
      throw .cannotWrite("can't write into \(path.quoted): \(error.message)")
    } catch let error as Failure {
      throw error
    } catch {
      throw .cannotWrite("can't write into \(path.quoted)")
    }
  }

  /// `frame-0000.svg` and so on, with more digits where there are more frames.
  func path(of index: Int) -> String {
    let digits = String(index)
    let zeros = String(repeating: "0", count: max(0, FrameFolder.digits - digits.count))
    return "\(path)/frame-\(zeros)\(digits).svg"
  }

  private static func isFrame(_ name: String) -> Bool {
    guard name.hasPrefix("frame-"), name.hasSuffix(".svg") else { return false }
    let number = name.dropFirst(6).dropLast(4)
    return number.count >= digits && number.allSatisfy { $0.isASCII && $0.isNumber }
  }

  private static let digits = 4
}
