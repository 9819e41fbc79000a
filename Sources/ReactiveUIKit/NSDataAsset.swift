/// Bytes in an asset catalogue.
///
/// ```swift
/// let levels = NSDataAsset(name: "levels")?.data
/// ```
public final class NSDataAsset: NSObject, Sendable {
    /// The name with its namespaces.
    public let name: String
    /// The bytes.
    public let data: Data
    /// The uniform type identifier that the catalogue gives the bytes; `public.data` if it gives none.
    public let typeIdentifier: String

    /// Creates an asset of the main bundle; nil if it doesn't exist.
    ///
    /// - Parameter name: The name with its namespaces.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// Creates an asset; nil if it doesn't exist.
    ///
    /// - Parameters:
    ///   - name: The name with its namespaces.
    ///   - bundle: The bundle with the catalogue.
    public init?(name: String, bundle: Bundle) {
        guard let found = AssetCatalogs.data(named: name, in: bundle.resourceKey) else { return nil }
        self.name = name
        data = found.data
        typeIdentifier = found.type ?? "public.data"
    }
}
