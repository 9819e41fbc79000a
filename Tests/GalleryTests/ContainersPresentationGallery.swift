import ReactiveViewsTesting
import Testing

/// Sheets, covers, popovers, alerts, dialogs and menus.
@MainActor
@Suite("Gallery: presentations")
struct ContainersPresentationGallery {
    private let size = CGSize(width: 390, height: 600)

    private struct Below: View {
        var body: some View {
            NavigationStack {
                List(1..<12) { Text("Row \($0)") }.navigationTitle("Below")
            }
        }
    }

    private struct Card: View {
        var body: some View {
            NavigationStack {
                Form {
                    Section("Profile") {
                        Text("Ann")
                        Text("Oslo")
                    }
                }
                .navigationTitle("Edit").navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                }
            }
        }
    }

    @Test("A sheet is a card over the dimmed window; its detents make it lower; a cover fills the window")
    func sheets() throws {
        try compare("sheet", size: size) { Below().sheet(isPresented: .constant(true)) { Card() } }
        try compare("medium", size: size) {
            Below().sheet(isPresented: .constant(true)) {
                Text("Half").presentationDetents([.medium, .large])
            }
        }
        try compare("background", size: size) {
            Below().sheet(isPresented: .constant(true)) {
                Text("Yellow").foregroundStyle(.black)
                    .presentationBackground(.yellow).presentationCornerRadius(30).presentationDetents([.height(200)])
            }
        }
        try compare("cover", size: size) {
            Below().fullScreenCover(isPresented: .constant(true)) { Text("Whole") }
        }
        try compare("wide", size: CGSize(width: 900, height: 500)) {
            Below().sheet(isPresented: .constant(true)) { Card() }
        }
        try compare("inspector", size: CGSize(width: 900, height: 400)) {
            Below().inspector(isPresented: .constant(true)) { Text("Details") }
        }
    }

    @Test("A popover points at its view")
    func popovers() throws {
        try compare("popover", size: CGSize(width: 800, height: 300)) {
            Text("Anchor")
                .popover(isPresented: .constant(true)) { Text("A popover with some words").padding() }
        }
    }

    @Test("An alert is a small card with its buttons")
    func alerts() throws {
        let size = CGSize(width: 390, height: 420)
        try compare("pair", size: size) {
            Below().alert("Delete the picture?", isPresented: .constant(true)) {
                Button("Cancel", role: .cancel) {}
                Button("Delete", role: .destructive) {}
            } message: {
                Text("It can't be brought back once it is gone.")
            }
        }
        try compare("single", size: size) { Below().alert("Saved", isPresented: .constant(true)) {} }
        try compare("several", size: size) {
            Below().alert("Save changes?", isPresented: .constant(true)) {
                Button("Save") {}
                Button("Discard", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
        }
        try compare("field", size: size) {
            Below().alert("Rename", isPresented: .constant(true)) {
                TextField("Name", text: .constant("Holiday"))
                Button("Cancel", role: .cancel) {}
                Button("OK") {}
            } message: {
                Text("Enter a new name.")
            }
        }
    }

    @Test("A confirmation dialog has its buttons at the bottom, the one that cancels on a card of its own")
    func dialogs() throws {
        try compare("dialog", size: CGSize(width: 390, height: 500)) {
            Below().confirmationDialog("Share", isPresented: .constant(true), titleVisibility: .visible) {
                Button("Copy link") {}
                Button("Send a message") {}
                Button("Stop sharing", role: .destructive) {}
            } message: {
                Text("Everybody with the link can see the picture.")
            }
        }
    }

    private struct Menus: View {
        @State private var sort = 0
        var body: some View {
            VStack(alignment: .leading) {
                Menu("Actions") {
                    Button("Copy", systemImage: "doc.on.doc") {}
                    Button {
                    } label: {
                        Label("Share", systemImage: "square.and.arrow.up")
                    }
                    Divider()
                    Menu("More") { Button("Inside") {} }
                    Button("Unavailable") {}.disabled(true)
                    Button("Delete", systemImage: "trash", role: .destructive) {}
                }
                Picker("Sort", selection: $sort) {
                    Text("By name").tag(0)
                    Text("By date").tag(1)
                }
                .pickerStyle(.menu)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .padding()
        }
    }

    @Test("An open menu is a panel of rows beside its button")
    func menus() throws {
        let size = CGSize(width: 320, height: 360)
        try compare("menu", size: size, act: { try $0.tap("Actions") }) { Menus() }
        try compare("picker", size: size, act: { try $0.tap("Sort") }) { Menus() }
        try compare("mirrored", size: size, act: { try $0.tap("Actions") }) {
            Menus().environment(\.layoutDirection, .rightToLeft)
        }
        try compare("context", size: size, act: { try $0.openContextMenu("Photo") }) {
            Text("Photo").contextMenu {
                Button("Favourite", systemImage: "heart") {}
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
    }
}
