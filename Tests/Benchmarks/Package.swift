// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "bench", targets: ["bench"]),
        .executable(name: "primitives", targets: ["primitives"]),
        .executable(name: "views", targets: ["ViewWorkloads"]),
        .executable(name: "signals", targets: ["SignalWorkloads"]),
        .executable(name: "tasks-at-top-level", targets: ["TasksAtTopLevel"]),
        .executable(name: "tasks-awaited", targets: ["TasksAwaited"]),
    ],
    dependencies: [
        .package(name: "Reactive", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    ],
    targets: [
        .target(name: "CBenchKit"),
        .target(name: "BenchKit", dependencies: ["CBenchKit"]),
        .target(name: "ContenderRaw", dependencies: ["BenchKit"]),
        .target(
            name: "ContenderOpenCombine",
            dependencies: ["BenchKit", .product(name: "OpenCombine", package: "OpenCombine")]),
        .target(name: "ContenderObservation", dependencies: ["BenchKit"]),
        .target(
            name: "ContenderReactive", dependencies: ["BenchKit", .product(name: "Reactive", package: "Reactive")],
            swiftSettings: [.define("REACTIVE")]),
        .executableTarget(
            name: "bench",
            dependencies: [
                "BenchKit", "ContenderRaw", "ContenderOpenCombine", "ContenderObservation", "ContenderReactive",
            ]),
        .executableTarget(name: "primitives", dependencies: ["BenchKit"]),
        .executableTarget(
            name: "ViewWorkloads",
            dependencies: [
                "CBenchKit", .product(name: "Reactive", package: "Reactive"),
                .product(name: "ReactiveViews", package: "Reactive"),
            ]),
        .executableTarget(
            name: "SignalWorkloads", dependencies: ["CBenchKit", .product(name: "Reactive", package: "Reactive")]),
        .executableTarget(
            name: "TasksAtTopLevel", dependencies: [.product(name: "ReactiveViewsTesting", package: "Reactive")]),
        .executableTarget(
            name: "TasksAwaited", dependencies: [.product(name: "ReactiveViewsTesting", package: "Reactive")]),
    ],
    swiftLanguageModes: [.v6]
)
