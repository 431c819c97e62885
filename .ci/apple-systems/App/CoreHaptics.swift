// A part of CoreHaptics. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
public let CHHapticTimeImmediate: TimeInterval = 0

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
open class CHHapticEngine {
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    fatalError()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
public protocol CHHapticPatternPlayer {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
open class CHHapticPattern {
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
open class CHHapticDynamicParameter {}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
open class CHHapticEventParameter {
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {}
}

@available(iOS 13.0, macOS 10.15, tvOS 14.0, *)
open class CHHapticEvent {
  public struct EventType: Hashable, Sendable {
    public static let hapticTransient = EventType()
  }
  public struct ParameterID: Hashable, Sendable {
    public static let hapticIntensity = ParameterID()
  }
  public init(
    eventType: EventType, parameters: [CHHapticEventParameter], relativeTime: TimeInterval
  ) {}
}
