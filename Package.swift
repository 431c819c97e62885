// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is built alike: whatever the compiler can object to, it objects to.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

/// Tests stay as they are written: what they try is what was optimised, and compiles in a third of
/// the time.
let tests =
  strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]

let package = Package(
  name: "BookMotion",
  products: [
    .library(name: "BookMotion", targets: ["BookMotion"]),
    .library(name: "BookMotionExport", targets: ["BookMotionExport"]),
    .library(name: "BookMotionTesting", targets: ["BookMotionTesting"]),
    .executable(name: "bookmotion", targets: ["BookMotionCLI"]),
  ],
  traits: [
    .trait(name: "PNG", description: "Read pictures through libpng, on Linux and macOS."),
    .default(enabledTraits: ["PNG"]),
  ],
  targets: [
    .systemLibrary(
      name: "Clibpng",
      pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]
    ),
    .target(
      name: "CPNGRows",
      dependencies: [
        .target(name: "Clibpng", condition: .when(platforms: [.linux, .macOS], traits: ["PNG"]))
      ],
      cSettings: [.define("PNG", .when(platforms: [.linux, .macOS], traits: ["PNG"]))],
      // libpng is built upon zlib, so it is there wherever libpng is.
      linkerSettings: [
        .linkedLibrary("z", .when(platforms: [.linux, .macOS], traits: ["PNG"]))
      ]
    ),
    .target(
      name: "BookMotion",
      dependencies: [
        .target(name: "CPNGRows", condition: .when(platforms: [.linux, .macOS], traits: ["PNG"]))
      ],
      swiftSettings: strict,
      // A library that imports nothing does not link libm by itself, and `squareRoot()` may ask
      // for it in debug builds.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .target(name: "BookMotionExport", dependencies: ["BookMotion"], swiftSettings: strict),
    // For the tests of apps, so it may ask for files.
    .target(
      name: "BookMotionTesting", dependencies: ["BookMotion", "BookMotionExport"],
      swiftSettings: strict),
    .executableTarget(
      name: "BookMotionCLI",
      dependencies: ["BookMotion", "BookMotionExport"],
      swiftSettings: strict
    ),
    // The proof that the motion core gives the same bits on every machine: see `.ci/same-bits`.
    .target(name: "BookMotionSweep", dependencies: ["BookMotion"], swiftSettings: strict),
    .executableTarget(
      name: "SameBits", dependencies: ["BookMotionSweep"], swiftSettings: strict),
    // Measures the library beside plain C; see Sources/BookMotionBenchmarks/Main.swift.
    .target(
      name: "CBenchmarkBaselines",
      dependencies: [
        .target(name: "Clibpng", condition: .when(platforms: [.linux, .macOS], traits: ["PNG"]))
      ],
      cSettings: [.define("PNG", .when(platforms: [.linux, .macOS], traits: ["PNG"]))],
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    .executableTarget(
      name: "BookMotionBenchmarks",
      dependencies: ["BookMotion", "BookMotionExport", "BookMotionSampler", "CBenchmarkBaselines"],
      swiftSettings: strict
    ),
    // What its benchmarks start to see how much memory a picture takes.
    .executableTarget(
      name: "BookMotionSampler", dependencies: ["BookMotion"], swiftSettings: strict),
    // Measures documents beside Foundation's; a process of its own, because Foundation is large.
    .executableTarget(
      name: "BookMotionDocumentBenchmarks",
      dependencies: ["BookMotion", "BookMotionExport"],
      swiftSettings: strict
    ),
    // What test targets share.
    .target(
      name: "BookMotionTestSupport", path: "Tests/BookMotionTestSupport", swiftSettings: strict),
    .testTarget(
      name: "BookMotionTests",
      dependencies: ["BookMotion", "BookMotionSweep", "BookMotionTestSupport"],
      swiftSettings: tests
    ),
    // What has to do with pictures, and with the trait. By its name it comes last: some of it holds a
    // thread, and would hold up all others.
    .testTarget(
      name: "BookMotionTraitTests",
      dependencies: ["BookMotion", "BookMotionTestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "BookMotionExportTests",
      dependencies: ["BookMotionExport", "BookMotionTestSupport"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "BookMotionTestingTests",
      dependencies: ["BookMotion", "BookMotionTesting"],
      swiftSettings: tests
    ),
    .testTarget(
      name: "BookMotionCLITests",
      dependencies: ["BookMotion", "BookMotionCLI", "BookMotionTestSupport"],
      swiftSettings: tests
    ),
  ]
)

// A part of the tests, and what they need: `BOOKMOTION_TESTS=BookMotionTraitTests swift test`. A
// sanitizer has to build nothing that it does not look at.
if let parts = Context.environment["BOOKMOTION_TESTS"] {
  var needed = Set(parts.split(separator: ",").map(String.init))
  var all: Set<String> = []
  while all != needed {
    all = needed
    for target in package.targets where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
      for case .targetItem(let name, _) in target.dependencies { needed.insert(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    let targets =
      (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets ?? []
    return !needed.isSuperset(of: targets)
  }
}
