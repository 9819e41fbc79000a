import ReactiveViews

/// Views side by side, all as high as the highest of them was so far.
///
/// Each view by itself raises the height that they share, through a binding. None of them can lower it: a view that gets smaller doesn't know
/// whether another one still needs the height. So the row grows and never shrinks.
struct GrowingRow<Item: Identifiable, Content: View, Card: View>: View {
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
                    .raises($height)
                    .frame(height: height)
                    .background(card(item))
            }
        }
    }
}

extension View {
    /// Raises a height that several views share to that of this view, if it is higher.
    fileprivate func raises(_ height: Binding<CGFloat?>) -> some View {
        tellsHeight().onPreferenceChange(HeightKey.self) { own in
            guard let own else { return }
            height.wrappedValue = max(height.wrappedValue ?? 0, own)
        }
    }
}
