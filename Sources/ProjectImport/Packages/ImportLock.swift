import Foundation

/// An exclusive lock on the folder of a package, held until the value is released or the process ends.
///
/// Invariant: the holder has locked the file that lies beside the folder. The holder removes the file. A
/// process that has waited for the lock checks that the file is still there.
final class ImportLock {
    private let path: String
    private let descriptor: Int32

    /// Waits for the lock.
    ///
    /// - Parameters:
    ///   - folder: The folder of the package, which needs not exist. Those around it are made.
    ///   - onWait: Called once if another process holds the lock, before waiting for it.
    /// - Throws: `ImportFailure` if the lock can't be written.
    init(on folder: String, onWait: () -> Void) throws {
        let parent = Paths.parent(folder)
        let path = Paths.join(parent, ".\(Paths.name(folder)).lock")
        self.path = path
        #if os(Windows)
            descriptor = -1
        #else
            do {
                try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
            } catch {
                throw PackageWriter.failure(folder, PackageWriter.reason(error))
            }
            var waits = false
            while true {
                let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
                guard file >= 0 else {
                    throw PackageWriter.failure(folder, String(cString: strerror(errno)).lowercased())
                }
                if flock(file, LOCK_EX | LOCK_NB) != 0 {
                    if !waits { onWait() }
                    waits = true
                    while flock(file, LOCK_EX) != 0 && errno == EINTR {}
                }
                if Self.isOpen(file, at: path) {
                    descriptor = file
                    return
                }
                close(file)
            }
        #endif
    }

    deinit {
        #if !os(Windows)
            unlink(path)
            close(descriptor)
        #endif
    }

    #if !os(Windows)
        /// Whether a descriptor's file is the one at a path.
        private static func isOpen(_ file: Int32, at path: String) -> Bool {
            var opened = stat()
            var found = stat()
            return fstat(file, &opened) == 0 && stat(path, &found) == 0 && opened.st_ino == found.st_ino
                && opened.st_dev == found.st_dev
        }
    #endif
}
