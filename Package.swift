// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is built alike: whatever the compiler can object to, it objects to.
var settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
var testSettings = settings

// Strict for ourselves only: where a warning is an error, Xcode refuses to build a package that
// depends on this one, and unsafe flags refuse a version of it.
if Context.environment["BOOKMOTION_STRICT"] == "1" {
  settings += [
    .treatAllWarnings(as: .error),
    .treatWarning("DeprecatedDeclaration", as: .warning),
  ]
  // Most tests stay as they are written: what they try is optimized, and they compile in a third of
  // the time. Those that compute for minutes are optimized, too.
  testSettings = settings + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  // Less work for a build that is not followed by another: each module is compiled at once, and for no
  // debugger.
  if Context.environment["BOOKMOTION_AT_ONCE"] == "1" {
    let flags = [
      "-disable-batch-mode", "-whole-module-optimization", "-num-threads", "2", "-Xfrontend",
      "-gnone",
    ]
    settings.append(.unsafeFlags(flags, .when(configuration: .debug)))
    testSettings.append(.unsafeFlags(flags, .when(configuration: .debug)))
  }
}

let package = Package(
  name: "BookMotion",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "BookMotion", targets: ["BookMotion"]),
    .library(name: "BookMotionDocuments", targets: ["BookMotionDocuments"]),
    .library(name: "BookMotionPages", targets: ["BookMotionPages"]),
    .library(name: "BookMotionReader", targets: ["BookMotionReader"]),
    .library(name: "BookMotionUI", targets: ["BookMotionUI"]),
    .library(name: "BookMotionColor", targets: ["BookMotionColor"]),
    .library(name: "BookMotionPNG", targets: ["BookMotionPNG"]),
    .library(name: "BookMotionRecording", targets: ["BookMotionRecording", "BookMotionLint"]),
    .library(name: "BookMotionTesting", targets: ["BookMotionTesting"]),
    .library(name: "BookMotionExport", targets: ["BookMotionExport", "BookMotionDrawing"]),
    .executable(name: "bookmotion", targets: ["BookMotionCLI"]),
    // The same for the plugin: SwiftPM looks for a product with the name of the target.
    .executable(name: "BookMotionCLI", targets: ["BookMotionCLI"]),
    .plugin(name: "BookMotionPlugin", targets: ["BookMotionPlugin"]),
  ],
  targets: [
    // The book that opens. A library that imports nothing does not link libm by itself, and
    // `squareRoot()` may ask for it in debug builds.
    .target(
      name: "BookMotion",
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // Books as documents: JSON, `Codable`, and the text of events.
    .target(name: "BookMotionDocuments", dependencies: ["BookMotion"], swiftSettings: settings),
    // Leaves that turn, by themselves and by a finger.
    .target(name: "BookMotionPages", dependencies: ["BookMotion"], swiftSettings: settings),
    // What of a book's body pictures and views draw alike: its thickness, and the leaf before the first page.
    .target(
      name: "BookMotionBody", dependencies: ["BookMotion", "BookMotionPages"],
      swiftSettings: settings),
    // The motions of reading.
    .target(name: "BookMotionReader", dependencies: ["BookMotion"], swiftSettings: settings),
    // A shelf and its reader in SwiftUI. What of them needs no screen is there on every system.
    .target(
      name: "BookMotionUI", dependencies: ["BookMotion", "BookMotionBody", "BookMotionPages"],
      swiftSettings: settings),
    // Colors, and what a book takes from its pictures: any rows of pixels …
    .target(name: "BookMotionColor", dependencies: ["BookMotion"], swiftSettings: settings),
    // … and those of PNG files, through libpng.
    .systemLibrary(
      name: "Clibpng",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
    ),
    // libpng is built upon zlib, so zlib is there wherever libpng is.
    .target(
      name: "CPNGRows", dependencies: ["Clibpng"], linkerSettings: [.linkedLibrary("z")]),
    .target(
      name: "BookMotionPNG",
      dependencies: ["BookMotion", "BookMotionColor", "CPNGRows", "Clibpng", "CSystem"],
      swiftSettings: settings),
    // What a choreography does that nobody wants to see. Pages run it, too.
    .target(
      name: "BookMotionLint", dependencies: ["BookMotion", "BookMotionDocuments"],
      swiftSettings: settings),
    // Motions with all their values, as documents, and what differs between two of them.
    .target(
      name: "BookMotionRecording",
      dependencies: ["BookMotion", "BookMotionDocuments", "BookMotionLint"],
      swiftSettings: settings),
    // For the tests of apps, so it may ask for files.
    .target(
      name: "BookMotionTesting", dependencies: ["BookMotionRecording"], swiftSettings: settings),
    // What plays, and the interface through which a web page asks it.
    .target(
      name: "BookMotionPlay",
      dependencies: ["BookMotion", "BookMotionColor", "BookMotionDocuments"],
      swiftSettings: settings),
    // Pictures as SVG: a canvas, and what is painted on it here and in pages.
    .target(
      name: "BookMotionDrawing",
      dependencies: [
        "BookMotion", "BookMotionBody", "BookMotionColor", "BookMotionDocuments", "BookMotionPages",
      ],
      swiftSettings: settings),
    // Leaves and the motions of reading on a stage, each with a story and art.
    .target(
      name: "BookMotionActors",
      dependencies: [
        "BookMotion", "BookMotionColor", "BookMotionDocuments", "BookMotionDrawing",
        "BookMotionPages", "BookMotionPlay", "BookMotionReader",
      ],
      swiftSettings: settings),
    // What runs in a web page, as WebAssembly: see `.ci/embedded/cores`. It holds its state in a global variable,
    // so nothing else depends on it.
    .target(
      name: "BookMotionWebCore",
      dependencies: [
        "BookMotion", "BookMotionActors", "BookMotionBody", "BookMotionColor",
        "BookMotionDocuments", "BookMotionDrawing", "BookMotionLint", "BookMotionPlay",
        "BookMotionReader", "BookMotionUI",
      ],
      swiftSettings: settings),
    .target(
      name: "BookMotionExport",
      dependencies: [
        "BookMotion", "BookMotionActors", "BookMotionBody", "BookMotionColor",
        "BookMotionDocuments", "BookMotionDrawing", "BookMotionPages", "BookMotionPlay",
        "BookMotionReader", "BookMotionRecording",
      ],
      // The script of a page, which is packed in Preview/Generated/WebCore.swift.
      exclude: ["Preview/Page", "Preview/shelf.js"], swiftSettings: settings),
    // The gallery: all scenes, played to their ends.
    .target(
      name: "BookMotionScenes",
      dependencies: [
        "BookMotion", "BookMotionActors", "BookMotionDocuments", "BookMotionDrawing",
        "BookMotionExport", "BookMotionPlay", "BookMotionRecording",
      ],
      swiftSettings: settings),
    // Calls of the system that Swift does not see on Linux.
    .target(name: "CSystem"),
    .executableTarget(
      name: "BookMotionCLI",
      dependencies: [
        "BookMotion", "BookMotionActors", "BookMotionColor", "BookMotionDocuments",
        "BookMotionExport", "BookMotionLint", "BookMotionPNG", "BookMotionRecording",
        "BookMotionScenes", "CSystem",
      ],
      swiftSettings: settings
    ),
    // `swift package bookmotion …` in every package that depends on this one.
    .plugin(
      name: "BookMotionPlugin",
      capability: .command(
        intent: .custom(
          verb: "bookmotion",
          description: "Prints, draws and compares the motions of books; see 'help'."),
        permissions: []),
      dependencies: ["BookMotionCLI"],
      path: "Sources/BookMotionPlugin"),
    // Shared by test targets.
    .target(
      name: "BookMotionTestSupport",
      dependencies: ["BookMotion", "BookMotionDocuments", "BookMotionRecording"],
      path: "Tests/BookMotionTestSupport", swiftSettings: settings),
    // What the tool prints as Swift, compiled.
    .target(
      name: "PrintedSwift", dependencies: ["BookMotion", "BookMotionDocuments"],
      path: "Fixtures/swift",
      exclude: ["README.md"], swiftSettings: testSettings),
    .testTarget(
      name: "BookMotionTests",
      dependencies: ["BookMotion", "BookMotionDocuments", "BookMotionTestSupport"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionDocumentsTests",
      dependencies: ["BookMotion", "BookMotionDocuments", "BookMotionTestSupport"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionPagesTests",
      dependencies: [
        "BookMotion", "BookMotionDocuments", "BookMotionPages", "BookMotionTestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BookMotionBodyTests",
      dependencies: ["BookMotion", "BookMotionBody", "BookMotionPages"], swiftSettings: settings
    ),
    .testTarget(
      name: "BookMotionReaderTests",
      dependencies: [
        "BookMotion", "BookMotionColor", "BookMotionDocuments", "BookMotionReader",
        "BookMotionTestSupport",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BookMotionUITests",
      dependencies: [
        "BookMotion", "BookMotionBody", "BookMotionPages", "BookMotionTestSupport", "BookMotionUI",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BookMotionColorTests",
      dependencies: ["BookMotion", "BookMotionColor", "BookMotionTestSupport"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionLintTests",
      dependencies: ["BookMotion", "BookMotionLint", "BookMotionTestSupport"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionRecordingTests",
      dependencies: [
        "BookMotion", "BookMotionDocuments", "BookMotionRecording", "BookMotionTestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionTestingTests",
      dependencies: ["BookMotion", "BookMotionRecording", "BookMotionTesting"],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionPlayTests",
      dependencies: [
        "BookMotion", "BookMotionDocuments", "BookMotionPlay", "BookMotionTestSupport",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionExportTests",
      dependencies: [
        "BookMotion", "BookMotionActors", "BookMotionBody", "BookMotionColor",
        "BookMotionDocuments", "BookMotionDrawing", "BookMotionExport", "BookMotionLint",
        "BookMotionPages", "BookMotionPlay", "BookMotionReader", "BookMotionRecording",
        "BookMotionScenes", "BookMotionTestSupport", "BookMotionUI", "BookMotionWebCore",
        "PrintedSwift",
      ],
      swiftSettings: testSettings
    ),
    .testTarget(
      name: "BookMotionCLITests",
      dependencies: [
        "BookMotion", "BookMotionCLI", "BookMotionPNG", "BookMotionTestSupport",
      ],
      swiftSettings: testSettings
    ),
    // Named so that it comes after what has no pictures: some of it holds a thread, and would hold up others.
    .testTarget(
      name: "BookMotionTestsOfPNG",
      dependencies: [
        "BookMotion", "BookMotionColor", "BookMotionDocuments", "BookMotionPNG",
        "BookMotionTestSupport",
      ],
      swiftSettings: testSettings
    ),
  ]
)

// With the plugin, all of the tool is built twice: as a product, and for the machine that builds. A check of
// anything else may do without.
if Context.environment["BOOKMOTION_PLUGIN"] == "no" {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}

// A part of the tests, and what they need: `BOOKMOTION_TESTS=BookMotionColorTests swift test`. A
// sanitizer has to build nothing that it does not look at.
if let parts = Context.environment["BOOKMOTION_TESTS"] {
  var needed = Set(parts.split(separator: ",").map(String.init))
  var all: Set<String> = []
  while all != needed {
    all = needed
    for target in package.targets where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    let targets =
      (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
      ?? (product as? Product.Plugin)?.targets ?? []
    return !needed.isSuperset(of: targets)
  }
}
