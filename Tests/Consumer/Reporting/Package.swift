// swift-tools-version: 6.1
import PackageDescription

// Asks for the module `os` without depending on it. A package of its own: the other name that a manifest gives a module
// holds for all targets of the package.
let package = Package(
    name: "Reporting",
    products: [.library(name: "Reporting", targets: ["Reporting"])],
    targets: [.target(name: "Reporting")]
)
