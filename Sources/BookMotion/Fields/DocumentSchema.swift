/// The name and version of a document format, such as `bookmotion.timeline/1`.
package struct DocumentSchema: Sendable {
  /// The schema that documents of the known version state.
  package let text: FieldText

  /// Creates the schema from a name, a slash, and the version.
  package init(_ text: FieldText) { self.text = text }
}
