/// The layout of a component's type: where its dynamic properties lie and how its values are compared. Derived from the
/// compiler's field records once per type.
///
/// Invariants: `properties` is in order of declaration, the parts of a nested property before the property itself; a
/// property of the type that its closures expect lies at its offset, within the value.
///
/// Unsafe code: `installSlots`, `attachSlots` and `callUpdates` hand the closures addresses inside of the value that
/// they were given, by the second invariant.
@MainActor
@usableFromInline
final class ComponentPlan {
    /// A dynamic property of the type, and how it is installed.
    struct Property {
        enum Service {
            case slot(
                make: @MainActor (UnsafeMutableRawPointer, Graph.Node, Graph.PropertyInfo) -> DynamicPropertySlot,
                attach: @MainActor (UnsafeMutableRawPointer, DynamicPropertySlot) -> Void)
            case update(@MainActor (UnsafeMutableRawPointer) -> Void)
        }

        let offset: Int
        let info: Graph.PropertyInfo
        let service: Service
        /// Whether the property is of a type that keeps no slot.
        let isCustom: Bool

        var isUpdate: Bool { if case .update = service { true } else { false } }
    }

    let properties: [Property]
    @usableFromInline let hasProperties: Bool
    /// Whether a property's `update()` is called before each evaluation.
    @usableFromInline let hasUpdates: Bool
    /// Whether one of these is custom, so that its `update()` may change the value: then the parent's value is kept
    /// apart, to be compared with the next one.
    @usableFromInline let needsPristineInput: Bool
    private let comparison: Comparison

    private init(_ type: Any.Type) {
        if TypeKind(of: type) == .class {
            fatalError(
                "\(type) is a class, but views and modifiers must be values. Make it a struct, or an enumeration "
                    + "without dynamic properties.")
        }
        var properties: [Property] = []
        ComponentPlan.collectProperties(of: type, named: "", at: 0, into: &properties)
        self.properties = properties
        hasProperties = !properties.isEmpty
        hasUpdates = properties.contains { $0.isUpdate }
        needsPristineInput = properties.contains { $0.isUpdate && $0.isCustom }
        comparison = .ofInputs(type)
    }

    private static var plans = TypeTable<ComponentPlan>()

    @usableFromInline
    static func of(_ type: Any.Type) -> ComponentPlan {
        let key = ObjectIdentifier(type)
        if let plan = plans[key] { return plan }
        let plan = ComponentPlan(type)
        plans.insert(plan, for: key)
        return plan
    }

    /// Whether two values of the type are equal as inputs. Nonisolated, so that the system doesn't ask the closures for
    /// their actor.
    @inlinable
    nonisolated func inputsAreEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in areEqualBehind(lhs, rhs) }
        }
    }

    @usableFromInline
    nonisolated func areEqualBehind(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
        comparison.equal(lhs, rhs)
    }

    /// The names of the fields that differ between two values, for traces. Slow.
    @usableFromInline
    nonisolated func namesOfChangedFields<Value>(_ lhs: Value, _ rhs: Value) -> [String] {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in
                StoredField.all(in: Value.self).filter { field in
                    !FieldComparison(field).areEqual(lhs, rhs)
                }.map { ComponentPlan.displayName($0.name) }
            }
        }
    }

    // MARK: Serving a value's properties

    @usableFromInline
    func installSlots<Value>(of node: Graph.Node, in value: UnsafeMutablePointer<Value>) {
        let base = UnsafeMutableRawPointer(value)
        let graph = node.graph
        let lastInUse = graph.beginUsingComponent(of: node)
        defer { graph.endUsingComponent(lastInUse) }
        // Nil, or the slot that keeps the parent's value.
        var last = node.firstSlot
        for property in properties {
            guard case .slot(let make, let attach) = property.service else { continue }
            let slot = make(base + property.offset, node, property.info)
            attach(base + property.offset, slot)
            // The initial value's code may unmount the node.
            guard node.isMounted else {
                slot.unmount()
                continue
            }
            if let last { last.next = slot } else { node.firstSlot = slot }
            last = slot
        }
    }

    @usableFromInline
    func attachSlots<Value>(of node: Graph.Node, to value: UnsafeMutablePointer<Value>) {
        let base = UnsafeMutableRawPointer(value)
        var slot = needsPristineInput ? node.firstSlot?.next : node.firstSlot
        for property in properties {
            guard case .slot(_, let attach) = property.service, let current = slot else { continue }
            attach(base + property.offset, current)
            slot = current.next
        }
    }

    @usableFromInline
    func callUpdates<Value>(of node: Graph.Node, in value: UnsafeMutablePointer<Value>) {
        let base = UnsafeMutableRawPointer(value)
        let graph = node.graph
        let last = graph.beginUsingComponent(of: node)
        defer { graph.endUsingComponent(last) }
        for property in properties {
            if case .update(let update) = property.service { update(base + property.offset) }
        }
    }

    // MARK: Creation

    /// Collects a type's dynamic properties. Properties of a custom property are named `outer.inner`.
    private static func collectProperties(
        of type: Any.Type, named prefix: String, at base: Int, into properties: inout [Property]
    ) {
        for field in StoredField.all(in: type) {
            guard mayBeProperty(field.type), let property = field.type as? any DynamicProperty.Type else { continue }
            let traits = property._traits
            let offset = base + field.offset
            let name = prefix + displayName(field.name)
            if let stored = traits.stored {
                properties.append(slotProperty(stored, traits, name, at: offset))
                if stored.needsUpdate {
                    properties.append(updateProperty(property, name, isCustom: false, at: offset))
                }
            } else if !traits.isPlace {
                if TypeKind(of: field.type) == .structure {
                    collectProperties(of: field.type, named: name + ".", at: offset, into: &properties)
                }
                properties.append(updateProperty(property, name, isCustom: true, at: offset))
            }
        }
    }

    /// Whether a type may be a dynamic property. False for some frequent types, without a search.
    private static func mayBeProperty(_ type: Any.Type) -> Bool {
        switch TypeKind(of: type) {
        case .structure:
            !(type == String.self || type == Int.self || type == Bool.self || type == Double.self)
        case .class, .enumeration: true
        case .optional, .tuple, .function, .existential, .metatype, .opaque: false
        }
    }

    private static func slotProperty<P: StoredDynamicProperty>(
        _: P.Type, _ traits: Graph._PropertyTraits, _ name: String, at offset: Int
    ) -> Property {
        let comparison = traits.stateType.map { Comparison.ofStates($0) }
        return Property(
            offset: offset, info: Graph.PropertyInfo(name: name, comparison: comparison),
            service: .slot(
                make: { $0.field(P.self, at: 0).pointee.makeSlot(for: $1, $2) },
                attach: { $0.field(P.self, at: 0).pointee.attach(uncheckedDowncast($1, to: P.Slot.self)) }),
            isCustom: false)
    }

    private static func updateProperty<P: DynamicProperty>(
        _: P.Type, _ name: String, isCustom: Bool, at offset: Int
    ) -> Property {
        Property(
            offset: offset, info: Graph.PropertyInfo(name: name, comparison: nil),
            service: .update { $0.field(P.self, at: 0).pointee.update() },
            isCustom: isCustom)
    }

    private nonisolated static func displayName(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}
