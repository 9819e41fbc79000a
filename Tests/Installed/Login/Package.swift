// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

// An application as it is written for Apple's systems: its manifest names no package that has SwiftUI.
let package = Package(
    name: "Login",
    platforms: [.macOS(.v15)],
    targets: [
        // A macro and a plugin of its own: programs of the host, which must not see the application's modules.
        .macro(name: "LoginMacros"),
        .executableTarget(name: "LoginGenerator"),
        .plugin(name: "LoginTexts", capability: .buildTool(), dependencies: ["LoginGenerator"]),
        .target(
            name: "LoginKit", dependencies: ["LoginMacros"], resources: [.process("Resources")],
            plugins: ["LoginTexts"]),
        .executableTarget(name: "Login", dependencies: ["LoginKit"]),
        .testTarget(name: "LoginTests", dependencies: ["LoginKit"]),
    ]
)
