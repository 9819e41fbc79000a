import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

/// Spacers, dividers and pickers alone and beside other views: alone they are in no stack, beside others they are in one.
@MainActor
@Suite("Spacers whose neighbors come and go")
struct SpacerAxisTests {
    @Test(
        "A spacer or divider takes its new stack's axis when a neighbor comes or goes", arguments: SpacerPlace.allCases)
    fileprivate func neighbors(_ place: SpacerPlace) {
        for kind in NeighborKind.allCases {
            for starts in [false, true] {
                let alone = Neighborhood(place: place, kinds: [kind])
                let shared = Neighborhood(place: place, kinds: [kind, .text])
                let model = NeighborModel(starts ? shared : alone)
                let host = ViewHost(Neighbors(model: model), size: Self.size)
                for isShared in [!starts, starts, !starts] {
                    model.set(isShared ? shared : alone, in: host)
                    #expect(Self.isAsMounted(host, model), "\(kind), shared: \(isShared)")
                    host.checkInvariants()
                }
            }
        }
    }

    @Test(
        "Any neighbors are arranged after a change as when they are mounted",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<60))
    func random(round: Int) {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<10 {
            var now = Neighborhood(&random)
            let model = NeighborModel(now)
            let host = ViewHost(Neighbors(model: model), size: Self.size)
            for step in 0..<6 {
                now.change(&random)
                model.set(now, in: host)
                #expect(Self.isAsMounted(host, model), "seed \(seed), step \(step): \(now)")
                host.checkInvariants()
            }
        }
    }

    private static let size = CGSize(width: 200, height: 100)

    private static func isAsMounted(_ host: ViewHost<Neighbors>, _ model: NeighborModel) -> Bool {
        frames(host) == frames(ViewHost(Neighbors(model: NeighborModel(model.now)), size: size))
    }

    private static func frames(_ host: ViewHost<Neighbors>) -> [CGRect] {
        var found: [CGRect] = []
        host.viewTree.layOut()
        var stack = host.viewTree.layoutRoots
        while let item = stack.popLast() {
            found.append(CGRect(origin: item.origin, size: item.size))
            stack += item.children
        }
        return found
    }
}

private enum SpacerPlace: CaseIterable, Sendable {
    case scroll, horizontalScroll, scrollBothWays, root, button, disclosure, list, background
}

private enum NeighborKind: CaseIterable {
    case spacer, divider, padded, inBody, text, wheel
}

/// Views beside one another, and where they are.
private struct Neighborhood {
    let place: SpacerPlace
    var kinds: [NeighborKind]
    var hasLargeFont = false

    init(place: SpacerPlace, kinds: [NeighborKind]) {
        self.place = place
        self.kinds = kinds
    }

    init(_ random: inout SeededGenerator) {
        place = SpacerPlace.allCases.randomElement(using: &random)!
        kinds = Self.kinds(&random)
    }

    private static func kinds(_ random: inout SeededGenerator) -> [NeighborKind] {
        Array(NeighborKind.allCases.shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)))
    }

    mutating func change(_ random: inout SeededGenerator) {
        if Int.random(in: 0..<3, using: &random) == 0 { hasLargeFont.toggle() } else { kinds = Self.kinds(&random) }
    }
}

@Observable
private final class NeighborModel {
    private(set) var now: Neighborhood
    init(_ now: Neighborhood) { self.now = now }

    @MainActor
    func set(_ new: Neighborhood, in host: ViewHost<Neighbors>) { host.perform { now = new } }
}

private struct Neighbors: View {
    let model: NeighborModel

    private struct OwnBody: View {
        var body: some View { Spacer(minLength: 20) }
    }

    @ViewBuilder private var content: some View {
        let kinds = model.now.kinds
        if kinds.contains(.spacer) { Spacer(minLength: 20) }
        if kinds.contains(.divider) { Divider() }
        if kinds.contains(.padded) { Spacer(minLength: 20).padding(5) }
        if kinds.contains(.inBody) { OwnBody() }
        if kinds.contains(.text) { Text("neighbor") }
        if kinds.contains(.wheel) {
            Picker("picker", selection: .constant(1)) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            .pickerStyle(.wheel)
        }
    }

    private var font: Font? { model.now.hasLargeFont ? .system(size: 30) : nil }

    var body: some View {
        switch model.now.place {
        case .scroll: named(ScrollView { content })
        case .horizontalScroll: named(ScrollView(.horizontal) { content })
        case .scrollBothWays: named(ScrollView([.horizontal, .vertical]) { content })
        case .root: content.font(font)
        case .button:
            named(
                Button {
                } label: {
                    content
                })
        case .disclosure: named(DisclosureGroup("group", isExpanded: .constant(true)) { content })
        case .list: named(List { HStack { content } })
        case .background: named(Text("front").background { content })
        }
    }

    @ViewBuilder private func named(_ view: some View) -> some View {
        Text("name")
        view.font(font)
    }
}
