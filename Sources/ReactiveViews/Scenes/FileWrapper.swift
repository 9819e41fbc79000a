#if !canImport(Darwin)
    /// A file, or a directory of files, in memory.
    public final class FileWrapper {
        /// The content of the file; nil for a directory.
        public let regularFileContents: Data?
        /// The files of the directory by their names; nil for a file.
        public private(set) var fileWrappers: [String: FileWrapper]?
        /// The name that the file should get when it is stored; nil for none.
        public var preferredFilename: String?
        /// The name of the stored file; nil for none.
        public var filename: String?

        /// Creates a file.
        ///
        /// - Parameter contents: The content of the file.
        public init(regularFileWithContents contents: Data) {
            regularFileContents = contents
            fileWrappers = nil
        }

        /// Creates a directory.
        ///
        /// - Parameter childrenByPreferredName: The files by their names.
        public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
            regularFileContents = nil
            fileWrappers = childrenByPreferredName
        }

        /// Whether this is a file.
        public var isRegularFile: Bool { regularFileContents != nil }
        /// Whether this is a directory.
        public var isDirectory: Bool { fileWrappers != nil }

        /// Adds a file to the directory. Does nothing for a file. Linear in the number of files with the same preferred
        /// name.
        ///
        /// - Parameter child: The file. Its preferred name gets a number if it is taken; without one it is "Untitled".
        /// - Returns: The name of the file in the directory.
        @discardableResult
        public func addFileWrapper(_ child: FileWrapper) -> String {
            let wanted = child.preferredFilename ?? "Untitled"
            var name = wanted
            var copies = 1
            while fileWrappers?[name] != nil {
                copies += 1
                name = "\(wanted) \(copies)"
            }
            fileWrappers?[name] = child
            return name
        }
    }
#endif
