import ReactiveViews

/// All palettes: to be deleted and edited any time, to be moved and renamed in edit mode.
struct PaletteManager: View {
    @EnvironmentObject private var store: PaletteStore
    @State private var editMode = EditMode.inactive
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            List {
                ForEach(store.palettes) { palette in
                    NavigationLink(destination: PaletteEditor(palette: $store.palettes[palette])) {
                        PaletteRow(palette: $store.palettes[palette])
                    }
                }
                .onDelete(perform: store.canRemove ? { store.removePalettes(at: $0) } : nil)
                .onMove { store.movePalettes(from: $0, to: $1) }
            }
            .navigationTitle("Manage palettes")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem { EditButton() }
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Close") { dismiss() }
                }
            }
        }
        .environment(\.editMode, $editMode)
    }
}

/// A palette among the others.
struct PaletteRow: View {
    @Binding var palette: Palette
    @Environment(\.editMode) private var editMode

    var body: some View {
        VStack(alignment: .leading) {
            if editMode?.wrappedValue.isEditing == true {
                TextField("Name of \(palette.name)", text: $palette.name)
            } else {
                Text(palette.name)
            }
            Text(palette.emojis)
        }
    }
}
