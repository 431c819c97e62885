/// The name of a place to which a book's body can move: one of the built-in places, or one of your
/// own.
///
/// ```swift
/// var mine = Choreography.bookPolish
/// mine.places["lectern"] = BookPlace.Rule(
///   area: .safeArea, y: 0.3, height: 0.4, aspect: BookSize(width: 5, height: 7), widest: 300)
/// mine[.moving].moves = [
///   .center("lectern", with: .snappy), .size("lectern", with: .snappy),
/// ]
/// BookTransition(mine).layout.frame(of: "lectern").height  // 307.2…
/// ```
///
/// Where a place is follows from its ``Rule`` and from the layout: it moves along when the screen is
/// rotated, and is mirrored for a book that is bound on the right. ``shelf``, ``screen``, and
/// ``safeArea`` are what the app reports, and have no rule.
public struct BookPlace: Hashable, Sendable {
  #if $Embedded
  // Strings are expensive in Embedded Swift, so a name is a number.
  fileprivate let number: Int

  fileprivate init(number: Int) { self.number = number }
  #else
  /// The name, as it is written in documents.
  public let name: String

  /// Creates the name of a place of your own.
  public init(_ name: String) { self.name = name }

  private init(number: Int) { name = BookPlace.words[number] }
  #endif

  /// The cover's frame on the shelf.
  public static let shelf = BookPlace(number: 0)
  /// The whole screen.
  public static let screen = BookPlace(number: 1)
  /// The part of the screen that nothing covers; the whole screen unless the app says otherwise.
  public static let safeArea = BookPlace(number: 2)
  /// The middle of the screen, with a width of min(0.35 · screen width, 300) and a height of 1.4
  /// times that, but at least 1.05 times the size of the cover on the shelf, and at least 48 points
  /// smaller than the screen in each dimension.
  public static let centered = BookPlace(number: 3)
  /// The middle of the screen, for a book that opens to a spread: the size of ``centered``, but so
  /// that two such pages fit, and at least 1.05 times the size of the cover on the shelf.
  public static let closed = BookPlace(number: 4)
  /// The right-hand page of an open book whose hinge is in the middle of the screen, as large as
  /// ``centered``, or as ``spread`` if that is smaller. On a screen that is not wider than high, it is
  /// in the middle of the screen.
  public static let opened = BookPlace(number: 5)
  /// A single page for reading: the screen less 48 points in each dimension.
  public static let reader = BookPlace(number: 6)
  /// The right-hand page of the largest spread of aspect ratio 2 : 1.4 that fits the screen less
  /// 48 × 100 points; on a screen that is not wider than high, the largest such page in its middle.
  public static let spread = BookPlace(number: 7)
  /// The right-hand page of the smallest spread in the shape of ``spread`` that covers the whole
  /// screen; on a screen that is not wider than high, the largest such page that is seen whole.
  public static let zoomed = BookPlace(number: 8)

  /// The names of the built-in places, as documents have them.
  fileprivate static let words = [
    "shelf", "screen", "safeArea", "centered", "closed", "opened", "reader", "spread", "zoomed",
  ]

  /// The built-in places.
  package static let builtIn = words.indices.map { BookPlace(number: $0) }
}

#if !$Embedded
extension BookPlace: ExpressibleByStringLiteral {
  /// Creates the name of a place of your own.
  public init(stringLiteral name: String) { self.init(name) }
}
#endif

extension FieldVisitor {
  /// Visits the name of a place, whether it is built in or not.
  mutating func place(
    _ key: StaticString, _ place: inout BookPlace, _ rule: FieldRule
  ) throws(BookMotionError) {
    let count = BookPlace.builtIn.count
    var index = BookPlace.builtIn.firstIndex(of: place) ?? count
    #if $Embedded
    var own = FieldText(number: place.number - count)
    #else
    var own = index < count ? "" : place.name
    #endif
    try word(key, &index, of: count, BookPlace.words, orOwn: &own, rule)
    #if $Embedded
    place = BookPlace(number: index < count ? index : count + own.number)
    #else
    place = index < count ? BookPlace.builtIn[index] : BookPlace(own)
    #endif
  }

  /// Visits the name of a place that may be absent.
  mutating func optional(
    _ key: StaticString, _ place: inout BookPlace?
  ) throws(BookMotionError) {
    try optional(key, &place, blank: .shelf) { (place, visitor) throws(BookMotionError) in
      try visitor.place(key, &place, .isRequired)
    }
  }
}

extension BookPlace {
  /// Returns the error for a rule that the place can't have.
  func hasNoRule(_ reason: StaticString, _ place: @autoclosure () -> String) -> BookMotionError {
    #if $Embedded
    BookMotionError(.missing, at: "")
    #else
    BookMotionError(.unreadable(name, reason: reason.description), at: place())
    #endif
  }

  /// Returns the error for a place that none of `known` is.
  func isNone(of known: [BookPlace], at place: @autoclosure () -> String) -> BookMotionError {
    #if $Embedded
    BookMotionError(.missing, at: "")
    #else
    BookMotionError(.unknownName(name, choices: known.map(\.name)), at: place())
    #endif
  }
}
