// swift-tools-version: 6.1
import PackageDescription

// Lower modules never import higher ones: Reactive ← ReactiveFoundation ← ReactiveViews ← ReactiveTesting.
let package = Package(
    name: "Reactive",
    platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
    products: [
        .library(name: "Reactive", targets: ["Reactive"]),
        .library(name: "ReactiveFoundation", targets: ["ReactiveFoundation"]),
        .library(name: "ReactiveViews", targets: ["ReactiveViews"]),
        .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
        .executable(name: "EmojiArt", targets: ["EmojiArt"]),
    ],
    targets: [
        .target(name: "Reactive"),
        .target(name: "ReactiveFoundation", dependencies: ["Reactive"]),
        .target(name: "ReactiveViews", dependencies: ["Reactive", "ReactiveFoundation"]),
        .target(name: "ReactiveTesting", dependencies: ["ReactiveViews"]),

        .executableTarget(name: "EmojiArt", dependencies: ["ReactiveViews"], path: "Examples/EmojiArt"),

        .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "ReactiveTesting"]),
        .testTarget(name: "ReactiveFoundationTests", dependencies: ["ReactiveFoundation", "ReactiveTesting"]),
        .testTarget(
            name: "ReactiveViewsTests", dependencies: ["ReactiveViews", "ReactiveTesting"],
            exclude: ["Rules/README.md"]),
        .testTarget(name: "EmojiArtTests", dependencies: ["EmojiArt", "ReactiveTesting"]),
    ],
    swiftLanguageModes: [.v6]
)
