/// A value that says once what it is made of: its fields, with their keys, ranges, and defaults.
///
/// Everything that reads, writes, or describes such a value is a ``FieldVisitor``: JSON, `Codable`,
/// JSON Schemas, the check of ranges, the numbers of a web page, and the causes of a difference.
///
/// ```swift
/// extension BookStyle.Corners: HasFields {
///   package static var blank: Self { Self() }
///
///   package mutating func visit<Visitor: FieldVisitor>(
///     _ visitor: inout Visitor
///   ) throws(BookMotionError) {
///     try visitor.number("cover", &cover, .extent)
///     try visitor.number("spine", &spine, .extent)
///     try visitor.number("pageEdges", &pageEdges, .extent)
///   }
/// }
/// ```
package protocol HasFields {
  /// The value that a reader fills in. A field that is left out keeps its value here.
  static var blank: Self { get }

  /// An example for the error about something else in the value's place.
  static var example: StaticString? { get }

  /// True if a value of the type can't be invalid once it has been made.
  static var isAlwaysValid: Bool { get }

  /// Calls a method of the visitor for each field, in the order of documents.
  mutating func visit<Visitor: FieldVisitor>(_ visitor: inout Visitor) throws(BookMotionError)
}

extension HasFields {
  package static var example: StaticString? { nil }
  package static var isAlwaysValid: Bool { false }

  /// Checks that every field is within its range, and that they fit together.
  ///
  /// - Throws: A ``BookMotionError`` with the path of the fault.
  package func checkFields() throws(BookMotionError) {
    var (any, checker) = (AnyFields(self), FieldChecker())
    try any.value.visit(&checker)
  }
}

#if $Embedded
/// A value, as it is: Embedded Swift knows every type.
package struct AnyFields<Value: HasFields> {
  package var value: Value

  package init(_ value: Value) { self.value = value }
}
#else
/// A value whose type the optimizer doesn't see.
///
/// A visitor that starts with one visits every type by the same copy of `visit`. Otherwise there is a
/// copy for each type and visitor, which is a fifth of the code of an app that opens a book.
package struct AnyFields {
  package var value: any HasFields

  @inline(never)
  package init(_ value: any HasFields) { self.value = value }
}
#endif

/// A value that documents write as text, although it has fields.
package protocol HasTextForm: HasFields {
  #if !$Embedded
  /// Reads the value from its text in a document.
  init(text: String) throws(BookMotionError)

  /// The value as text.
  var text: String { get }
  #endif
}
