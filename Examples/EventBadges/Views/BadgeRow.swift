import ReactiveViews

/// The badges on cards of the same height, in one of the two rows that there are for that.
struct BadgeRow: View {
    let badges: [Badge]
    let canShrink: Bool

    var body: some View {
        if canShrink {
            FollowingRow(badges) {
                BadgeView(badge: $0)
            } card: {
                BadgeCard(number: $0.id)
            }
        } else {
            GrowingRow(badges) {
                BadgeView(badge: $0)
            } card: {
                BadgeCard(number: $0.id)
            }
        }
    }
}

/// A badge as high as it has to be.
struct BadgeView: View {
    let badge: Badge

    var body: some View {
        VStack {
            Image(systemName: badge.symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 25, height: 25)
            Text(badge.text)
                .frame(maxWidth: .infinity)
                .multilineTextAlignment(.center)
        }
        .padding(.vertical, 10)
        .padding(.horizontal, 5)
    }
}

/// What is behind a badge. It has no size of its own: it takes that of the badge's frame.
struct BadgeCard: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 10)
            .fill(Color.secondary.opacity(0.3))
            .accessibilityLabel("Card \(number)")
    }
}
