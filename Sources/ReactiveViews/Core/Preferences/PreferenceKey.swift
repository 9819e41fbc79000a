/// A value that views tell those above them.
///
/// What the views below a reader say is combined in the order of the view tree: the first value is where it starts, `reduce` takes
/// in each further one (M11). Views that say nothing contribute nothing (M12 ⚑), so a default needn't be neutral.
public protocol PreferenceKey {
    associatedtype Value
    /// What a reader gets if no view below says anything.
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

extension View {
    /// Says a value to those above, in place of what the views inside say under this key (M13).
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K, Replacing>(change: .replace(value)))
    }

    /// Edits what the views inside say under this key, or the default if none says anything (M13).
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        transformPreference(key, as: Transforming.self, callback)
    }

    /// Edits what the views inside say by a modifier of a kind of its own.
    func transformPreference<K: PreferenceKey, Kind>(
        _ key: K.Type, as kind: Kind.Type, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceModifier<K, Kind>(change: .transform(callback)))
    }

    /// Does something with what the views inside say: with the first value, and with each that is another one (M14); never
    /// if none can say anything. After the pass, at most twice per flush (M8 ⚑).
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceChangeModifier<K>(action: action))
    }
}

// MARK: - Writing

private enum Replacing {}
private enum Transforming {}

/// The kind only keeps the types of different modifiers apart.
struct PreferenceModifier<K: PreferenceKey, Kind>: PrimitiveModifier {
    enum Change {
        case replace(K.Value)
        case transform((inout K.Value) -> Void)
        case transformByEnvironment((inout K.Value, EnvironmentValues) -> Void)
    }
    let change: Change

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PreferenceModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PreferenceModifier>> {
        PreferenceNode(view, under: parent)
    }
}

/// A node that says something under a key.
@MainActor
protocol PreferenceWriting: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    /// Whether what the views inside say doesn't matter.
    var replacesPreference: Bool { get }
    /// What it makes of what the views inside say. Both are of type `Said`; nil if they say nothing.
    func preference(of inner: Any?) -> Any
}

/// A value that may be an optional one, which an `Any` by itself wouldn't tell from none.
struct Said<Value> {
    var value: Value
}

private final class PreferenceNode<Content: View, K: PreferenceKey, Kind>:
    ModifierNode<Content, PreferenceModifier<K, Kind>>, PreferenceWriting
{
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

    /// Something that a transform has read is another one now.
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
    /// What the views inside say, or the default if they say nothing, after an edit.
    func said<K: PreferenceKey>(_: K.Type, _ inner: Any?, _ edit: (inout K.Value) -> Void) -> Any {
        var said = inner as? Said<K.Value> ?? Said(value: K.defaultValue)
        edit(&said.value)
        return said
    }
}

extension ViewNode {
    /// Adds to the number of the node's writers. A node above hears of it if there was none before, or is none any
    /// more.
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
    /// What the node says may be something else now.
    func noteWritten() { noteReaders(of: preferenceKey) }
}

extension ViewNode {
    /// Tells the readers above that the views here say something else now, under one key or, if it's nil, under any. What is
    /// presented says nothing to those below it (M15 ⚑).
    fileprivate func noteReaders(of key: ObjectIdentifier?) {
        var node: ViewNode? = self
        while let current = node, !current.isEventBoundary {
            Steps.note()
            if let reader = current as? any PreferenceReading, key == nil || reader.preferenceKey == key {
                tree.note(reader)
            }
            // In a deep tree few nodes are remembered, so that the readers above are told once in a pass.
            if current.depth & 63 == 63, !tree.noteReadersTold(above: current, of: key) { return }
            node = current.parent as? ViewNode
        }
    }

    /// The node's children stand in another order than before.
    final func childrenHaveMoved() {
        if writersBelow > 0 { noteReaders(of: nil) }
        structureChanged()
    }
}

// MARK: - Reading

/// A node that wants to know what the views inside say under a key.
@MainActor
protocol PreferenceReading: ViewNode {
    var preferenceKey: ObjectIdentifier { get }
    var isReaderDue: Bool { get set }
    /// What the views inside say may be something else now. Called after all bodies of a pass.
    func readPreference()
    /// What the views inside said when they were read last, in a `Said` unless they said nothing; nil if that isn't
    /// kept.
    func keptPreference() -> Any??
}

extension PreferenceReading {
    func keptPreference() -> Any?? { nil }
}

extension ViewNode {
    /// What the views at and below this node say under a key, nil if nothing. O(the writers' paths); uses no stack, however
    /// deep the tree.
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

/// A node on the way down to those that say something.
@MainActor
private struct Collecting<K: PreferenceKey> {
    private let node: ViewNode
    /// The node itself, if it has a say.
    private let writer: (any PreferenceWriting)?
    private var next = 0
    private var inner: Said<K.Value>?

    /// - Parameter isFirst: whether the node is the one that what is said at and below it is wanted of.
    init(_ node: ViewNode, isFirst: Bool = false) {
        Steps.note()
        self.node = node
        if !isFirst, let reader = node as? any PreferenceReading, !reader.isReaderDue,
            reader.preferenceKey == ObjectIdentifier(K.self), let kept = reader.keptPreference()
        {
            // Inner readers are read first.
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

    /// What the node and those below it say.
    var whole: Said<K.Value>? {
        guard let writer else { return inner }
        return writer.preference(of: inner) as? Said<K.Value>
    }
}

struct PreferenceChangeModifier<K: PreferenceKey>: PrimitiveModifier where K.Value: Equatable {
    let action: (K.Value) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, PreferenceChangeModifier<K>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, PreferenceChangeModifier<K>>> {
        PreferenceChangeNode(view, under: parent)
    }
}

private final class PreferenceChangeNode<Content: View, K: PreferenceKey>:
    ModifierNode<Content, PreferenceChangeModifier<K>>, PreferenceReading
where K.Value: Equatable {
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
