import ReactiveViews

/// Excludes other programs that lock the same directory, until this value goes.
///
/// The lock is on the directory itself, so there is no lock file to leave behind; the system releases it when the
/// process ends, however it ends. On a file system without locks, and in a directory that may not be listed, `isHeld`
/// is false and nobody is excluded.
struct DirectoryLock: ~Copyable {
    let isHeld: Bool
    private let descriptor: CInt

    /// Waits for others, but not forever.
    init(_ directory: String, patience: Duration) throws {
        descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else {
            guard errno == EACCES else { throw systemError() }
            isHeld = false
            return
        }
        do {
            isHeld = try Self.lock(descriptor, patience)
        } catch {
            close(descriptor)
            throw error
        }
    }

    deinit {
        guard descriptor >= 0 else { return }
        // Closing alone would leave the lock to a process that was started meanwhile, which holds a copy for a moment.
        if isHeld { _ = flock(descriptor, LOCK_UN) }
        close(descriptor)
    }

    /// - Returns: false if there are no locks here.
    private static func lock(_ descriptor: CInt, _ patience: Duration) throws -> Bool {
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR else { return false }
            guard ContinuousClock.now < end else { throw FileProblem.locked }
            usleep(1_000)
        }
        return true
    }

    /// Makes the names in the directory last, should the machine stop. Not every file system can; the contents are safe
    /// anyway.
    func synchronize() {
        if descriptor >= 0 { _ = fsync(descriptor) }
    }
}
