/// An object that says when it is about to change.
///
/// Its `@Published` properties say so by themselves. The publisher is made at the first access to `objectWillChange`,
/// installed in every `@Published` property, those of superclasses included, and stays the same (C28); also for a
/// class that has none (C29). A class that declares an `objectWillChange` of its own gets nothing of this.
///
/// The protocol is bound to no actor: where an object may be used is its own class's business.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Delivers before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher {
        PublishedPlan.publisher(of: self)
    }
}

/// What an object's `@Published` properties were at some moment: for traces, which tell what has changed since.
///
/// Unchecked: of the object nothing is touched but the boxes of its `@Published` properties, which any thread may read.
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

    func changes() -> [String] {
        zip(values, Self.read(object)).compactMap { old, new in
            if old.value == new.value { return nil }
            // Whole documents wouldn't be read by anybody.
            let isShort = max(old.value.count, new.value.count) <= 40
            return isShort ? "\(old.name) was \(old.value), is \(new.value)" : "\(old.name) changed"
        }
    }
}

/// The publishers of objects that have no `@Published` property to keep it in.
///
/// Keyed by address. An entry is good only while its weak reference still leads to the very object, so that an address
/// used again never finds the entry of the object before. Dead entries are swept when the table has doubled: at most
/// as many are left as there were living ones.
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
        // What is looked at under the lock lives until after it, and what is swept goes after it: the look at a weak
        // reference may make the last strong one, and the object's `deinit` is the user's.
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
