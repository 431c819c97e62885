// A part of SwiftUI. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(SwiftUI 1.0, *)
public enum VerticalAlignment: Sendable { case top, center, bottom }

@available(SwiftUI 1.0, *)
public enum HorizontalAlignment: Sendable { case leading, center, trailing }

@available(SwiftUI 1.0, *)
public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
  public static let bottom = Alignment()
  public static let topLeading = Alignment()
  public static let topTrailing = Alignment()
}

@available(SwiftUI 1.0, *)
public enum Axis: Sendable {
  public struct Set: Sendable {
    public static let vertical = Set()
  }
}

@available(SwiftUI 1.0, *)
public enum Edge: Sendable {
  case top, leading, bottom, trailing
  public struct Set: Sendable {
    public static let all = Set()
  }
}

@available(SwiftUI 1.0, *)
public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0
}

@available(SwiftUI 1.0, *)
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

@available(SwiftUI 1.0, *)
public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }

// MARK: Places and looks

@available(SwiftUI 2.0, *)
public struct SafeAreaRegions: Sendable {
  public static let all = SafeAreaRegions()
}

@available(SwiftUI 2.0, *)
extension View {
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }
  @available(tvOS, unavailable)
  @available(watchOS, unavailable)
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
}

@available(SwiftUI 1.0, *)
extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    fatalError()
  }
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public nonisolated func padding(_ length: CGFloat) -> some View { self }
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { self }
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  public nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    self
  }
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View { self }
  public nonisolated func opacity(_ opacity: Double) -> some View { self }
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, red: 0, green: 0, blue: 0, opacity: 0.33), radius: CGFloat,
    x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public nonisolated func compositingGroup() -> some View { self }
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { self }
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View { self }
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View { self }
  public nonisolated func tag<V: Hashable>(_ tag: V) -> some View { self }
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View { self }
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View { self }
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View { self }
  public nonisolated func disabled(_ disabled: Bool) -> some View { self }
}

@available(SwiftUI 4.0, *)
extension View {
  public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
  public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View { self }
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }
  public nonisolated func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { self }
}

@available(SwiftUI 3.0, *)
extension View {
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { self }
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
}

// MARK: Controls

@available(SwiftUI 1.0, *)
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {}

@available(SwiftUI 1.0, *)
public struct PlainButtonStyle: PrimitiveButtonStyle {}

@available(SwiftUI 1.0, *)
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  @MainActor @preconcurrency
  public static var plain: PlainButtonStyle { fatalError() }
}

@available(SwiftUI 3.0, *)
public struct BorderedButtonStyle: PrimitiveButtonStyle {}

@available(SwiftUI 3.0, *)
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  @MainActor @preconcurrency
  public static var bordered: BorderedButtonStyle { fatalError() }
}

@available(SwiftUI 2.0, *)
@MainActor @preconcurrency
public protocol LabelStyle {}

@available(SwiftUI 2.0, *)
public struct IconOnlyLabelStyle: LabelStyle {}

@available(SwiftUI 2.0, *)
extension LabelStyle where Self == IconOnlyLabelStyle {
  @MainActor @preconcurrency
  public static var iconOnly: IconOnlyLabelStyle { fatalError() }
}

@available(SwiftUI 2.0, *)
public struct KeyEquivalent: Sendable {
  public static let leftArrow = KeyEquivalent()
  public static let rightArrow = KeyEquivalent()
}

@available(SwiftUI 1.0, *)
public struct EventModifiers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let command = EventModifiers(rawValue: 1)
}

@available(SwiftUI 2.0, *)
public struct KeyboardShortcut: Sendable {
  public static let cancelAction = KeyboardShortcut()
}

// MARK: What changes

@available(SwiftUI 5.0, *)
extension View {
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { self }
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View { self }
}

@available(SwiftUI 5.0, *)
@available(visionOS 26.0, *)
extension View {
  public nonisolated func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View { self }
}

@available(SwiftUI 1.0, *)
@available(iOS, unavailable)
@available(watchOS, unavailable)
extension View {
  public nonisolated func onExitCommand(perform action: (() -> Void)?) -> some View { self }
}

@available(SwiftUI 5.0, *)
@available(visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  public struct Weight: Equatable, Sendable {
    public static let light = Weight()
    public static let medium = Weight()
  }
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback()
  }
}

// MARK: Space

@available(SwiftUI 1.0, *)
public enum CoordinateSpace: Hashable {
  case global
  case local
  case named(AnyHashable)
}

@available(SwiftUI 5.0, *)
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

@available(SwiftUI 5.0, *)
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  public var coordinateSpace: CoordinateSpace { .local }
}

@available(SwiftUI 5.0, *)
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace { fatalError() }
}

// MARK: What is too new for the sample

@available(SwiftUI 6.0, *)
extension View {
  /// For the control that has to be refused.
  public nonisolated func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View { self }
}
