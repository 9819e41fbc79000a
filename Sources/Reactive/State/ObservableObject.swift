/// An object that announces its changes.
///
/// Its `@Published` properties announce theirs. The default publisher is created at the first access to
/// `objectWillChange`, installed in every `@Published` property, those of superclasses included, and stays the same for
/// the object's life. A class without `@Published` properties gets a stable publisher too. A class that declares an
/// `objectWillChange` of its own has to send the announcements itself.
///
/// ```swift
/// final class Counter: ObservableObject {
///     @Published var count = 0
/// }
///
/// let counter = Counter()
/// let token = counter.objectWillChange.sink { print("about to change from \(counter.count)") }
/// counter.count = 1    // prints "about to change from 0"
/// ```
///
/// The protocol is bound to no actor: each class decides where its objects may be used.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher that announces changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// A publisher that delivers before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of the object's `@Published` properties, created at the first access. O(the properties) at the
    /// first two accesses, then about the cost of a comparison for each.
    public var objectWillChange: ObservableObjectPublisher {
        PublishedPlan.publisher(of: self)
    }
}

/// The values of an object's `@Published` properties at some moment, for traces, which compare them with later ones.
///
/// Unchecked: of the object only the boxes of its `@Published` properties are used, which any thread may read.
struct PublishedValues: @unchecked Sendable {
    private let object: AnyObject
    private let values: [(name: String, value: String)]

    init(_ object: AnyObject) {
        self.object = object
        values = Self.read(object)
    }

    private static func read(_ object: AnyObject) -> [(name: String, value: String)] {
        PublishedPlan.of(type(of: object)).describeValues(of: object)
    }

    /// Describes the properties whose values differ now.
    func changes() -> [String] {
        zip(values, Self.read(object)).compactMap { old, new in
            if old.value == new.value { return nil }
            // Long values, whole documents for instance, would make the trace unreadable.
            let isShort = max(old.value.count, new.value.count) <= 40
            return isShort ? "\(old.name) was \(old.value), is \(new.value)" : "\(old.name) changed"
        }
    }
}

/// The publishers of objects that have no `@Published` property to keep theirs.
///
/// Keyed by address. An entry is valid while its weak reference still refers to the object, so that an object at a
/// reused address doesn't find the entry of the object before. Dead entries are removed when the table has doubled:
/// there are at most as many as living ones at that time.
enum FieldlessObjects {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }
    private struct Table {
        var entries: [ObjectIdentifier: Entry] = [:]
        var sweepAt = 16
    }
    private static let table = Lock(Table())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let key = ObjectIdentifier(object)
        // Loaded references and removed entries are released after the lock: loading a weak reference may create the
        // last strong one, and the object's `deinit` is the user's code.
        var seen: [AnyObject?] = []
        var swept: [Entry] = []
        defer { withExtendedLifetime((seen, swept)) {} }
        return table.withLockUnchecked { table in
            if let entry = table.entries[key] {
                let owner = entry.object
                if owner === object { return entry.publisher }
                seen.append(owner)
                swept.append(entry)
            }
            if table.entries.count >= table.sweepAt {
                for (key, entry) in table.entries {
                    let owner = entry.object
                    seen.append(owner)
                    guard owner == nil else { continue }
                    swept.append(entry)
                    table.entries[key] = nil
                }
                table.sweepAt = max(16, table.entries.count * 2)
            }
            let entry = Entry(object: object, publisher: ObservableObjectPublisher())
            table.entries[key] = entry
            return entry.publisher
        }
    }
}
