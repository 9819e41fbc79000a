import ReactiveViews

/// All wedges, one upon the other; each draws only its own part of the ring.
struct RingView: View {
    @EnvironmentObject private var ring: Ring

    var body: some View {
        ZStack {
            // Keeps the ring's place while there are no wedges.
            Color.clear
            ForEach(ring.wedges) { wedge in
                WedgeView(wedge: wedge)
                    .equatable()
                    .transition(.scaleAndFade)
                    .onTapGesture {
                        withAnimation(.spring()) { ring.remove(id: wedge.id) }
                    }
                    .accessibilityLabel("Wedge \(wedge.id)")
            }
        }
        .aspectRatio(1, contentMode: .fit)
        .drawingGroup()
    }
}
