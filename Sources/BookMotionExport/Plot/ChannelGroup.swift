internal import BookMotion

/// Channels that tell of one thing stand together and share a colour.
enum ChannelGroup: Int, CaseIterable {
  /// Where the body is, and how large.
  case body
  /// How it turns in space.
  case turn
  /// What of it is seen.
  case faces
  /// The shadow that it throws.
  case shadow
  /// What is behind it and in front of it.
  case surroundings

  init(_ channel: BookChannel) {
    self =
      switch channel {
      case .x, .y, .width, .height: .body
      case .flipAngle, .tilt, .lift: .turn
      case .coverOpacity, .firstPageOpacity, .spineOpacity, .pageEdgeOpacity, .spineWidth,
        .spineLineOpacity:
        .faces
      case .shadowRadius, .shadowX, .shadowY, .shadowOpacity: .shadow
      default: .surroundings
      }
  }
}

extension BookChannel.Unit {
  /// The sign that follows a channel's name.
  var sign: String {
    switch self {
    case .points: "pt"
    case .degrees: "°"
    case .fraction: ""
    }
  }
}
