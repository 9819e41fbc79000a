import Foundation

/// Writes Swift symbols of asset catalogues: `Image(.logo)`, `Color(.sky)`, `Color.sky`.
@main
struct Command {
    private static let usage = """
        usage: asset-symbols [option…] FOLDER…

        Writes Swift symbols of the colours and images in asset catalogues. A FOLDER is a catalogue (.xcassets) or
        contains catalogues.

          --output FILE     Writes to a file instead of to the standard output. An unchanged file isn't touched.
          --bundle WHICH    automatic (the default: Bundle.module in a package, otherwise the bundle of the code),
                            module, or main
          --import MODULE   Imports a module instead of DeveloperToolsSupport and SwiftUI; may be repeated.
          --access LEVEL    public, package, or internal (the default)
          --no-uikit        Leaves out UIColor's and UIImage's symbols.
          --no-extensions   Leaves out all but the symbols of ColorResource and ImageResource, as Xcode does unless its
                            setting for symbol extensions is on.

        """

    private var writer = SymbolWriter()
    private var folders: [String] = []
    private var output: String?
    private var imports: [String] = []

    static func main() {
        var command = Command()
        command.parse(CommandLine.arguments.dropFirst())
        command.run()
    }

    private mutating func parse(_ arguments: ArraySlice<String>) {
        var arguments = arguments
        func value(of option: String) -> String {
            guard let value = arguments.popFirst() else { Self.fail("\(option) needs a value\n\n\(Self.usage)") }
            return value
        }
        while let argument = arguments.popFirst() {
            switch argument {
            case "--output": output = value(of: argument)
            case "--import": imports.append(value(of: argument))
            case "--no-uikit": writer.includesUIKit = false
            case "--no-extensions": writer.includesExtensions = false
            case "--bundle":
                guard let bundle = SymbolWriter.Bundle(rawValue: value(of: argument)) else {
                    Self.fail("unknown bundle\n\n\(Self.usage)")
                }
                writer.bundle = bundle
            case "--access":
                let level = value(of: argument)
                guard ["public", "package", "internal"].contains(level) else {
                    Self.fail("unknown access level\n\n\(Self.usage)")
                }
                writer.access = level == "internal" ? "" : level + " "
            case "--help", "-h":
                print(Self.usage, terminator: "")
                exit(0)
            case let option where option.hasPrefix("--"): Self.fail("unknown option \(option)\n\n\(Self.usage)")
            default: folders.append(argument)
            }
        }
        guard !folders.isEmpty else { Self.fail("no folder\n\n\(Self.usage)") }
        if !imports.isEmpty { writer.imports = imports }
    }

    private mutating func run() {
        let tree = CatalogTree(folders)
        let code = writer.code(of: tree)
        for problem in tree.problems + writer.problems {
            FileHandle.standardError.write(Data("warning: \(problem)\n".utf8))
        }
        guard let output else { return print(code, terminator: "") }
        let data = Data(code.utf8)
        guard FileManager.default.contents(atPath: output) != data else { return }
        do {
            try data.write(to: URL(filePath: output))
        } catch {
            Self.fail("can't write \(output): \(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("asset-symbols: \(message)\n".utf8))
        exit(64)
    }
}
