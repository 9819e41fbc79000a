import Synchronization

/// Tells subscribers and subscriptions apart, in logs and debuggers.
public struct CombineIdentifier: Hashable, Sendable, CustomStringConvertible {
    private static let counter = Atomic<UInt64>(0)
    private let rawValue: UInt64

    /// A new one, unlike all others made this way.
    public init() {
        rawValue = Self.counter.wrappingAdd(1, ordering: .relaxed).newValue
    }

    /// The one of an object, for as long as it lives.
    public init(_ object: AnyObject) {
        rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
    }

    public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// Something with an identity of its own.
public protocol CustomCombineIdentifierConvertible {
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
