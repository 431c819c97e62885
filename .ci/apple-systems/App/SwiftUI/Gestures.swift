// A part of SwiftUI. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(SwiftUI 1.0, *)
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
}

@available(SwiftUI 1.0, *)
public struct Transaction {}

@available(SwiftUI 1.0, *)
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
}

@available(SwiftUI 1.0, *)
public struct _ChangedGesture<Content: Gesture>: Gesture where Content.Value: Equatable {
  public typealias Value = Content.Value
}

@available(SwiftUI 1.0, *)
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
}

@available(SwiftUI 1.0, *)
extension Gesture {
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Self.Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> { fatalError() }
  @MainActor @preconcurrency
  public func onEnded(_ action: @escaping (Self.Value) -> Void) -> _EndedGesture<Self> {
    fatalError()
  }
}

@available(SwiftUI 1.0, *)
extension Gesture where Value: Equatable {
  @MainActor @preconcurrency
  public func onChanged(_ action: @escaping (Self.Value) -> Void) -> _ChangedGesture<Self> {
    fatalError()
  }
}

@available(SwiftUI 1.0, *)
@available(tvOS, unavailable)
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize { fatalError() }
    public var velocity: CGSize { fatalError() }
  }
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
  ) {}
}

@available(SwiftUI 5.0, *)
@available(tvOS, unavailable)
extension DragGesture {
  public nonisolated init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol
  ) {}
}

@available(SwiftUI 1.0, *)
public struct GestureMask: Sendable {
  public static let all = GestureMask()
}

@available(SwiftUI 1.0, *)
extension View {
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { self }
  @available(tvOS, introduced: 16.0)
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { self }
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    self
  }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
}
