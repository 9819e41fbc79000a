import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Accessibility")
struct AccessibilityTests {
    @Test("An element is found by what it is called and by its identifier, and by its own words still")
    func names() throws {
        var taps = 0
        let view = Button {
            taps += 1
        } label: {
            Image(systemName: "trash")
        }
        let host = ViewHost(view.accessibilityLabel("Delete").accessibilityIdentifier("delete-button"))
        expectNoDifference(host.tree, "Button \"trash\" [Delete, delete-button]")
        for words in ["Delete", "delete-button", "trash"] { try host.tap(words) }
        expectNoDifference(taps, 3)
    }

    @Test("Older forms do the same")
    func olderForms() throws {
        let text = Text("★★").accessibility(label: Text("Two stars")).accessibility(identifier: "stars")
            .accessibility(value: Text("2")).accessibility(hidden: true).accessibility(addTraits: .isHeader)
        try expectNoDifference(
            ViewHost(text).find("Two stars").line,
            "Text \"★★\" = \"2\" [Two stars, stars] (accessibility hidden, header)")
    }

    @Test("Names inside of a button are the button's")
    func inside() throws {
        let button = Button {
        } label: {
            Image("x").accessibilityLabel(Text("Close"))
        }
        expectNoDifference(ViewHost(button).tree, "Button \"x\" [Close]")
    }

    @Test("Traits come and go; a modifier without an element changes nothing")
    func traits() throws {
        let text = Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isHeader)
            .accessibilityHint("Taps").accessibilityLabel("b", isEnabled: false)
        try expectNoDifference(ViewHost(text).find("a").line, "Text \"a\" (selected, hint: Taps)")
        expectNoDifference(ViewHost(EmptyView().accessibilityLabel("b")).tree, "")
        var set: AccessibilityTraits = [.isButton]
        set.formUnion(.isLink)
        #expect(set.contains(.isLink) && !set.contains(.isModal))
        expectNoDifference(set.remove(.isButton), .isButton)
        expectNoDifference(set, .isLink)
    }

    @Test("A combined element is found by all of its words")
    func combined() throws {
        let stack = HStack {
            Text("Rain")
            Text("5 mm")
        }
        #expect(ViewHost(stack.accessibilityElement(children: .combine)).contains("Rain, 5 mm"))
    }

    private struct Named: View {
        @State private var name = "before"
        var body: some View {
            Text("a").accessibilityIdentifier(name)
            Button("Change") { name = "after" }
        }
    }

    @Test("Names follow what they are made of")
    func changes() throws {
        let host = ViewHost(Named())
        expect(host, shows: "before")
        try host.tap("Change")
        #expect(host.contains("after") && !host.contains("before"))
    }

    private struct Rating: View {
        @State private var stars = 3
        var body: some View {
            Text("\(stars) stars")
                .accessibilityAction(named: "Clear") { stars = 0 }
                .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
        }
    }

    @Test("Actions run when they are tapped by their names; taps on the view itself don't run them")
    func actions() throws {
        let host = ViewHost(Rating())
        try host.tap("increment")
        expect(host, shows: "4 stars")
        try host.tap("decrement")
        try host.tap("decrement")
        expect(host, shows: "2 stars")
        #expect(throws: ViewQueryError.self) { try host.tap("2 stars") }
        try host.tap("Clear")
        expect(host, shows: "0 stars")
    }
}
