import Observation

/// Makes bindings to the properties of an `@Observable` object: `$book.title`. It observes nothing by itself (O6): a body
/// depends on the properties that it reads.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
    public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable { self = projectedValue }

    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property. It reads nothing now; equal paths of the same object give equal bindings (B3).
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        Binding(ObjectMemberLocation(wrappedValue, keyPath, tracksReads: true))
    }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: ComparableInput {
    public static func inputsAreEqual(_ lhs: Bindable<Value>, _ rhs: Bindable<Value>) -> Bool {
        Comparison.areEqualInputs(lhs.wrappedValue, rhs.wrappedValue)
    }
}
