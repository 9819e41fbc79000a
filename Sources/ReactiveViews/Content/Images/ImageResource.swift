/// An image in an asset catalogue, by its name.
public struct ImageResource: Hashable, Sendable {
    let name: String

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name in the catalogue.
    ///   - bundle: The bundle with the catalogue; it is ignored.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

/// A colour in an asset catalogue, by its name.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name in the catalogue.
    ///   - bundle: The bundle with the catalogue; it is ignored.
    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

extension Image {
    /// Creates an image from an asset catalogue.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public nonisolated init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
    /// Creates a colour from an asset catalogue; see `init(_:bundle:)`.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
