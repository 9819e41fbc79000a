import ReactiveViews

/// A rating as five stars, some of them filled.
struct Stars: View {
    let rating: Int

    var body: some View {
        HStack(spacing: 2) {
            ForEach(1...5, id: \.self) { number in
                Image(systemName: number <= rating ? "star.fill" : "star")
                    .resizable()
                    .aspectRatio(contentMode: .fit)
                    .frame(width: 12, height: 12)
            }
        }
        .foregroundColor(.orange)
        .accessibilityLabel("Rating")
    }
}
