/// A view's size and the positions of its alignment guides, in the view's own coordinates, in points.
public struct ViewDimensions: Equatable {
    /// The item whose views may have set guides; nil for a bare size.
    private let item: LayoutItem?
    private let proposal: ProposedViewSize
    private let size: CGSize

    init(item: LayoutItem, proposal: ProposedViewSize, size: CGSize) {
        self.item = item
        self.proposal = proposal
        self.size = size
    }

    /// Creates the dimensions of a bare size, whose guides all have their default positions.
    init(_ size: CGSize) {
        item = nil
        proposal = ProposedViewSize(size)
        self.size = size
    }

    /// The width, in points.
    public var width: CGFloat { size.width }
    /// The height, in points.
    public var height: CGFloat { size.height }

    /// The position of a horizontal guide, in points from the leading edge: set by the view or a view
    /// inside it, otherwise the guide's default.
    ///
    /// - Parameter guide: The guide.
    public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.key) }
    /// The position of a vertical guide, in points from the top edge: set by the view or a view inside it, otherwise
    /// the guide's default.
    ///
    /// - Parameter guide: The guide.
    public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.key) }

    /// The position of a horizontal guide that the view or a view inside sets with `alignmentGuide`, in points from the
    /// leading edge; nil if none sets it.
    ///
    /// - Parameter guide: The guide.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.key) }
    /// The position of a vertical guide that the view or a view inside sets with `alignmentGuide`, in points from the
    /// top edge; nil if none sets it.
    ///
    /// - Parameter guide: The guide.
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
