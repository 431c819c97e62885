/// Returns the number of parts of a value, including all of its lists, as a measure of its memory.
package func parts(of value: Any) -> Int {
  Mirror(reflecting: value).children.reduce(1) { $0 + parts(of: $1.value) }
}
