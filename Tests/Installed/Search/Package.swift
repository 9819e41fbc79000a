// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Search",
    platforms: [.macOS(.v13)],
    targets: [
        .target(name: "Search"),
        .testTarget(name: "SearchTests", dependencies: ["Search"]),
    ],
    swiftLanguageModes: [.v5]
)
