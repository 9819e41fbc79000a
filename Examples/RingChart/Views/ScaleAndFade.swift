import ReactiveViews

/// How a wedge looks when it is away: a tenth of its size, and not to be seen.
private struct ScaleAndFade: ViewModifier {
    let isAway: Bool

    func body(content: Content) -> some View {
        content
            .scaleEffect(isAway ? 0.1 : 1)
            .opacity(isAway ? 0 : 1)
    }
}

extension AnyTransition {
    /// Grows out of the middle while fading in; the reverse on removal.
    ///
    /// A transition says only how a view looks when it is away and when it is there. The way between them is the animation's.
    static var scaleAndFade: AnyTransition {
        .modifier(active: ScaleAndFade(isAway: true), identity: ScaleAndFade(isAway: false))
    }
}
