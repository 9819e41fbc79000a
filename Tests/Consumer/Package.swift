// swift-tools-version: 6.1
import PackageDescription

// On Apple's systems the modules are those of the SDK, and nothing of Reactive is built.
let elsewhere: [Platform] = [.linux, .windows, .android]
// The package's identity, by which SwiftPM finds what `moduleAliases` name: the name of its folder.
let reactive = Context.packageDirectory.split(separator: "/").dropLast(2).last.map(String.init) ?? "Reactive"
let frameworks = ["Combine", "CoreGraphics", "CoreTransferable", "SwiftUI", "UIKit", "UniformTypeIdentifiers"]
let apple: [Target.Dependency] =
    frameworks.map { .product(name: $0, package: reactive, condition: .when(platforms: elsewhere)) } + [
        // Built under other names, so that other packages don't find modules that they never asked for.
        .product(
            name: "os", package: reactive, moduleAliases: ["os": "ReactiveOSNames"],
            condition: .when(platforms: elsewhere)),
        .product(
            name: "OSLog", package: reactive, moduleAliases: ["OSLog": "ReactiveOSLog"],
            condition: .when(platforms: elsewhere)),
    ]

// Files with `@objc` and `#selector`: rewritten at each build where there is no Objective-C runtime.
#if canImport(Darwin)
    let keyboard = Target.target(name: "NotesKeyboard")
#else
    let keyboard = Target.target(
        name: "NotesKeyboard", dependencies: apple, exclude: ["Keyboard"],
        plugins: [.plugin(name: "AppleSources", package: reactive)])
#endif

let schedulers: [Target.Dependency] =
    ["Schedulers"]
    + ["Combine", "ReactiveTesting", "SwiftUI"].map {
        .product(name: $0, package: reactive, condition: .when(platforms: elsewhere))
    }

let package = Package(
    name: "Notes",
    defaultLocalization: "en",
    platforms: [.macOS(.v11), .iOS(.v14)],
    products: [.library(name: "NotesModel", targets: ["NotesModel"])],
    dependencies: [.package(path: "../.."), .package(path: "Reporting")],
    targets: [
        // Files that use Combine's names and import only Foundation, in Swift 5.
        .target(
            name: "NotesModel", dependencies: apple,
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags(
                    ["-Xfrontend", "-import-module", "-Xfrontend", "Combine"], .when(platforms: elsewhere)),
            ]),
        keyboard,
        .executableTarget(
            name: "NotesApp", dependencies: ["NotesModel", "NotesKeyboard"] + apple,
            resources: [.process("Resources")],
            plugins: [.plugin(name: "AssetSymbols", package: reactive)]),
        // Declares what combine-schedulers does.
        .target(
            name: "Schedulers",
            dependencies: ["Combine", "SwiftUI"].map {
                .product(name: $0, package: reactive, condition: .when(platforms: elsewhere))
            }),
        .testTarget(
            name: "SchedulersTests", dependencies: [.product(name: "Reporting", package: "Reporting")] + schedulers),
        .testTarget(
            name: "SchedulersVisibilityTests", dependencies: schedulers,
            swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "NotesApp",
                .product(name: "ReactiveViewsTesting", package: reactive, condition: .when(platforms: elsewhere)),
            ]),
    ]
)
