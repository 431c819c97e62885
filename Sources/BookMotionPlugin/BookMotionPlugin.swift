import Foundation
import PackagePlugin

/// Runs the tool for a package that depends on this one, without installing anything.
///
/// ```sh
/// swift package bookmotion golden Motions Goldens
/// ```
///
/// Commands that write files need a permission from SwiftPM: `swift package
/// --allow-writing-to-package-directory bookmotion golden Motions Goldens --record`.
@main
struct BookMotionPlugin: CommandPlugin {
  /// Passes the arguments to the tool, which runs in the package's folder.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "BookMotionCLI").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // The tool has printed the reason; the command has the same exit code.
    if tool.terminationReason == .exit, tool.terminationStatus == 0 { return }
    exit(tool.terminationReason == .exit ? tool.terminationStatus : 1)
  }
}
