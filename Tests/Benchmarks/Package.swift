// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS("15.4")],
    products: [
        .executable(name: "views", targets: ["ViewWorkloads"]),
        .executable(name: "signals", targets: ["SignalWorkloads"]),
    ],
    dependencies: [
        .package(name: "Reactive", path: "../..")
    ],
    targets: [
        .target(name: "CBenchKit"),
        .executableTarget(
            name: "ViewWorkloads",
            dependencies: [
                "CBenchKit", .product(name: "Reactive", package: "Reactive"),
                .product(name: "ReactiveViews", package: "Reactive"),
            ]),
        .executableTarget(
            name: "SignalWorkloads",
            dependencies: ["CBenchKit", .product(name: "Reactive", package: "Reactive")]),
    ],
    swiftLanguageModes: [.v6]
)
