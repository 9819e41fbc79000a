/// A picture of an asset catalogue, by its name.
public struct ImageResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

/// A colour of an asset catalogue, by its name.
public struct ColorResource: Hashable, Sendable {
    let name: String

    public init(name: String, bundle: Bundle) {
        self.name = name
    }
}

extension Image {
    /// A picture of an asset catalogue.
    @_disfavoredOverload
    public nonisolated init(_ resource: ImageResource) { self.init(resource.name) }
}

extension Color {
    /// A colour of an asset catalogue; see `init(_:bundle:)`.
    @_disfavoredOverload
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
