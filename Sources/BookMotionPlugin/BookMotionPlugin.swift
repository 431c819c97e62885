import Foundation
import PackagePlugin

/// Runs the tool for a package that depends on this one, with nothing to install.
///
/// ```sh
/// swift package bookmotion golden Motions Goldens
/// ```
///
/// What writes files needs the permission that SwiftPM asks for:
/// `swift package --allow-writing-to-package-directory bookmotion golden Motions Goldens --record`.
@main
struct BookMotionPlugin: CommandPlugin {
  /// Hands the arguments to the tool, which works in the package's folder.
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "BookMotionCLI").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // The tool has said why; its exit code is the command's.
    if tool.terminationReason == .exit, tool.terminationStatus == 0 { return }
    exit(tool.terminationReason == .exit ? tool.terminationStatus : 1)
  }
}
