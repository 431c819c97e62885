#if $Embedded
/// Text in a page is the number of a text that the page knows: strings are expensive in Embedded
/// Swift.
package struct FieldText: Hashable, Sendable, ExpressibleByStringLiteral {
  package var number: Int

  package init(number: Int) { self.number = number }

  /// Creates a text that the page doesn't know.
  package init(stringLiteral: StaticString) { number = -1 }
}
#else
/// Text in a field.
package typealias FieldText = String
#endif
