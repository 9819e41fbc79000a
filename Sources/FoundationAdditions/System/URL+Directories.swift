import Foundation

extension URL {
    /// The folder of the user's documents.
    public static var documentsDirectory: URL { directory(.documentDirectory) }
    /// The folder for files that can be made again.
    public static var cachesDirectory: URL { directory(.cachesDirectory) }
    /// The folder for files that a program needs to run.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory) }
    /// The folder of the user's settings and data of programs.
    public static var libraryDirectory: URL { directory(.libraryDirectory) }
    /// The folder of downloaded files.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory) }
    /// The folder of the user's desktop.
    public static var desktopDirectory: URL { directory(.desktopDirectory) }
    /// The folder of the user's pictures.
    public static var picturesDirectory: URL { directory(.picturesDirectory) }
    /// The folder of the user's music.
    public static var musicDirectory: URL { directory(.musicDirectory) }
    /// The folder of the user's films.
    public static var moviesDirectory: URL { directory(.moviesDirectory) }
    /// The folder that all users share.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory) }
    /// The folder of deleted files.
    public static var trashDirectory: URL { directory(.trashDirectory) }
    /// The folder of programs.
    public static var applicationDirectory: URL { directory(.applicationDirectory) }
    /// The folder of the users' home folders.
    public static var userDirectory: URL { directory(.userDirectory) }

    /// A folder of the user. One that the system doesn't have is a folder of that name in the home folder; in a test, in
    /// the test's own folder.
    private static func directory(_ kind: FileManager.SearchPathDirectory) -> URL {
        FoundationMethods.replace()
        if let found = FileManager.default.urls(for: kind, in: .userDomainMask).first { return found }
        let names: [FileManager.SearchPathDirectory: String] = [
            .documentDirectory: "Documents", .cachesDirectory: ".cache",
            .applicationSupportDirectory: ".local/share", .libraryDirectory: ".local/share",
            .downloadsDirectory: "Downloads", .desktopDirectory: "Desktop", .picturesDirectory: "Pictures",
            .musicDirectory: "Music", .moviesDirectory: "Videos", .sharedPublicDirectory: "Public",
            .trashDirectory: ".local/share/Trash", .applicationDirectory: "Applications",
        ]
        return kind == .userDirectory
            ? homeDirectory.deletingLastPathComponent()
            : (TestSandbox.currentPlace?.sandbox?.folder ?? homeDirectory).appending(
                path: names[kind] ?? "", directoryHint: .isDirectory)
    }
}

extension URL {
    /// How a bookmark is made. The options have no effect here.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options.
        ///
        /// - Parameter rawValue: The bits of the options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Few data.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// A bookmark for Finder's alias files.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// Access to the file in a sandbox.
        public static let withSecurityScope = BookmarkCreationOptions(rawValue: 1 << 11)
        /// Read access to the file in a sandbox.
        public static let securityScopeAllowOnlyReadAccess = BookmarkCreationOptions(rawValue: 1 << 12)
    }

    /// How a bookmark is resolved. The options have no effect here.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options.
        ///
        /// - Parameter rawValue: The bits of the options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Without asking the user.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Without mounting a volume.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// Access to the file in a sandbox.
        public static let withSecurityScope = BookmarkResolutionOptions(rawValue: 1 << 10)
    }

    private static var bookmarkMark: String { "reactive.bookmark:" }

    /// Returns data from which the URL can be made again: here the URL's own text, which doesn't follow a moved file.
    ///
    /// - Parameters:
    ///   - options: Have no effect.
    ///   - keys: Have no effect.
    ///   - url: The URL to which the data are relative; it has no effect.
    /// - Throws: `CocoaError.fileNoSuchFile` if a file URL's file doesn't exist.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
        relativeTo url: URL? = nil
    ) throws -> Data {
        guard !isFileURL || FileManager.default.fileExists(atPath: path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        return Data((Self.bookmarkMark + absoluteString).utf8)
    }

    /// Creates the URL of a bookmark.
    ///
    /// - Parameters:
    ///   - data: The data of `bookmarkData`.
    ///   - options: Have no effect.
    ///   - url: The URL to which the data are relative; it has no effect.
    ///   - bookmarkDataIsStale: Is set to false.
    /// - Throws: `CocoaError.fileReadCorruptFile` for other data, `CocoaError.fileNoSuchFile` if the file is gone.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        let text = String(decoding: data, as: UTF8.self)
        guard text.hasPrefix(Self.bookmarkMark), let url = URL(string: String(text.dropFirst(Self.bookmarkMark.count)))
        else { throw CocoaError(.fileReadCorruptFile) }
        guard !url.isFileURL || FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        self = url
        bookmarkDataIsStale = false
    }
}

extension FileManager {
    /// Returns nil: there is no iCloud.
    ///
    /// - Parameter containerIdentifier: The identifier of the container.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// The identity of the user's iCloud; nil: there is none.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    /// Returns the folder that a group of programs shares; it is made if it doesn't exist.
    ///
    /// - Parameter groupIdentifier: The identifier of the group. One that is empty or contains a slash gives nil.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, !groupIdentifier.contains("/"), groupIdentifier != ".." else { return nil }
        let folder = URL.applicationSupportDirectory
            .appending(path: "Group Containers", directoryHint: .isDirectory)
            .appending(path: groupIdentifier, directoryHint: .isDirectory)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
