import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
    private enum Flavor: String, CaseIterable, Identifiable {
        case vanilla, chocolate, mint
        var id: String { rawValue }
    }

    private struct Shop: View {
        @State var flavor = Flavor.vanilla
        @State var size: Int? = nil
        @State var name = "mint"
        var body: some View {
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases) { Text($0.rawValue).tag($0) }
            }
            Picker("Name", selection: $name) {
                ForEach(Flavor.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(SegmentedPickerStyle())
            Picker(selection: $size, label: Text("Size")) {
                Text("none").tag(Int?.none)
                Text("small").tag(1)
                Text("large").tag(2).selectionDisabled()
            }
            .pickerStyle(.inline)
            Text("\(flavor.rawValue) \(size ?? 0) \(name)")
        }
    }

    @Test("A menu of options is shown by a tap, until one of them is chosen")
    func menu() throws {
        let host = ViewHost(Shop())
        expectNoDifference(host.elements[0].text, "Picker \"Flavor\" = \"vanilla\"")
        try host.tap("Flavor")
        expectNoDifference(
            host.elements[0].text,
            "Picker \"Flavor\" = \"vanilla\" (open)\n  Option \"vanilla\" (selected)\n  Option \"chocolate\"\n  Option \"mint\""
        )
        try host.tap(host.query(.option, "chocolate").in("Flavor"))
        expectNoDifference(host.elements[0].text, "Picker \"Flavor\" = \"chocolate\"")
        try host.choose("mint", in: "Flavor")
        expectNoDifference(host.elements[0].value, "mint")
        #expect(throws: ViewQueryError.self) { try host.choose("lemon", in: "Flavor") }
    }

    @Test("Options that are always shown are chosen by a tap, by their tags or the identities of a ForEach")
    func shown() throws {
        let host = ViewHost(Shop())
        expectNoDifference(
            host.elements[1].children.map(\.line),
            [
                "Option \"vanilla\"", "Option \"chocolate\"", "Option \"mint\" (selected)",
            ])
        try host.tap("chocolate")
        expectNoDifference(host.elements.last?.label, "vanilla 0 chocolate")
        expectNoDifference(host.elements[2].line, "Picker \"Size\" = \"none\"")
        try host.tap("small")
        expectNoDifference(host.elements.last?.label, "vanilla 1 chocolate")
        try host.choose("none", in: "Size")
        expectNoDifference(host.elements.last?.label, "vanilla 0 chocolate")
        #expect(throws: ViewQueryError.self) { try host.tap("large") }
    }

    private struct Stale: View {
        @State var number = 9
        @State var isOff = false
        var body: some View {
            Picker("Number", selection: $number) {
                Text("one").tag(1)
                Text("two").tag(2)
                Text("untagged")
            }
            .pickerStyle(.wheel)
            .disabled(isOff)
            Button("Off") { isOff = true }
        }
    }

    @Test("A selection without an option is reported once; nothing is shown as selected")
    func stale() throws {
        var host: ViewHost<Stale>?
        let found = Diagnostics.collect {
            host = ViewHost(Stale())
            try? host?.tap("Off")
        }
        expectNoDifference(found.map(\.kind), [.invalidInput])
        #expect(found[0].path.contains("Picker"))
        expectNoDifference(host?.tree.contains("selected"), false)
        expectNoDifference(host?.elements[0].line, "Picker \"Number\" (disabled)")
        #expect(throws: ViewQueryError.self) { try host?.choose("one", in: "Number") }
    }

    @Test("A choice moves on from a stale selection; an option without a tag can't be chosen")
    func fromStale() throws {
        var host: ViewHost<Stale>?
        _ = Diagnostics.collect { host = ViewHost(Stale()) }
        try host?.tap("two")
        expectNoDifference(host?.elements[0].value, "two")
        #expect(throws: ViewQueryError.self) { try host?.tap("untagged") }
    }

    private struct Several: View {
        @State var numbers = [1, 2]
        let none: [Binding<Int>] = []
        var body: some View {
            Picker("All", sources: $numbers, selection: \.self) {
                Text("one").tag(1)
                Text("two").tag(2)
            }
            Picker("None", sources: none, selection: \.self) { Text("one").tag(1) }
            Text("\(numbers)")
        }
    }

    @Test("A choice for several values sets them all; for none it does nothing")
    func several() throws {
        let host = ViewHost(Several())
        try host.choose("two", in: "All")
        expectNoDifference(host.elements.last?.label, "[2, 2]")
        try host.choose("one", in: "None")
        expectNoDifference(host.elements[1].line, "Picker \"None\"")
    }
}
