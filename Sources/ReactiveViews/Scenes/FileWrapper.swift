#if !canImport(ObjectiveC)
    /// A file, or a directory of files, in memory.
    public final class FileWrapper {
        /// What the file consists of; nil for a directory.
        public let regularFileContents: Data?
        /// The files in the directory by their names; nil for a file.
        public private(set) var fileWrappers: [String: FileWrapper]?
        /// What the file is to be called where it is kept.
        public var preferredFilename: String?
        public var filename: String?

        public init(regularFileWithContents contents: Data) {
            regularFileContents = contents
            fileWrappers = nil
        }

        public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
            regularFileContents = nil
            fileWrappers = childrenByPreferredName
        }

        public var isRegularFile: Bool { regularFileContents != nil }
        public var isDirectory: Bool { fileWrappers != nil }

        /// Puts a file into the directory, under a name that isn't taken yet; nothing happens to a file. Gives the name.
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
