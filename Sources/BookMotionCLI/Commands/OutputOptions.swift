/// Where a command writes to, and whether it tells how far it is.
enum OutputOptions {
  static let output = Option(
    "--output", short: "-o", "<file>",
    "Where to write; - is stdout. A file is written whole or not at all.", default: "-",
    reads: .output)

  static let quiet = Option(flag: "--quiet", "Show no progress.")

  static func group(_ others: OptionDescription...) -> OptionGroup {
    OptionGroup(title: "OUTPUT OPTIONS", options: others + [output.description])
  }
}
