/// A view's size and the places of its alignment guides, in its own coordinates.
public struct ViewDimensions: Equatable {
    /// What may have set guides; nil for an empty rectangle.
    private let item: LayoutItem?
    private let proposal: ProposedViewSize
    private let size: CGSize

    init(item: LayoutItem, proposal: ProposedViewSize, size: CGSize) {
        self.item = item
        self.proposal = proposal
        self.size = size
    }

    /// An empty rectangle's.
    init(_ size: CGSize) {
        item = nil
        proposal = ProposedViewSize(size)
        self.size = size
    }

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }

    /// Where the guide is: where the view or one inside of it says, else the guide's default.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

    /// Where the guide is if the view or one inside of it says so (`alignmentGuide`), else nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.key) }

    func value(of key: AlignmentKey) -> CGFloat {
        if let explicit = explicitValue(of: key) { return explicit }
        let value = key.id.defaultValue(in: self)
        return value.isFinite ? value : 0
    }

    private func explicitValue(of key: AlignmentKey) -> CGFloat? {
        guard let item, let value = item.explicitValue(of: key, for: proposal) else { return nil }
        return value.isFinite ? value : nil
    }

    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.item === rhs.item && lhs.size == rhs.size && lhs.proposal == rhs.proposal
    }
}
