import BookMotion

/// The options and operands of one command line, checked but not yet used.
///
/// Accepts `--key value`, `--key=value`, and `-k value`. The last occurrence of an option wins, but
/// lists are joined. A value may be a negative number. Everything after `--` is an operand.
struct Arguments {
  /// A word that was typed for an option, and the value that it was read as.
  private struct Given {
    let word: ByteText
    let value: any Sendable
  }

  private var given: [String: [Given]] = [:]

  /// The words that belong to no option, in order.
  private(set) var operands: [ByteText] = []

  /// Returns true if the option was given.
  func has<Value>(_ option: Option<Value>) -> Bool { has(option.description.name) }

  func has(_ name: String) -> Bool { given[name] != nil }

  /// Returns the value typed for the option of this name, or `nil` if it was not given.
  func text(of name: String) -> String? { given[name]?.last?.word.text }

  /// Returns the value of the option or its default, or `nil` if it has neither.
  func optional<Value>(_ option: Option<Value>) throws(Failure) -> Value? {
    let description = option.description
    if let given = given[description.name]?.last { return given.value as? Value }
    guard let fallback = description.fallback else { return nil }
    return try option.reader.read(ByteText(fallback), description.name)
  }

  /// Returns the value of the option, or its default.
  func value<Value>(of option: Option<Value>) throws(Failure) -> Value {
    guard let value = try optional(option) else {
      throw .usage("\(option.description.name.quoted) is missing")
    }
    return value
  }

  /// Returns the value of every occurrence of the option, in order.
  func values<Value>(of option: Option<Value>) -> [Value] {
    (given[option.description.name] ?? []).compactMap { $0.value as? Value }
  }
}

extension Arguments {
  /// Sorts `words` into the options and operands of a command.
  init(_ words: [ByteText], for command: Command, of tool: Tool) throws(Failure) {
    try self.init(
      words, options: command.options, operands: command.operands,
      advice: ": see '\(tool.name) \(command.name) --help'")
  }

  /// Sorts `line` into options and operands; error messages end with `advice` if there is no better
  /// hint.
  init(
    _ line: [ByteText], options: [OptionDescription], operands names: Operands, advice: String
  ) throws(Failure) {
    var line = line[...]
    while let word = line.popFirst() {
      if word == "--" {
        operands += line
        break
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      let (key, attached) = word.splitAtEqualsSign
      guard let option = options.first(where: { $0.isCalled(key) }) else {
        let hint = Suggestion.suffix(for: key, among: options.map(\.name))
        throw .usage("unknown option \(key.quoted)\(hint.isEmpty ? advice : hint)")
      }
      var word = try Arguments.value(of: option, attached: attached, next: &line, among: options)
      if option.completion.form == .list, let before = given[option.name]?.last?.word {
        word = ByteText(before.bytes + ByteText(",").bytes + word.bytes)
      }
      given[option.name, default: []].append(Given(word: word, value: try option.read(word)))
    }
    guard !has(StandardOptions.version) else { return }
    try names.check(operands, advice: advice) { word in
      options.first { $0.completion.isLikely(word) }.map { option in
        let before = option.completion.form == .list ? text(of: option.name).map { $0 + "," } : nil
        return "; write \("\(option.name) \(before ?? "")\(word)".quoted)"
      }
    }
    try checkStandardInput(of: options, names)
    try checkOutput(of: options, names)
  }

  private static func value(
    of option: OptionDescription, attached: ByteText?, next words: inout ArraySlice<ByteText>,
    among options: [OptionDescription]
  ) throws(Failure) -> ByteText {
    guard let valueName = option.valueName else {
      guard let attached else { return "" }
      throw .usage("\(option.name.got(attached.text)): it takes no value")
    }
    let next = words.first.flatMap { $0.isValue ? $0 : nil }
    guard let value = attached ?? next else {
      // A path may begin with a dash, so the hint shows how to distinguish it from an option.
      let word = words.first.flatMap { word in
        word == "--" || options.contains { $0.isCalled(word.optionName) } ? nil : word
      }
      let completion = option.completion
      let isChoice =
        !completion.choices.isEmpty && completion.form == .word && completion.files == .none
      let what = isChoice ? completion.choices.orList : valueName
      let hint = word.map { "; write \("\(option.name)=\($0.text)".quoted) if you mean that" } ?? ""
      throw .usage("\(option.name.quoted) needs a value: it takes \(what)\(hint)")
    }
    if attached == nil { words.removeFirst() }
    return value
  }
}

extension Arguments {
  /// Throws if more than one option or operand reads stdin: the second would find it empty.
  func checkStandardInput(of options: [OptionDescription], _ names: Operands) throws(Failure) {
    var claims = options.filter { $0.completion.files == .read && text(of: $0.name) == "-" }
      .map { "\($0.name) -" }
    for (index, operand) in operands.enumerated() where operand == "-" || operand == "@-" {
      guard let name = names.names.dropFirst(index).first ?? names.names.last else { continue }
      if name.completion.files == .read { claims.append("\(name.name) \(operand.text)") }
    }
    guard claims.count > 1 else { return }
    throw .usage(
      "stdin can be read only once, but \(claims[0].quoted) and \(claims[1].quoted) both read it")
  }

  /// Throws if the output, which goes to `fallback` if the line names no other path, would replace a
  /// file that the command reads.
  func checkOutput(
    of options: [OptionDescription], _ names: Operands, or fallback: Path? = nil
  ) throws(Failure) {
    guard let output = options.first(where: { $0.completion.files == .written }) else { return }
    var inputs = options.flatMap { option in
      (given[option.name] ?? []).map { (option.name, $0.word, option.completion) }
    }
    for (index, operand) in operands.enumerated() {
      guard let name = names.names.dropFirst(index).first ?? names.names.last else { continue }
      inputs.append((name.name, operand, name.completion))
    }
    for (name, word, completion) in inputs
    where completion.files == .read && !completion.choices.contains(word.text) {
      try check(output, or: fallback, against: [Path(word)], of: name)
    }
  }

  /// Throws if the output would replace one of the files that are read for the option or operand
  /// of this name, such as those in a folder or a list.
  func check(
    _ output: OptionDescription, or fallback: Path? = nil, against files: [Path], of name: String
  ) throws(Failure) {
    let path = given[output.name].flatMap { $0.last.map { Path($0.word) } } ?? fallback
    guard let path, path != .standard else { return }
    // In a folder, only frames are replaced.
    let written =
      (try? System.status(path))?.kind == .folder ? FrameFolder.frames(in: path) : [path]
    let places = Set(written.compactMap { System.place($0) })
    guard files.contains(where: { $0.placeOfInput.map(places.contains) ?? false }) else { return }
    throw .usage(
      "\(output.name.got(path)), which \(name.quoted) reads: write to another file")
  }
}

extension Path {
  /// The place that an input at this path comes from; `nil` if that is no file.
  fileprivate var placeOfInput: System.Place? {
    self == .standard ? try? System.status(ofOpen: 0).place : System.place(self)
  }
}

extension ByteText {
  /// True if a word after an option can be its value: a negative number can, another option can't.
  fileprivate var isValue: Bool {
    guard hasPrefix("-"), self != "-" else { return true }
    // A list of numbers may begin with a negative one, and no option begins with a digit.
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.dropFirst().first { $0 != UInt8(ascii: ".") }.map(digits.contains) ?? false
      || Double(text) != nil
  }

  /// The part of `--format=csv` before the equals sign.
  var optionName: String { splitAtEqualsSign.key }

  fileprivate var splitAtEqualsSign: (key: String, value: ByteText?) {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (ByteText(bytes[..<sign]).text, ByteText(bytes[(sign + 1)...]))
  }
}
