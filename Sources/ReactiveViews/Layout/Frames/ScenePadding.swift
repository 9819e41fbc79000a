/// A distance of content from the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    private let name: String

    /// The least distance that keeps content away from the edges.
    public static let minimum = ScenePadding(name: "minimum")
    /// The distance of the title in a navigation bar.
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

nonisolated extension View {
    /// Adds the distance of content from the edges of its scene: 16 points.
    ///
    /// ```swift
    /// Text("Welcome").scenePadding()
    /// ```
    ///
    /// - Parameter edges: The edges; all by default.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds a distance from the edges of the scene: 16 points, whichever it is.
    ///
    /// - Parameters:
    ///   - padding: The kind of distance.
    ///   - edges: The edges; all by default.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
