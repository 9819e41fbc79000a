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
            Button {
                withAnimation { chosenIndex = (chosenIndex + 1) % store.palettes.count }
            } label: {
                Image(systemName: "paintpalette")
            }
            .accessibilityLabel("Next palette")
            .contextMenu { menu }
            Menu("Palettes") { menu }
            PaletteView(palette: palette, emojiSize: Self.emojiSize)
                // Another identity makes it another view: one leaves and one comes, so that there is a transition.
                .id(palette.id)
                .transition(roll)
        }
        .padding(.horizontal)
        .padding(.bottom, 8)
        .clipped()
        .onChange(of: store.palettes.count) { chosenIndex = store.nearestIndex(to: chosenIndex) }
        .popover(item: $paletteToEdit) { palette in
            PaletteEditor(palette: $store.palettes[palette])
        }
        .sheet(isPresented: $isManaging) {
            PaletteManager()
        }
    }

    private static let emojiSize: CGFloat = 32

    /// The new palette comes from below, the old one leaves at the top.
    private var roll: AnyTransition {
        .asymmetric(insertion: .offset(x: 0, y: Self.emojiSize), removal: .offset(x: 0, y: -Self.emojiSize))
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
                    withAnimation {
                        chosenIndex = store.palettes.firstIndex { $0.id == palette.id } ?? chosenIndex
                    }
                }
            }
        }
    }
}
