import Foundation

// Writes Swift symbols of asset catalogues: `Image(.logo)`, `Color(.sky)`, `Color.sky`.
let usage = """
    usage: asset-symbols [option…] FOLDER…

    Writes Swift symbols of the colours and images in asset catalogues. A FOLDER is a catalogue (.xcassets) or contains
    catalogues.

      --output FILE     Writes to a file instead of to the standard output. An unchanged file isn't touched.
      --bundle WHICH    automatic (the default: Bundle.module in a package, otherwise the bundle of the code), module, main
      --import MODULE   Imports a module instead of DeveloperToolsSupport and SwiftUI; may be repeated.
      --access LEVEL    public or package; internal by default.
      --no-uikit        Leaves out UIColor's and UIImage's symbols.

    """

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data("asset-symbols: \(message)\n".utf8))
    exit(64)
}

var writer = SymbolWriter()
var folders: [String] = []
var output: String?
var imports: [String] = []
var arguments = CommandLine.arguments.dropFirst()

func value(of option: String) -> String {
    guard let value = arguments.popFirst() else { fail("\(option) needs a value\n\n\(usage)") }
    return value
}

while let argument = arguments.popFirst() {
    switch argument {
    case "--output": output = value(of: argument)
    case "--import": imports.append(value(of: argument))
    case "--no-uikit": writer.includesUIKit = false
    case "--bundle":
        let name = value(of: argument)
        guard let bundle = SymbolWriter.Bundle(rawValue: name) else { fail("unknown bundle \(name)\n\n\(usage)") }
        writer.bundle = bundle
    case "--access":
        let level = value(of: argument)
        guard ["public", "package", "internal"].contains(level) else { fail("unknown access \(level)\n\n\(usage)") }
        writer.access = level == "internal" ? "" : level + " "
    case "--help", "-h":
        print(usage, terminator: "")
        exit(0)
    case let option where option.hasPrefix("--"): fail("unknown option \(option)\n\n\(usage)")
    default: folders.append(argument)
    }
}
guard !folders.isEmpty else { fail("no folder\n\n\(usage)") }
if !imports.isEmpty { writer.imports = imports }

let tree = CatalogTree(folders)
let code = writer.code(of: tree)
for problem in tree.problems + writer.problems {
    FileHandle.standardError.write(Data("warning: \(problem)\n".utf8))
}
if let output {
    let data = Data(code.utf8)
    if FileManager.default.contents(atPath: output) != data {
        do {
            try data.write(to: URL(filePath: output))
        } catch {
            fail("can't write \(output): \(error)")
        }
    }
} else {
    print(code, terminator: "")
}
