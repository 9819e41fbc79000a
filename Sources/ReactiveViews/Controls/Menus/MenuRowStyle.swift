/// The style of the buttons in an open menu: words in the colour of text, red ones for a button that destroys.
nonisolated struct MenuRowStyle: PrimitiveButtonStyle, StandardStyle {
    @Environment(\.isEnabled) private var isEnabled

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let color: Color = !isEnabled ? Color(.label(2)) : configuration.role == .destructive ? .red : Color(.label(0))
        return configuration.label.foregroundStyle(color)
    }
}

/// The style of labels in an open menu. The row places the title and the symbol.
nonisolated struct MenuLabelStyle: LabelStyle, StandardStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
    }
}

/// The content of a control in an open menu: pictures at the end, words at the start, one below the other.
///
/// Invariant: `children` are the pictures and words in the order of the label.
final class MenuLabelItem: LayoutItem {
    private static let spacing: CGFloat = 12

    @MainActor
    init(_ items: [LayoutItem], _ node: ViewNode) {
        super.init(node)
        setChildren(items)
    }

    private func isPicture(_ item: LayoutItem) -> Bool { item is ImageItem }

    private func pictures(_ proposal: ProposedViewSize) -> [CGSize] {
        children.filter(isPicture).map { $0.sizeThatFits(.unspecified).finite }
    }

    /// Returns the proposal for the words.
    private func words(_ proposal: ProposedViewSize, _ pictures: [CGSize]) -> ProposedViewSize {
        let used = pictures.reduce(0) { $0 + $1.width + Self.spacing }
        return ProposedViewSize(width: proposal.width.map { max($0 - used, 0) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let pictures = pictures(proposal)
        let sizes = children.filter { !isPicture($0) }.map { $0.sizeThatFits(words(proposal, pictures)).finite }
        let width = sizes.reduce(0) { max($0, $1.width) } + pictures.reduce(0) { $0 + $1.width + Self.spacing }
        return CGSize(
            width: proposal.width ?? width,
            height: max(sizes.reduce(0) { $0 + $1.height }, pictures.reduce(0) { max($0, $1.height) }))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let words = words(ProposedViewSize(size), pictures(proposal))
        let texts = children.filter { !isPicture($0) }
        let height = texts.reduce(0) { $0 + $1.sizeThatFits(words).finite.height }
        var y = (size.height - height) / 2
        for text in texts {
            text.place(at: CGPoint(x: 0, y: y), words)
            y += text.sizeThatFits(words).finite.height
        }
        var x = size.width
        for picture in children.filter(isPicture).reversed() {
            let own = picture.sizeThatFits(.unspecified).finite
            x -= own.width
            picture.place(at: CGPoint(x: x, y: (size.height - own.height) / 2), .unspecified)
            x -= Self.spacing
        }
    }
}
