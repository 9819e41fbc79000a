import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Controls for dates and text")
struct DateAndTextTests {
    private struct Dates: View {
        @State var date = Date(timeIntervalSinceReferenceDate: 0)
        @State var days: Set<DateComponents> = []
        var body: some View {
            let start = Date(timeIntervalSinceReferenceDate: -1000)
            DatePicker("Any", selection: $date)
            DatePicker("Late", selection: $date, in: start..., displayedComponents: .date)
                .datePickerStyle(WheelDatePickerStyle())
            DatePicker(selection: $date, in: start...start.addingTimeInterval(5000)) { Text("Short") }
                .datePickerStyle(.graphical)
            MultiDatePicker("Days", selection: $days)
            Text(verbatim: "\(date.timeIntervalSinceReferenceDate)")
        }
    }

    @Test("A date that is out of bounds becomes the nearest bound")
    func dates() throws {
        let host = ViewHost(Dates(), size: CGSize(width: 390, height: 3_000))
        try host.setDate("Any", to: Date(timeIntervalSinceReferenceDate: 86_400))
        expect(host, shows: "86400.0")
        try host.setDate("Short", to: Date(timeIntervalSinceReferenceDate: 86_400))
        expect(host, shows: "4000.0")
        try host.setDates("Days", to: [DateComponents(year: 2024, month: 2, day: 3)])
        try expectNoDifference(host.find("Days").value, "1")
        let found = Diagnostics.collect { try? host.setDate("Any", to: Date(timeIntervalSinceReferenceDate: .nan)) }
        expectNoDifference(found.map(\.kind), [.invalidInput])
        expect(host, shows: "4000.0")
    }

    @Test("Where only the day is displayed the time stays as it is")
    func partsOfADate() throws {
        let host = ViewHost(Dates(), size: CGSize(width: 390, height: 3_000))
        let calendar = Calendar.current
        let before = calendar.dateComponents([.hour, .minute], from: Date(timeIntervalSinceReferenceDate: 0))
        try host.setDate("Late", to: Date(timeIntervalSinceReferenceDate: 10 * 86_400 + 12_345))
        let text = try #require(host.elements.last?.label.flatMap(Double.init))
        let after = calendar.dateComponents([.hour, .minute], from: Date(timeIntervalSinceReferenceDate: text))
        expectNoDifference(before, after)
        #expect(text > 8 * 86_400)
    }

    private struct Fields: View {
        @State var name = ""
        @State var secret = ""
        @State var age = 7
        @State var weight: Double? = nil
        @State var note = "a\nb"
        @State var log = ""
        var body: some View {
            TextField("Name", text: $name, prompt: Text("Your name")).textFieldStyle(RoundedBorderTextFieldStyle())
            SecureField("Secret", text: $secret)
            TextField("Age", value: $age, format: .number)
            TextField("Weight", value: $weight, format: .number)
            TextEditor(text: $note)
            TextField("Old", text: $name, onEditingChanged: { log += $0 ? "(" : ")" }, onCommit: { log += "!" })
            Text(verbatim: "\(name) \(secret) \(age) \(weight ?? -1) \(log)")
        }
    }

    @Test("A secret is shown as dots")
    func secret() throws {
        let host = ViewHost(Fields())
        try host.type("Ann", into: "Name")
        try host.type("pass", into: "Secret")
        expectNoDifference(host.elements[0].line, "TextField \"Name\" = \"Ann\"")
        expectNoDifference(host.elements[1].line, "SecureField \"Secret\" = \"••••\" (focused)")
        expectNoDifference(host.elements.last?.label, "Ann pass 7 -1.0 ")
    }

    @Test("A value is written when it is submitted or left, if it can be read; else the old one is shown again")
    func values() throws {
        let host = ViewHost(Fields())
        try host.type("42", into: "Age")
        expectNoDifference(host.elements[2].value, "42")
        expectNoDifference(host.elements.last?.label, "  7 -1.0 ")
        try host.submit("Age")
        expectNoDifference(host.elements.last?.label, "  42 -1.0 ")
        try host.type("many", into: "Age")
        try host.type("1.5", into: "Weight")
        expectNoDifference(host.elements[2].value, "42")
        host.unfocus()
        expectNoDifference(host.elements.last?.label, "  42 1.5 ")
        try host.type("", into: "Weight")
        try host.submit("Weight")
        expectNoDifference(host.elements.last?.label, "  42 -1.0 ")
    }

    @Test("The older closures are called when editing begins and ends, and on the return key")
    func olderClosures() throws {
        let host = ViewHost(Fields())
        try host.focus("Old")
        try host.type("x", into: "Old")
        try host.submit("Old")
        try host.focus("Age")
        expectNoDifference(host.elements.last?.label, "x  7 -1.0 (!)")
    }

    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<_Label>) -> some View {
            HStack {
                Text(">")
                configuration
            }
        }
    }

    @Test("A user's style puts the field among other views")
    func fieldStyle() throws {
        struct Screen: View {
            @State var name = ""
            var body: some View {
                TextField("Name", text: $name)
                    .textFieldStyle(Boxed()).keyboardType(.emailAddress).autocapitalization(.none)
                    .disableAutocorrection(true).submitLabel(.done).textContentType(.username)
            }
        }
        let host = ViewHost(Screen())
        try host.type("Ann", into: "Name")
        expectNoDifference(host.tree, "HStack\n  Text \">\"\n  TextField \"Name\" = \"Ann\" (focused)")
    }

    @Test("A formatter reads and writes a value")
    func formatter() throws {
        struct Screen: View {
            @State var count = 3
            let formatter = NumberFormatter()
            var body: some View {
                TextField("Count", value: $count, formatter: formatter)
                Text(verbatim: "\(count)")
            }
        }
        let host = ViewHost(Screen())
        try host.type("12", into: "Count")
        try host.submit("Count")
        expect(host, shows: "12")
        expectNoDifference(host.elements[1].label, "12")
    }
}
