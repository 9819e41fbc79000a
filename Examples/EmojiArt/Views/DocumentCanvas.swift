import ReactiveViews

/// The canvas: the background and the emojis where they belong, as large as the zoom makes them.
///
/// What is under way between the first touch and the last is kept by gesture states: it goes away by itself when the gesture ends, or
/// is interrupted. Only what is left then changes the viewport or the document.
struct DocumentCanvas: View {
    @ObservedObject var document: EmojiArtDocument
    @Binding var selection: Set<EmojiArtModel.Emoji.ID>

    @State private var viewport = Viewport()
    @GestureState private var touch = CanvasTouch()
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
                        .scaleEffect(shownViewport.zoom * (selection.contains(emoji.id) ? touch.magnification : 1))
                        .position(place(of: emoji, in: geometry.size))
                }
            }
            .accessibilityLabel("Canvas")
            .clipped()
            .onDrop(of: [.plainText, .url], isTargeted: nil) { providers, location in
                document.take(providers, at: viewport.point(at: location, in: geometry.size))
            }
            .gesture(panningOrMagnifying)
            .gesture(fitting(geometry.size).exclusively(before: TapGesture().onEnded { selection = [] }))
        }
    }

    // MARK: Places

    /// The viewport as the gestures under way have it.
    private var shownViewport: Viewport {
        viewport.moved(by: touch.pan).magnified(by: selection.isEmpty ? touch.magnification : 1)
    }

    private func place(of emoji: EmojiArtModel.Emoji, in size: CGSize) -> CGPoint {
        let place = shownViewport.place(x: emoji.x, y: emoji.y, in: size)
        guard drag.emojis.contains(emoji.id) else { return place }
        return CGPoint(x: place.x + drag.translation.width, y: place.y + drag.translation.height)
    }

    // MARK: Gestures of the canvas

    /// One finger moves the document; two magnify the selected emojis, or the document if there are none.
    private var panningOrMagnifying: some Gesture {
        DragGesture().simultaneously(with: MagnificationGesture())
            .updating($touch) { value, touch, _ in touch = CanvasTouch(value.first?.translation, value.second) }
            .onEnded { value in
                let touch = CanvasTouch(value.first?.translation, value.second)
                viewport = viewport.moved(by: touch.pan)
                if selection.isEmpty {
                    viewport = viewport.magnified(by: touch.magnification)
                } else {
                    for emoji in selected { document.resizeEmoji(emoji, by: touch.magnification) }
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

    /// Moves an emoji, and if it is selected the others that are. The emoji moves with the finger, and its own coordinates with it: so
    /// the way is measured in those of the whole.
    private func dragOf(_ emoji: EmojiArtModel.Emoji) -> some Gesture {
        let moved = selection.contains(emoji.id) ? selected : [emoji]
        return DragGesture(coordinateSpace: .global)
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

/// What the fingers on the canvas do. A drag follows one of them, also while two magnify: that doesn't move the document.
private struct CanvasTouch {
    var pan = CGSize.zero
    var magnification: CGFloat = 1

    init() {}

    init(_ translation: CGSize?, _ magnification: CGFloat?) {
        self.magnification = magnification ?? 1
        pan = magnification == nil ? translation ?? .zero : .zero
    }
}

/// Which emojis are being dragged, and how far on the canvas.
private struct EmojiDrag {
    var emojis: Set<EmojiArtModel.Emoji.ID> = []
    var translation = CGSize.zero
}
