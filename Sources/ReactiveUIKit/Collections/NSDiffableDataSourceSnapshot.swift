/// The sections and items of a list at a moment, as identifiers.
///
/// ```swift
/// var snapshot = NSDiffableDataSourceSnapshot<Section, Item.ID>()
/// snapshot.appendSections([.main])
/// snapshot.appendItems(ids)
/// dataSource.apply(snapshot)
/// ```
///
/// Invariants: section identifiers are unique; item identifiers are unique in the snapshot.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    private var sections: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]
    private var reloadedItems: Set<ItemIdentifierType> = []
    private var reconfiguredItems: Set<ItemIdentifierType> = []
    private var reloadedSections: Set<SectionIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Content

    /// The number of items.
    public var numberOfItems: Int { owners.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections }
    /// The items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }
    /// The items that are asked for again, in order.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(reloadedItems.contains) }
    /// The items whose cells are configured again, in order.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
        itemIdentifiers.filter(reconfiguredItems.contains)
    }
    /// The sections that are asked for again, in order.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { sections.filter(reloadedSections.contains) }
    /// Returns the number of items of a section; 0 if it doesn't exist.
    ///
    /// - Parameter identifier: The section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }
    /// Returns the items of a section, in order; none if it doesn't exist.
    ///
    /// - Parameter identifier: The section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }
    /// Returns the section of an item; nil if the item doesn't exist.
    ///
    /// - Parameter identifier: The item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }
    /// Returns the position of an item among all items; nil if it doesn't exist.
    ///
    /// - Parameter identifier: The item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
    /// Returns the position of a section; nil if it doesn't exist.
    ///
    /// - Parameter identifier: The section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.firstIndex(of: identifier) }

    // MARK: Items

    private static func report(_ message: String) {
        Diagnostics.report(Diagnostic(.invalidInput, "A snapshot of a list: \(message)"))
    }

    /// Returns the identifiers that are new, once each; reports the others.
    private func new(_ identifiers: [ItemIdentifierType]) -> [ItemIdentifierType] {
        var seen: Set<ItemIdentifierType> = []
        return identifiers.filter { identifier in
            guard owners[identifier] == nil, seen.insert(identifier).inserted else {
                Self.report("the item \(identifier) exists already; it isn't added again.")
                return false
            }
            return true
        }
    }

    /// Adds items at the end of a section.
    ///
    /// - Parameters:
    ///   - identifiers: The items. Those that exist already aren't added, with a diagnostic.
    ///   - sectionIdentifier: The section; nil for the last one. Nothing is added if it doesn't exist, with a
    ///     diagnostic.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
            return Self.report("there is no section for \(identifiers.count) items; they aren't added.")
        }
        let new = new(identifiers)
        for identifier in new { owners[identifier] = section }
        items[section, default: []] += new
    }
    /// Inserts items before another one.
    ///
    /// - Parameters:
    ///   - identifiers: The items. Those that exist already aren't added, with a diagnostic.
    ///   - beforeIdentifier: The other one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, 0) }
    /// Inserts items after another one.
    ///
    /// - Parameters:
    ///   - identifiers: The items. Those that exist already aren't added, with a diagnostic.
    ///   - afterIdentifier: The other one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, 1) }
    private mutating func insert(
        _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, _ distance: Int
    ) {
        guard let section = owners[other], let index = items[section]?.firstIndex(of: other) else {
            return Self.report("the item \(other) doesn't exist; nothing is inserted beside it.")
        }
        let new = new(identifiers)
        for identifier in new { owners[identifier] = section }
        items[section]?.insert(contentsOf: new, at: index + distance)
    }
    /// Removes items. Those that don't exist are ignored.
    ///
    /// - Parameter identifiers: The items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let removed = Set(identifiers)
        for section in Set(identifiers.compactMap { owners[$0] }) { items[section]?.removeAll(where: removed.contains) }
        for identifier in identifiers { owners[identifier] = nil }
    }
    /// Removes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }
    /// Moves an item before another one.
    ///
    /// - Parameters:
    ///   - identifier: The item.
    ///   - toIdentifier: The other one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, 0)
    }
    /// Moves an item after another one.
    ///
    /// - Parameters:
    ///   - identifier: The item.
    ///   - toIdentifier: The other one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, 1)
    }
    private mutating func move(_ identifier: ItemIdentifierType, beside other: ItemIdentifierType, _ distance: Int) {
        guard identifier != other, owners[identifier] != nil, owners[other] != nil else {
            return Self.report("the item \(identifier) can't be moved beside \(other); it stays.")
        }
        deleteItems([identifier])
        insert([identifier], beside: other, distance)
    }
    /// Has the source make the cells of items anew.
    ///
    /// - Parameter identifiers: The items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloadedItems.formUnion(identifiers) }
    /// Has the source configure the present cells of items.
    ///
    /// - Parameter identifiers: The items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItems.formUnion(identifiers)
    }

    // MARK: Sections

    /// Returns the identifiers that are new, once each; reports the others.
    private func new(_ identifiers: [SectionIdentifierType]) -> [SectionIdentifierType] {
        var seen: Set<SectionIdentifierType> = []
        return identifiers.filter { identifier in
            guard items[identifier] == nil, seen.insert(identifier).inserted else {
                Self.report("the section \(identifier) exists already; it isn't added again.")
                return false
            }
            return true
        }
    }

    /// Adds sections at the end.
    ///
    /// - Parameter identifiers: The sections. Those that exist already aren't added, with a diagnostic.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(new(identifiers), at: sections.count)
    }
    /// Inserts sections before another one.
    ///
    /// - Parameters:
    ///   - identifiers: The sections. Those that exist already aren't added, with a diagnostic.
    ///   - toIdentifier: The other one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, 0) }
    /// Inserts sections after another one.
    ///
    /// - Parameters:
    ///   - identifiers: The sections. Those that exist already aren't added, with a diagnostic.
    ///   - toIdentifier: The other one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, beside: toIdentifier, 1) }
    private mutating func insert(
        _ identifiers: [SectionIdentifierType], beside other: SectionIdentifierType, _ distance: Int
    ) {
        guard let index = sections.firstIndex(of: other) else {
            return Self.report("the section \(other) doesn't exist; nothing is inserted beside it.")
        }
        insert(new(identifiers), at: index + distance)
    }
    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        for identifier in identifiers { items[identifier] = [] }
        sections.insert(contentsOf: identifiers, at: index)
    }
    /// Removes sections with their items. Those that don't exist are ignored.
    ///
    /// - Parameter identifiers: The sections.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            deleteItems(items[identifier] ?? [])
            items[identifier] = nil
        }
        sections.removeAll { items[$0] == nil }
    }
    /// Moves a section before another one.
    ///
    /// - Parameters:
    ///   - identifier: The section.
    ///   - toIdentifier: The other one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, 0) }
    /// Moves a section after another one.
    ///
    /// - Parameters:
    ///   - identifier: The section.
    ///   - toIdentifier: The other one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, beside: toIdentifier, 1) }
    private mutating func move(
        _ identifier: SectionIdentifierType, beside other: SectionIdentifierType, _ distance: Int
    ) {
        guard identifier != other, let old = sections.firstIndex(of: identifier), sections.contains(other) else {
            return Self.report("the section \(identifier) can't be moved beside \(other); it stays.")
        }
        sections.remove(at: old)
        let index = sections.firstIndex(of: other) ?? sections.count
        sections.insert(identifier, at: index + distance)
    }
    /// Has the source make the cells of sections anew.
    ///
    /// - Parameter identifiers: The sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSections.formUnion(identifiers)
    }

    // MARK: Places

    /// Returns the place of each item.
    ///
    /// - Complexity: O(*n*), where *n* is the number of items.
    var places: [ItemIdentifierType: IndexPath] {
        var places: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sections.enumerated() {
            for (item, one) in (items[identifier] ?? []).enumerated() {
                places[one] = IndexPath(item: item, section: section)
            }
        }
        return places
    }
    /// Returns the item at a place; nil if there is none.
    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sections.indices.contains(path.section) else { return nil }
        let items = items[sections[path.section]] ?? []
        return items.indices.contains(path.item) ? items[path.item] : nil
    }
    /// Returns the section at a position; nil if there is none.
    func section(at index: Int) -> SectionIdentifierType? {
        sections.indices.contains(index) ? sections[index] : nil
    }
    /// The snapshot without its requests to make or configure cells.
    var settled: Self {
        var copy = self
        copy.reloadedItems = []
        copy.reconfiguredItems = []
        copy.reloadedSections = []
        return copy
    }
}

extension NSDiffableDataSourceSnapshot: Equatable {
    /// Returns whether two snapshots have the same sections and items in the same order.
    public static func == (one: Self, other: Self) -> Bool {
        one.sections == other.sections && one.items == other.items
    }
}

extension NSDiffableDataSourceSnapshot: Sendable {}
