/// Gets the data of pictures, for `AsyncImage`.
public struct ImageLoader: Sendable {
    private let load: @Sendable (URL) async throws -> Data

    public init(_ load: @escaping @Sendable (_ url: URL) async throws -> Data) {
        self.load = load
    }

    public func callAsFunction(_ url: URL) async throws -> Data {
        try await load(url)
    }

    /// From the network or a file, by the shared session.
    public static let shared = ImageLoader { url in
        if url.isFileURL { return try Data(contentsOf: url) }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
            throw URLError(.badServerResponse)
        }
        return data
    }
}

private struct ImageLoaderKey: EnvironmentKey { static let defaultValue = ImageLoader.shared }

extension EnvironmentValues {
    /// What loads the pictures of `AsyncImage`.
    public var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}
