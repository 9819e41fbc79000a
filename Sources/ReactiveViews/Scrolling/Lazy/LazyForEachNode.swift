import Reactive

/// The node of a `ForEach` in a lazy container: it creates rows on demand.
///
/// Created rows are kept with their state, visible or not. Identities are read only where rows were created, until
/// these move. So duplicate identities are only detected among created rows. Apple's documentation doesn't define
/// either.
///
/// The collection can be live: a binding, or a collection backed by a class, has its new elements before this node
/// receives them. So the node compares with copies that it made at the last receipt, never with the old collection.
///
/// Invariants: `rows` ascends by index; every index is below `rowCount`; `ids` holds the identities of `rows`.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    TypedNode<ForEach<Data, ID, Content>>, LazyRows, Identifying, IdentifyingRows
{
    private struct Row {
        var index: Int
        let id: ID
        let node: LazyRowNode<Data.Element, Content>
    }

    private var view: ForEach<Data, ID, Content>
    /// The number of elements at the last receipt.
    private(set) var rowCount: Int
    private unowned let container: LazyItem
    private var rows: [Row] = []
    private var wanted: [Range<Int>] = []
    private var ids: Set<ID> = []
    private var hasReportedDuplicate = false

    init(_ view: ForEach<Data, ID, Content>, in container: LazyItem, under parent: ViewNode) {
        self.view = view
        rowCount = view.data.count
        self.container = container
        super.init(under: parent)
        makeFirstRow()
    }

    override func receive(_ view: ForEach<Data, ID, Content>) {
        let oldCount = rowCount
        self.view = view
        rowCount = view.data.count
        if rowsStandStill {
            for row in rows { row.node.receive(element(row.index), view.content) }
            guard rowCount != oldCount else { return }
            container.forgetAnchor()
            structureChanged()
        } else {
            container.forgetAnchor()
            rearrange()
        }
        makeFirstRow()
    }

    private func element(_ index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    private var rowsStandStill: Bool {
        let count = rowCount
        for row in rows where row.index >= count || view.id(element(row.index)) != row.id { return false }
        return true
    }

    /// Finds the created rows among the new elements.
    private func rearrange() {
        let old = rows
        var positions: [ID: [Int]] = [:]
        for position in old.indices.reversed() { positions[old[position].id, default: []].append(position) }
        var isLeft = [Bool](repeating: true, count: old.count)
        var left = old.count
        rows = []
        for (index, element) in view.data.enumerated() {
            guard left > 0 else { break }
            guard let position = positions[view.id(element)]?.popLast() else { continue }
            isLeft[position] = false
            left -= 1
            rows.append(Row(index: index, id: old[position].id, node: old[position].node))
            old[position].node.receive(element, view.content)
        }
        for (row, isLeft) in zip(old, isLeft) where isLeft { remove(row.node) }
        ids = Set(rows.map(\.id))
        childrenHaveMoved()
    }

    // MARK: Creating rows

    /// Creates one row, whose size is the estimate for the others.
    private func makeFirstRow() {
        if rows.isEmpty, rowCount > 0 { rows = [makeRow(0)] }
    }

    private func makeRow(_ index: Int) -> Row {
        let element = element(index)
        let id = view.id(element)
        if !ids.insert(id).inserted, !hasReportedDuplicate { reportDuplicate(id) }
        let outer = region
        let own = LazyRegion(ofRowIn: container, within: outer)
        region = own
        let node = LazyRowNode(element, view.content, under: self)
        node.region = own
        region = outer
        container.rowWasCreated()
        return Row(index: index, id: id, node: node)
    }

    private func reportDuplicate(_ id: ID) {
        hasReportedDuplicate = true
        Diagnostics.report(
            Diagnostic(
                .duplicateIdentity,
                "ForEach: the ID \(id) occurs multiple times within the collection; "
                    + "the occurrences are told apart by their order.", path: path))
    }

    func want(_ rows: Range<Int>) {
        wanted.append(rows)
        setNeedsUpdate(because: .other("rows come into sight"))
    }

    override func update() {
        let ranges = wanted
        wanted = []
        // A live collection may have lost elements since the last receipt.
        let count = min(rowCount, view.data.count)
        for range in ranges {
            let range = range.clamped(to: 0..<count)
            let known = firstPosition(from: range.lowerBound)..<firstPosition(from: range.upperBound)
            if known.count < range.count { rows.replaceSubrange(known, with: made(range, among: rows[known])) }
        }
    }

    /// Returns the rows of a range; creates those that don't exist.
    private func made(_ range: Range<Int>, among known: ArraySlice<Row>) -> [Row] {
        var known = known
        return range.map { index in known.first?.index == index ? known.removeFirst() : makeRow(index) }
    }

    /// Returns the position in `rows` of the first row with this index or a higher one.
    private func firstPosition(from index: Int) -> Int {
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].index < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Omits created rows that aren't visible.
    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        // A loop, where closures would look the row's type up.
        var elements: [ViewElement] = []
        for index in children.indices where (rows[index].node.region as? LazyRegion)?.isRowInSight == true {
            elements += children[index]
        }
        return elements
    }

    override func checkOwnInvariants() {
        precondition(zip(rows, rows.dropFirst()).allSatisfy { $0.index < $1.index }, "rows don't ascend: \(path)")
        precondition(rows.allSatisfy { $0.index >= 0 && $0.index < rowCount }, "there is a row too many: \(path)")
        precondition(ids == Set(rows.map(\.id)), "other identities are known than rows have: \(path)")
    }

    // MARK: Rows and children

    override class var traits: NodeTraits { NodeTraits(.hasLazyRows, .identifies) }
    func row(ofChild index: Int) -> Int { rows[index].index }

    func node(ofRow row: Int) -> ViewNode? {
        let position = firstPosition(from: row)
        return position < rows.count && rows[position].index == row ? rows[position].node : nil
    }

    func rowIdentity(at index: Int) -> AnyHashable { AnyHashable(rows[index].id) }

    override var childCount: Int { rows.count }
    override func child(at index: Int) -> Graph.Node { rows[index].node }
    override func removeChildren() { rows = [] }

    func place(ofIdentity id: AnyHashable) -> IdentifiedPlace? {
        guard let id = id.base as? ID else { return nil }
        if let row = rows.first(where: { $0.id == id }) { return .node(row.node) }
        for (index, element) in view.data.enumerated() where view.id(element) == id { return .row(self, index) }
        return nil
    }

    func identity(of child: ViewNode?) -> AnyHashable? {
        rows.first { $0.node === child }.map { AnyHashable($0.id) }
    }

    /// Names the row to an ancestor that handles deletions and moves.
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard let row = rows.first(where: { $0.node === child }) else { return false }
        event.row = (row.index, rowCount)
        return false
    }
}

/// A row of a lazy container. This node tracks what the row's closure reads.
final class LazyRowNode<Element, Content: View>: SingleChildNode<Content, Content> {
    override class var traits: NodeTraits { .passesElements }

    private var element: Element
    private var makeContent: (Element) -> Content

    init(_ element: Element, _ content: @escaping (Element) -> Content, under parent: ViewNode) {
        self.element = element
        makeContent = content
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    func receive(_ element: Element, _ content: @escaping (Element) -> Content) {
        self.element = element
        makeContent = content
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        track { setContent(makeContent(element)) }
    }
}

extension LazyItem: LazyContainer {
    @MainActor
    func makeNode<Data, ID, Content: View>(
        of rows: ForEach<Data, ID, Content>, under parent: ViewNode
    ) -> TypedNode<ForEach<Data, ID, Content>> {
        LazyForEachNode(rows, in: self, under: parent)
    }
}
