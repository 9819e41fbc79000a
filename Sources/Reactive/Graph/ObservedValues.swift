import Observation

/// The values of the `@Observable` objects that nodes refer to, while a trace is recorded. By them a trace names the
/// property that was written, with its old and new value, which the system's tracking doesn't give.
///
/// The objects are found by reflection, from the fields of a node through values, states and other such objects.
/// Objects that only closures or global variables refer to aren't found.
///
/// Invariant: an object in `known` has the fields that it had when the trace began, when a node that refers to it was
/// first evaluated, or when the last pass with a change of it ended.
///
/// A class, so that the user's code that reflection runs meets no exclusive access to the recorder.
@MainActor
final class ObservedValues {
    private struct Field: Equatable {
        let name: String
        let text: String
        /// The identity of a value that is an object.
        let identity: ObjectIdentifier?
    }

    private struct Known {
        weak var object: AnyObject?
        let type: String
        var fields: [Field]
    }

    private var known: [ObjectIdentifier: Known] = [:]
    /// The nodes that were evaluated in the running pass.
    private var evaluated: [Graph.Node] = []
    /// The objects of which the running pass has a change.
    private var changed: [ObjectIdentifier] = []

    nonisolated init() {}

    /// Notes the values of the objects that the nodes below one refer to.
    func noteObjects(below root: Graph.Node) {
        var walk = TreeWalk(below: root)
        while let node = walk.next(where: { _ in true }) {
            if node.extras?.observations != nil { note(node) }
        }
    }

    /// Notes the values of the objects that a node refers to, unless they are known.
    func note(_ node: Graph.Node) {
        for object in Self.objects(from: node) {
            let key = ObjectIdentifier(object)
            if known[key]?.object != nil { continue }
            known[key] = Known(
                object: object, type: Self.name(of: type(of: object)), fields: Self.fields(of: object))
        }
    }

    func noteEvaluation(of node: Graph.Node) { evaluated.append(node) }

    /// Returns the properties that differ from the noted ones, as "Book.title was "A", is "B"".
    func changes(for node: Graph.Node) -> [String] {
        var changes: [String] = []
        for object in Self.objects(from: node) {
            let key = ObjectIdentifier(object)
            guard let old = known[key], old.object === object else { continue }
            let new = Self.fields(of: object)
            for (old, new) in zip(old.fields, new) where old != new {
                let name = "\(known[key]?.type ?? "").\(new.name)"
                changes.append("\(name) was \(Graph.Trace.shortened(old.text)), is \(Graph.Trace.shortened(new.text))")
                changed.append(key)
            }
        }
        return changes
    }

    /// Notes the values that the pass has applied, and the objects that its evaluations have come upon.
    func endPass() {
        for key in changed {
            if let object = known[key]?.object { known[key]?.fields = Self.fields(of: object) }
        }
        changed = []
        let nodes = evaluated
        evaluated = []
        for node in nodes where node.isMounted && node.extras?.observations != nil { note(node) }
    }

    // MARK: Reflection

    /// The fields that the `@Observable` macro makes for the properties of an object.
    private static func fields(of object: AnyObject) -> [Field] {
        var fields: [Field] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            for child in current.children {
                guard let label = child.label, label.hasPrefix("_"), !label.hasPrefix("_$") else { continue }
                let identity = type(of: child.value) is AnyClass ? ObjectIdentifier(child.value as AnyObject) : nil
                fields.append(
                    Field(
                        name: String(label.dropFirst()), text: Graph.Trace.describe(child.value, atMost: 2_000),
                        identity: identity))
            }
            mirror = current.superclassMirror
        }
        return fields
    }

    private static func name(of type: Any.Type) -> String {
        let name = String(describing: type)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }

    private static func objects(from node: Graph.Node) -> [AnyObject] {
        var search = ObjectSearch()
        // The fields of the node's own class: those above it refer to the nodes around.
        for child in Mirror(reflecting: node).children { search.visit(child.value) }
        return search.objects
    }
}

/// A search for `@Observable` objects, through values and through such objects. Bounded: a value may be deep.
@MainActor
private struct ObjectSearch {
    private(set) var objects: [AnyObject] = []
    private var seen: Set<ObjectIdentifier> = []
    private var visits = 0

    private static let mostVisits = 10_000
    private static let deepest = 12

    mutating func visit(_ value: Any, depth: Int = 0) {
        visits += 1
        guard visits <= Self.mostVisits, depth <= Self.deepest else { return }
        let type = type(of: value)
        if type is AnyClass { return visitObject(value, depth) }
        guard type is any ObjectBearing.Type || !LibraryTypes.contains(type) || Self.isContainer(value) else { return }
        for child in Mirror(reflecting: value).children { visit(child.value, depth: depth + 1) }
    }

    private mutating func visitObject(_ value: Any, _ depth: Int) {
        let object = value as AnyObject
        guard seen.insert(ObjectIdentifier(object)).inserted else { return }
        if let location = value as? any ValueBearing { return visit(location.keptValue, depth: depth + 1) }
        guard value is any Observable else { return }
        objects.append(object)
        var mirror: Mirror? = Mirror(reflecting: value)
        while let current = mirror {
            for child in current.children where child.label?.hasPrefix("_$") != true {
                visit(child.value, depth: depth + 1)
            }
            mirror = current.superclassMirror
        }
    }

    private static func isContainer(_ value: Any) -> Bool {
        switch Mirror(reflecting: value).displayStyle {
        case .optional, .collection, .dictionary, .set, .tuple: true
        default: false
        }
    }
}

/// A structure of the library whose fields may refer to a program's objects.
protocol ObjectBearing {}

/// An object of the library that keeps a value of a program's.
protocol ValueBearing: AnyObject {
    @MainActor var keptValue: Any { get }
}

extension Graph.Component: ObjectBearing {}
