import Observation

/// Gives bindings to the properties of an `@Observable` object, as in `$book.title`.
///
/// It observes nothing by itself: a body depends on the properties that it reads.
///
/// ```swift
/// @Observable
/// final class Book {
///     var title = "Untitled"
/// }
///
/// struct TitleEditor {
///     @Bindable var book: Book
///     var title: Binding<String> { $book.title }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Creates a property that gives bindings to an object's properties, for `@Bindable var book: Book`.
    ///
    /// - Parameter wrappedValue: the object.
    public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

    /// Creates a value that gives bindings to an object's properties, for use within an expression.
    ///
    /// - Parameter wrappedValue: the object.
    public init(_ wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }

    /// Creates a property from the projected value of another one.
    ///
    /// - Parameter projectedValue: the other property's projected value.
    public init(projectedValue: Bindable<Value>) where Value: AnyObject, Value: Observable { self = projectedValue }

    /// The property itself, whose members are bindings.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the object. It reads nothing now; equal key paths of the same object give equal
    /// bindings.
    ///
    /// - Parameter keyPath: the property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        Binding(ObjectMemberLocation(wrappedValue, keyPath, tracksReads: true))
    }
}

extension Bindable: Sendable where Value: Sendable {}

extension Bindable: Identifiable where Value: Identifiable {
    /// The identity of the object.
    public var id: Value.ID { wrappedValue.id }
}

extension Bindable: ComparableInput {
    public static var _traits: Graph._PropertyTraits {
        var traits = Graph._PropertyTraits()
        traits.comparable = Self.self
        traits.isPlace = true
        return traits
    }

    /// Whether the two objects are equal as inputs.
    ///
    /// - Parameters:
    ///   - lhs: a property.
    ///   - rhs: another property.
    public static func inputsAreEqual(_ lhs: Bindable<Value>, _ rhs: Bindable<Value>) -> Bool {
        Comparison.areEqualInputs(lhs.wrappedValue, rhs.wrappedValue)
    }
}
