import ReactiveViews

/// How high the highest of some views is by itself.
struct HeightKey: PreferenceKey {
    static let defaultValue: CGFloat? = nil

    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
        guard let next = nextValue() else { return }
        value = max(value ?? 0, next)
    }
}

extension View {
    /// Tells those above how high the view is by itself, whatever room it gets later.
    ///
    /// The view takes as many lines as it needs, however little height it is offered: else it would be cut to the height that the row has
    /// now, tell that, and never grow. The reader behind it is as large as it is, and has something clear to say it with.
    func tellsHeight() -> some View {
        fixedSize(horizontal: false, vertical: true)
            .background(
                GeometryReader { proxy in
                    Color.clear.preference(key: HeightKey.self, value: proxy.size.height)
                })
    }
}
