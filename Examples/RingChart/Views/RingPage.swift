import ReactiveViews

/// The whole window: the ring, its legend and what can be done to it.
///
/// No view here animates anything by itself. Whoever changes the ring says how the change is to be shown.
struct RingPage: View {
    let ring: Ring

    var body: some View {
        VStack(spacing: 20) {
            RingView()
            LegendBar()
            HStack(spacing: 24) {
                Button("New Wedge") { animated(ring.addRandom) }
                Button("Randomize") { animated(ring.randomize) }
                Button("Reset", role: .destructive) { animated(ring.reset) }
            }
        }
        .padding(24)
        .environmentObject(ring)
    }

    private func animated(_ change: () -> Void) {
        withAnimation(.spring(), change)
    }
}
