/// The twenty-one channels that a choreography moves: the position of the book, and everything that
/// fades around it.
///
/// All other values of a ``BookPose`` are derived from them.
public struct BookPosture: Hashable, Sendable {
  package var lanes: BookVector

  package init(lanes: BookVector) { self.lanes = lanes }

  /// Creates the posture of a closed book at `frame`, with the library in full view and its music
  /// on.
  public init(frame: BookRect) {
    lanes = .zero
    (x, y, width, height) = (frame.center.x, frame.center.y, frame.width, frame.height)
    (bookOpacity, libraryScale, libraryOpacity, readerScale, musicVolume) = (1, 1, 1, 1, 1)
  }

  /// Accesses the value of a driven channel. The value of a derived channel is `nil`, and setting
  /// it has no effect.
  public subscript(channel: BookChannel) -> Double? {
    get { BookPosture.lane(of: channel).map { lanes[$0] } }
    set {
      if let lane = BookPosture.lane(of: channel), let newValue { lanes[lane] = newValue }
    }
  }

  @inline(__always)
  static func lane(of channel: BookChannel) -> Int? {
    switch channel {
    case .x: 0
    case .y: 1
    case .width: 2
    case .height: 3
    case .flipAngle: 4
    case .tilt: 5
    case .lift: 6
    case .spineLineOpacity: 7
    case .frameBorder: 8
    case .libraryBlur: 9
    case .libraryScale: 10
    case .libraryOpacity: 11
    case .readerOpacity: 12
    case .overlayOpacity: 13
    case .controlsOpacity: 14
    case .musicVolume: 15
    case .bookOpacity: 16
    case .shelfCoverOpacity: 17
    case .readerScale: 18
    case .controlsOffset: 19
    case .yaw: 20
    default: nil
    }
  }
}

extension BookPosture {
  /// The horizontal position of the center of the body, in points.
  public var x: Double {
    get { lanes[0] }
    set { lanes[0] = newValue }
  }

  /// The vertical position of the center of the body, in points, measured downward.
  public var y: Double {
    get { lanes[1] }
    set { lanes[1] = newValue }
  }

  /// The width of the body, in points.
  public var width: Double {
    get { lanes[2] }
    set { lanes[2] = newValue }
  }

  /// The height of the body, in points.
  public var height: Double {
    get { lanes[3] }
    set { lanes[3] = newValue }
  }

  /// The angle by which the cover has opened, in degrees.
  public var flipAngle: Double {
    get { lanes[4] }
    set { lanes[4] = newValue }
  }

  /// The angle by which the book leans back, in degrees.
  public var tilt: Double {
    get { lanes[5] }
    set { lanes[5] = newValue }
  }

  /// The angle by which the book turns about its vertical axis, in degrees; negative angles move
  /// the hinge side away from the viewer.
  public var yaw: Double {
    get { lanes[20] }
    set { lanes[20] = newValue }
  }

  /// The height of the book above the shelf, from 0 to 1.
  public var lift: Double {
    get { lanes[6] }
    set { lanes[6] = newValue }
  }

  /// The opacity of the line on the edge opposite the hinge.
  public var spineLineOpacity: Double {
    get { lanes[7] }
    set { lanes[7] = newValue }
  }

  /// The width of the border around the spread, in points.
  public var frameBorder: Double {
    get { lanes[8] }
    set { lanes[8] = newValue }
  }

  /// The blur radius of the library, in points.
  public var libraryBlur: Double {
    get { lanes[9] }
    set { lanes[9] = newValue }
  }

  /// The scale of the library.
  public var libraryScale: Double {
    get { lanes[10] }
    set { lanes[10] = newValue }
  }

  /// The opacity of the library.
  public var libraryOpacity: Double {
    get { lanes[11] }
    set { lanes[11] = newValue }
  }

  /// The opacity of the reader.
  public var readerOpacity: Double {
    get { lanes[12] }
    set { lanes[12] = newValue }
  }

  /// The opacity of the dark overlay over the first page.
  public var overlayOpacity: Double {
    get { lanes[13] }
    set { lanes[13] = newValue }
  }

  /// The opacity of the mode buttons.
  public var controlsOpacity: Double {
    get { lanes[14] }
    set { lanes[14] = newValue }
  }

  /// The volume of the library's music.
  public var musicVolume: Double {
    get { lanes[15] }
    set { lanes[15] = newValue }
  }

  /// The opacity of the whole book, including its shadow.
  public var bookOpacity: Double {
    get { lanes[16] }
    set { lanes[16] = newValue }
  }

  /// The opacity of a cover that stays on the shelf while its book is away.
  public var shelfCoverOpacity: Double {
    get { lanes[17] }
    set { lanes[17] = newValue }
  }

  /// The scale of the reader.
  public var readerScale: Double {
    get { lanes[18] }
    set { lanes[18] = newValue }
  }

  /// The distance of the mode buttons below their final position, in points.
  public var controlsOffset: Double {
    get { lanes[19] }
    set { lanes[19] = newValue }
  }
}
