/// The options for a command's output and progress.
enum OutputOptions {
  static let output = Option(
    "--output", short: "-o", "<file>",
    "The file to write; - is stdout. It is written completely or not at all.", default: "-",
    reads: .output)

  static let quiet = Option(flag: "--quiet", "Show no progress.")

  static func group(_ others: OptionDescription...) -> OptionGroup {
    OptionGroup(title: "OUTPUT OPTIONS", options: others + [output.description])
  }
}
