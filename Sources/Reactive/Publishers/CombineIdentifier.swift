import Synchronization

/// An identifier of a subscriber or a subscription, for logs and debuggers.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let counter = Atomic<UInt64>(0)
    private let rawValue: UInt64

    /// Creates an identifier that differs from all others created by this initializer.
    public init() {
        rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// Creates the identifier of an object. It is unique among objects that exist at the same time.
    ///
    /// - Parameter object: The object; not retained.
    public init(_ object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type whose values have a `CombineIdentifier`. Classes get one from their object identity.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier of this value.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
