import Foundation

/// The targets that are installed, as SwiftPM describes them.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        enum CodingKeys: String, CodingKey {
            case name, type, path
            case moduleType = "module_type"
        }

        let name: String
        let type: String
        let path: String
        let moduleType: String

        /// Whether the target belongs to the library for tests, which only programs with tests link.
        var isForTests: Bool { name.hasSuffix("Testing") }
    }

    let targets: [Target]

    /// The libraries' targets in Swift.
    var modules: [Target] { targets.filter { $0.type == "library" && $0.moduleType == "SwiftTarget" } }
    /// The libraries' targets in C.
    var cModules: [Target] { targets.filter { $0.type == "library" && $0.moduleType == "ClangTarget" } }
    var macros: [Target] { targets.filter { $0.type == "macro" } }
    /// The programs that plugins run.
    var tools: [Target] { targets.filter { $0.type == "executable" } }
}
