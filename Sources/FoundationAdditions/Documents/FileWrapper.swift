#if !canImport(Darwin)
    import Foundation

    /// A file, a directory of files, or a symbolic link, in memory.
    ///
    /// ```swift
    /// let folder = FileWrapper(directoryWithFileWrappers: [
    ///     "note.txt": FileWrapper(regularFileWithContents: Data("Milk".utf8))
    /// ])
    /// try folder.write(to: url, originalContentsURL: nil)
    /// ```
    open class FileWrapper: NSObject {
        private enum Content {
            case file(Data)
            case directory([String: FileWrapper])
            case link(URL)
        }

        /// How a file is read.
        public struct ReadingOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Reads the content at once. Here it is always read at once.
            public static let immediate = ReadingOptions(rawValue: 1)
            /// Reads the content without mapping it into memory. Here it is never mapped.
            public static let withoutMapping = ReadingOptions(rawValue: 2)
        }

        /// How a file is written.
        public struct WritingOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// Writes a regular file beside its place first, then moves it there.
            public static let atomic = WritingOptions(rawValue: 1)
            /// Sets the `filename` of the written files.
            public static let withNameUpdating = WritingOptions(rawValue: 2)
        }

        private var content: Content
        /// The name that the file should get when it is stored; nil for none.
        open var preferredFilename: String?
        /// The name of the stored file; nil for none.
        open var filename: String?
        /// The attributes of the file, by the keys of `FileAttributeKey`.
        open var fileAttributes: [String: Any] = [:]

        /// Creates a file.
        ///
        /// - Parameter contents: The content of the file.
        public init(regularFileWithContents contents: Data) {
            content = .file(contents)
        }

        /// Creates a directory.
        ///
        /// - Parameter childrenByPreferredName: The files by their names. A file without a preferred name gets its.
        public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
            content = .directory(childrenByPreferredName)
            for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
                child.preferredFilename = name
            }
        }

        /// Creates a symbolic link.
        ///
        /// - Parameter url: The place that the link leads to.
        public init(symbolicLinkWithDestinationURL url: URL) {
            content = .link(url)
        }

        /// Reads a file, a directory with all that is in it, or a symbolic link.
        ///
        /// - Parameters:
        ///   - url: The place of the file.
        ///   - options: How it is read.
        /// - Throws: Foundation's error if the file doesn't exist or can't be read.
        public init(url: URL, options: ReadingOptions = []) throws {
            content = .file(Data())
            super.init()
            try read(from: url, options: options)
        }

        /// Whether this is a file.
        open var isRegularFile: Bool { if case .file = content { true } else { false } }
        /// Whether this is a directory.
        open var isDirectory: Bool { if case .directory = content { true } else { false } }
        /// Whether this is a symbolic link.
        open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

        /// The content of the file; nil for a directory or a link.
        open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
        /// The files of the directory by their names; nil for a file or a link.
        open var fileWrappers: [String: FileWrapper]? {
            if case .directory(let children) = content { children } else { nil }
        }
        /// The place that the link leads to; nil for a file or a directory.
        open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

        // MARK: Directories

        /// Adds a file to the directory. Linear in the number of files with the same preferred name.
        ///
        /// - Parameter child: The file. Its preferred name gets a number if it is taken; without one it is "Untitled".
        /// - Returns: The name of the file in the directory. Without a directory nothing is added, and the name is the
        ///   preferred one.
        @discardableResult
        open func addFileWrapper(_ child: FileWrapper) -> String {
            let wanted = child.preferredFilename ?? "Untitled"
            guard case .directory(var children) = content else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidInput, "\(wanted) was added to a FileWrapper that is no directory; nothing is added."))
                return wanted
            }
            var name = wanted
            var copies = 1
            while children[name] != nil {
                copies += 1
                name = "\(wanted) \(copies)"
            }
            children[name] = child
            content = .directory(children)
            return name
        }

        /// Adds a file with a content to the directory.
        ///
        /// - Parameters:
        ///   - data: The content.
        ///   - fileName: The preferred name.
        /// - Returns: The name of the file in the directory.
        @discardableResult
        open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
            let child = FileWrapper(regularFileWithContents: data)
            child.preferredFilename = fileName
            return addFileWrapper(child)
        }

        /// Removes a file from the directory. Does nothing if it isn't there. Linear in the number of files.
        ///
        /// - Parameter child: The file.
        open func removeFileWrapper(_ child: FileWrapper) {
            guard case .directory(let children) = content else { return }
            content = .directory(children.filter { $0.value !== child })
        }

        /// Returns the name of a file in the directory. Linear in the number of files.
        ///
        /// - Parameter child: The file.
        /// - Returns: Its name; nil if it isn't there.
        open func keyForFileWrapper(_ child: FileWrapper) -> String? {
            fileWrappers?.first { $0.value === child }?.key
        }

        // MARK: Reading and writing

        /// Replaces the content with that of a place.
        ///
        /// - Parameters:
        ///   - url: The place of a file, a directory or a link.
        ///   - options: How it is read.
        /// - Throws: Foundation's error if the file doesn't exist or can't be read.
        open func read(from url: URL, options: ReadingOptions = []) throws {
            let manager = FileManager.default
            let attributes = try manager.attributesOfItem(atPath: url.path)
            switch attributes[.type] as? FileAttributeType {
            case .typeDirectory?:
                var children: [String: FileWrapper] = [:]
                for name in try manager.contentsOfDirectory(atPath: url.path) {
                    children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
                }
                content = .directory(children)
            case .typeSymbolicLink?:
                let destination = try manager.destinationOfSymbolicLink(atPath: url.path)
                content = .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
            default: content = .file(try Data(contentsOf: url))
            }
            filename = url.lastPathComponent
            if preferredFilename == nil { preferredFilename = url.lastPathComponent }
            fileAttributes = Dictionary(attributes.map { ($0.key.rawValue, $0.value) }) { first, _ in first }
        }

        /// Writes the file, the directory with all that is in it, or the link. What is at the place is replaced.
        ///
        /// - Parameters:
        ///   - url: The place.
        ///   - options: How it is written.
        ///   - originalContentsURL: The place of an earlier version. Unchanged files aren't linked to it here.
        /// - Throws: Foundation's error if it can't be written.
        open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
            let manager = FileManager.default
            switch content {
            case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
            case .directory(let children):
                if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
                try manager.createDirectory(at: url, withIntermediateDirectories: false)
                for (name, child) in children {
                    try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
                }
            case .link(let destination):
                if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
                try manager.createSymbolicLink(at: url, withDestinationURL: destination)
            }
            if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
        }

        /// Whether the content equals that of a place. Reads all of it.
        ///
        /// - Parameter url: The place.
        /// - Returns: False also if nothing can be read there.
        open func matchesContents(of url: URL) -> Bool {
            guard let other = try? FileWrapper(url: url) else { return false }
            return Self.areEqual(self, other)
        }

        private static func areEqual(_ first: FileWrapper, _ second: FileWrapper) -> Bool {
            switch (first.content, second.content) {
            case (.file(let first), .file(let second)): first == second
            case (.link(let first), .link(let second)): first.path == second.path
            case (.directory(let first), .directory(let second)):
                first.count == second.count
                    && first.allSatisfy { name, child in second[name].map { areEqual(child, $0) } ?? false }
            default: false
            }
        }
    }
#endif
