public import BookMotion

/// Why a document could not be made.
public struct ExportError: Error, Hashable, Sendable {
  /// What kind of thing went wrong.
  public enum Code: Hashable, Sendable {
    /// A number lies outside what its parameter takes.
    case refused(BookMotionError)
    /// The spring never settles, and no end was given.
    case neverEnds
    /// There would be so many frames.
    case tooManyFrames(Double)
    /// It would last so many seconds.
    case tooLong(Double)
    /// A word that nothing in a style sheet can be called by.
    case noName(String)
    /// Something that does not happen in a scene, or is not written so.
    case noEvent(String)
    /// A channel that is measured in other scenes.
    case noChannel(String, of: SceneKind)
    /// The bytes are no picture that can be drawn.
    case noPicture(PictureFault)
  }

  /// What is wrong with the bytes of a picture.
  public enum PictureFault: Hashable, Sendable {
    /// There are none.
    case empty
    /// They begin neither as a PNG nor as a JPEG.
    case unknownFormat
    /// They end before the size is told.
    case truncated
    /// They end before the picture does.
    case cutOff
    /// The part that tells the size is not where it must be.
    case noHeader
    /// A side of the picture is 0 pixels long.
    case noPixels
    /// The camera noted that the picture has to be turned, as so many renderers do as do not.
    case turned(Int)
  }

  /// What kind of thing went wrong.
  public let code: Code

  init(_ code: Code) { self.code = code }

  init(_ error: BookMotionError) { self.init(.refused(error)) }
}

extension ExportError: CustomStringConvertible {
  /// One sentence: what happened, and what would be taken.
  public var description: String {
    switch code {
    case .refused(let error): error.description
    case .neverEnds: "the spring never comes to rest: the curve needs an end"
    case .tooManyFrames(let count):
      "the curve has \(ExportError.words(count)) frames: at most \(SpringCurve.mostFrames) "
        + "are written"
    case .tooLong(let seconds):
      "the transition lasts \(Words.seconds(seconds)): a style sheet takes at most "
        + Words.seconds(TimelineStyleSheet.longest)
    case .noName: "a name takes a lower-case letter, then letters, digits and single hyphens"
    case .noEvent(let words): words
    case .noChannel(let name, let kind): "the scene \(kind.rawValue) has no channel \"\(name)\""
    case .noPicture(let fault): fault.description
    }
  }

  /// The exact number only as long as it is one: from 2⁵³ on a `Double` no longer counts.
  private static func words(_ count: Double) -> String {
    count < 0x1p53 ? count.text(decimals: 0) : "more than \(SpringCurve.mostFrames)"
  }
}

extension ExportError.PictureFault: CustomStringConvertible {
  /// What is wrong, and what would be right.
  public var description: String {
    switch self {
    case .empty: "the picture is empty: a PNG or a JPEG is taken"
    case .unknownFormat: "the picture is neither a PNG nor a JPEG"
    case .truncated: "the picture ends before it says how large it is"
    case .cutOff: "the picture is damaged: its file ends too early"
    case .noHeader: "the picture is damaged: what says how large it is is not in its place"
    case .noPixels: "the picture has no pixels"
    case .turned(let orientation):
      "the picture lies on its side (EXIF orientation \(orientation)), and not every renderer "
        + "turns it: save it upright"
    }
  }
}
