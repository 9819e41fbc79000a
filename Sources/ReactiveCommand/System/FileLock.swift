import Foundation

/// An exclusive lock on a folder, held until the value is released or the process ends.
final class FileLock {
    static let fileName = ".lock"
    private let descriptor: Int32

    /// Waits for the lock of a folder, which must exist.
    ///
    /// - Parameters:
    ///   - folder: The folder that is locked, by a file in it.
    ///   - onWait: Called once if another process holds the lock, before waiting for it.
    /// - Throws: `CommandError` if the lock file can't be written.
    init(on folder: URL, onWait: () -> Void) throws {
        let file = folder.appending(path: Self.fileName)
        #if os(Windows)
            descriptor = -1
        #else
            descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
            guard descriptor >= 0 else {
                throw CommandError(
                    "\(file.path) could not be opened: \(String(cString: strerror(errno))).",
                    remedy: "Choose a folder that you may write to, with --into.")
            }
            if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
                onWait()
                while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
            }
        #endif
    }

    deinit {
        #if !os(Windows)
            close(descriptor)
        #endif
    }
}
