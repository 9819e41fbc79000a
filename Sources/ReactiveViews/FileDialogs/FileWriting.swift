import Reactive

/// A file to export: its suggested name, and how it is written.
@MainActor
struct FileToExport {
    /// The name without an extension; nil for the default.
    var name: String?
    let type: UTType
    /// Writes the file to a location, and reports the error, if any, now or later.
    let write: (URL, @escaping @MainActor @Sendable (Result<Void, any Error>) -> Void) -> Void
}

/// Writes files one after the other, and reports their locations or the first error once.
@MainActor
final class FileExport {
    private let files: [FileToExport]
    private let graph: Graph?
    private let done: (Result<[URL], any Error>) -> Void
    private var written: [URL] = []

    init(_ files: [FileToExport], in graph: Graph?, _ done: @escaping (Result<[URL], any Error>) -> Void) {
        self.files = files
        self.graph = graph
        self.done = done
    }

    func begin(at place: URL) {
        guard written.count < files.count else { return finish(.success(written)) }
        let file = files[written.count]
        let target = location(of: file, at: place)
        file.write(target) { result in
            switch result {
            case .success:
                self.written.append(target)
                self.begin(at: place)
            case .failure(let error): self.finish(.failure(error))
            }
        }
    }

    private func finish(_ result: Result<[URL], any Error>) {
        if let graph { graph.perform { done(result) } } else { done(result) }
    }

    /// The location of a file: in a folder by its suggested name, with a number if an earlier file of this export has
    /// that name; otherwise the chosen location. The name extension of the type is added.
    private func location(of file: FileToExport, at place: URL) -> URL {
        guard place.isFolder else { return place.appendingPathExtension(for: file.type) }
        let name = file.name ?? "Untitled"
        var target = place.appendingPathComponent(name).appendingPathExtension(for: file.type)
        var copies = 1
        while written.contains(target) {
            copies += 1
            target = place.appendingPathComponent("\(name) \(copies)").appendingPathExtension(for: file.type)
        }
        return target
    }
}

extension FileToExport {
    /// The document that a value describes.
    ///
    /// - Parameters:
    ///   - wrapper: Returns the contents.
    init(name: String?, type: UTType, wrapper: @escaping () throws -> FileWrapper) {
        self.init(name: name, type: type) { url, done in
            done(Result { try wrapper().save(at: url) })
        }
    }

    /// The data that a value is transferred as; nil if it can't be exported as one of the types.
    init?<T: Transferable>(_ value: T, name: String?, types: [UTType]) {
        let provider = NSItemProvider()
        provider.register(value: value)
        let offered = provider.registeredContentTypes
        let wanted = types.lazy.compactMap { type in offered.first { $0.conforms(to: type) } }.first
        guard let type = types.isEmpty ? offered.first : wanted else { return nil }
        self.init(name: name ?? provider.suggestedName, type: type) { url, done in
            provider.loadDataRepresentation(for: type) { data, error in
                let result = Result {
                    guard let data else { throw error ?? NSItemProviderError.noData }
                    try data.write(to: url)
                }
                onMainActor { done(result) }
            }
        }
    }
}

extension FileWrapper {
    /// Writes the file, or the folder with everything in it.
    fileprivate func save(at url: URL) throws {
        guard let children = fileWrappers, regularFileContents == nil else {
            try (regularFileContents ?? Data()).write(to: url)
            return
        }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, child) in children { try child.save(at: url.appendingPathComponent(name)) }
    }
}
