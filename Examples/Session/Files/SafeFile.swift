import ReactiveViews

/// A file that is read and replaced as a whole, by several programs at once.
///
/// Invariants:
/// - Whoever opens the file finds the old contents or the new ones, never a part of them, even after a kill or on a full disk: the new
///   contents are written beside the file first, then take its place in one step.
/// - A symbolic link stays one. The file that it leads to is replaced, or made if the link leads nowhere yet.
/// - The file keeps its permissions, and its owner where this process may set it. One that nobody may write is not replaced.
/// - While `exclusively` runs no other program that uses this type replaces the file.
/// - What a killed process leaves beside the file is removed by `removeLeftovers`.
///
/// Not kept: further hard links to the file, which keep the old contents, and extended attributes.
public struct SafeFile: Sendable {
    /// Larger files are not read: 256 MB.
    static let largestSize = 256 << 20

    private let path: String
    private let patience: Duration

    /// - Parameter patience: how long to wait for another program that replaces the file.
    public init(_ url: URL, patience: Duration = .seconds(5)) {
        path = url.path
        self.patience = patience
    }

    /// Reads a regular file. Nil if there is none.
    public static func contents(of url: URL) throws -> Data? {
        try contents(of: url.path)
    }

    /// Runs `body` while other programs that use this type wait.
    public func exclusively<Result>(_ body: (borrowing LockedFile) throws -> Result) throws -> Result {
        let destination = try destination(of: path)
        let lock = try DirectoryLock(directory(of: destination), patience: patience)
        return try body(LockedFile(path: destination, lock: lock))
    }

    /// Writes a file: replaces what is there, unless it is a device or a pipe.
    public func write(_ data: Data) throws {
        if try isStream {
            let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
            guard descriptor >= 0 else { throw systemError() }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            return try handle.write(contentsOf: data)
        }
        try exclusively { try $0.replace(with: data) }
    }

    /// Whether writing goes somewhere else than into a file of its own: to a device, a pipe, or what this process has
    /// open already.
    private var isStream: Bool {
        get throws {
            let destination = try destination(of: path) { $0.hasPrefix("/dev/") || $0.hasPrefix("/proc/") }
            if destination.hasPrefix("/dev/") || destination.hasPrefix("/proc/") { return true }
            guard let status = try FileStatus(of: destination) else { return false }
            return !status.isRegular && !status.isDirectory
        }
    }

    fileprivate static func contents(of path: String) throws -> Data? {
        // A pipe would make this wait until somebody writes to it.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw systemError()
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let status = try FileStatus(of: descriptor)
        if status.isDirectory { throw POSIXError(.EISDIR) }
        guard status.isRegular else { throw FileProblem.notRegular }
        let data = try handle.read(upToCount: largestSize + 1) ?? Data()
        guard data.count <= largestSize else { throw POSIXError(.EFBIG) }
        return data
    }
}

/// A file that no other program replaces now.
public struct LockedFile: ~Copyable {
    /// Leads to the file, not to a link.
    private let path: String
    private let lock: DirectoryLock

    fileprivate init(path: String, lock: consuming DirectoryLock) {
        self.path = path
        self.lock = lock
    }

    /// Reads the file. Nil if there is none.
    public func contents() throws -> Data? {
        try SafeFile.contents(of: path)
    }

    /// Replaces the file, or makes it.
    public func replace(with data: Data) throws {
        let old = try FileStatus(of: path)
        if let old { try old.checkReplaceable(path) }
        let temporary = "\(directory(of: path))/\(temporaryPrefix)\(getpid())-\(UInt32.random(in: 0 ... .max))"
        do {
            try write(data, to: temporary, as: old)
            guard rename(temporary, path) == 0 else { throw systemError() }
        } catch {
            unlink(temporary)
            throw error
        }
        lock.synchronize()
    }

    private func write(_ data: Data, to temporary: String, as old: FileStatus?) throws {
        let descriptor = open(
            temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, old == nil ? 0o666 : 0o600)
        guard descriptor >= 0 else { throw systemError() }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try old?.apply(to: descriptor)
        try handle.write(contentsOf: data)
        guard fsync(descriptor) == 0 else { throw systemError() }
        try handle.close()
    }

    /// Renames the file to `Name.WORD-1.json`, or to the first number that is free, and returns its new place.
    public func moveAside(as word: String) throws -> URL {
        let url = URL(fileURLWithPath: path)
        let (stem, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        var number = 1
        while true {
            let name = "\(stem).\(word)-\(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
            let other = url.deletingLastPathComponent().appendingPathComponent(name)
            do {
                try FileManager.default.moveItem(at: url, to: other)
                return other
            } catch CocoaError.fileWriteFileExists {
                number += 1
            }
        }
    }

    /// Removes what killed processes left beside the file. Without a lock it might be another process's, which still
    /// writes it.
    public func removeLeftovers() {
        guard lock.isHeld else { return }
        let directory = directory(of: path)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        for name in names where name.hasPrefix(temporaryPrefix) { unlink("\(directory)/\(name)") }
    }

    /// What the names of temporary files begin with. Names have a greatest length.
    private var temporaryPrefix: String {
        let name = path.split(separator: "/").last ?? ""
        return ".\(String(String.UnicodeScalarView(name.unicodeScalars.prefix(40)))).saving-"
    }
}
