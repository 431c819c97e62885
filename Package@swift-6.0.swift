// swift-tools-version: 6.0

import PackageDescription

// What Swift 6.0 and 6.1 can compile: the book that opens, its leaves, the motions of reading, views,
// recordings, and golden tests. Package.swift has everything; what stands here is said there.

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "BookMotion",
  platforms: [.iOS(.v16), .macOS(.v13), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "BookMotion", targets: ["BookMotion"]),
    .library(name: "BookMotionDocuments", targets: ["BookMotionDocuments"]),
    .library(name: "BookMotionPages", targets: ["BookMotionPages"]),
    .library(name: "BookMotionReader", targets: ["BookMotionReader"]),
    .library(name: "BookMotionUI", targets: ["BookMotionUI"]),
    .library(name: "BookMotionRecording", targets: ["BookMotionRecording", "BookMotionLint"]),
    .library(name: "BookMotionTesting", targets: ["BookMotionTesting"]),
  ],
  targets: [
    .target(
      name: "BookMotion", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    .target(name: "BookMotionDocuments", dependencies: ["BookMotion"], swiftSettings: settings),
    .target(name: "BookMotionPages", dependencies: ["BookMotion"], swiftSettings: settings),
    .target(
      name: "BookMotionBody", dependencies: ["BookMotion", "BookMotionPages"],
      swiftSettings: settings),
    .target(name: "BookMotionReader", dependencies: ["BookMotion"], swiftSettings: settings),
    .target(
      name: "BookMotionUI", dependencies: ["BookMotion", "BookMotionBody", "BookMotionPages"],
      swiftSettings: settings),
    .target(
      name: "BookMotionLint", dependencies: ["BookMotion", "BookMotionDocuments"],
      swiftSettings: settings),
    .target(
      name: "BookMotionRecording",
      dependencies: ["BookMotion", "BookMotionDocuments", "BookMotionLint"],
      swiftSettings: settings),
    .target(
      name: "BookMotionTesting", dependencies: ["BookMotionRecording"], swiftSettings: settings),
  ]
)
