// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Bookshelf",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [.package(name: "BookMotion", path: "../..")],
  targets: [
    .executableTarget(
      name: "Bookshelf",
      dependencies: [
        .product(name: "BookMotion", package: "BookMotion"),
        .product(name: "BookMotionUI", package: "BookMotion"),
      ])
  ]
)
