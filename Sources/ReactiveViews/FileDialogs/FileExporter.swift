// A file exporter lets the user choose a location, and writes there. A host answers it by `chooseFile(_:)`: the
// location is that of the new file, or of a folder for it. When the file is written, its completion runs.

// MARK: - Documents that are values

nonisolated extension View {
    /// Presents a dialog in which the user chooses where to write a document that is a value, while a flag is true.
    ///
    /// ```swift
    /// Button("Export") { isExporting = true }
    ///     .fileExporter(
    ///         isPresented: $isExporting, document: note, contentType: .plainText, defaultFilename: "Note"
    ///     ) { result in
    ///         saved = try? result.get()
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - document: The document; nothing is presented while it is nil.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The suggested name, without an extension; nil for “Untitled”.
    ///   - onCompletion: Receives the location of the written file, or the error.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented, document.map { [$0] } ?? [], [contentType], defaultFilename, first(onCompletion), {}
        ) {
            .document($0, $1, $2)
        }
    }

    /// Presents a dialog in which the user chooses a folder for documents that are values, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - documents: The documents; nothing is presented while there are none.
    ///   - contentType: The type of the files.
    ///   - onCompletion: Receives the locations of the written files, or the first error.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(isPresented, Array(documents), [contentType], nil, onCompletion, {}) { .document($0, $1, $2) }
    }

    /// Presents a dialog in which the user chooses where to write a document that is a value, or cancels, while a
    /// flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - document: The document; nothing is presented while it is nil.
    ///   - contentTypes: The types that the user can choose from; by default those of the document. The first one is
    ///     used.
    ///   - defaultFilename: The suggested name, without an extension; nil for “Untitled”.
    ///   - onCompletion: Receives the location of the written file, or the error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExporter(
            isPresented, document.map { [$0] } ?? [], contentTypes, defaultFilename, first(onCompletion), onCancellation
        ) { .document($0, $1, $2) }
    }

    /// Presents a dialog in which the user chooses a folder for documents that are values, or cancels, while a flag
    /// is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - documents: The documents; nothing is presented while there are none.
    ///   - contentTypes: The types that the user can choose from; by default those of the document. The first one is
    ///     used.
    ///   - onCompletion: Receives the locations of the written files, or the first error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        fileExporter(isPresented, Array(documents), contentTypes, nil, onCompletion, onCancellation) {
            .document($0, $1, $2)
        }
    }
}

// MARK: - Documents that are objects

nonisolated extension View {
    /// Presents a dialog in which the user chooses where to write a document that is an object, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - document: The document; nothing is presented while it is nil.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The suggested name, without an extension; nil for “Untitled”.
    ///   - onCompletion: Receives the location of the written file, or the error.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented, document.map { [$0] } ?? [], [contentType], defaultFilename, first(onCompletion), {}
        ) {
            .document($0, $1, $2)
        }
    }

    /// Presents a dialog in which the user chooses a folder for documents that are objects, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - documents: The documents; nothing is presented while there are none.
    ///   - contentType: The type of the files.
    ///   - onCompletion: Receives the locations of the written files, or the first error.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(isPresented, Array(documents), [contentType], nil, onCompletion, {}) { .document($0, $1, $2) }
    }

    /// Presents a dialog in which the user chooses where to write a document that is an object, or cancels, while a
    /// flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - document: The document; nothing is presented while it is nil.
    ///   - contentTypes: The types that the user can choose from; by default those of the document. The first one is
    ///     used.
    ///   - defaultFilename: The suggested name, without an extension; nil for “Untitled”.
    ///   - onCompletion: Receives the location of the written file, or the error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExporter(
            isPresented, document.map { [$0] } ?? [], contentTypes, defaultFilename, first(onCompletion), onCancellation
        ) { .document($0, $1, $2) }
    }

    /// Presents a dialog in which the user chooses a folder for documents that are objects, or cancels, while a flag
    /// is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - documents: The documents; nothing is presented while there are none.
    ///   - contentTypes: The types that the user can choose from; by default those of the document. The first one is
    ///     used.
    ///   - onCompletion: Receives the locations of the written files, or the first error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(isPresented, Array(documents), contentTypes, nil, onCompletion, onCancellation) {
            .document($0, $1, $2)
        }
    }
}

// MARK: - Transferable values

nonisolated extension View {
    /// Presents a dialog in which the user chooses where to write a value, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - item: The value; nothing is presented while it is nil.
    ///   - contentTypes: The types that the user can choose from; by default those of the value. The first one that it
    ///     can be exported as is used.
    ///   - defaultFilename: The suggested name, without an extension; nil for “Untitled”.
    ///   - onCompletion: Receives the location of the written file, or the error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        fileExporter(
            isPresented, item.map { [$0] } ?? [], contentTypes, defaultFilename, first(onCompletion), onCancellation
        ) { FileToExport($0, name: $1, types: $2) }
    }

    /// Presents a dialog in which the user chooses a folder for some values, while a flag is true.
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the dialog ends.
    ///   - items: The values; nothing is presented while there are none.
    ///   - contentTypes: The types that the user can choose from; by default those of the value. The first one that it
    ///     can be exported as is used.
    ///   - onCompletion: Receives the locations of the written files, or the first error.
    ///   - onCancellation: Called if the user cancels.
    public func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        fileExporter(isPresented, Array(items), contentTypes, nil, onCompletion, onCancellation) {
            FileToExport($0, name: $1, types: $2)
        }
    }

    /// Presents an exporter of any sort.
    ///
    /// - Parameter file: Returns the file for a value, a name and the types; nil if the value can't be written as these.
    private func fileExporter<T>(
        _ isPresented: Binding<Bool>, _ values: [T], _ types: [UTType], _ name: String?,
        _ onCompletion: @escaping (Result<[URL], any Error>) -> Void, _ onCancellation: @escaping () -> Void,
        _ file: @escaping @MainActor (T, String?, [UTType]) -> FileToExport?
    ) -> some View {
        fileDialog(
            as: FileDialogKind.Exporter<T>.self, .exporting, isPresented: isPresented, isReady: !values.isEmpty
        ) {
            FileDialog(
                purpose: .exporting, types: types, filename: name, end: { isPresented.wrappedValue = false },
                choice: ExportedFiles(
                    values: values, types: types, name: name, file: file, onCompletion: onCompletion),
                cancel: onCancellation)
        }
    }
}

/// Writes values as files to the chosen location.
private struct ExportedFiles<T> {
    let values: [T]
    let types: [UTType]
    let name: String?
    let file: @MainActor (T, String?, [UTType]) -> FileToExport?
    let onCompletion: (Result<[URL], any Error>) -> Void
}

extension ExportedFiles: FileChoice {
    func use(_ urls: [URL], in graph: Graph) {
        let files = values.compactMap { file($0, name, types) }
        guard files.count == values.count else { return onCompletion(.failure(NSItemProviderError.noData)) }
        FileExport(files, in: graph, onCompletion).begin(at: urls[0])
    }
}

/// Returns the completion of an exporter of one file as one that gets several locations.
private func first(_ done: @escaping (Result<URL, any Error>) -> Void) -> (Result<[URL], any Error>) -> Void {
    { done($0.map { $0[0] }) }
}

extension FileToExport {
    /// The file of a document that is a value.
    fileprivate static func document<D: FileDocument>(_ document: D, _ name: String?, _ types: [UTType])
        -> FileToExport?
    {
        guard let type = types.first ?? D.writableContentTypes.first else { return nil }
        return FileToExport(name: name, type: type) {
            try document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        }
    }

    /// The file of a document that is an object. Its snapshot is taken when it is written.
    fileprivate static func document<D: ReferenceFileDocument>(
        _ document: D, _ name: String?, _ types: [UTType]
    ) -> FileToExport? {
        guard let type = types.first ?? D.writableContentTypes.first else { return nil }
        return FileToExport(name: name, type: type) {
            try document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: nil))
        }
    }
}
