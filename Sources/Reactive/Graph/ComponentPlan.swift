/// What a node must know of the type of its component: where the dynamic properties lie and how values are compared.
/// Worked out from the compiler's field records once per type.
///
/// Invariants: `properties` is in order of declaration, the parts of a nested property before the property itself;
/// an offset plus the size of what lies there never exceeds the size of the type.
@MainActor
@usableFromInline
final class ComponentPlan {
    /// How a dynamic property that lies at `offset` is served.
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
        /// Not one of those that keep a slot.
        let isCustom: Bool

        var isUpdate: Bool { if case .update = service { true } else { false } }
    }

    let properties: [Property]
    @usableFromInline let hasProperties: Bool
    /// Whether some property wants to be called before each evaluation.
    @usableFromInline let hasUpdates: Bool
    /// Whether one of these is a custom one, which may change what it keeps: then the value that the parent made is kept
    /// apart, to be compared with the next one.
    @usableFromInline let needsPristineInput: Bool
    private let comparison: Comparison

    private init(_ type: Any.Type) {
        if TypeKind(of: type) == .class {
            fatalError(
                "\(type) is a class; views and modifiers must be structs, or enumerations without dynamic properties.")
        }
        var properties: [Property] = []
        ComponentPlan.collectProperties(of: type, named: "", at: 0, into: &properties)
        self.properties = properties
        hasProperties = !properties.isEmpty
        hasUpdates = properties.contains { $0.isUpdate }
        needsPristineInput = properties.contains { $0.isUpdate && $0.isCustom }
        comparison = .ofInput(type)
    }

    private static var plans: [ObjectIdentifier: ComponentPlan] = [:]
    /// The plans that were asked for last, each at a place that follows from its type: views of few types come in great numbers.
    private static var recent: [(type: ObjectIdentifier, plan: ComponentPlan)?] = Array(repeating: nil, count: 64)

    @usableFromInline
    static func of(_ type: Any.Type) -> ComponentPlan {
        let key = ObjectIdentifier(type)
        let place = Int(truncatingIfNeeded: UInt(bitPattern: key) >> 4) & 63
        if let found = recent[place], found.type == key { return found.plan }
        let plan = plans[key] ?? ComponentPlan(type)
        plans[key] = plan
        recent[place] = (key, plan)
        return plan
    }

    /// Whether two values of the type are equal as inputs. Of no actor, so that the closures aren't asked for theirs.
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

    /// The names of the fields that differ between two values. For the trace, so it needn't be fast.
    @usableFromInline
    nonisolated func namesOfChangedFields<Value>(_ lhs: Value, _ rhs: Value) -> [String] {
        withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in
                StoredField.all(in: Value.self).filter { field in
                    var comparison = Comparison()
                    comparison.append(field, at: 0)
                    return !comparison.equal(lhs, rhs)
                }.map { ComponentPlan.displayName($0.name) }
            }
        }
    }

    // MARK: Serving a value's properties

    @usableFromInline
    func installSlots<Value>(of node: Graph.Node, in value: UnsafeMutablePointer<Value>) {
        let base = UnsafeMutableRawPointer(value)
        // There is one already that keeps the input.
        var last = node.firstSlot
        for property in properties {
            guard case .slot(let make, let attach) = property.service else { continue }
            let slot = make(base + property.offset, node, property.info)
            attach(base + property.offset, slot)
            // Making one may have had the node unmounted.
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
    func callUpdates<Value>(in value: UnsafeMutablePointer<Value>) {
        let base = UnsafeMutableRawPointer(value)
        for property in properties {
            if case .update(let update) = property.service { update(base + property.offset) }
        }
    }

    // MARK: Making one

    /// Properties within a custom one are called by both names, `outer.inner`.
    private static func collectProperties(
        of type: Any.Type, named prefix: String, at base: Int, into properties: inout [Property]
    ) {
        for field in StoredField.all(in: type) {
            guard let property = field.type as? any DynamicProperty.Type else { continue }
            let offset = base + field.offset
            let name = prefix + displayName(field.name)
            if let stored = property as? any StoredDynamicProperty.Type {
                properties.append(slotProperty(stored, name, at: offset))
                if stored.needsUpdate { properties.append(updateProperty(property, name, at: offset)) }
            } else if !(property is any PlaceProperty.Type) {
                if TypeKind(of: field.type) == .structure {
                    collectProperties(of: field.type, named: name + ".", at: offset, into: &properties)
                }
                properties.append(updateProperty(property, name, at: offset))
            }
        }
    }

    private static func slotProperty<P: StoredDynamicProperty>(
        _ type: P.Type, _ name: String, at offset: Int
    ) -> Property {
        let comparison = (type as? any StateValued.Type).map { Comparison.ofState($0.stateType) }
        return Property(
            offset: offset, info: Graph.PropertyInfo(name: name, comparison: comparison),
            service: .slot(
                make: { $0.assumingMemoryBound(to: P.self).pointee.makeSlot(for: $1, $2) },
                attach: { $0.assumingMemoryBound(to: P.self).pointee.attach(unsafeDowncast($1, to: P.Slot.self)) }),
            isCustom: false)
    }

    private static func updateProperty<P: DynamicProperty>(_: P.Type, _ name: String, at offset: Int) -> Property {
        Property(
            offset: offset, info: Graph.PropertyInfo(name: name, comparison: nil),
            service: .update { $0.assumingMemoryBound(to: P.self).pointee.update() },
            isCustom: !(P.self is any StoredDynamicProperty.Type))
    }

    private nonisolated static func displayName(_ name: String) -> String {
        name.hasPrefix("_") ? String(name.dropFirst()) : name
    }
}

/// A property that only leads to a place elsewhere, so that nothing is to be installed for it.
protocol PlaceProperty: DynamicProperty {}

/// A property that holds a state of some type, and so needs to know how two of them are compared.
protocol StateValued {
    static var stateType: Any.Type { get }
}
