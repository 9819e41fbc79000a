import Foundation

/// A picture that is always there, for a session that needs no network: a meadow under the sky.
enum SampleBackground {
    static let address = "https://example.com/meadow.png"

    /// A PNG image of 320 × 240.
    static var data: Data? {
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAUAAAADwAQMAAABL4y8oAAAABlBMVEW+4fqWzXig3EcpAAAALElEQVR42u3KMQ0AAAwDoPo3vVno"
                + "3cBNAgAAAAAAjLqSKIqiKIqiKIqiKFYeB8YCw9yxxOcAAAAASUVORK5CYII=")
    }
}
