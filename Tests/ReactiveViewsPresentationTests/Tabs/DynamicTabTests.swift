import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Tabs made from data")
struct DynamicTabTests {
    private struct Place: Identifiable {
        let id: String
        var visits = 0
    }

    private struct Places: View {
        @State var places = [Place(id: "Rome"), Place(id: "Oslo")]
        @State var selection = "home"
        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "home") { Text("at home") }
                TabSection("Places") {
                    ForEach(places) { place in
                        Tab(place.id, systemImage: "map", value: place.id) {
                            Counter(name: place.id)
                        }
                    }
                }
            }
            Button("Rotate") { places = [Place(id: "Bern")] + places.reversed() }
            Button("Close") { places.removeAll { $0.id == "Oslo" } }
        }
    }

    private struct Counter: View {
        let name: String
        @State var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private func items(_ host: ViewHost<some View>) -> [String] {
        host.elements.flatMap(\.all).filter { $0.kind == "TabItem" }.map(\.line)
    }

    @Test("There is a tab for each element, which keeps its state wherever it goes")
    func moving() throws {
        let host = ViewHost(Places())
        expectNoDifference(items(host), ["TabItem \"Home\" (selected)", "TabItem \"Rome\"", "TabItem \"Oslo\""])
        try host.tap("Oslo")
        try host.tap("Oslo 0")
        try host.tap("Rotate")
        expectNoDifference(
            items(host).map { $0.dropFirst(8) }, ["\"Home\"", "\"Bern\"", "\"Oslo\" (selected)", "\"Rome\""])
        #expect(host.contains("Oslo 1") && !host.contains("at home"))
        try host.tap("Close")
        expectNoDifference(items(host), ["TabItem \"Home\" (selected)", "TabItem \"Bern\"", "TabItem \"Rome\""])
    }

    @Test("By key path, range and binding; several tabs for an element")
    func forms() throws {
        struct Forms: View {
            @State var places = [Place(id: "Rome")]
            var body: some View {
                TabView {
                    ForEach(["a", "b"], id: \.self) { name in Tab(name, systemImage: "a") { Text("in \(name)") } }
                    ForEach(0..<2) { number in
                        Tab("\(number)", systemImage: "b") { Text("number \(number)") }
                        Tab("-\(number)", systemImage: "b") { Text("minus \(number)") }
                    }
                    ForEach($places) { $place in
                        Tab("Visit", systemImage: "c") { Button("visits \(place.visits)") { place.visits += 1 } }
                    }
                }
            }
        }
        let host = ViewHost(Forms())
        expectNoDifference(
            items(host).map { $0.split(separator: "\"")[1] }, ["a", "b", "0", "-0", "1", "-1", "Visit", "More"])
        try host.tap("-1")
        expect(host, shows: "minus 1")
        try host.tap("Visit")
        try host.tap("visits 0")
        expect(host, shows: "visits 1")
    }
}
