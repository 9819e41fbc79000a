/// A coordinator's upstreams, by slot number.
///
/// The first `fixed` slots exist from the beginning; others are temporary. A slot number contains, above its index, the
/// number of earlier uses of its place. So a stale number never reaches a later slot in the same place.
///
///     free places form a list from `firstFree` by `next`, each once;   state = free ⇔ the place is in the list
///     index < fixed ⇒ generation = 0 and never free
///     subscription ≠ nil ⇔ state = offered or connected
///
/// Complexity: O(1), except for the operations on all slots, which are O(n).
@usableFromInline
struct SlotTable {
    enum State {
        case free
        /// No subscription has arrived.
        case waiting
        /// The subscription has arrived, but the coordinator hasn't accepted it. It gets no request yet.
        case offered
        case connected
        case ended
    }
    private struct Place {
        var state = State.waiting
        var subscription: (any Subscription)?
        var generation = 0
        var next = -1
    }
    private static var half: Int { Int.bitWidth / 2 }
    /// Changed in place, because copying a `Place` costs more than everything else here.
    private var places: [Place]
    private var firstFree = -1
    let fixed: Int

    init(fixed: Int) {
        self.fixed = fixed
        places = Array(repeating: Place(), count: fixed)
    }

    /// The state of a slot; `ended` for a stale number.
    func state(_ slot: Int) -> State {
        place(slot).map { places[$0].state } ?? .ended
    }

    /// A slot's subscription, if it is connected.
    func connected(_ slot: Int) -> (any Subscription)? {
        guard let index = place(slot), places[index].state == .connected else { return nil }
        return places[index].subscription
    }

    /// Adds a waiting temporary slot; returns its number.
    mutating func add() -> Int {
        guard firstFree >= 0 else {
            places.append(Place())
            return places.count - 1
        }
        let index = firstFree
        firstFree = places[index].next
        places[index].state = .waiting
        return index | places[index].generation << Self.half
    }

    /// Stores a subscription in a waiting slot. Returns false if the slot isn't waiting.
    mutating func put(_ subscription: any Subscription, as state: State, into slot: Int) -> Bool {
        guard let index = place(slot), places[index].state == .waiting else { return false }
        places[index].state = state
        places[index].subscription = subscription
        return true
    }

    /// Connects a slot and returns its subscription. Returns nil if the subscription wasn't offered.
    mutating func accept(_ slot: Int) -> (any Subscription)? {
        guard let index = place(slot), places[index].state == .offered else { return nil }
        places[index].state = .connected
        return places[index].subscription
    }

    /// Ends a slot, or makes it wait again. Returns whether it hadn't ended, and its subscription.
    mutating func reset(_ slot: Int, to state: State = .ended) -> (wasLive: Bool, (any Subscription)?) {
        guard let index = place(slot) else { return (false, nil) }
        let wasLive = places[index].state != .ended
        places[index].state = state
        return (wasLive, places[index].subscription.take())
    }

    /// Ends a temporary slot and frees its place. Doesn't change a fixed slot.
    mutating func free(_ slot: Int) -> (wasLive: Bool, (any Subscription)?) {
        guard let index = place(slot), index >= fixed else { return (false, nil) }
        let result = reset(slot, to: .free)
        places[index].generation = (places[index].generation + 1) & (1 << (Self.half - 1) - 1)
        places[index].next = firstFree
        firstFree = index
        return result
    }

    /// The connected subscriptions of the slots at or after `first`.
    func allConnected(from first: Int) -> [any Subscription] {
        places.dropFirst(first).compactMap { $0.state == .connected ? $0.subscription : nil }
    }

    /// Ends all slots but one. Returns their subscriptions: of the temporary slots first, then of the fixed ones.
    mutating func endAll(except spared: Int?) -> [any Subscription] {
        let spared = spared.flatMap(place)
        var subscriptions: [any Subscription] = []
        for index in Array(fixed..<places.count) + Array(0..<fixed) where index != spared {
            if let subscription = places[index].subscription.take() { subscriptions.append(subscription) }
            places[index].state = .ended
        }
        // No place is used again, so stale numbers stay harmless.
        firstFree = -1
        if spared.map({ $0 < fixed }) ?? true { places.removeLast(places.count - fixed) }
        return subscriptions
    }

    private func place(_ slot: Int) -> Int? {
        let index = slot & (1 << Self.half - 1)
        guard index < places.count, places[index].generation == slot >> Self.half else { return nil }
        return places[index].state == .free ? nil : index
    }

    /// The number of stored subscriptions.
    var count: Int { places.count { $0.subscription != nil } }

    func checkInvariants() {
        var seen = Set<Int>()
        var index = firstFree
        while index >= 0 {
            precondition(places[index].state == .free && index >= fixed && seen.insert(index).inserted)
            index = places[index].next
        }
        precondition(places.count { $0.state == .free } == seen.count)
        precondition(places.prefix(fixed).allSatisfy { $0.generation == 0 })
        for place in places {
            let isSubscribed = place.state == .offered || place.state == .connected
            precondition((place.subscription != nil) == isSubscribed)
        }
    }
}
