import ReactiveViews

/// Shows one palette to drag emojis from, and leads to the others.
struct PaletteChooser: View {
    @EnvironmentObject private var store: PaletteStore
    @State private var chosenIndex = 0
    @State private var paletteToEdit: Palette?
    @State private var isManaging = false

    var body: some View {
        let palette = store.palette(at: chosenIndex)
        HStack {
            Button("Next palette") { chosenIndex = (chosenIndex + 1) % store.palettes.count }
            Menu("Palettes") { menu }
            PaletteView(palette: palette).id(palette.id)
        }
        .onChange(of: store.palettes.count) { chosenIndex = store.nearestIndex(to: chosenIndex) }
        .popover(item: $paletteToEdit) { palette in
            PaletteEditor(palette: $store.palettes[palette])
        }
        .sheet(isPresented: $isManaging) {
            PaletteManager()
        }
    }

    @ViewBuilder
    private var menu: some View {
        Button("Edit") { paletteToEdit = store.palette(at: chosenIndex) }
        Button("New") {
            store.insertPalette(named: "New palette", at: chosenIndex)
            paletteToEdit = store.palette(at: chosenIndex)
        }
        Button("Delete", role: .destructive) { store.removePalettes(at: [chosenIndex]) }
            .disabled(!store.canRemove)
        Button("Manage") { isManaging = true }
        Menu("Go to") {
            ForEach(store.palettes) { palette in
                Button(palette.name) {
                    chosenIndex = store.palettes.firstIndex { $0.id == palette.id } ?? chosenIndex
                }
            }
        }
    }
}

/// A palette's name and its emojis, to be dragged.
struct PaletteView: View {
    let palette: Palette

    var body: some View {
        HStack {
            Text(palette.name)
            ForEach(palette.emojiList, id: \.self) { emoji in
                Text(emoji).draggable(emoji)
            }
        }
    }
}
