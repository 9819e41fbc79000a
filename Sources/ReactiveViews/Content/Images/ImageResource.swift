/// An image in an asset catalogue, by its name.
///
/// The command `asset-symbols` and the plugin `AssetSymbols` write one for each image: `Image(.logo)`.
public struct ImageResource: Hashable, Sendable {
    package let name: String
    /// The path of the bundle; nil for the main one.
    package let bundle: String?

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name in the catalogue, with its namespaces: `Icons/home`.
    ///   - bundle: The bundle with the catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle.resourceKey
    }
}

/// A colour in an asset catalogue, by its name.
///
/// The command `asset-symbols` and the plugin `AssetSymbols` write one for each colour: `Color(.sky)`.
public struct ColorResource: Hashable, Sendable {
    package let name: String
    /// The path of the bundle; nil for the main one.
    package let bundle: String?

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name in the catalogue, with its namespaces: `Brand/sky`.
    ///   - bundle: The bundle with the catalogue.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle.resourceKey
    }
}

extension Image {
    /// Creates an image from an asset catalogue.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public nonisolated init(_ resource: ImageResource) {
        self.init(source: .named(resource.name), bundle: resource.bundle)
    }
}

extension Color {
    /// Creates a colour from an asset catalogue; see `init(_:bundle:)`.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public init(_ resource: ColorResource) { self.init(resource.name, inBundleAt: resource.bundle) }
}
