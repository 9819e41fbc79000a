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

/// What two views that stand for the same have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Says that the view stands for the same as others with that identity. Ours only notes it: each view keeps its own geometry (⚑).
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> some View { self }
}
