/// Gets the data of pictures, for `AsyncImage`.
///
/// A host gives its views one of its own, which a test needs to show pictures:
///
///     ViewHost(Gallery().environment(\.imageLoader, ImageLoader { url in try picture(named: url.lastPathComponent) }))
///
/// A load that has begun is left to finish, also when its view goes or asks for another address; its result is ignored
/// then.
public struct ImageLoader: Sendable {
    private let load: @Sendable (URL) async throws -> Data

    public init(_ load: @escaping @Sendable (_ url: URL) async throws -> Data) {
        self.load = load
    }

    public func callAsFunction(_ url: URL) async throws -> Data {
        try await load(url)
    }

    /// Loads from the network or a file, by the shared session.
    public static let shared = ImageLoader { url in
        if url.isFileURL { return try Data(contentsOf: url) }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
            throw URLError(.badServerResponse)
        }
        return data
    }

    /// Loads as `shared` does, but nothing from the network under a virtual clock: there it fails with `NoNetwork`.
    public static let automatic = ImageLoader { url in
        if VirtualClock.current != nil, !url.isFileURL { throw NoNetwork(url: url) }
        return try await shared(url)
    }

    /// Nothing is loaded from the network under a virtual clock, unless the host has an `imageLoader` that does it.
    public struct NoNetwork: LocalizedError, Hashable, Sendable {
        public let url: URL

        public init(url: URL) { self.url = url }

        public var errorDescription: String? {
            "\(url) isn't loaded: under a virtual clock nothing comes from the network. Set `.environment(\\.imageLoader, …)`."
        }
    }
}

private struct ImageLoaderKey: EnvironmentKey { static let defaultValue = ImageLoader.automatic }

extension EnvironmentValues {
    /// What loads the pictures of `AsyncImage`; `ImageLoader.automatic` unless a host or a view sets another one.
    public var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}
