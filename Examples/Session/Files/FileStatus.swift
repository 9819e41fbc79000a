import ReactiveViews

/// What the system knows of a file: its kind, its owner and who may use it.
struct FileStatus {
    private let status: stat

    /// Nil if there is no such file.
    init?(of path: String) throws {
        var status = stat()
        guard stat(path, &status) == 0 else {
            if errno == ENOENT { return nil }
            throw systemError()
        }
        self.status = status
    }

    init(of descriptor: CInt) throws {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw systemError() }
        self.status = status
    }

    private func isKind(_ kind: mode_t) -> Bool { status.st_mode & S_IFMT == kind }

    var isRegular: Bool { isKind(S_IFREG) }
    var isDirectory: Bool { isKind(S_IFDIR) }

    /// Throws if it isn't a file, or one that isn't to be written. Who may do anything still respects a file that
    /// nobody may write.
    func checkReplaceable(_ path: String) throws {
        if isDirectory { throw POSIXError(.EISDIR) }
        guard isRegular else { throw FileProblem.notRegular }
        guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else { throw POSIXError(.EACCES) }
    }

    /// Gives another file the same owner, if that is allowed, and the same permissions. Where the group can't be the
    /// same, the other one may do no more than everybody.
    func apply(to descriptor: CInt) throws {
        var mode = status.st_mode & 0o7777
        let mine = try FileStatus(of: descriptor).status
        let isSame = mine.st_uid == status.st_uid && mine.st_gid == status.st_gid
        if !isSame, fchown(descriptor, status.st_uid, status.st_gid) != 0, mine.st_gid != status.st_gid,
            fchown(descriptor, mine.st_uid, status.st_gid) != 0
        {
            mode = mode & 0o7707 | (mode & 0o007) << 3
        }
        guard fchmod(descriptor, mode) == 0 else { throw systemError() }
    }
}
