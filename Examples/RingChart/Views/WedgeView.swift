import ReactiveViews

/// A wedge in its colour.
///
/// It is `Equatable`, and its parent says `.equatable()`: its body is evaluated only if its wedge is another one.
struct WedgeView: View, Equatable {
    let wedge: Wedge

    // Views live on the main actor; comparing two of them needs nothing of it.
    nonisolated static func == (lhs: WedgeView, rhs: WedgeView) -> Bool { lhs.wedge == rhs.wedge }

    var body: some View {
        WedgeShape(wedge: wedge)
            .fill(EllipticalGradient(colors: wedge.colors, startRadiusFraction: 0.15, endRadiusFraction: 0.5))
    }
}

extension Wedge {
    /// From the inside to the outside.
    var colors: [Color] {
        [Color(hue: hue, saturation: 0.55, brightness: 0.95), Color(hue: hue, saturation: 0.85, brightness: 0.75)]
    }
}
