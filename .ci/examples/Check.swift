// What a statement of an example becomes: a check that says where it stands if it is wrong.

nonisolated(unsafe) var count = 0
nonisolated(unsafe) var failures = 0

func check(_ place: String, _ got: Any?, _ want: String) {
  count += 1
  let text = (got as? String)?.debugDescription ?? "\(got ?? "nil")"
  let isSame =
    want.hasSuffix("…")
    ? text.hasPrefix(want.dropLast()) : text == want || Double(text) == Double(want) ?? .nan
  if isSame { return }
  failures += 1
  print("\(place): the result is \(text), not \(want)")
}

func check(_ place: String, printed got: Any, _ want: String) {
  count += 1
  if "\(got)" == want { return }
  failures += 1
  print("\(place): it prints \(got), not \(want)")
}
