import ReactiveViews

/// The ring once more, rolled out: each wedge's share of the turn as a part of a bar.
struct LegendBar: View {
    @EnvironmentObject private var ring: Ring

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            GeometryReader { geometry in
                ZStack(alignment: .leading) {
                    Color.gray.opacity(0.2)
                    HStack(spacing: 0) {
                        ForEach(ring.wedges) { wedge in
                            Color(hue: wedge.hue, saturation: 0.85, brightness: 0.75)
                                .frame(width: geometry.size.width * (wedge.end - wedge.start) / RingLayout.fullTurn)
                        }
                    }
                }
            }
            .frame(height: 14)
            .accessibilityLabel("Legend")
            Text(caption)
                .font(.caption)
                .foregroundColor(.secondary)
        }
    }

    private var caption: String {
        let percent = Int((ring.filledShare * 100).rounded())
        return switch ring.wedges.count {
        case 0: "No wedges"
        case 1: "1 wedge, \(percent) % of the turn"
        case let count: "\(count) wedges, \(percent) % of the turn"
        }
    }
}
