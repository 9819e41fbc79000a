import ReactiveViews

/// A banner that goes on by itself every three seconds, can be dragged, and never ends.
///
/// What a reader should notice:
/// - The place of the whole row is one number, the sum of where it rests and how far it is dragged; nothing else moves.
/// - `.animation(isAnimated ? .spring() : .none)` animates every change but the one jump that isn't to be seen.
/// - The jump is made in `onChange`, after the step that led to a copy; stepping needs to know nothing of copies.
/// - The drag is `@GestureState`: it is back at zero even if the system takes the finger away, and no tick comes between.
struct BannerView: View {
    @EnvironmentObject private var home: HomeModel
    @GestureState private var dragOffset: CGFloat = 0
    @State private var position = 1
    @State private var isAnimated = true
    /// In a state, so that a new value of this view keeps the timer that it has.
    @State private var timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

    private let spacing: CGFloat = 10
    private let threshold: CGFloat = 50

    var body: some View {
        if home.banner.pictures.isEmpty {
            Text("No pictures")
                .foregroundColor(.secondary)
                .frame(width: home.bannerSize.width, height: home.bannerSize.height)
        } else {
            VStack(spacing: 6) {
                row
                Text("Picture \(home.banner.number(at: position)) of \(home.banner.pictures.count)")
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
        }
    }

    private var row: some View {
        HStack(spacing: spacing) {
            ForEach(Array(home.banner.positions.enumerated()), id: \.offset) { place, picture in
                BannerPicture(name: picture, isCurrent: place == shownPosition)
            }
        }
        .frame(width: home.bannerSize.width, height: home.bannerSize.height, alignment: .leading)
        .offset(x: dragOffset - CGFloat(shownPosition) * (home.bannerSize.width + spacing))
        .gesture(drag)
        .animation(isAnimated ? .spring() : .none)
        .onChange(of: position) { newPosition in
            // Called once more by the jump itself, which turns animations on again.
            let home = home.banner.home(of: newPosition)
            isAnimated = newPosition == home
            position = home
        }
        .onReceive(timer) { _ in
            // A banner that is held stays.
            if dragOffset == 0 { step(by: 1) }
        }
        .clipped()
        .accessibilityLabel("Banner")
    }

    /// What is shown while there are fewer pictures than there were, or one: the last position, or the only one.
    private var shownPosition: Int { min(position, home.banner.positions.count - 1) }

    private var drag: some Gesture {
        DragGesture()
            .updating($dragOffset) { value, offset, _ in offset = value.translation.width }
            .onEnded { value in
                if value.translation.width > threshold { step(by: -1) }
                if value.translation.width < -threshold { step(by: 1) }
            }
    }

    private func step(by places: Int) {
        if home.banner.moves { position += places }
    }
}
