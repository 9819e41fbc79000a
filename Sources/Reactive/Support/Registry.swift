/// An ordered set of objects, in order of insertion. Inserting and removing take amortised constant time. The elements
/// may be existentials, so the caller passes their identities.
///
/// A few objects are searched linearly. For more there is a table of their indices. A removed object leaves an empty
/// slot until half of the slots are empty.
///
///     places ≠ nil ⇔ there were more than `few` slots since the registry was last empty
///     places ≠ nil ⇒ places[id] = index ⇔ slots[index].element ≠ nil, with the same id
///     places = nil ⇒ no slot is empty
///     count = number of nonempty slots
///     slots before `start` are empty
package struct Registry<Element> {
    fileprivate struct Slot {
        let id: ObjectIdentifier
        var element: Element?
    }

    private static var few: Int { 16 }

    private var slots: [Slot] = []
    private var places: [ObjectIdentifier: Int]?
    package private(set) var count = 0
    private var start = 0

    package init() {}

    package var isEmpty: Bool { count == 0 }

    package func contains(_ id: ObjectIdentifier) -> Bool { place(of: id) != nil }

    /// Appends an object, unless it is contained.
    package mutating func append(_ element: Element, _ id: ObjectIdentifier) {
        guard place(of: id) == nil else { return }
        slots.append(Slot(id: id, element: element))
        count += 1
        if places != nil {
            places?[id] = slots.count - 1
        } else if slots.count > Self.few {
            listPlaces()
        }
    }

    /// Removes an object and returns it; nil if it isn't contained.
    @discardableResult
    package mutating func remove(_ id: ObjectIdentifier) -> Element? {
        guard let place = place(of: id) else { return nil }
        count -= 1
        guard places != nil else { return slots.remove(at: place).element }
        places?[id] = nil
        let element = slots[place].element.take()
        if count == 0 {
            removeAll()
        } else if count < slots.count / 2 {
            compact()
        }
        return element
    }

    package mutating func removeAll() {
        slots = []
        places = nil
        count = 0
        start = 0
    }

    package mutating func popLast() -> Element? {
        while let last = slots.last, last.element == nil { slots.removeLast() }
        guard let last = slots.last else { return nil }
        return remove(last.id)
    }

    /// The first object. Amortised constant time.
    package var first: Element? {
        mutating get {
            while start < slots.count, slots[start].element == nil {
                Steps.note()
                start += 1
            }
            return start < slots.count ? slots[start].element : nil
        }
    }

    private func place(of id: ObjectIdentifier) -> Int? {
        if let places { return places[id] }
        for index in slots.indices where slots[index].id == id {
            Steps.note(index + 1)
            return index
        }
        return nil
    }

    private mutating func compact() {
        Steps.note(slots.count)
        slots.removeAll { $0.element == nil }
        start = 0
        listPlaces()
    }

    private mutating func listPlaces() {
        var places: [ObjectIdentifier: Int] = [:]
        places.reserveCapacity(slots.count)
        for (index, slot) in slots.enumerated() { places[slot.id] = index }
        self.places = places
    }

    package func checkInvariants() {
        precondition(count == slots.count { $0.element != nil })
        precondition(slots[..<start].allSatisfy { $0.element == nil })
        guard let places else { return precondition(count == slots.count && count <= Self.few) }
        precondition(places.count == count)
        for (index, slot) in slots.enumerated() where slot.element != nil { precondition(places[slot.id] == index) }
    }
}

extension Registry: Sequence {
    package struct Iterator: IteratorProtocol {
        fileprivate let slots: [Slot]
        fileprivate var place = 0

        package mutating func next() -> Element? {
            while place < slots.count {
                Steps.note()
                place += 1
                if let element = slots[place - 1].element { return element }
            }
            return nil
        }
    }

    package func makeIterator() -> Iterator { Iterator(slots: slots) }
    package var underestimatedCount: Int { count }
}

extension Registry where Element: AnyObject {
    package mutating func append(_ element: Element) { append(element, ObjectIdentifier(element)) }
    @discardableResult
    package mutating func remove(_ element: Element) -> Element? { remove(ObjectIdentifier(element)) }
}
