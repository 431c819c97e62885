/// The rules of a book's places: those of the built-in ones, and those of your own.
///
/// ```swift
/// var places: BookPlaces = ["lectern": BookPlace.Rule(y: 0.3, height: 0.4)]
/// places[.centered]?.widest = 400
/// places[.reader]?.margins = BookSize(width: 0, height: 80)
/// let layout = BookLayout(screen: BookSize(width: 1024, height: 768), places: places)
/// layout.frame(of: .reader).height  // 688
/// ```
///
/// A rule may refer to built-in places, and to places that have been set before it. If it refers to a
/// built-in place with a rule of your own, that one has to come first as well.
public struct BookPlaces: Hashable, Sendable {
  /// A place and its rule.
  package struct Entry: Hashable, Sendable {
    package var place: BookPlace
    package var rule: BookPlace.Rule
  }

  /// The places that differ from the built-in ones, in the order in which they were set.
  package var entries: [Entry] = []

  /// The built-in places.
  public static let standard = BookPlaces()

  /// The rule of a place, or `nil` if it has none.
  ///
  /// If you set the rule of a built-in place to `nil`, it has its built-in rule again.
  public subscript(place: BookPlace) -> BookPlace.Rule? {
    get { entries.first { $0.place == place }?.rule ?? place.standardRule }
    set {
      let index = entries.firstIndex { $0.place == place }
      guard let rule = newValue else {
        if let index { entries.remove(at: index) }
        return
      }
      if let index {
        entries[index].rule = rule
      } else {
        entries.append(Entry(place: place, rule: rule))
      }
    }
  }

  /// Returns these places with those that differ from the built-in ones in `other`.
  func overridden(by other: BookPlaces) -> BookPlaces {
    var places = self
    for entry in other.entries { places[entry.place] = entry.rule }
    return places
  }

  /// The places that have a frame.
  var known: [BookPlace] {
    BookPlace.builtIn + entries.map { $0.place }.filter { !BookPlace.builtIn.contains($0) }
  }
}

extension BookPlaces: ExpressibleByDictionaryLiteral {
  /// Creates places from some rules, of which each may refer to those before it.
  public init(dictionaryLiteral rules: (BookPlace, BookPlace.Rule)...) {
    for (place, rule) in rules { self[place] = rule }
  }
}

extension BookPlaces: HasFields {
  package static var blank: BookPlaces { .standard }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.list("places", &entries)
    try visitor.check { () throws(BookMotionError) in try checkReferences() }
  }

  private func checkReferences() throws(BookMotionError) {
    for (index, entry) in entries.enumerated() {
      func place(_ field: StaticString) -> String {
        #if $Embedded
        ""
        #else
        "places[\(index)] (\(entry.place.name)).\(field)"
        #endif
      }
      let before = entries[..<index].map { $0.place }
      let free = BookPlace.builtIn.filter { place in !entries.contains { $0.place == place } }
      let isGiven = BookPlace.builtIn.contains(entry.place) && entry.place.standardRule == nil
      if isGiven {
        throw entry.place.hasNoRule("its frame is what the app reports", place("place"))
      }
      if before.contains(entry.place) {
        throw entry.place.hasNoRule("it has a rule already", place("place"))
      }
      for (field, reference) in entry.rule.references where !(free + before).contains(reference) {
        throw reference.isNone(of: free + before, at: place(field))
      }
    }
  }
}

extension BookPlaces.Entry: HasFields {
  package static var blank: BookPlaces.Entry {
    BookPlaces.Entry(place: .centered, rule: BookPlace.Rule())
  }

  package mutating func visit<Visitor: FieldVisitor>(
    _ visitor: inout Visitor
  ) throws(BookMotionError) {
    try visitor.place("place", &place, .isRequired)
    #if !$Embedded
    visitor.called(place.name)
    #endif
    try rule.visit(&visitor)
  }
}
