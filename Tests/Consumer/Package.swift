// swift-tools-version: 6.0
import PackageDescription

// On Apple's systems the modules come from the SDK, and nothing of Reactive is built. Everywhere else they are Reactive's.
let elsewhere: TargetDependencyCondition? = .when(platforms: [.linux, .windows, .android])
let apple = ["Combine", "CoreGraphics", "CoreTransferable", "OSLog", "SwiftUI", "UIKit", "UniformTypeIdentifiers", "os"]
    .map { Target.Dependency.product(name: $0, package: "Reactive", condition: elsewhere) }

let package = Package(
    name: "Notes",
    platforms: [.macOS(.v11), .iOS(.v14)],
    products: [
        .library(name: "NotesModel", targets: ["NotesModel"]),
        .executable(name: "NotesApp", targets: ["NotesApp"]),
    ],
    dependencies: [.package(name: "Reactive", path: "../..")],
    targets: [
        // Some of its files use Combine's names without importing Combine, which Foundation allows on Apple's systems.
        .target(
            name: "NotesModel", dependencies: apple,
            swiftSettings: [
                .swiftLanguageMode(.v5),
                .unsafeFlags(
                    ["-Xfrontend", "-import-module", "-Xfrontend", "Combine"],
                    .when(platforms: [.linux, .windows, .android])),
            ]),
        .executableTarget(
            name: "NotesApp", dependencies: ["NotesModel"] + apple, swiftSettings: [.swiftLanguageMode(.v6)]),
        .testTarget(
            name: "NotesTests",
            dependencies: [
                "NotesModel", "NotesApp",
                .product(name: "ReactiveViewsTesting", package: "Reactive", condition: elsewhere),
            ]),
    ]
)
