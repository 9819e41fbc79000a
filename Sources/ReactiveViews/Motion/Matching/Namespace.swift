/// A namespace of a view, which makes identities unique to it.
///
/// ```swift
/// @Namespace var animation
///
/// Text("Title").matchedGeometryEffect(id: "title", in: animation)
/// ```
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// The identity of a view's namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let token: NamespaceToken

        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    @State private var id = ID(token: NamespaceToken())

    /// Creates a namespace.
    public init() {}

    /// The identity; the same during the lifetime of the view.
    public var wrappedValue: ID { id }
}

private final class NamespaceToken: Sendable {}
