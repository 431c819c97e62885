/// How many parts a value has, in all of its lists: what grows with it in memory.
func parts(of value: Any) -> Int {
  Mirror(reflecting: value).children.reduce(1) { $0 + parts(of: $1.value) }
}
