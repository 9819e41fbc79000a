import ExampleSession
import ReactiveViews

/// Gets the data behind a URL; nil if there are none to be had. Begins on the main actor, so that `Task.sleep` follows the host's clock.
typealias BackgroundLoader = @MainActor (URL) async -> Data?

/// Reads files and asks servers, off the main actor.
@concurrent
func loadBackground(from url: URL) async -> Data? {
    if url.isFileURL { return try? SafeFile.contents(of: url) }
    guard let (data, response) = try? await URLSession.shared.data(from: url) else { return nil }
    if let response = response as? HTTPURLResponse, !(200..<300).contains(response.statusCode) { return nil }
    return data
}

/// Takes a second of the session's time, then reads the file at once; so a session goes the same way each time. Servers take their own
/// time beyond that, except for `SampleBackground`, which asks none.
@MainActor
func loadBackgroundInSession(from url: URL) async -> Data? {
    do {
        try await Task.sleep(for: .seconds(1))
    } catch {
        return nil
    }
    if url.absoluteString == SampleBackground.address { return SampleBackground.data }
    return url.isFileURL ? try? SafeFile.contents(of: url) : await loadBackground(from: url)
}
