/// A view that places views in a row or a column.
@preconcurrency @MainActor
open class UIStackView: UIView {
    /// How lengths along the axis are chosen.
    public enum Distribution: Int, Sendable {
        /// The last view takes the room that is left.
        case fill = 0
        /// Equal lengths.
        case fillEqually = 1
        /// Lengths in proportion to the content.
        case fillProportionally = 2
        /// Equal distances.
        case equalSpacing = 3
        /// Equal distances between centres; as equal distances here.
        case equalCentering = 4
    }

    /// How views are placed across the axis.
    public enum Alignment: Int, Sendable {
        /// Stretched.
        case fill = 0
        /// At the leading or upper edge.
        case leading = 1
        /// At the first baseline; as at the upper edge here.
        case firstBaseline = 2
        /// In the centre.
        case center = 3
        /// At the trailing or lower edge.
        case trailing = 4
        /// At the last baseline; as at the lower edge here.
        case lastBaseline = 5
        /// At the upper edge.
        public static let top = Alignment.leading
        /// At the lower edge.
        public static let bottom = Alignment.trailing
    }

    /// Creates a stack of views.
    ///
    /// - Parameter arrangedSubviews: The views.
    public convenience init(arrangedSubviews: [UIView]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The placed views, in order.
    open private(set) var arrangedSubviews: [UIView] = []
    /// The axis.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { changed() } }
    /// How lengths along the axis are chosen.
    open var distribution = Distribution.fill { didSet { changed() } }
    /// How views are placed across the axis.
    open var alignment = Alignment.fill { didSet { changed() } }
    /// The distance between views, in points.
    open var spacing: CGFloat = 0 { didSet { changed() } }
    /// Whether the margins count.
    open var isLayoutMarginsRelativeArrangement = false { didSet { changed() } }
    /// Whether distances are between baselines; ignored.
    open var isBaselineRelativeArrangement = false
    private var spacings: [ObjectIdentifier: CGFloat] = [:]
    private func changed() { invalidateIntrinsicContentSize() }

    /// Adds a view at the end.
    ///
    /// - Parameter view: The view.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }
    /// Adds a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - stackIndex: The position.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        changed()
    }
    /// Ends the placing of a view, which stays inside.
    ///
    /// - Parameter view: The view.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        changed()
    }
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
    /// Sets the distance after a view.
    ///
    /// - Parameters:
    ///   - spacing: The distance, in points.
    ///   - arrangedSubview: The view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacings[ObjectIdentifier(arrangedSubview)] = spacing
        changed()
    }
    /// Returns the distance after a view, in points.
    ///
    /// - Parameter arrangedSubview: The view.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacings[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var gaps: CGFloat { shown.dropLast().reduce(0) { $0 + customSpacing(after: $1) } }
    private var insets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func size(within size: CGSize) -> CGSize {
        let sizes = shown.map { $0.stackedSize(within: size) }
        let isRow = axis == .horizontal
        let along = sizes.reduce(gaps) { $0 + (isRow ? $1.width : $1.height) }
        let across = sizes.map { isRow ? $0.height : $0.width }.max() ?? 0
        return CGSize(
            width: (isRow ? along : across) + insets.left + insets.right,
            height: (isRow ? across : along) + insets.top + insets.bottom)
    }
    open override var intrinsicContentSize: CGSize {
        size(within: CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(within: size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: insets)
        let isRow = axis == .horizontal
        let views = shown
        guard !views.isEmpty else { return }
        let room = isRow ? area.width : area.height
        let sizes = views.map { $0.stackedSize(within: area.size) }
        var lengths = sizes.map { isRow ? $0.width : $0.height }
        let free = room - gaps - lengths.reduce(0, +)
        var extra: CGFloat = 0
        switch distribution {
        case .fill:
            let weakest = views.indices.min { left, right in
                let first = views[left].contentHuggingPriority(for: axis).rawValue
                let second = views[right].contentHuggingPriority(for: axis).rawValue
                return first == second ? left > right : first < second
            }
            if let weakest { lengths[weakest] = max(0, lengths[weakest] + free) }
        case .fillEqually: lengths = lengths.map { _ in max(0, (room - gaps) / CGFloat(views.count)) }
        case .fillProportionally:
            let sum = lengths.reduce(0, +)
            if sum > 0 { lengths = lengths.map { $0 * max(0, room - gaps) / sum } }
        case .equalSpacing, .equalCentering: if views.count > 1 { extra = max(0, free / CGFloat(views.count - 1)) }
        }
        var place = isRow ? area.minX : area.minY
        for (index, view) in views.enumerated() {
            let breadth = isRow ? area.height : area.width
            let own = alignment == .fill ? breadth : min(breadth, isRow ? sizes[index].height : sizes[index].width)
            let offset: CGFloat =
                switch alignment {
                case .center: (breadth - own) / 2
                case .trailing, .lastBaseline: breadth - own
                default: 0
                }
            view.frame =
                isRow
                ? CGRect(x: place, y: area.minY + offset, width: lengths[index], height: own)
                : CGRect(x: area.minX + offset, y: place, width: own, height: lengths[index])
            place += lengths[index] + customSpacing(after: view) + extra
        }
    }
}

extension UIView {
    /// The size in a stack: constant constraints first, then the content.
    fileprivate func stackedSize(within size: CGSize) -> CGSize {
        var own = contentSize(within: size)
        for one in constraints where one.firstItem === self && one.secondItem == nil {
            switch (one.firstAttribute, one.relation) {
            case (.width, .equal): own.width = one.constant
            case (.height, .equal): own.height = one.constant
            case (.width, .greaterThanOrEqual): own.width = max(own.width, one.constant)
            case (.height, .greaterThanOrEqual): own.height = max(own.height, one.constant)
            default: break
            }
        }
        return own
    }
}
