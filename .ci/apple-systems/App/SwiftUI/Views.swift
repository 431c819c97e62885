// A part of SwiftUI. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(SwiftUI 1.0, *)
public struct Text: Equatable, Sendable {
  public nonisolated init<S: StringProtocol>(_ content: S) {}
}

@available(SwiftUI 1.0, *)
extension Text: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct Image: Equatable, Sendable {
  public nonisolated init(_ name: String) {}
  public nonisolated func resizable() -> Image { self }
}

@available(SwiftUI 1.0, *)
extension Image: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct AnyView: View {
  public nonisolated init<V: View>(_ view: V) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct Spacer: View {
  public nonisolated init(minLength: CGFloat? = nil) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct HStack<Content: View>: View {
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct VStack<Content: View>: View {
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct ZStack<Content: View>: View {
  public nonisolated init(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}

@available(SwiftUI 1.0, *)
extension ForEach: View where Content: View {
  public var body: Never { fatalError() }
  public nonisolated init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {}
  public nonisolated init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}

@available(SwiftUI 1.0, *)
public struct ScrollView<Content: View>: View {
  public nonisolated init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 2.0, *)
public struct LazyVGrid<Content: View>: View {
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 2.0, *)
public struct PinnedScrollableViews: Sendable {
  public init() {}
}

@available(SwiftUI 2.0, *)
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = 1e30)
    case adaptive(minimum: CGFloat, maximum: CGFloat = 1e30)
  }
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {}
}

@available(SwiftUI 1.0, *)
public struct GeometryReader<Content: View>: View {
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct GeometryProxy: Sendable {
  public var size: CGSize { fatalError() }
  public var safeAreaInsets: EdgeInsets { fatalError() }
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { fatalError() }
}

@available(SwiftUI 5.0, *)
extension GeometryProxy {
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct Button<Label: View>: View {
  @MainActor @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
extension Button where Label == Text {
  @MainActor @preconcurrency
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
}

@available(SwiftUI 2.0, *)
extension Button where Label == SwiftUI.Label<Text, Image> {
  @MainActor @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
  ) {}
}

@available(SwiftUI 2.0, *)
public struct Label<Title: View, Icon: View>: View {
  public var body: Never { fatalError() }
}

// MARK: Time

@available(SwiftUI 3.0, *)
public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context {
    public let date: Date
  }
}

@available(SwiftUI 3.0, *)
extension TimelineView: View where Content: View {
  public var body: Never { fatalError() }
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {}
}

@available(SwiftUI 3.0, *)
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
  .Context

@available(SwiftUI 3.0, *)
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {}

@available(SwiftUI 3.0, *)
public protocol TimelineSchedule {}

@available(SwiftUI 3.0, *)
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {}

@available(SwiftUI 3.0, *)
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule { fatalError() }
}
