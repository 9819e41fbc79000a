/// Loads the data of images for `AsyncImage`.
///
/// A host can give its views a loader of its own, which tests need to show images:
///
/// ```swift
/// let loader = ImageLoader { url in try image(named: url.lastPathComponent) }
/// let host = ViewHost(Gallery().environment(\.imageLoader, loader))
/// ```
///
/// A load isn't cancelled when its view disappears or asks for another URL; its result is then ignored.
public struct ImageLoader: Sendable {
    private let load: @Sendable (URL) async throws -> Data

    /// Creates a loader.
    ///
    /// - Parameter load: Returns the data of the image at a URL, or throws an error, which becomes the phase's failure.
    public init(_ load: @escaping @Sendable (_ url: URL) async throws -> Data) {
        self.load = load
    }

    /// Returns the data of the image at a URL.
    ///
    /// - Parameter url: The URL.
    /// - Throws: The error of the loader's closure.
    public func callAsFunction(_ url: URL) async throws -> Data {
        try await load(url)
    }

    /// A loader that reads files and `data` URLs, and everything else with the shared URL session.
    public static let shared = ImageLoader { url in
        if url.isFileURL { return try Data(contentsOf: url) }
        if url.isDataURL { return try url.inlineData() }
        let (data, response) = try await URLSession.shared.data(from: url)
        if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) {
            throw URLError(.badServerResponse)
        }
        return data
    }

    /// A loader like ``shared`` that fails with ``NoNetwork`` under a virtual clock instead of using the network,
    /// unless a `StubNetwork` answers.
    public static let automatic = ImageLoader { url in
        if VirtualClock.inForce != nil, StubNetwork.current == nil, !url.isFileURL, !url.isDataURL {
            throw NoNetwork(url: url)
        }
        return try await shared(url)
    }

    /// The error of a load from the network under a virtual clock.
    public struct NoNetwork: LocalizedError, Hashable, Sendable {
        /// The URL that wasn't loaded.
        public let url: URL

        /// Creates the error.
        ///
        /// - Parameter url: The URL that wasn't loaded.
        public init(url: URL) { self.url = url }

        /// What wasn't loaded, and what to do.
        public var errorDescription: String? {
            "\(url) wasn't loaded: a virtual clock excludes the network. Set `.environment(\\.imageLoader, …)`."
        }
    }
}

private struct ImageLoaderKey: EnvironmentKey { static let defaultValue = ImageLoader.automatic }

extension EnvironmentValues {
    /// The loader of `AsyncImage`; ``ImageLoader/automatic`` by default.
    public var imageLoader: ImageLoader {
        get { self[ImageLoaderKey.self] }
        set { self[ImageLoaderKey.self] = newValue }
    }
}

extension URL {
    /// Whether the URL holds the data itself.
    var isDataURL: Bool { scheme?.lowercased() == "data" }

    /// The bytes that a `data` URL holds: after the first comma, in base 64 if what stands before it says so.
    ///
    /// - Throws: `URLError.badURL` without a comma, and if the bytes aren't encoded as is said.
    fileprivate func inlineData() throws -> Data {
        let parts = absoluteString.dropFirst("data:".count).split(
            separator: ",", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let text = parts[1].removingPercentEncoding else { throw URLError(.badURL) }
        guard parts[0].lowercased().hasSuffix(";base64") else { return Data(text.utf8) }
        guard let data = Data(base64Encoded: text) else { throw URLError(.badURL) }
        return data
    }
}
