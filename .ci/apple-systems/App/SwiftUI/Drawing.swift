// A part of SwiftUI. Nobody runs it.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(SwiftUI 1.0, *)
public protocol ShapeStyle: Sendable {}

@available(SwiftUI 1.0, *)
public struct Color: ShapeStyle, Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB
    case sRGBLinear
  }
  public nonisolated init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public nonisolated func opacity(_ opacity: Double) -> Color { self }
  public static let black = Color(red: 0, green: 0, blue: 0)
  public static let white = Color(red: 0, green: 0, blue: 0)
  public static let gray = Color(red: 0, green: 0, blue: 0)
  public static let clear = Color(red: 0, green: 0, blue: 0)
  @available(SwiftUI 3.0, *)
  public static let brown = Color(red: 0, green: 0, blue: 0)
}

@available(SwiftUI 1.0, *)
extension Color: View {
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
extension ShapeStyle where Self == Color {
  public static var white: Color { Color(red: 0, green: 0, blue: 0) }
}

@available(SwiftUI 1.0, *)
public struct Gradient: ShapeStyle, Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(stops: [Gradient.Stop]) {}
}

@available(SwiftUI 1.0, *)
public struct LinearGradient: ShapeStyle, View, Sendable {
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  public nonisolated init(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 1.0, *)
public struct UnitPoint: Hashable, Sendable {
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let topLeading = UnitPoint()
}

@available(SwiftUI 1.0, *)
public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

@available(SwiftUI 1.0, *)
extension Shape {
  public var body: some View { EmptyView() }
}

@available(SwiftUI 1.0, *)
public struct Path: Equatable, Sendable {
  public nonisolated init() {}
  public nonisolated init(_ rect: CGRect) {}
  public nonisolated mutating func addLines(_ lines: [CGPoint]) {}
  public nonisolated mutating func closeSubpath() {}
}

@available(SwiftUI 1.0, *)
extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

@available(SwiftUI 1.0, *)
public struct RoundedRectangle: Shape {
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

@available(SwiftUI 4.0, *)
public struct UnevenRoundedRectangle: Shape {
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

@available(SwiftUI 1.0, *)
public enum RoundedCornerStyle: Sendable {
  case continuous
}

@available(SwiftUI 1.0, *)
public struct Rectangle: Shape {
  public nonisolated init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
}

@available(SwiftUI 1.0, *)
extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

@available(SwiftUI 1.0, *)
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: 0) }
}

@available(SwiftUI 1.0, *)
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1
  public var m12: CGFloat = 0
  public var m13: CGFloat = 0
  public var m21: CGFloat = 0
  public var m22: CGFloat = 1
  public var m23: CGFloat = 0
  public var m31: CGFloat = 0
  public var m32: CGFloat = 0
  public var m33: CGFloat = 1
  public init() {}
}

// MARK: Canvas

@available(SwiftUI 3.0, *)
public struct Canvas<Symbols: View>: View {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}
  public var body: Never { fatalError() }
}

@available(SwiftUI 3.0, *)
extension Canvas where Symbols == EmptyView {
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {}
}

@available(SwiftUI 2.0, *)
public enum ColorRenderingMode: Sendable {
  case nonLinear
}

@available(SwiftUI 3.0, *)
public struct GraphicsContext {
  public var opacity: Double = 1

  public mutating func concatenate(_ matrix: CGAffineTransform) {}

  public struct ClipOptions: Sendable {
    public init() {}
  }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {}

  public struct Filter: Sendable {
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      Filter()
    }
  }
  public struct BlurOptions: Sendable {
    public init() {}
  }
  public struct FilterOptions: Sendable {
    public init() {}
  }
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {}

  public struct Shading: Sendable {
    public static func color(_ color: Color) -> Shading { Shading() }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading { Shading() }
  }
  public struct GradientOptions: Sendable {
    public init() {}
  }
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}

  public struct ResolvedSymbol {}
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}

@available(SwiftUI 1.0, *)
public struct FillStyle: Equatable, Sendable {
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

// MARK: Type

@available(SwiftUI 1.0, *)
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case title
    case title3
    case body
  }
  public enum Design: Hashable, Sendable {
    case serif
  }
  public struct Weight: Hashable, Sendable {
    public static let semibold = Weight()
  }
  public static let caption = Font()
  public static let footnote = Font()
  public func weight(_ weight: Font.Weight) -> Font { self }
  public func italic() -> Font { self }
}

@available(SwiftUI 4.0, *)
extension Font {
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font { Font() }
}
