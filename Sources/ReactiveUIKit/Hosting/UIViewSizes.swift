/// The sizes of representables, by their names. They take the place of sizes that only UIKit knows, a map's for
/// instance.
///
/// ```swift
/// PlaceView().environment(\.uiViewSizes, UIViewSizes(["MapView": CGSize(width: 300, height: 200)]))
/// ```
public struct UIViewSizes: Sendable {
    private let size: @Sendable (String, ProposedViewSize) -> CGSize?

    /// Creates sizes that a closure returns.
    ///
    /// - Parameter size: Returns the size of a representable for a proposal, in points; nil for its own.
    public init(_ size: @escaping @Sendable (_ name: String, _ proposal: ProposedViewSize) -> CGSize?) {
        self.size = size
    }

    /// Creates sizes from a table.
    ///
    /// - Parameter sizes: The size of each representable, in points, by the name of its type.
    public init(_ sizes: [String: CGSize]) { self.init { name, _ in sizes[name] } }

    /// The representables' own sizes.
    public static let own = UIViewSizes { _, _ in nil }

    /// Returns the size of a representable for a proposal, in points; nil for its own.
    ///
    /// - Parameters:
    ///   - name: The name of its type.
    ///   - proposal: The proposal.
    public func callAsFunction(_ name: String, _ proposal: ProposedViewSize) -> CGSize? { size(name, proposal) }
}

private struct UIViewSizesKey: EnvironmentKey { static let defaultValue = UIViewSizes.own }

extension EnvironmentValues {
    /// The sizes of representables, by the names of their types.
    public var uiViewSizes: UIViewSizes {
        get { self[UIViewSizesKey.self] }
        set { self[UIViewSizesKey.self] = newValue }
    }
}
