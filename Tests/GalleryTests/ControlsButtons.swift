import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gallery: buttons")
struct ControlsButtons {
    @ViewBuilder
    private func row(_ title: String, _ style: some PrimitiveButtonStyle) -> some View {
        HStack(spacing: 10) {
            Button(title) {}
            Button("Delete", role: .destructive) {}
            Button("Off") {}.disabled(true)
            Button("Tint") {}.tint(.orange)
            Button {
            } label: {
                Label("Add", systemImage: "plus")
            }
        }
        .buttonStyle(style)
    }

    private var styles: some View {
        VStack(alignment: .leading, spacing: 14) {
            row("Automatic", .automatic)
            row("Plain", .plain)
            row("Borderless", .borderless)
            row("Bordered", .bordered)
            row("Filled", .borderedProminent)
            row("Glass", .glass)
            row("Glass", .glassProminent)
            row("Card", .card)
            row("Bar", .accessoryBar)
        }
        .padding()
    }

    @Test("Each style has its look, also for destructive, disabled and tinted buttons")
    func looks() throws { try compare("styles", size: CGSize(width: 480, height: 480)) { styles } }

    @Test("Buttons have sizes and shapes")
    func sizes() throws {
        try compare("sizes", size: CGSize(width: 480, height: 420)) {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(ControlSize.allCases, id: \.self) { size in
                    HStack {
                        Button("Bordered") {}.buttonStyle(.bordered)
                        Button("Prominent") {}.buttonStyle(.borderedProminent)
                        Button {
                        } label: {
                            Label("Add", systemImage: "plus")
                        }.buttonStyle(.bordered).tint(.green)
                    }
                    .controlSize(size)
                }
                HStack {
                    Button("Capsule") {}.buttonBorderShape(.capsule)
                    Button("Round") {}.buttonBorderShape(.roundedRectangle(radius: 3))
                    Button {
                    } label: {
                        Image(systemName: "plus")
                    }.buttonBorderShape(.circle)
                    Button {
                    } label: {
                        Text("Wide").frame(maxWidth: .infinity)
                    }
                }
                .buttonStyle(.borderedProminent)
            }
            .padding()
        }
    }

    @Test("Links, menus and the system's buttons look like buttons")
    func relatives() throws {
        try compare("relatives", size: CGSize(width: 390, height: 520)) {
            VStack(alignment: .leading, spacing: 16) {
                Link("Apple", destination: URL(string: "https://example.org")!)
                Menu("Menu") { Button("One") {} }
                Menu {
                    Button("One") {}
                } label: {
                    Label("More", systemImage: "ellipsis.circle")
                }
                Menu("Bordered") { Button("One") {} }.menuStyle(.borderedButton)
                Menu("In a style") { Button("One") {} }.buttonStyle(.borderedProminent)
                ShareLink(item: "text")
                EditButton()
                HStack {
                    Button("First") {}
                    Button("Second") {}
                }
                .foregroundStyle(.purple)
                Button {
                } label: {
                    VStack(alignment: .leading) {
                        Text("Two lines").font(.headline)
                        Text("in a label").foregroundColor(.secondary)
                    }
                }
                NavigationStack { NavigationLink("Destination") { Text("There") } }.frame(height: 80)
            }
            .padding()
        }
    }

    @Test("A pressed button is fainter")
    func pressed() throws {
        try compare("pressed", size: CGSize(width: 300, height: 160), act: press) {
            VStack(spacing: 14) {
                Button("Text") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
        }
    }

    private func press(_ host: ViewHost<some View>) throws {
        for title in ["Text", "Bordered", "Prominent"] { try host.press(title) }
    }
}
