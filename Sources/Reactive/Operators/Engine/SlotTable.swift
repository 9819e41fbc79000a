/// A junction's upstreams, by number.
///
/// The first `fixed` slots are there from the beginning; others come and go. A slot's number holds, above its index, how
/// often the place was used before: who still knows the number of a slot that is gone reaches nobody else's.
///
///     free places form a list from `firstFree` by `next`, each once;   state = free ⇔ it is in the list
///     index < fixed ⇒ generation = 0 and never free
///     subscription ≠ nil ⇔ state = offered or connected
///
/// Complexity: O(1), except for what concerns all.
@usableFromInline
struct SlotTable {
    enum State {
        case free
        /// No subscription has come.
        case waiting
        /// It has come, and what follows from that must be done inside: it isn't asked yet.
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
    /// Changed in place: copying one costs more than all else here.
    private var places: [Place]
    private var firstFree = -1
    let fixed: Int

    init(fixed: Int) {
        self.fixed = fixed
        places = Array(repeating: Place(), count: fixed)
    }

    /// Of a slot that is gone, `ended`.
    func state(_ slot: Int) -> State {
        place(slot).map { places[$0].state } ?? .ended
    }

    /// What it can be asked by: nil unless it is connected.
    func connected(_ slot: Int) -> (any Subscription)? {
        guard let index = place(slot), places[index].state == .connected else { return nil }
        return places[index].subscription
    }

    /// A new one, waiting.
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

    /// Puts a subscription in a waiting slot; false if it isn't waiting.
    mutating func put(_ subscription: any Subscription, as state: State, into slot: Int) -> Bool {
        guard let index = place(slot), places[index].state == .waiting else { return false }
        places[index].state = state
        places[index].subscription = subscription
        return true
    }

    /// What was offered is connected; nil if nothing was.
    mutating func accept(_ slot: Int) -> (any Subscription)? {
        guard let index = place(slot), places[index].state == .offered else { return nil }
        places[index].state = .connected
        return places[index].subscription
    }

    /// Ends it, or lets it wait anew; returns whether it hadn't ended, and its subscription.
    mutating func reset(_ slot: Int, to state: State = .ended) -> (wasLive: Bool, (any Subscription)?) {
        guard let index = place(slot) else { return (false, nil) }
        let wasLive = places[index].state != .ended
        places[index].state = state
        return (wasLive, places[index].subscription.take())
    }

    /// Ends it and gives its place to the next one; a fixed one stays.
    mutating func free(_ slot: Int) -> (wasLive: Bool, (any Subscription)?) {
        guard let index = place(slot), index >= fixed else { return (false, nil) }
        let result = reset(slot, to: .free)
        places[index].generation = (places[index].generation + 1) & (1 << (Self.half - 1) - 1)
        places[index].next = firstFree
        firstFree = index
        return result
    }

    /// Those that can be asked, from a slot on.
    func allConnected(from first: Int) -> [any Subscription] {
        places.dropFirst(first).compactMap { $0.state == .connected ? $0.subscription : nil }
    }

    /// Ends all but one; returns the subscriptions that there were: of the passing slots first, then of the fixed ones.
    mutating func endAll(except spared: Int?) -> [any Subscription] {
        let spared = spared.flatMap(place)
        var subscriptions: [any Subscription] = []
        for index in Array(fixed..<places.count) + Array(0..<fixed) where index != spared {
            if let subscription = places[index].subscription.take() { subscriptions.append(subscription) }
            places[index].state = .ended
        }
        // None is used again: a number that is still known stays harmless.
        firstFree = -1
        if spared.map({ $0 < fixed }) ?? true { places.removeLast(places.count - fixed) }
        return subscriptions
    }

    private func place(_ slot: Int) -> Int? {
        let index = slot & (1 << Self.half - 1)
        guard index < places.count, places[index].generation == slot >> Self.half else { return nil }
        return places[index].state == .free ? nil : index
    }

    /// How many subscriptions it holds.
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
