// A part of SwiftUI. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(SwiftUI 1.0, *)
public struct AccessibilityTraits: Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isModal = AccessibilityTraits()
}

@available(SwiftUI 1.0, *)
public struct AccessibilityActionKind: Equatable, Sendable {
  public static let `default` = AccessibilityActionKind()
  public static let escape = AccessibilityActionKind()
}

@available(SwiftUI 1.0, *)
public enum AccessibilityAdjustmentDirection: Sendable {
  case increment
  case decrement
}

@available(SwiftUI 1.0, *)
public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
  public static let combine = AccessibilityChildBehavior()
  public static let contain = AccessibilityChildBehavior()
}

@available(SwiftUI 1.0, *)
extension View {
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

@available(SwiftUI 2.0, *)
extension View {
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { self }
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }
}

@available(SwiftUI 3.0, *)
extension View {
  public nonisolated func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
}
