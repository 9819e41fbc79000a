import ReactiveViews

/// Gets the data behind a URL; nil if there are none to be had. Runs off the main actor.
typealias BackgroundLoader = @Sendable (URL) async -> Data?

/// Reads files and asks servers.
@concurrent
func loadBackground(from url: URL) async -> Data? {
    if url.isFileURL { return try? Data(contentsOf: url) }
    guard let (data, response) = try? await URLSession.shared.data(from: url) else { return nil }
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) { return nil }
    return data
}
