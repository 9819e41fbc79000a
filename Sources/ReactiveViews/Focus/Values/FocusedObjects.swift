import Observation
import Reactive

/// The place of an object among the focused values, by its type.
struct FocusedObjectPlace<Object>: Hashable {}

private struct FocusedObjectKey<Object>: FocusedValueKey {
    typealias Value = Object
}

extension FocusedValues {
    subscript<Object>(place: FocusedObjectPlace<Object>) -> Object? {
        get { self[FocusedObjectKey<Object>.self] }
        set { self[FocusedObjectKey<Object>.self] = newValue }
    }
}

/// Observes the object that the focused view or an ancestor publishes by `focusedObject(_:)`.
///
/// If there is none, it observes the object published by `focusedSceneObject(_:)`. The view is evaluated when another
/// object is published and when the object announces a change.
///
/// ```swift
/// @FocusedObject private var document: Document?
///
/// Button("Save") { document?.save() }
///     .disabled(document?.isEdited != true)
/// ```
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: @preconcurrency DynamicProperty {
    /// Makes bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let object: ObjectType

        /// A binding to a property of the object.
        @MainActor
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    private var value = FocusedValue(\FocusedValues[FocusedObjectPlace<ObjectType>()])
    @StateObject private var relay = ObjectRelay<ObjectType>()

    /// Creates a property that observes a focused object.
    public init() {}

    /// The published object; nil if there is none.
    @MainActor
    public var wrappedValue: ObjectType? { value.wrappedValue }

    /// Bindings to the properties of the published object; nil if there is none.
    @MainActor
    public var projectedValue: Wrapper? { wrappedValue.map { Wrapper(object: $0) } }

    /// Connects the property to the host's focus. Called before the view's body is evaluated.
    @MainActor
    public mutating func update() {
        value.update()
        relay.follow(value.wrappedValue)
    }
}

/// An object that announces the changes of another one.
private final class ObjectRelay<Object: ObservableObject>: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    private weak var object: Object?
    private var subscription: AnyCancellable?

    func follow(_ object: Object?) {
        guard object !== self.object else { return }
        self.object = object
        subscription = object?.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}

extension FocusedValue where Value: AnyObject & Observable {
    /// Creates a property that reads the focused object of a type.
    ///
    /// - Parameter objectType: The type of the object.
    public init(_ objectType: Value.Type) { self.init(\FocusedValues[FocusedObjectPlace<Value>()]) }
}

nonisolated extension View {
    /// Publishes an object to `FocusedObject` properties while the focus is in this view.
    ///
    /// ```swift
    /// DocumentEditor(document).focusedObject(document)
    /// ```
    ///
    /// - Parameter object: The object.
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        focusedValue(\FocusedValues[FocusedObjectPlace<T>()], object)
    }

    /// Publishes an object to `FocusedObject` properties while the focus is in this view.
    ///
    /// - Parameter object: The object; nil publishes nothing.
    public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(\FocusedValues[FocusedObjectPlace<T>()], object)
    }

    /// Publishes an object to `FocusedObject` properties regardless of the focus, unless a view around the focus
    /// publishes another.
    ///
    /// - Parameter object: The object.
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        focusedSceneValue(\FocusedValues[FocusedObjectPlace<T>()], object)
    }

    /// Publishes an object to `FocusedObject` properties regardless of the focus, unless a view around the focus
    /// publishes another.
    ///
    /// - Parameter object: The object; nil publishes nothing.
    public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(\FocusedValues[FocusedObjectPlace<T>()], object)
    }

    /// Publishes an `@Observable` object to `FocusedValue` properties while the focus is in this view.
    ///
    /// - Parameter object: The object; nil publishes nothing.
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedValue(\FocusedValues[FocusedObjectPlace<T>()], object)
    }

    /// Publishes an `@Observable` object to `FocusedValue` properties regardless of the focus, unless a view around the
    /// focus publishes another.
    ///
    /// - Parameter object: The object; nil publishes nothing.
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        focusedSceneValue(\FocusedValues[FocusedObjectPlace<T>()], object)
    }

    /// Publishes a value to `FocusedValue` properties while the focus is in this view.
    ///
    /// - Parameters:
    ///   - keyPath: The focused value to set.
    ///   - value: The value.
    public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        focusedValue(keyPath, .some(value))
    }

    /// Publishes a value to `FocusedValue` properties regardless of the focus, unless a view around the focus publishes
    /// another.
    ///
    /// - Parameters:
    ///   - keyPath: The focused value to set.
    ///   - value: The value.
    public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
    {
        focusedSceneValue(keyPath, .some(value))
    }
}
