// swift-tools-version: 6.2

import PackageDescription

/// Built as the library is: whatever the compiler can object to, it objects to.
var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

if Context.environment["BOOKMOTION_STRICT"] == "1" {
  settings += [
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ]
}

/// The name of the library's folder, by which SwiftPM calls a package that it has by path.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""

/// What the compiler knows the library as: the folder's name as an identifier.
let libraryName = String(
  folder.lowercased().enumerated().map { index, character in
    let fits = character.isLetter || character == "_" || character.isNumber && index > 0
    return fits ? character : "_"
  })

/// For targets that see the `package` declarations of the library, as if they were part of it: what
/// they measure isn't all public. `packageAccess: false` keeps SwiftPM from giving them another name.
let insideSettings = settings + [.unsafeFlags(["-package-name", libraryName])]

/// The library's products of these names.
func libraries(_ names: String...) -> [Target.Dependency] {
  names.map { .product(name: $0, package: "BookMotion") }
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "BookMotion", path: "../..")],
  targets: [
    // The proof that every machine computes the same bits: see `.ci/same-bits`.
    .target(
      name: "BookMotionSweep",
      dependencies: libraries(
        "BookMotion", "BookMotionColor", "BookMotionPages", "BookMotionReader"),
      packageAccess: false, swiftSettings: insideSettings),
    .executableTarget(
      name: "SameBits", dependencies: ["BookMotionSweep"], packageAccess: false,
      swiftSettings: insideSettings),
    // Plain C, beside which the library is measured. It depends on the other side only for libpng.
    .target(
      name: "CBenchmarkBaselines",
      dependencies: libraries("BookMotionPNG"),
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .executableTarget(
      name: "BookMotionBenchmarks",
      dependencies: libraries(
        "BookMotion", "BookMotionColor", "BookMotionDocuments", "BookMotionExport", "BookMotionPNG",
        "BookMotionPages", "BookMotionRecording", "BookMotionUI")
        + ["BookMotionSampler", "CBenchmarkBaselines"],
      packageAccess: false, swiftSettings: insideSettings),
    // Started by the benchmarks to see how much memory a picture takes.
    .executableTarget(
      name: "BookMotionSampler",
      dependencies: libraries("BookMotion", "BookMotionColor", "BookMotionPNG"),
      swiftSettings: settings),
    // Measures documents beside Foundation's; a process of its own, because Foundation is large.
    .executableTarget(
      name: "BookMotionDocumentBenchmarks",
      dependencies: libraries(
        "BookMotion", "BookMotionDocuments", "BookMotionExport", "BookMotionRecording"),
      packageAccess: false, swiftSettings: insideSettings),
  ]
)
