import ReactiveViewsTesting
import Testing

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

@MainActor
@Suite("Bindings, as a user sees them")
struct BindingRules {
    private struct Inner: View {
        @Binding var name: String
        var body: some View {
            Text("inner \(name)")
            Button("Shout") { name += "!" }
        }
    }

    private struct Unwrapping: View {
        @State var name: String? = "Ann"
        @State var plain = "x"
        let expose: (Binding<String>?) -> Void
        var body: some View {
            let unwrapped = Binding($name)
            let _ = expose(unwrapped)
            if let unwrapped { Inner(name: unwrapped) } else { Text("nobody") }
            Optional(name: Binding($plain))
            Text("plain \(plain)")
            Button("Clear") { name = nil }
        }
    }

    private struct Optional: View {
        @Binding var name: String?
        var body: some View {
            Button("Set optional") { name = "y" }
            Button("Set nil") { name = nil }
        }
    }

    @Test(
        "An unwrapped binding follows the value; nil gives none; one that outlives its value gives the last value"
    )
    func unwrapped() throws {
        var last: Binding<String>?
        let host = ViewHost(Unwrapping { if let binding = $0 { last = binding } })
        try host.tap("Shout")
        expect(host, shows: "inner Ann!")
        let diagnostics = try Diagnostics.collect { try host.tap("Clear") }
        expectNoDifference(diagnostics, [])
        expect(host, shows: "nobody")
        var value: String?
        expectNoDifference(Diagnostics.collect { value = last?.wrappedValue }.map(\.kind), [.bindingOutlivedValue])
        expectNoDifference(value, "Ann!")
        host.perform { last?.wrappedValue = "Bob" }
        expect(host, shows: "inner Bob")
    }

    @Test("An optional binding made of one that isn't ignores nil")
    func wrapped() throws {
        let host = ViewHost(Unwrapping { _ in })
        try host.tap("Set nil")
        expect(host, shows: "plain x")
        try host.tap("Set optional")
        expect(host, shows: "plain y")
    }

    private struct Row: View {
        @Binding var item: Item
        @State var taps = 0
        var body: some View {
            Text("row \(item.id) \(item.name)")
            Button("Tap \(item.id) \(taps)") { taps += 1 }
            Button("Rename \(item.id)") { item.name += "!" }
        }
    }

    private struct Items: View {
        @State var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
        var expose: (Binding<[Item]>) -> Void = { _ in }
        var body: some View {
            let _ = expose($items)
            ForEach($items) { $item in Row(item: $item) }
            Text("count \($items.count)")
            Button("Remove first") { items.removeFirst() }
            Button("Reverse") { items.reverse() }
            Button("Remove all") { items = [] }
        }
    }

    @Test(
        "ForEach($items) gives each row a binding to its element; rows keep their state by the elements' identities"
    )
    func forEach() throws {
        let host = ViewHost(Items())
        try host.tap("Rename 2")
        expect(host, shows: "row 2 b!")
        try host.tap("Tap 3 0")
        let diagnostics = try Diagnostics.collect {
            try host.tap("Remove first")
            try host.tap("Rename 3")
            try host.tap("Reverse")
            try host.tap("Rename 2")
        }
        expectNoDifference(diagnostics, [])
        expectNoDifference(
            host.elements.flatMap(\.all).filter { $0.kind == "Text" }.compactMap(\.label),
            [
                "row 3 c!", "row 2 b!!", "count 2",
            ])
        expect(host, shows: "Tap 3 1")
        try expectNoDifference(Diagnostics.collect { try host.tap("Remove all") }, [])
        expect(host, shows: "count 0")
    }

    private struct Words: View {
        @State var words = ["a", "b"]
        var body: some View {
            ForEach($words, id: \.self) { $word in
                Button("word \(word)") { word += "!" }
            }
        }
    }

    @Test("ForEach($words, id:) binds elements without an identity of their own")
    func forEachID() throws {
        let host = ViewHost(Words())
        try host.tap("word b")
        expect(host, shows: "word b!")
        expect(host, shows: "word a")
    }

    @Test(
        "A binding to a collection has bindings by index; one whose index is gone gives the last value and ignores writes"
    )
    func elements() {
        var items: Binding<[Item]>?
        let host = ViewHost(Items { items = $0 })
        guard let items else { return #expect(Bool(false)) }
        let (first, last) = (items[0], items[2])
        expectNoDifference(items.map(\.wrappedValue.id), [1, 2, 3])
        expectNoDifference(Array(items.indices), [0, 1, 2])
        host.perform { first.name.wrappedValue = "z" }
        expect(host, shows: "row 1 z")
        host.perform { _ = items.wrappedValue.removeFirst() }
        expectNoDifference(first.wrappedValue.id, 2, "it is addressed by its index")
        var value: Item?
        let diagnostics = Diagnostics.collect {
            value = last.wrappedValue
            host.perform { last.wrappedValue = Item(id: 9, name: "nine") }
        }
        expectNoDifference(value?.id, 3)
        #expect(diagnostics.allSatisfy { $0.kind == .bindingOutlivedValue } && diagnostics.count == 2)
        expect(host, hasNo: "row 9 nine")
    }

    @Observable
    final class Store {
        var items = [1, 2]
    }

    private struct Bound: View {
        @Bindable var store: Store
        var body: some View {
            ForEach($store.items, id: \.self) { $number in
                Button("number \(number)") { number += 10 }
            }
        }
    }

    @Test("A collection of an @Observable object gives bindings to its elements, too")
    func observable() throws {
        let store = Store()
        let host = ViewHost(Bound(store: store))
        try host.tap("number 2")
        expectNoDifference(store.items, [1, 12])
        host.perform { store.items.append(5) }
        expect(host, shows: "number 12")
        expect(host, shows: "number 5")
        host.perform { store.items = [] }
        expectNoDifference(host.tree, "")
    }

    private struct Same: View {
        @State var value = 1
        var body: some View {
            Text("value \(value)")
            Setter(value: $value)
        }
    }

    private struct Setter: View {
        @Binding var value: Int
        var body: some View { Button("Same") { value = 1 } }
    }

    @Test("An equal value written through a binding to a state evaluates nothing")
    func equalWrite() throws {
        let host = ViewHost(Same())
        try expectNoDifference(host.evaluations { try host.tap("Same") }, [])
    }
}
