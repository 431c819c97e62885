extension Arguments {
  /// Throws if more than one option or operand asks for stdin, where the second would find nothing.
  func checkStandardInput(of options: [OptionDescription], _ names: Operands) throws(Failure) {
    var claims = options.filter { $0.completion.files == .read && text(of: $0.name) == "-" }
      .map { "\($0.name) -" }
    for (index, operand) in operands.enumerated() where operand == "-" || operand == "@-" {
      guard let name = names.names.dropFirst(index).first ?? names.names.last else { continue }
      if name.completion.files == .read { claims.append("\(name.name) \(operand)") }
    }
    guard claims.count > 1 else { return }
    throw .usage(
      "stdin can be read once, and \(claims[0].quoted) and \(claims[1].quoted) both ask for it")
  }
}
