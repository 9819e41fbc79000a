import Synchronization

/// The offsets of the `@Published` properties of a class. Created once for each class, and never freed.
///
/// Once an object's publisher is in all of its boxes, finding it takes no lock and reads no box but the first: the
/// publisher remembers the boxes (`Installation`), and the object's fields are compared with these.
///
/// Unsafe code: the class's field records say that a `Published` value, which is a reference to a box, lies at each
/// offset. So the fields can be read as `PublishedBoxBase` references and compared as words. `offsets` lies in memory
/// of its own, since an array would be retained and bounds-checked at each look-up; it is never freed, as plans aren't.
final class PublishedPlan {
    private struct Field {
        let name: String
        let offset: Int
        let type: any PublishedField.Type
    }
    private let owner: AnyClass
    private let fields: [Field]
    private let count: Int
    /// The fields' offsets, in bytes from the start of the object.
    private let offsets: UnsafeMutablePointer<Int>
    /// Whether each field lies right behind the one before.
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

    /// Finds the plan in the table, or creates it.
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

    /// A cache of recently used plans, read without a lock: one for each value of a hash of the class.
    ///
    /// Unchecked: atomic words, which refer to plans that are never freed, in memory that is never freed.
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

    /// Returns the object's publisher, after installing it if needed. May be called within a `deinit`, a superclass's
    /// too: no property is destroyed before the last `deinit` has returned.
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

    /// The publisher, if it is known to be in every box.
    @inline(__always)
    private func installed(in object: AnyObject) -> ObservableObjectPublisher? {
        guard count > 0 else { return nil }
        // `withExtendedLifetime` wouldn't be inlined.
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
        // Read last: a box at a freed one's address was put there after the freed one had set the flag.
        return difference == 0 && !installation.isStale.load(ordering: .relaxed)
    }

    /// Puts the publisher into all boxes: at the first access, and after a wrapper was replaced.
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
        // Not at the first access: many objects are asked once. A box shared with another object keeps that object's
        // publisher, and reports its end there.
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

    /// The object's own publisher, from any box that has it: the first wrapper may have been replaced.
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

// Unchecked: constants.
extension PublishedPlan: @unchecked Sendable {}

/// A `Published<Value>` of any value.
protocol PublishedField {
    /// Describes the value of the property at an address.
    ///
    /// - Precondition: a value of this type lies there.
    static func describeValue(at address: UnsafeRawPointer) -> String
}

/// The boxes that an object had when its publisher was last put into all of them.
///
///     a field of `owner` has the address in `boxes`, and not isStale  ⇒  the box at that address has the publisher
///
/// Proof: either the box has lived all the time, and a publisher stays once it is installed; or it was freed and
/// another box lies at its address: then the freed one has set `isStale`. All else is constant.
final class Installation {
    let owner: UnsafeRawPointer
    let count: Int
    let boxes: UnsafeMutablePointer<UInt>
    let isStale = Atomic<Bool>(false)
    /// The installation that this one replaced, which other threads may be reading.
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

    /// The greatest `age`: objects whose wrappers are replaced often don't profit from an installation.
    static var limit: Int { 8 }
}
