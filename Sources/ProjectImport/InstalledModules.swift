/// An installation of the library, as an import uses it.
public struct InstalledModules: Sendable {
    /// The folder of the installation.
    let folder: String
    /// The arguments for `swift build` with which it finds the modules, such as `--toolset`.
    let arguments: [String]
    /// The C modules that the modules `os` and `OSLog` need.
    let systemLogModules: [String]

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - folder: The folder of the installation, with the folders `plugins`, `modules-os` and `include`.
    ///   - arguments: The arguments for `swift build` with which it finds the modules, such as `--toolset`.
    ///   - systemLogModules: The C modules that the modules `os` and `OSLog` need, whose headers lie in `include`.
    public init(folder: String, arguments: [String], systemLogModules: [String]) {
        self.folder = folder
        self.arguments = arguments
        self.systemLogModules = systemLogModules
    }
}
