import Reactive

/// A key of a value that views report to the views above.
///
/// The values below a reader are combined in the order of the view tree: the first value is the start, and `reduce`
/// adds each further one. Views that report no value don't contribute the default, so the default needn't be neutral;
/// Apple's documentation doesn't define this. See <doc:ActionsAndPreferences>.
///
/// ```swift
/// struct TotalKey: PreferenceKey {
///     static var defaultValue: Int { 0 }
///
///     static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
/// }
///
/// VStack {
///     Text("2").preference(key: TotalKey.self, value: 2)
///     Text("3").preference(key: TotalKey.self, value: 3)
/// }
/// .onPreferenceChange(TotalKey.self) { total in print(total) }
/// ```
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value for a reader if no view below reports one.
    static var defaultValue: Value { get }
    /// Combines a value with the next one in the order of the view tree.
    ///
    /// - Parameters:
    ///   - value: The values so far, to be changed.
    ///   - nextValue: Returns the next value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil, for optional values.
    public static var defaultValue: Value { nil }
}

nonisolated extension View {
    /// Reports a value under a key. It replaces the values of the views inside.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - value: The value.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K, Replacing>(change: .replace(value)))
    }

    /// Changes the combined value of the views inside, or the default if they report none.
    ///
    /// ```swift
    /// VStack { Text("2").preference(key: TotalKey.self, value: 2) }
    ///     .transformPreference(TotalKey.self) { $0 += 1 }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - callback: Changes the value.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        transformPreference(key, as: Transforming.self, callback)
    }

    /// Changes the value of the views inside by a modifier with a type of its own.
    func transformPreference<K: PreferenceKey, Kind>(
        _ key: K.Type, as kind: Kind.Type, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K, Kind>(change: .transform(callback)))
    }

    /// Performs an action with the combined value of the views inside: with the first value, and with each that differs
    /// from the previous one.
    ///
    /// The action runs after the pass, at most twice per flush. It never runs if no view inside reports a value. See
    /// <doc:ActionsAndPreferences>.
    ///
    /// - Parameters:
    ///   - key: The type of the key.
    ///   - action: Receives the new value.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}

// MARK: - Writing

private enum Replacing {}
private enum Transforming {}

/// A modifier that writes a preference. `Kind` makes the types of different modifiers distinct.
nonisolated struct PreferenceModifier<K: PreferenceKey, Kind>: PrimitiveModifier {
    enum Change {
        case replace(K.Value)
        case transform((inout K.Value) -> Void)
        case transformByEnvironment((inout K.Value, EnvironmentValues) -> Void)
    }
    let change: Change

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PreferenceModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PreferenceModifier>> {
        PreferenceNode(view, under: parent)
    }
}

/// A node that writes a preference.
@MainActor
protocol PreferenceWriting: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Whether the values of the views inside are ignored.
    var replacesPreference: Bool { get }
    /// Returns the node's value for the value of the views inside. Both are of type `Said`; nil means that the views
    /// inside report no value.
    func preference(of inner: Any?) -> Any
}

/// A wrapper for a value that may be optional, so that an `Any` can distinguish nil from no value.
struct Said<Value> {
    var value: Value
}

private final class PreferenceNode<Content: View, K: PreferenceKey, Kind>:
    ModifierNode<Content, PreferenceModifier<K, Kind>>, PreferenceWriting
{
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    let preferenceKey = ObjectIdentifier(K.self)

    override func willMountContent() {
        countWriters(1)
        noteWritten()
    }

    override func modifierChanged(from old: PreferenceModifier<K, Kind>) {
        if case .replace(let old) = old.change, case .replace(let new) = modifier.change,
            Graph.Inputs.areEqual(old, new)
        {
            return
        }
        noteWritten()
    }

    override func willUnmount() {
        noteWritten()
        countWriters(-1)
    }

    /// Called when a value that a transform has read changes.
    override func update() { noteWritten() }

    var replacesPreference: Bool { if case .replace = modifier.change { true } else { false } }

    func preference(of inner: Any?) -> Any {
        switch modifier.change {
        case .replace(let value): return Said(value: value)
        case .transform(let change):
            return said(K.self, inner) { value in trackBetweenPasses { change(&value) } }
        case .transformByEnvironment(let change):
            return said(K.self, inner) { value in trackBetweenPasses { change(&value, environment) } }
        }
    }
}

extension PreferenceWriting {
    /// Returns the value of the views inside, or the default, after a change.
    func said<K: PreferenceKey>(_: K.Type, _ inner: Any?, _ edit: (inout K.Value) -> Void) -> Any {
        var said = inner as? Said<K.Value> ?? Said(value: K.defaultValue)
        edit(&said.value)
        return said
    }
}

extension ViewNode {
    /// Changes the number of writers at and below the node. The nodes above are updated only if it becomes zero or
    /// stops being zero.
    final func countWriters(_ change: Int) {
        var node: ViewNode? = self
        while let current = node {
            Steps.note()
            let hadNone = current.writersBelow == 0
            current.writersBelow += change
            guard hadNone != (current.writersBelow == 0) else { return }
            node = current.parent as? ViewNode
        }
    }
}

extension PreferenceWriting {
    /// Notifies the readers above, because the node's value may have changed.
    func noteWritten() { noteReaders(of: preferenceKey) }
}

extension ViewNode {
    /// Notifies the readers above that the value of a key may have changed, or of any key if it is nil. Presented
    /// content doesn't report values to the views below it, which Apple's documentation doesn't define.
    fileprivate func noteReaders(of key: ObjectIdentifier?) {
        var node: ViewNode? = self
        while let current = node {
            Steps.note()
            if let reader = current as? any PreferenceReading, key == nil || reader.preferenceKey == key {
                tree.note(reader)
            }
            if current.isEventBoundary { return }
            // In a deep tree every 64th node remembers the notification, so that the readers above are notified once
            // per pass.
            if current.depth & 63 == 63, !tree.noteReadersTold(above: current, of: key) { return }
            node = current.parent as? ViewNode
        }
    }

    /// Notifies readers that the order of the node's children has changed.
    final func childrenHaveMoved() {
        if writersBelow > 0 { noteReaders(of: nil) }
        structureChanged()
        elementsChanged()
        subviewsChanged()
    }
}

// MARK: - Reading

/// A node that reads the preference of the views inside.
@MainActor
protocol PreferenceReading: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    var isReaderDue: Bool { get set }
    /// Reads the value again. Called after all bodies of a pass.
    func readPreference()
    /// Returns the value of the last read in a `Said`, or a nil inside if there was none; nil if the node doesn't keep
    /// it.
    func keptPreference() -> Any??
}

extension PreferenceReading {
    func keptPreference() -> Any?? { nil }
}

extension ViewNode {
    /// Returns the combined value at and below this node; nil if there is none. Linear in the length of the paths to
    /// the writers. Iterative, because the tree may be deeper than the stack allows.
    func collectPreference<K: PreferenceKey>(_: K.Type) -> K.Value? {
        guard writersBelow > 0 else { return nil }
        var stack = [Collecting<K>(self, isFirst: true)]
        while true {
            if let child = stack[stack.count - 1].nextChild() {
                stack.append(Collecting(child))
                continue
            }
            let said = stack.removeLast().whole
            if stack.isEmpty { return said?.value }
            if let said { stack[stack.count - 1].take(said.value) }
        }
    }
}

/// A node on the way to the writers.
@MainActor
private struct Collecting<K: PreferenceKey> {
    private let node: ViewNode
    /// The node itself, if it is a writer.
    private let writer: (any PreferenceWriting)?
    private var next = 0
    private var inner: Said<K.Value>?

    /// - Parameter isFirst: Whether the collection starts at this node.
    init(_ node: ViewNode, isFirst: Bool = false) {
        Steps.note()
        self.node = node
        if !isFirst, let reader = node as? any PreferenceReading, !reader.isReaderDue,
            reader.preferenceKey == ObjectIdentifier(K.self), let kept = reader.keptPreference()
        {
            // Inner readers are read before outer ones, so their kept value is current.
            inner = kept as? Said<K.Value>
            next = .max
        }
        let writer = node as? any PreferenceWriting
        self.writer = writer?.preferenceKey == ObjectIdentifier(K.self) ? writer : nil
    }

    mutating func nextChild() -> ViewNode? {
        if writer?.replacesPreference == true { return nil }
        while next < node.childCount {
            let child = node.child(at: next) as? ViewNode
            next += 1
            if let child, child.writersBelow > 0, !child.isEventBoundary { return child }
        }
        return nil
    }

    mutating func take(_ value: K.Value) {
        if inner == nil { inner = Said(value: value) } else { K.reduce(value: &inner!.value, nextValue: { value }) }
    }

    /// The combined value of the node and those below it.
    var whole: Said<K.Value>? {
        guard let writer else { return inner }
        return writer.preference(of: inner) as? Said<K.Value>
    }
}

nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PreferenceChangeModifier<K>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PreferenceChangeModifier<K>>> {
        PreferenceChangeNode(view, under: parent)
    }
}

private final class PreferenceChangeNode<Content: View, K: PreferenceKey>:
    ModifierNode<Content, PreferenceChangeModifier<K>>, PreferenceReading
where K.Value: Equatable {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    let preferenceKey = ObjectIdentifier(K.self)
    var isReaderDue = false
    private var last: K.Value?
    private var isSaid: Bool?
    private var limit = CallLimit()

    func keptPreference() -> Any?? { isSaid.map { $0 ? last.map { Said(value: $0) } : nil } }

    func readPreference() {
        let value = content?.collectPreference(K.self)
        isSaid = value != nil
        guard value != nil || last != nil else { return }
        let new = value ?? K.defaultValue
        if let last, last == new { return }
        last = new
        guard limit.allows(in: graph, of: "onPreferenceChange(\(K.self))", at: self) else { return }
        graph.enqueueAction(for: self, "onPreferenceChange") { [self] in modifier.action(new) }
    }
}
