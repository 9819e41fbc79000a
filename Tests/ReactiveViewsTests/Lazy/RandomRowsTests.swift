import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

/// Random lists, forms, lazy stacks and grids with rows of unequal sizes, over bindings, values and collections backed
/// by classes, changed at random.
///
/// After each change, the tree and the frames in sight of a host at its start equal those of a freshly mounted host. The
/// frames in sight of a scrolled host are those of a host that shows everything, moved by one distance. A failure names
/// the seed; `RandomRowsTests.play(seed)` replays it.
@MainActor
@Suite("Random rows")
struct RandomRowsTests {
    /// 4 000 programs in ten parts.
    @Test("What is in sight of random rows equals a fresh mount's", .tags(.manyRounds), arguments: 0..<10)
    func programs(_ part: UInt64) {
        for seed in RandomRounds.of(part * 400..<(part + 1) * 400, oneOf: 100) {
            guard let failure = Self.play(seed) else { continue }
            Issue.record("seed \(seed): \(failure)")
            return
        }
    }

    static func play(_ seed: UInt64) -> String? {
        var random = SeededGenerator(seed: seed)
        let program = RowProgram(&random)
        var items = (0..<Int.random(in: 0...6, using: &random)).map { Item($0, &random) }
        var nextID = items.count
        var size = program.size(&random)
        let mounted = program.mount(items, size)
        let scroll = mounted.scroll
        var log = ["\(program), \(Int(size.width)) × \(Int(size.height))"]
        for _ in 0..<5 {
            let offset = scroll.contentOffset
            var scrolls = false
            switch Int.random(in: 0..<8, using: &random) {
            case 0...1 where program.scrolls:
                scrolls = true
                var target = offset
                target[program.axis] = CGFloat(Int.random(in: -20...200, using: &random))
                log.append("scroll to \(target[program.axis])")
                mounted.host.perform { scroll.scroll(to: target, isHeld: false) }
            case 2:
                size = program.size(&random)
                log.append("size \(Int(size.width)) × \(Int(size.height))")
                mounted.host.size = size
            default:
                for _ in 0...Int.random(in: 0...1, using: &random) { log.append(change(&items, &nextID, &random)) }
                mounted.change(items)
            }
            if let failure = compare(mounted, program, items, wasAtStart: offset == .zero && !scrolls) {
                return "\(log.joined(separator: "; ")): \(failure)"
            }
        }
        mounted.host.checkInvariants()
        return nil
    }

    /// Changes the items; returns what was changed.
    private static func change(_ items: inout [Item], _ nextID: inout Int, _ random: inout SeededGenerator) -> String {
        let index = items.isEmpty ? 0 : Int.random(in: 0..<items.count, using: &random)
        switch Int.random(in: 0..<11, using: &random) {
        case 0 where !items.isEmpty: return "remove \(items.remove(at: index).id)"
        case 1 where !items.isEmpty:
            items[index].length = Item.length(&random)
            return "resize \(items[index].id) to \(items[index].length)"
        case 2 where !items.isEmpty:
            items[index].isOn.toggle()
            return "toggle \(items[index].id)"
        case 3 where !items.isEmpty:
            let target = Int.random(in: 0..<items.count, using: &random)
            items.insert(items.remove(at: index), at: target)
            return "move \(items[target].id) to \(target)"
        case 4:
            items.removeAll { _ in Bool.random(using: &random) }
            return "keep \(items.map(\.id))"
        case 5:
            items.shuffle(using: &random)
            return "shuffle to \(items.map(\.id))"
        case 6:
            for _ in 0..<4 {
                items.append(Item(nextID, &random))
                nextID += 1
            }
            return "append 4"
        default:
            let place = Bool.random(using: &random) ? 0 : Int.random(in: 0...items.count, using: &random)
            items.insert(Item(nextID, &random), at: place)
            nextID += 1
            return "insert \(nextID - 1) of \(items[place].length) at \(place)"
        }
    }

    private static func compare(
        _ mounted: MountedRows, _ program: RowProgram, _ items: [Item], wasAtStart: Bool
    ) -> String? {
        let (offset, range) = (mounted.scroll.contentOffset, mounted.scroll.contentOffsetRange)
        let axis = program.axis
        if offset[axis] < 0 || offset[axis] > range[axis] + 1e-6 {
            return "the offset \(offset) isn't within the content, \(range)"
        }
        if wasAtStart, offset != .zero { return "it was at the start, and scrolled to \(offset) by itself" }
        let found = mounted.inSight
        if offset == .zero {
            let fresh = program.mount(items, mounted.host.size)
            if mounted.host.tree != fresh.host.tree {
                return "the tree is\n\(mounted.host.tree)\nbut freshly mounted\n\(fresh.host.tree)"
            }
            let wanted = fresh.inSight
            return SightedElement.areEqual(found, wanted)
                ? nil : "in sight is\n\(found)\nbut freshly mounted\n\(wanted)"
        }
        // Everything is made where there is room for everything.
        var room = mounted.host.size
        room[axis] = 4_000
        let whole = program.mount(items, room)
        let all = whole.inSight
        guard let first = found.first(where: { $0.length(axis) > 1 }) else {
            // A short scroll view can show nothing but margins.
            return all.isEmpty || mounted.host.size[axis] < 150 ? nil : "nothing is in sight"
        }
        guard let place = all.first(where: { $0.name == first.name }) else { return "\(first) isn't in the content" }
        let shift = place.frame.origin[axis] - first.frame.origin[axis]
        let wanted = all.compactMap { element -> SightedElement? in
            var element = element
            element.frame.origin[axis] -= shift
            return element.isInSight(of: mounted.host.size) ? element : nil
        }
        return SightedElement.areEqual(found, wanted)
            ? nil : "at \(offset) is in sight\n\(found)\nbut there would be\n\(wanted)"
    }
}

/// An element that can be seen, with its frame in the host.
private struct SightedElement: CustomStringConvertible {
    let name: String
    var frame: CGRect

    func length(_ axis: Axis) -> CGFloat { frame.size[axis] }

    func isInSight(of size: CGSize) -> Bool {
        frame.maxX > 0.01 && frame.maxY > 0.01 && frame.minX < size.width - 0.01 && frame.minY < size.height - 0.01
    }

    static func areEqual(_ lhs: [SightedElement], _ rhs: [SightedElement]) -> Bool {
        lhs.count == rhs.count
            && zip(lhs, rhs).allSatisfy { one, other in
                one.name == other.name && abs(one.frame.minX - other.frame.minX) < 1e-6
                    && abs(one.frame.minY - other.frame.minY) < 1e-6
                    && abs(one.frame.width - other.frame.width) < 1e-6
                    && abs(one.frame.height - other.frame.height) < 1e-6
            }
    }

    var description: String { "\(name) at \(frame.minX), \(frame.minY), \(frame.width) × \(frame.height)\n" }
}

/// A row's value.
private struct Item: Identifiable {
    let id: Int
    var length: CGFloat
    let kind: Int
    var isOn: Bool

    init(_ id: Int, _ random: inout SeededGenerator) {
        self.id = id
        length = Item.length(&random)
        kind = Int.random(in: 0..<6, using: &random)
        isOn = Bool.random(using: &random)
    }

    static func length(_ random: inout SeededGenerator) -> CGFloat {
        Int.random(in: 0..<4, using: &random) == 0 ? 90 : CGFloat(Int.random(in: 4...40, using: &random))
    }
}

/// A mounted program: its host, and what changes its items.
@MainActor
private struct MountedRows {
    let host: ViewHost<AnyView>
    let change: ([Item]) -> Void

    var scroll: any Scrollable {
        var stack: [ViewNode] = [host.viewTree.root!]
        while let node = stack.popLast() {
            if let scrollable = node as? any Scrollable { return scrollable }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        fatalError("nothing scrolls")
    }

    var inSight: [SightedElement] {
        host.elements.flatMap(\.all).compactMap { element in
            // A section's frame contains rows that aren't in sight, whose sizes are estimated.
            guard element.kind != "Section", let label = element.label, let frame = element.frame else { return nil }
            let sighted = SightedElement(name: "\(element.kind) \(label)", frame: frame)
            return sighted.isInSight(of: host.size) ? sighted : nil
        }
    }
}

/// What a program shows, and where its items come from.
private struct RowProgram: CustomStringConvertible {
    enum Container: CaseIterable { case list, form, vertical, horizontal, verticalGrid, horizontalGrid }
    enum Rows: CaseIterable { case bindings, values, identified, editable, deletable, generic, nested }
    enum Source: CaseIterable { case state, binding, bindable, published, backed, observed }

    let container: Container
    let rows: Rows
    let source: Source
    let tracks: [GridItem]
    let isLimited: Bool
    let hasBefore: Bool
    let hasAfter: Bool
    let hasSection: Bool
    let hasSecondContainer: Bool
    /// Whether it is scrolled.
    let scrolls: Bool
    let spacing: CGFloat?

    init(_ random: inout SeededGenerator) {
        container = Container.allCases.randomElement(using: &random)!
        rows = Rows.allCases.randomElement(using: &random)!
        source = Source.allCases.randomElement(using: &random)!
        let tracks = [
            [GridItem(.flexible()), GridItem(.flexible())], [GridItem(.fixed(60)), GridItem(.adaptive(minimum: 50))],
            [GridItem(.flexible(), alignment: .topLeading)],
        ]
        self.tracks = tracks.randomElement(using: &random)!
        isLimited = Int.random(in: 0..<3, using: &random) > 0
        hasBefore = Bool.random(using: &random)
        hasAfter = Bool.random(using: &random)
        hasSection = Int.random(in: 0..<4, using: &random) == 0
        hasSecondContainer = Int.random(in: 0..<4, using: &random) == 0
        spacing = Bool.random(using: &random) ? nil : 0
        // A row of a grid that isn't created counts as one cell, whatever it contains.
        let hasKnownCells = rows != .nested || container != .verticalGrid && container != .horizontalGrid
        scrolls = isLimited && hasKnownCells && Bool.random(using: &random)
    }

    var isGrid: Bool { container == .verticalGrid || container == .horizontalGrid }
    var axis: Axis { container == .horizontal || container == .horizontalGrid ? .horizontal : .vertical }

    var description: String {
        "\(container) of \(rows) over \(source)\(hasBefore ? ", before" : "")\(hasAfter ? ", after" : "")"
            + "\(hasSection ? ", section" : "")\(hasSecondContainer ? ", second container" : "")"
    }

    func size(_ random: inout SeededGenerator) -> CGSize {
        var size = CGSize(width: 0, height: 0)
        size[axis.other] = CGFloat(Int.random(in: 12...20, using: &random)) * 10
        size[axis] = isLimited ? CGFloat(Int.random(in: 80...260, using: &random)) : 4_000
        return size
    }

    // MARK: Views

    @MainActor @ViewBuilder
    func content(_ rows: some View) -> some View {
        switch container {
        case .list: List { sectioned(rows) }
        case .form: Form { sectioned(rows) }
        case .vertical: ScrollView { scrolled(LazyVStack(spacing: spacing) { sectioned(rows) }) }
        case .horizontal: ScrollView(.horizontal) { scrolled(LazyHStack(spacing: spacing) { sectioned(rows) }) }
        case .verticalGrid:
            ScrollView { scrolled(LazyVGrid(columns: tracks, spacing: spacing) { sectioned(rows) }) }
        case .horizontalGrid:
            ScrollView(.horizontal) { scrolled(LazyHGrid(rows: tracks, spacing: spacing) { sectioned(rows) }) }
        }
    }

    @MainActor @ViewBuilder
    private func sectioned(_ rows: some View) -> some View {
        Text("first")
        if hasSection {
            Section {
                rows
            } header: {
                Text("header")
            } footer: {
                Text("footer")
            }
        } else {
            rows
        }
        Text("last")
    }

    @MainActor @ViewBuilder
    private func scrolled(_ container: some View) -> some View {
        if hasBefore { Text("before").frame(width: 30, height: 30) }
        container
        if hasSecondContainer {
            if axis == .vertical {
                LazyVStack { ForEach(0..<5) { Text("second \($0)").frame(minHeight: CGFloat(10 + 17 * $0)) } }
            } else {
                LazyHStack { ForEach(0..<5) { Text("second \($0)").frame(minWidth: CGFloat(10 + 17 * $0)) } }
            }
        }
        if hasAfter { Text("after").frame(width: 30, height: 30) }
    }

    @MainActor @ViewBuilder
    func rows(of items: Binding<[Item]>) -> some View {
        switch rows {
        case .bindings: ForEach(items) { $item in ItemRow(item: $item, program: self) }
        case .values: ForEach(items.wrappedValue) { ItemRow(item: .constant($0), program: self) }
        case .identified: ForEach(items, id: \.id) { $item in ItemRow(item: $item, program: self) }
        case .editable: ForEach(items, editActions: .all) { $item in ItemRow(item: $item, program: self) }
        case .deletable: ForEach(items) { $item in ItemRow(item: $item, program: self) }.onDelete { _ in }
        case .generic: elements(items)
        case .nested:
            ForEach(0..<2) { part in
                ForEach(items.wrappedValue.filter { $0.id % 2 == part }) { ItemRow(item: .constant($0), program: self) }
            }
        }
    }

    @MainActor
    private func elements<Items: RandomAccessCollection>(_ items: Items) -> some View
    where Items.Element == Binding<Item> {
        ForEach(items) { ItemRow(item: $0, program: self) }
    }

    @MainActor
    func mount(_ items: [Item], _ size: CGSize) -> MountedRows {
        switch source {
        case .state, .binding:
            let access = Access()
            let host = ViewHost(
                AnyView(StateRows(program: self, access: access, hasChild: source == .binding, items: items)),
                size: size)
            return MountedRows(host: host) { items in host.perform { access.items?.wrappedValue = items } }
        case .bindable:
            let model = ObservedItems(items)
            let host = ViewHost(AnyView(BindableRows(program: self, model: model)), size: size)
            return MountedRows(host: host) { items in host.perform { model.items = items } }
        case .published:
            let model = PublishedItems(items)
            let host = ViewHost(AnyView(PublishedRows(program: self, model: model)), size: size)
            return MountedRows(host: host) { items in host.perform { model.items = items } }
        case .backed:
            let model = PublishedItems(items)
            let store = ItemStore(items)
            let host = ViewHost(AnyView(BackedRows(program: self, model: model, store: store)), size: size)
            return MountedRows(host: host) { items in
                host.perform {
                    store.items = items
                    model.items = []
                }
            }
        case .observed:
            let model = ObservedItems(items)
            let host = ViewHost(AnyView(ObservedRows(program: self, model: model)), size: size)
            return MountedRows(host: host) { items in host.perform { model.items = items } }
        }
    }
}

/// A row, whose size depends on its kind.
private struct ItemRow: View {
    @Binding var item: Item
    let program: RowProgram

    private var axis: Axis { program.axis }
    private var words: String { "row \(item.id)" }

    private func framed(_ view: some View) -> some View {
        view.frame(minWidth: axis == .horizontal ? item.length : nil, minHeight: axis == .vertical ? item.length : nil)
    }

    var body: some View {
        if program.isGrid, program.scrolls { VStack { views } } else { views }
    }

    @ViewBuilder private var views: some View {
        switch item.kind {
        case 0, 1: framed(Text(words))
        case 2: framed(Toggle(words, isOn: $item.isOn))
        case 3:
            framed(Text(words))
            framed(Text("more of \(item.id)"))
        case 4: if item.isOn { framed(Text(words)) }
        default: Text("\(words), with words for \(item.isOn ? "several lines of a narrow place" : "a line")")
        }
    }
}

@MainActor
private final class Access {
    var items: Binding<[Item]>?
}

private struct StateRows: View {
    let program: RowProgram
    let access: Access
    let hasChild: Bool
    @State var items: [Item]

    var body: some View {
        Group {
            if hasChild {
                BoundRows(program: program, items: $items)
            } else {
                program.content(program.rows(of: $items))
            }
        }
        .onAppear { access.items = $items }
    }
}

private struct BoundRows: View {
    let program: RowProgram
    @Binding var items: [Item]

    var body: some View { program.content(program.rows(of: $items)) }
}

@Observable
private final class ObservedItems {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
}

private struct BindableRows: View {
    let program: RowProgram
    @Bindable var model: ObservedItems

    var body: some View { program.content(program.rows(of: $model.items)) }
}

private final class PublishedItems: ObservableObject {
    @Published var items: [Item]
    init(_ items: [Item]) { self.items = items }
}

private struct PublishedRows: View {
    let program: RowProgram
    @ObservedObject var model: PublishedItems

    var body: some View { program.content(program.rows(of: $model.items)) }
}

private final class ItemStore {
    var items: [Item]
    init(_ items: [Item]) { self.items = items }
}

/// A collection whose elements are in an object, so that copies of it have the same elements at any time.
private struct BackedItems: RandomAccessCollection {
    let store: ItemStore
    var startIndex: Int { 0 }
    var endIndex: Int { store.items.count }
    subscript(index: Int) -> Item { store.items[index] }
}

private struct BackedRows: View {
    let program: RowProgram
    @ObservedObject var model: PublishedItems
    let store: ItemStore

    var body: some View {
        program.content(
            ForEach(BackedItems(store: store)) { ItemRow(item: .constant($0), program: program) })
    }
}

/// A collection whose elements are in an observable object.
private struct ObservedCollection: RandomAccessCollection {
    let model: ObservedItems
    var startIndex: Int { 0 }
    var endIndex: Int { model.items.count }
    subscript(index: Int) -> Item { model.items[index] }
}

private struct ObservedRows: View {
    let program: RowProgram
    let model: ObservedItems

    var body: some View {
        program.content(
            ForEach(ObservedCollection(model: model)) { ItemRow(item: .constant($0), program: program) })
    }
}
