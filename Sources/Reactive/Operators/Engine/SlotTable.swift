/// A junction's upstreams, by number.
///
/// The first `fixed` slots are there from the beginning; others come and go. A slot's number holds, above its index, how
/// often the place was used before: who still knows the number of a slot that is gone reaches nobody else's.
///
///     free places form a list from `firstFree` by `next`, each once;   content = free ⇔ it is in the list
///     index < fixed ⇒ generation = 0 and never free
///
/// Complexity: O(1), except for what concerns all.
@usableFromInline
struct SlotTable {
    enum Content {
        case free
        /// No subscription has come.
        case waiting
        /// It has come, and what follows from that must be done inside: it isn't asked yet.
        case offered(any Subscription)
        case connected(any Subscription)
        case ended

        var subscription: (any Subscription)? {
            switch self {
            case .offered(let subscription), .connected(let subscription): subscription
            case .free, .waiting, .ended: nil
            }
        }
        /// Neither ended nor free.
        var isLive: Bool {
            switch self {
            case .waiting, .offered, .connected: true
            case .free, .ended: false
            }
        }
    }
    struct Place {
        var content: Content
        var generation = 0
        var next = -1
    }
    private static var half: Int { Int.bitWidth / 2 }
    private(set) var places: [Place]
    private var firstFree = -1
    let fixed: Int

    init(fixed: Int) {
        self.fixed = fixed
        places = Array(repeating: Place(content: .waiting), count: fixed)
    }

    /// Of a slot that is gone, it is `ended`, and setting does nothing.
    subscript(slot: Int) -> Content {
        get { place(slot).map { places[$0].content } ?? .ended }
        set { if let index = place(slot) { places[index].content = newValue } }
    }

    /// A new one, waiting.
    mutating func add() -> Int {
        guard firstFree >= 0 else {
            places.append(Place(content: .waiting))
            return places.count - 1
        }
        let index = firstFree
        firstFree = places[index].next
        places[index].content = .waiting
        return index | places[index].generation << Self.half
    }

    /// Gives the place to the next one; returns what it held.
    mutating func free(_ slot: Int) -> Content {
        guard let index = place(slot), index >= fixed else { return .ended }
        let old = places[index].content
        places[index] = Place(
            content: .free, generation: (places[index].generation + 1) & (1 << (Self.half - 1) - 1), next: firstFree)
        firstFree = index
        return old
    }

    /// Puts another content in, and returns what was there.
    mutating func replace(_ slot: Int, with content: Content) -> Content {
        guard let index = place(slot) else { return .ended }
        let old = places[index].content
        places[index].content = content
        return old
    }

    /// Those that can be asked, from a slot on.
    func connected(from first: Int) -> [any Subscription] {
        places.dropFirst(first).compactMap { if case .connected(let subscription) = $0.content { subscription } else { nil } }
    }

    /// Ends all but one; returns the subscriptions that there were: of the passing slots first, then of the fixed ones.
    mutating func endAll(except spared: Int?) -> [any Subscription] {
        let kept = spared.map { self[$0] }
        var subscriptions: [any Subscription] = []
        for index in Array(fixed..<places.count) + Array(0..<fixed) where index != spared {
            if let subscription = places[index].content.subscription { subscriptions.append(subscription) }
            places[index].content = .ended
        }
        // None is used again: a number that is still known stays harmless.
        firstFree = -1
        if let spared, let kept { self[spared] = kept } else { places.removeLast(places.count - fixed) }
        return subscriptions
    }

    private func place(_ slot: Int) -> Int? {
        let index = slot & (1 << Self.half - 1)
        guard index < places.count, places[index].generation == slot >> Self.half else { return nil }
        return isFree(index) ? nil : index
    }

    private func isFree(_ index: Int) -> Bool {
        if case .free = places[index].content { true } else { false }
    }

    func checkInvariants() {
        var seen = Set<Int>()
        var index = firstFree
        while index >= 0 {
            precondition(isFree(index) && index >= fixed && seen.insert(index).inserted)
            index = places[index].next
        }
        precondition(places.indices.filter(isFree).count == seen.count)
        precondition(places.prefix(fixed).allSatisfy { $0.generation == 0 })
    }
}
