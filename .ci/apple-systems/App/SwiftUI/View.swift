// A part of SwiftUI. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
@_exported import Foundation

@available(SwiftUI 1.0, *)
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(SwiftUI 1.0, *)
extension Never: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
@resultBuilder
public struct ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> { fatalError() }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<True: View, False: View>(
    first: True
  ) -> _ConditionalContent<True, False> { fatalError() }
  public static func buildEither<True: View, False: View>(
    second: False
  ) -> _ConditionalContent<True, False> { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct TupleView<T>: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {}

@available(SwiftUI 1.0, *)
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct EmptyView: View {
  public nonisolated init() {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

@available(SwiftUI 1.0, *)
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct ModifiedContent<Content, Modifier> {}

@available(SwiftUI 1.0, *)
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public var body: Never { fatalError() }
}

// MARK: Apps

@available(SwiftUI 2.0, *)
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

@available(SwiftUI 2.0, *)
extension App {
  @MainActor public static func main() {}
}

@available(SwiftUI 2.0, *)
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

@available(SwiftUI 2.0, *)
extension Never: Scene {}

@available(SwiftUI 2.0, *)
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@available(SwiftUI 2.0, *)
public struct WindowGroup<Content: View>: Scene {
  public nonisolated init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 2.0, *)
public enum ScenePhase: Comparable, Sendable {
  case background
  case active
}
