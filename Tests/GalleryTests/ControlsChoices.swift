import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gallery: pickers")
struct ControlsChoices {

    private func picker(_ style: some PickerStyle) -> some View {
        Picker("Fruit", selection: .constant("b")) {
            Text("Apple").tag("a")
            Text("Banana").tag("b")
            Text("Cherry").tag("c")
        }
        .pickerStyle(style)
    }

    private var pickers: some View {
        VStack(alignment: .leading, spacing: 16) {
            picker(.menu)
            picker(.menu).disabled(true)
            picker(.segmented)
            picker(.segmented).disabled(true)
            picker(.navigationLink)
            picker(.inline)
            picker(.radioGroup)
            picker(.palette)
            picker(.wheel)
        }
        .padding()
    }

    private let size = CGSize(width: 340, height: 800)

    @Test("Pickers of each style")
    func all() throws { try compare("pickers", size: size) { pickers } }

    @Test("They are mirrored")
    func mirrored() throws {
        try compare("mirrored", size: size) { pickers.environment(\.layoutDirection, .rightToLeft) }
    }

    @Test("In a form the label is shown, and the value is grey")
    func form() throws {
        try compare("form", size: CGSize(width: 390, height: 420)) {
            Form {
                picker(.menu)
                picker(.navigationLink)
                picker(.segmented)
                LabeledContent("Version", value: "1.2")
                Toggle("Sound", isOn: .constant(true))
                DatePicker("Date", selection: .constant(Date(timeIntervalSince1970: 1_700_000_000)))
            }
        }
    }
}

@MainActor
@Suite("Gallery: dates")
struct ControlsDates {
    private let date = Date(timeIntervalSince1970: 1_717_416_000)

    private func zoned(_ view: some View) -> some View {
        view
            .environment(\.timeZone, TimeZone(secondsFromGMT: 0)!)
            .environment(\.locale, Locale(identifier: "en_US"))
            .environment(\.calendar, Calendar(identifier: .gregorian))
    }

    @Test("Compact date pickers, and wheels")
    func compact() throws {
        try compare("compact", size: CGSize(width: 390, height: 720)) {
            zoned(
                VStack(spacing: 16) {
                    DatePicker("Both", selection: .constant(date))
                    DatePicker("Date", selection: .constant(date), displayedComponents: .date)
                    DatePicker("Time", selection: .constant(date), displayedComponents: .hourAndMinute)
                    DatePicker("Off", selection: .constant(date)).disabled(true)
                    DatePicker("Wheel", selection: .constant(date)).datePickerStyle(.wheel).labelsHidden()
                    DatePicker("Wheel", selection: .constant(date), displayedComponents: .date)
                        .datePickerStyle(.wheel).labelsHidden()
                }
                .padding())
        }
    }

    @Test("Months")
    func months() throws {
        try compare("months", size: CGSize(width: 390, height: 760)) {
            zoned(
                VStack(spacing: 16) {
                    DatePicker("Day", selection: .constant(date), in: (date - 400_000)...).datePickerStyle(.graphical)
                    MultiDatePicker(
                        "Days",
                        selection: .constant([
                            DateComponents(year: 2024, month: 6, day: 12),
                            DateComponents(year: 2024, month: 6, day: 14),
                        ]))
                }
                .padding())
        }
    }
}

@MainActor
@Suite("Gallery: boxes and labels")
struct ControlsBoxes {
    @Test("Group boxes, disclosure groups, labels and labeled contents")
    func boxes() throws {
        try compare("boxes", size: CGSize(width: 340, height: 520)) {
            VStack(alignment: .leading, spacing: 16) {
                GroupBox("Address") {
                    Text("1 Main Street")
                    Text("Springfield")
                }
                DisclosureGroup("Closed") { Text("Hidden") }
                DisclosureGroup("Open", isExpanded: .constant(true)) { Text("Shown") }
                Label("Inbox", systemImage: "tray")
                Label("Icon", systemImage: "star").labelStyle(.iconOnly)
                LabeledContent("Version", value: "1.2")
                ControlGroup {
                    Button("Cut") {}
                    Button("Copy") {}
                }
            }
            .padding()
        }
    }

    @Test("A message in place of missing content")
    func unavailable() throws {
        try compare("unavailable", size: CGSize(width: 390, height: 400)) {
            ContentUnavailableView {
                Label("No Mail", systemImage: "tray")
            } description: {
                Text("New mails appear here.")
            } actions: {
                Button("Refresh") {}.buttonStyle(.bordered)
            }
        }
    }
}
