import Synchronization

/// Where the `@Published` properties of a class are. Made once for each class, and never freed.
///
/// Looking for an object's publisher takes no lock and touches no box but the first, once the publisher is in all of them: it
/// remembers which boxes those were (`Installation`), and the object's fields are compared with that.
final class PublishedPlan {
    private struct Field {
        let name: String
        let offset: Int
        let type: any PublishedField.Type
    }
    private let owner: AnyClass
    private let fields: [Field]
    private let count: Int
    /// Of the fields, from the start of the object.
    private let offsets: UnsafeMutablePointer<Int>
    /// Each field lies right behind the one before.
    private let isContiguous: Bool

    private init(of type: AnyClass) {
        owner = type
        let fields = StoredField.all(in: type).compactMap { field in
            (field.type as? any PublishedField.Type).map {
                Field(name: String(field.name.trimmingPrefix { $0 == "_" }), offset: field.offset, type: $0)
            }
        }
        self.fields = fields
        count = fields.count
        offsets = .allocate(capacity: fields.count)
        offsets.initialize(from: fields.map(\.offset), count: fields.count)
        isContiguous = zip(fields, fields.dropFirst()).allSatisfy { $1.offset - $0.offset == MemoryLayout<UInt>.size }
    }

    // MARK: - Finding a plan

    private static let plans = Lock<[ObjectIdentifier: PublishedPlan]>([:])
    private static let recent = RecentPlans()

    static func of(_ type: AnyClass) -> PublishedPlan {
        if let plan = recent.plan(of: type) { return plan._withUnsafeGuaranteedRef { $0 } }
        return findOrMake(type)
    }

    /// The look at a class happens once.
    private static func findOrMake(_ type: AnyClass) -> PublishedPlan {
        let key = ObjectIdentifier(type)
        let known = plans.withLockUnchecked { $0[key] }
        let made = known ?? PublishedPlan(of: type)
        let plan = plans.withLockUnchecked { plans in
            let plan = plans[key] ?? made
            plans[key] = plan
            return plan
        }
        recent.note(plan)
        return plan
    }

    /// The plans that were used last, found without a lock: one for each value of a hash of the class.
    ///
    /// `@unchecked`: atomic words, which lead to plans that are never freed.
    private struct RecentPlans: @unchecked Sendable {
        private let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

        init() {
            slots = .allocate(capacity: 64)
            for index in 0..<64 { (slots + index).initialize(to: Atomic(nil)) }
        }

        @inline(__always)
        private func slot(of type: AnyClass) -> UnsafeMutablePointer<Atomic<UnsafeRawPointer?>> {
            let address = UInt(bitPattern: ObjectIdentifier(type))
            return slots + Int(((address >> 4) &* 0x9E37_79B1) >> 16 & 63)
        }

        @inline(__always)
        func plan(of type: AnyClass) -> Unmanaged<PublishedPlan>? {
            guard let raw = slot(of: type).pointee.load(ordering: .acquiring) else { return nil }
            let plan = Unmanaged<PublishedPlan>.fromOpaque(raw)
            return plan._withUnsafeGuaranteedRef { $0.owner == type } ? plan : nil
        }

        func note(_ plan: PublishedPlan) {
            let raw = UnsafeRawPointer(Unmanaged.passUnretained(plan).toOpaque())
            slot(of: plan.owner).pointee.store(raw, ordering: .releasing)
        }
    }

    // MARK: - Finding an object's publisher

    /// Also from inside of a `deinit`, and a superclass's: no property is destroyed before the last of them is done.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let actual: AnyClass = type(of: object)
        if let plan = recent.plan(of: actual) {
            return plan._withUnsafeGuaranteedRef { $0.installed(in: object) ?? $0.install(in: object) }
        }
        return findOrMake(actual).install(in: object)
    }

    @inline(__always)
    private static func box(at address: UnsafeRawPointer) -> Unmanaged<PublishedBoxBase> {
        .fromOpaque(address.load(as: UnsafeRawPointer.self))
    }

    /// The publisher, if every box is known to have it.
    @inline(__always)
    private func installed(in object: AnyObject) -> ObservableObjectPublisher? {
        guard count > 0 else { return nil }
        // Not `withExtendedLifetime`, which stays a call.
        defer { _fixLifetime(object) }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let changes = Self.box(at: base + offsets[0])._withUnsafeGuaranteedRef { $0.installed }
        guard let changes else { return nil }
        if count == 1 { return changes.takeUnretainedValue() }
        let isComplete = changes._withUnsafeGuaranteedRef { publisher in
            guard let installation = publisher.installation else { return false }
            return installation._withUnsafeGuaranteedRef { holds($0, at: base) }
        }
        return isComplete ? changes.takeUnretainedValue() : nil
    }

    @inline(__always)
    private func holds(_ installation: Installation, at base: UnsafeRawPointer) -> Bool {
        guard installation.owner == base, installation.count == count else { return false }
        let boxes = installation.boxes
        var difference: UInt = 0
        if isContiguous {
            let fields = (base + offsets[0]).assumingMemoryBound(to: UInt.self)
            for index in 0..<count { difference |= fields[index] ^ boxes[index] }
        } else {
            for index in 0..<count { difference |= (base + offsets[index]).load(as: UInt.self) ^ boxes[index] }
        }
        // Last: who puts another box in a freed one's place has freed that before.
        return difference == 0 && !installation.isStale.load(ordering: .relaxed)
    }

    /// Puts the publisher in all boxes: at the first access, and after a wrapper was replaced.
    private func install(in object: AnyObject) -> ObservableObjectPublisher {
        guard count > 0 else { return FieldlessObjects.publisher(of: object) }
        defer { _fixLifetime(object) }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        let first = Self.box(at: base + offsets[0])
        let isFirstAccess = first._withUnsafeGuaranteedRef { $0.installed == nil }
        let publisher = publisherOf(base) ?? first._withUnsafeGuaranteedRef { $0.publisher(for: base) }
        for index in 0..<count {
            Self.box(at: base + offsets[index])._withUnsafeGuaranteedRef { $0.install(publisher) }
        }
        // Many an object is asked just once. A box that it shares with another object has that one's publisher, and tells that one
        // when it goes.
        if count > 1, !isFirstAccess, hasInAllBoxes(publisher, base) {
            publisher.noteInstalled(in: base, (0..<count).map { Self.box(at: base + offsets[$0]).toOpaque() })
        }
        return publisher
    }

    private func hasInAllBoxes(_ publisher: ObservableObjectPublisher, _ object: UnsafeRawPointer) -> Bool {
        for index in 0..<count {
            let installed = Self.box(at: object + offsets[index])._withUnsafeGuaranteedRef { $0.installed }
            if installed?.toOpaque() != Unmanaged.passUnretained(publisher).toOpaque() { return false }
        }
        return true
    }

    /// The object's own publisher, from whichever box still has it: the first wrapper may have been replaced.
    private func publisherOf(_ object: UnsafeRawPointer) -> ObservableObjectPublisher? {
        for index in 0..<count {
            let installed = Self.box(at: object + offsets[index])._withUnsafeGuaranteedRef { $0.installed }
            guard let installed, installed._withUnsafeGuaranteedRef({ $0.isMade(for: object) }) else { continue }
            return installed.takeUnretainedValue()
        }
        return nil
    }

    // MARK: - Traces

    /// The values of all `@Published` properties, as traces show them.
    func describeValues(of object: AnyObject) -> [(name: String, value: String)] {
        withExtendedLifetime(object) {
            let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
            return fields.map { ($0.name, $0.type.describeValue(at: base + $0.offset)) }
        }
    }
}

/// `@unchecked`: constants.
extension PublishedPlan: @unchecked Sendable {}

/// A `Published<Value>`, of whatever value, at an address.
protocol PublishedField {
    static func describeValue(at address: UnsafeRawPointer) -> String
}

/// The boxes that an object had when its publisher was last put in all of them.
///
///     a field of `owner` still leads to the address in `boxes`, and not isStale  ⇒  that box has the publisher
///
/// For either the box has lived all the time, and a publisher stays once it is installed; or it was freed and another one
/// is in its place: then the freed one has set `isStale`. Constant otherwise.
final class Installation {
    let owner: UnsafeRawPointer
    let count: Int
    let boxes: UnsafeMutablePointer<UInt>
    let isStale = Atomic<Bool>(false)
    /// The one before, which other threads may be looking at.
    private let previous: Installation?
    let age: Int

    init(owner: UnsafeRawPointer, _ boxes: [UnsafeMutableRawPointer], previous: Installation?) {
        self.owner = owner
        count = boxes.count
        self.boxes = .allocate(capacity: boxes.count)
        self.boxes.initialize(from: boxes.map { UInt(bitPattern: $0) }, count: boxes.count)
        self.previous = previous
        age = (previous?.age ?? 0) + 1
    }

    deinit { boxes.deallocate() }

    /// So many are kept for one publisher: to objects whose wrappers are replaced all the time it's of no use.
    static var limit: Int { 8 }
}
