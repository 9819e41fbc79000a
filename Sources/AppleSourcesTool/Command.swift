import Foundation

/// Rewrites Swift files that need the Objective-C runtime, so that they compile without it.
@main
enum AppleSourcesCommand {
    static let usage = """
        apple-sources FILE --output FILE
        apple-sources FOLDER --output FOLDER

        Writes Swift sources that were made for Apple's systems so that they compile without the Objective-C runtime:

        - Attributes such as @objc and @IBAction are left out; @UIApplicationMain becomes @main.
        - #selector(Type.method(_:)) becomes Selector("method:", Type.method(_:)).
        - An override in an extension moves into the class, if the class is in the same file. In an extension of a class
          of UIKit it replaces the method of that class.
        - Names such as Foundation.URLSession and Darwin.round get the module that has them here.

        Lines keep their numbers, and errors name the original file. All else stays as it is.
        """

    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count == 3, arguments[1] == "--output" else {
            FileHandle.standardError.write(Data((usage + "\n").utf8))
            exit(arguments == ["--help"] ? 0 : 2)
        }
        do {
            try rewrite(URL(fileURLWithPath: arguments[0]), to: URL(fileURLWithPath: arguments[2]))
        } catch {
            FileHandle.standardError.write(Data("apple-sources: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func rewrite(_ input: URL, to output: URL) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: input.path, isDirectory: &isFolder), isFolder.boolValue else {
            let text = try String(contentsOf: input, encoding: .utf8)
            let folder = output.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            return try SourceRewriter.rewrite(text, path: input.path).write(
                to: output, atomically: true, encoding: .utf8)
        }
        for path in try FileManager.default.subpathsOfDirectory(atPath: input.path) where path.hasSuffix(".swift") {
            try rewrite(input.appendingPathComponent(path), to: output.appendingPathComponent(path))
        }
    }
}
