import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gallery: text fields")
struct ControlsText {
    private struct Fields: View {
        @State var name = "Ann"
        @State var selection: TextSelection?
        @State var long = "A long text that does not fit in its field, and scrolls to its end"
        @State var note = "Milk\nBread and butter, and what else is on the list for the weekend\nTea"

        var body: some View {
            VStack(alignment: .leading, spacing: 14) {
                TextField("Placeholder", text: .constant(""))
                TextField("With a prompt", text: .constant(""), prompt: Text("name@example.org"))
                TextField("Name", text: $name, selection: $selection)
                SecureField("Password", text: .constant("secret"))
                TextField("Rounded", text: .constant("")).textFieldStyle(.roundedBorder)
                TextField("Rounded", text: .constant("Rounded border")).textFieldStyle(.roundedBorder)
                TextField("Off", text: .constant("Disabled")).textFieldStyle(.roundedBorder).disabled(true)
                TextField("Square", text: .constant("Square border")).textFieldStyle(.squareBorder)
                TextField("Long", text: $long).textFieldStyle(.roundedBorder)
                TextField("Right", text: .constant("Right")).multilineTextAlignment(.trailing)
                TextField("Lines", text: $note, axis: .vertical)
                TextEditor(text: $note).frame(height: 110).border(.gray)
            }
            .padding()
        }
    }

    private let size = CGSize(width: 320, height: 700)

    @Test("Fields show what was typed, or their placeholder")
    func fields() throws { try compare("fields", size: size) { Fields() } }

    @Test("A focused field has a caret, and scrolls to it")
    func caret() throws { try compare("caret", size: size, act: { try $0.tap("Long") }) { Fields() } }

    @Test("Selected words are highlighted")
    func selection() throws {
        try compare("selection", size: size, act: { try $0.selectText("nn", in: "Name") }) { Fields() }
    }

    @Test("Fields are mirrored")
    func mirrored() throws {
        try compare("mirrored", size: size) { Fields().environment(\.layoutDirection, .rightToLeft) }
    }
}
