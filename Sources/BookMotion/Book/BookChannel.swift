/// A named number of a pose: a coordinate, size, angle, opacity, or other quantity that describes
/// the book or its surroundings.
///
/// The raw values are the names used in Swift, JSON, CSV, and the command line's help. Documents
/// list channels in the order of `allCases`. The property of ``BookPose`` with the same name says what a
/// channel is.
///
/// ```swift
/// BookChannel.libraryBlur.unit.rawValue  // "points"
/// ```
public enum BookChannel: String, Hashable, Sendable, CaseIterable {
  case x, y, width, height, flipAngle, tilt, yaw, lift
  case bookOpacity, coverOpacity, firstPageOpacity, spineOpacity, pageEdgeOpacity, backOpacity
  case spineWidth, spineLineOpacity
  case shadowRadius, shadowX, shadowY, shadowOpacity
  case frameBorder
  case libraryBlur, libraryScale, libraryOpacity, shelfCoverOpacity
  case readerOpacity, readerScale
  case overlayOpacity, controlsOpacity, controlsOffset
  case musicVolume
}

extension BookChannel {
  /// A unit in which channels are measured.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// Points of the screen.
    case points
    /// Degrees of arc.
    case degrees
    /// A fraction of a whole, such as an opacity or a color component, or a scale factor.
    case fraction
    /// A count, or an index.
    case count
  }

  /// The limits of what can be shown of a channel. A spring may swing beyond them.
  package enum Limits {
    /// None.
    case unlimited
    /// 0 or above.
    case notNegative
    /// From 0 to 1.
    case unit

    /// Returns the nearest number within the limits.
    @inline(__always)
    package func clamped(_ value: Double) -> Double {
      switch self {
      case .unlimited: value
      case .notNegative: max(value, 0)
      case .unit: min(max(value, 0), 1)
      }
    }

    /// The numbers that a choreography can send a channel to.
    var targets: BookDomain {
      switch self {
      case .unlimited: .position
      case .notNegative: .extent
      case .unit: .unit
      }
    }
  }

  /// The unit of the channel.
  public var unit: Unit { row.unit }

  /// The limits of what can be shown of the channel.
  package var limits: Limits { row.limits }

  /// A Boolean value that indicates whether the channel is a scale factor, which may exceed 1.
  package var isScale: Bool { unit == .fraction && limits != .unit }

  /// Returns what can be shown of a value of the channel.
  @inline(__always)
  func clamped(_ value: Double) -> Double { row.limits.clamped(value) }
}

extension BookChannel {
  /// The channels that a choreography moves, in document order, each with its lane.
  package static let driven: [(channel: BookChannel, lane: BookPose.Driven.Channel)] =
    allCases.compactMap {
      channel in BookPose.Driven.Channel(channel).map { (channel, $0) }
    }

  /// Creates the channel of a pose that shows a driven channel.
  package init(_ lane: BookPose.Driven.Channel) { self = BookChannel.byLane[lane.rawValue] }

  private static let byLane = driven.reduce(
    into: [BookChannel](repeating: .x, count: BookVector.count)
  ) { channels, driven in channels[driven.lane.rawValue] = driven.channel }
}

extension BookPose.Driven.Channel {
  /// Creates the channel that is shown as a channel of a pose, or returns `nil` if that one is
  /// derived from others, so that no choreography moves it.
  package init?(_ channel: BookChannel) {
    guard let lane = channel.row.lane else { return nil }
    self = lane
  }

  /// The numbers that a choreography can send the channel to. A spring may swing beyond them.
  package var targets: BookDomain { BookChannel(self).limits.targets }
}
