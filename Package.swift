// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// A module imports only those to its left: Reactive ← ReactiveFoundation ← ReactiveViews. ReactiveTesting needs the
// first two, ReactiveViewsTesting all of them.
let package = Package(
    name: "Reactive",
    platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
    products: [
        .library(name: "Reactive", targets: ["Reactive"]),
        .library(name: "ReactiveFoundation", targets: ["ReactiveFoundation"]),
        .library(name: "ReactiveViews", targets: ["ReactiveViews"]),
        .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
        .library(name: "ReactiveViewsTesting", targets: ["ReactiveViewsTesting"]),
        .executable(name: "EmojiArt", targets: ["EmojiArt"]),
        .executable(name: "Refresh", targets: ["Refresh"]),
        .executable(name: "Carousel", targets: ["Carousel"]),
        .executable(name: "RingChart", targets: ["RingChart"]),
        .executable(name: "EventBadges", targets: ["EventBadges"]),
    ],
    targets: [
        .target(name: "Reactive"),
        .target(name: "ReactiveFoundation", dependencies: ["Reactive"]),
        // What the compiler asks how `@Entry` and `#Preview` are meant: a tool of its own, in no program.
        .macro(name: "ReactiveMacros"),
        .target(name: "ReactiveViews", dependencies: ["Reactive", "ReactiveFoundation", "ReactiveMacros"]),
        // Stands before functions of the system, so that a test's virtual clock reaches code that doesn't know it.
        .target(name: "CReactiveTesting"),
        .target(name: "ReactiveTesting", dependencies: ["Reactive", "ReactiveFoundation", "CReactiveTesting"]),
        .target(name: "ReactiveViewsTesting", dependencies: ["ReactiveViews", "ReactiveTesting"]),

        .target(name: "ExampleSession", dependencies: ["ReactiveViews"], path: "Examples/Session"),
        .executableTarget(
            name: "EmojiArt", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/EmojiArt"),
        .executableTarget(
            name: "Refresh", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/Refresh"),
        .executableTarget(
            name: "Carousel", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/Carousel"),
        .executableTarget(
            name: "RingChart", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/RingChart"),
        .executableTarget(
            name: "EventBadges", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/EventBadges"),

        .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "ReactiveTesting"]),
        .testTarget(name: "ReactiveFoundationTests", dependencies: ["ReactiveFoundation", "ReactiveTesting"]),
        .testTarget(
            name: "ReactiveViewsTests", dependencies: ["ReactiveViews", "ReactiveViewsTesting"],
            exclude: ["Snapshots/__Snapshots__"]),
        .testTarget(name: "GuideTests", dependencies: ["ReactiveViews", "ReactiveViewsTesting"]),
        .testTarget(name: "EmojiArtTests", dependencies: ["EmojiArt", "ReactiveViewsTesting"]),
        .testTarget(
            name: "RefreshTests", dependencies: ["Refresh", "ReactiveViewsTesting"],
            exclude: ["Session/__Snapshots__"]),
        .testTarget(
            name: "CarouselTests", dependencies: ["Carousel", "ReactiveViewsTesting"],
            exclude: ["Session/__Snapshots__"]),
        .testTarget(
            name: "RingChartTests", dependencies: ["RingChart", "ReactiveViewsTesting"],
            exclude: ["Session/__Snapshots__", "Views/__Snapshots__"]),
        .testTarget(
            name: "EventBadgesTests", dependencies: ["EventBadges", "ReactiveViewsTesting"],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)
