import ReactiveViews

/// A scroll view that asks for a refresh when its content is pulled down far enough.
///
/// While the refresh goes on the content stays below the header once it was let go of. Nothing here asks for gestures: it all follows
/// from where two markers are, the one in the content against the one behind the scroll view.
struct RefreshableScrollView<Content: View>: View {
    /// True from when the refresh is to begin; whoever does it sets it to false.
    @Binding var isRefreshing: Bool
    let content: Content

    @State private var pull: Pull
    @State private var lastUpdate: Date?
    @Environment(\.now) private var now

    init(isRefreshing: Binding<Bool>, threshold: CGFloat = 70, @ViewBuilder content: () -> Content) {
        _isRefreshing = isRefreshing
        _pull = State(wrappedValue: Pull(threshold: threshold))
        self.content = content()
    }

    var body: some View {
        ScrollView {
            ZStack(alignment: .top) {
                MovingMarker()
                content.alignmentGuide(.top) { _ in isHeaderShown ? -pull.threshold : 0 }
                RefreshHeader(
                    height: pull.threshold, isShown: isHeaderShown, isRefreshing: isRefreshing,
                    rotation: pull.rotation, lastUpdate: lastUpdate)
            }
        }
        .background(FixedMarker())
        .onPreferenceChange(ScrollBounds.Key.self) { bounds in
            if pull.move(to: bounds.offset, isRefreshing: isRefreshing) { isRefreshing = true }
        }
        .onChange(of: isRefreshing) { _, isRefreshing in
            guard !isRefreshing else { return }
            lastUpdate = now()
            pull.refreshEnded()
        }
    }

    private var isHeaderShown: Bool { isRefreshing && pull.isFrozen }
}
