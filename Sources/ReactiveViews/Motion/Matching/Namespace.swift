/// Names that belong to one view, so that those inside can be told from those elsewhere.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// The identity of a view's namespace.
    public struct ID: Hashable, Sendable {
        fileprivate let token: NamespaceToken

        public static func == (lhs: ID, rhs: ID) -> Bool { lhs.token === rhs.token }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
    }

    @State private var id = ID(token: NamespaceToken())

    public init() {}

    /// The same as long as the view is.
    public var wrappedValue: ID { id }
}

private final class NamespaceToken: Sendable {}
