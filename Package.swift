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

let package = Package(
  name: "BookMotion",
  products: [
    .library(name: "BookMotion", targets: ["BookMotion"]),
    .library(name: "BookMotionExport", targets: ["BookMotionExport"]),
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
      dependencies: ["BookMotion", "CBenchmarkBaselines"],
      swiftSettings: strict
    ),
    // What test targets share.
    .target(
      name: "BookMotionTestSupport", path: "Tests/BookMotionTestSupport", swiftSettings: strict),
    .testTarget(
      name: "BookMotionTests",
      dependencies: ["BookMotion", "BookMotionSweep", "BookMotionTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BookMotionExportTests",
      dependencies: ["BookMotionExport", "BookMotionTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "BookMotionCLITests",
      dependencies: ["BookMotion", "BookMotionCLI", "BookMotionTestSupport"],
      swiftSettings: strict
    ),
  ]
)
