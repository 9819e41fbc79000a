import ReactiveViews

/// What is above the content: an arrow that turns as one pulls, or a sign that something goes on.
///
/// It always takes its room at the top of the content, but what is in it is drawn one height further up, out of sight, until one pulls or
/// it is shown. An offset moves only the picture, so layout isn't done again for it.
struct RefreshHeader: View {
    let height: CGFloat
    let isShown: Bool
    let isRefreshing: Bool
    let rotation: Angle
    let lastUpdate: Date?

    var body: some View {
        HStack(spacing: 20) {
            sign.frame(width: height * 0.25, height: height * 0.8)
            VStack(spacing: 5) {
                Text(isRefreshing ? "Loading…" : "Pull to refresh")
                Text(updateText)
            }
            .font(.subheadline)
            .foregroundColor(.secondary)
        }
        .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
        .offset(y: isShown ? 0 : -height)
    }

    @ViewBuilder private var sign: some View {
        if isRefreshing {
            ProgressView()
        } else {
            Image(systemName: "arrow.down")
                .resizable()
                .aspectRatio(contentMode: .fit)
                .rotationEffect(rotation)
                .accessibilityValue("turned by \(Int(rotation.degrees.rounded()))°")
        }
    }

    private var updateText: String {
        guard let lastUpdate else { return "Never updated" }
        let time = Date.VerbatimFormatStyle(
            format: """
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\
                \(second: .twoDigits)
                """,
            timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
        return "Updated at \(lastUpdate.formatted(time))"
    }
}
