import ReactiveViews

/// The canvas: the background and the emojis where they belong, as large as the zoom makes them.
///
/// What is under way between the first touch and the last is kept by gesture states: it goes away by itself when the gesture ends, or
/// is interrupted. Only what is left then changes the viewport or the document.
struct DocumentCanvas: View {
    @ObservedObject var document: EmojiArtDocument
    @Binding var selection: Set<EmojiArtModel.Emoji.ID>

    @State private var viewport = Viewport()
    @GestureState private var pan = CGSize.zero
    @GestureState private var magnification: CGFloat = 1
    @GestureState private var drag = EmojiDrag()

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                Color.white
                BackgroundView(document: document)
                    .scaleEffect(shownViewport.zoom)
                    .position(shownViewport.place(x: 0, y: 0, in: geometry.size))
                ForEach(document.model.emojis) { emoji in
                    EmojiView(emoji: emoji, isSelected: selection.contains(emoji.id))
                        .onTapGesture { toggle(emoji) }
                        .gesture(dragOf(emoji))
                        .scaleEffect(shownViewport.zoom * (selection.contains(emoji.id) ? magnification : 1))
                        .position(place(of: emoji, in: geometry.size))
                }
            }
            .accessibilityLabel("Canvas")
            .clipped()
            .onDrop(of: [.plainText, .url], isTargeted: nil) { providers, location in
                document.take(providers, at: viewport.point(at: location, in: geometry.size))
            }
            .gesture(panning.simultaneously(with: magnifying))
            .gesture(fitting(geometry.size).exclusively(before: TapGesture().onEnded { selection = [] }))
        }
    }

    // MARK: Places

    /// The viewport as the gestures under way have it.
    private var shownViewport: Viewport {
        viewport.moved(by: pan).magnified(by: selection.isEmpty ? magnification : 1)
    }

    private func place(of emoji: EmojiArtModel.Emoji, in size: CGSize) -> CGPoint {
        let place = shownViewport.place(x: emoji.x, y: emoji.y, in: size)
        guard drag.emojis.contains(emoji.id) else { return place }
        return CGPoint(x: place.x + drag.translation.width, y: place.y + drag.translation.height)
    }

    // MARK: Gestures of the canvas

    private var panning: some Gesture {
        DragGesture()
            .updating($pan) { value, pan, _ in pan = value.translation }
            .onEnded { viewport = viewport.moved(by: $0.translation) }
    }

    /// Magnifies the selected emojis; the document if there are none.
    private var magnifying: some Gesture {
        MagnificationGesture()
            .updating($magnification) { value, magnification, _ in magnification = value }
            .onEnded { factor in
                if selection.isEmpty {
                    viewport = viewport.magnified(by: factor)
                } else {
                    for emoji in selected { document.resizeEmoji(emoji, by: factor) }
                }
            }
    }

    private func fitting(_ size: CGSize) -> some Gesture {
        TapGesture(count: 2).onEnded {
            withAnimation { viewport = .fitting(document.extent, in: size) }
        }
    }

    // MARK: Gestures of the emojis

    private var selected: [EmojiArtModel.Emoji] { document.model.emojis.filter { selection.contains($0.id) } }

    private func toggle(_ emoji: EmojiArtModel.Emoji) {
        if selection.remove(emoji.id) == nil { selection.insert(emoji.id) }
    }

    /// Moves an emoji, and if it is selected the others that are.
    private func dragOf(_ emoji: EmojiArtModel.Emoji) -> some Gesture {
        let moved = selection.contains(emoji.id) ? selected : [emoji]
        return DragGesture()
            .updating($drag) { value, drag, _ in
                drag = EmojiDrag(emojis: Set(moved.map(\.id)), translation: value.translation)
            }
            .onEnded { value in
                let offset = CGSize(
                    width: value.translation.width / viewport.zoom, height: value.translation.height / viewport.zoom)
                for emoji in moved { document.moveEmoji(emoji, by: offset) }
            }
    }
}

/// Which emojis are being dragged, and how far on the canvas.
private struct EmojiDrag {
    var emojis: Set<EmojiArtModel.Emoji.ID> = []
    var translation = CGSize.zero
}
