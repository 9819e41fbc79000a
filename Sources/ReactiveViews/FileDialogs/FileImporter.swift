nonisolated extension View {
    /// Presents a dialog in which the user chooses a file, while a flag is true.
    ///
    /// A host answers the dialog by `chooseFile(_:)`. When the user has chosen or cancelled, the flag becomes false;
    /// after a choice the completion runs.
    ///
    /// ```swift
    /// struct Library: View {
    ///     @State private var isImporting = false
    ///     @State private var name = "Nothing"
    ///
    ///     var body: some View {
    ///         Button("Import") { isImporting = true }
    ///             .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
    ///                 if let url = try? result.get() { name = url.lastPathComponent }
    ///             }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - allowedContentTypes: The types of files that the user can choose.
    ///   - onCompletion: Receives the file. It isn't called if the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileDialog(as: FileDialogKind.Importer.self, .importing, isPresented: isPresented) {
            FileDialog(
                purpose: .importing, types: allowedContentTypes, end: { isPresented.wrappedValue = false },
                choice: ChosenFiles { onCompletion(.success($0[0])) }, cancel: {})
        }
    }

    /// Presents a dialog in which the user chooses one or several files, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - allowedContentTypes: The types of files that the user can choose.
    ///   - allowsMultipleSelection: Whether the user can choose several files.
    ///   - onCompletion: Receives the files. It isn't called if the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Presents a dialog in which the user chooses one or several files or cancels, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - allowedContentTypes: The types of files that the user can choose.
    ///   - allowsMultipleSelection: Whether the user can choose several files; false by default.
    ///   - onCompletion: Receives the files.
    ///   - onCancellation: Called if the user cancels.
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool = false,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileDialog(as: FileDialogKind.Importer.self, .importing, isPresented: isPresented) {
            FileDialog(
                purpose: .importing, types: allowedContentTypes, allowsMultiple: allowsMultipleSelection,
                end: { isPresented.wrappedValue = false }, choice: ChosenFiles { onCompletion(.success($0)) },
                cancel: onCancellation)
        }
    }
}
