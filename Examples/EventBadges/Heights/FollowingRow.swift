import ReactiveViews

/// Views side by side, all as high as the highest of them is now.
///
/// Here the row itself listens, once, to all of its views: `reduce` finds the greatest of what they say together, and each change of any view
/// (or its end) leads to a new answer, be it greater or less. Nothing is remembered. It comes to rest because the views tell their own heights,
/// measured inside of the frame that the answer sets.
struct FollowingRow<Item: Identifiable, Content: View, Card: View>: View {
    let items: [Item]
    let content: (Item) -> Content
    let card: (Item) -> Card
    @State private var height: CGFloat?

    init(
        _ items: [Item], @ViewBuilder content: @escaping (Item) -> Content,
        @ViewBuilder card: @escaping (Item) -> Card
    ) {
        self.items = items
        self.content = content
        self.card = card
    }

    var body: some View {
        HStack {
            ForEach(items) { item in
                content(item)
                    .tellsHeight()
                    .frame(height: height)
                    .background(card(item))
            }
        }
        .onPreferenceChange(HeightKey.self) { height = $0 }
    }
}
