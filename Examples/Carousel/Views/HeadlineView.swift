import ReactiveViews

/// One headline at a time; a tap shows the next, and after the last the first.
struct HeadlineView: View {
    @EnvironmentObject private var home: HomeModel
    @State private var number = 0

    var body: some View {
        HStack {
            Image(systemName: "speaker.wave.2")
            Text(home.headline(number))
                .lineLimit(1)
                .onTapGesture { number += 1 }
            Spacer()
        }
    }
}
