nonisolated extension View {
    /// Presents a dialog in which the user chooses a folder for a file, while a flag is true. The file is moved there.
    ///
    /// ```swift
    /// Button("Move…") { isMoving = true }
    ///     .fileMover(isPresented: $isMoving, file: url) { result in
    ///         if let moved = try? result.get() { url = moved }
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - file: The file; nothing is presented while it is nil.
    ///   - onCompletion: Receives the new location, or the error of the move.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog in which the user chooses a folder for a file or cancels, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - file: The file; nothing is presented while it is nil.
    ///   - onCompletion: Receives the new location, or the error of the move.
    ///   - onCancellation: Called if the user cancels.
    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(isPresented, file.map { [$0] } ?? [], { onCompletion($0.map { $0[0] }) }, onCancellation)
    }

    /// Presents a dialog in which the user chooses a folder for some files, while a flag is true. The files are moved
    /// there.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - files: The files; nothing is presented while there are none.
    ///   - onCompletion: Receives the new locations, or the first error of the moves.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented, Array(files), onCompletion, {})
    }

    /// Presents a dialog in which the user chooses a folder for some files or cancels, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - files: The files; nothing is presented while there are none.
    ///   - onCompletion: Receives the new locations, or the first error of the moves.
    ///   - onCancellation: Called if the user cancels.
    public func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented, Array(files), onCompletion, onCancellation)
    }

    private func fileMover(
        _ isPresented: Binding<Bool>, _ files: [URL], _ onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        _ onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(as: FileDialogKind.Mover.self, .moving, isPresented: isPresented, isReady: !files.isEmpty) {
            FileDialog(
                purpose: .moving, types: [.folder], filename: files.map(\.lastPathComponent).joined(separator: ", "),
                end: { isPresented.wrappedValue = false },
                choice: ChosenFiles { folders in
                    onCompletion(Result { try files.map { try move($0, into: folders[0]) } })
                },
                cancel: onCancellation)
        }
    }
}

/// Moves a file into a folder and returns its new location.
private func move(_ file: URL, into folder: URL) throws -> URL {
    let target = folder.appendingPathComponent(file.lastPathComponent, isDirectory: file.hasDirectoryPath)
    try FileManager.default.moveItem(at: file, to: target)
    return target
}
