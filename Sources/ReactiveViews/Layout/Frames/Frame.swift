nonisolated extension View {
    /// Gives the view a frame of fixed size.
    ///
    /// A length that is negative, NaN or infinite is reported and ignored.
    ///
    /// ```swift
    /// Text("Left").frame(width: 200, alignment: .leading)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The width, in points; nil for the view's own.
    ///   - height: The height, in points; nil for the view's own.
    ///   - alignment: The view's alignment in the frame.
    @inlinable
    public __consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutModifier(
                FrameLayout(width: valid(width, "width"), height: valid(height, "height"), alignment: alignment)))
    }

    /// Adds a frame without a length, which has no effect.
    @inlinable
    public __consuming func frame() -> some View {
        modifier(LayoutModifier(FrameLayout(width: nil, height: nil, alignment: .center)))
    }

    /// Gives the view a frame whose size depends on the proposal.
    ///
    /// With both a minimum and a maximum the frame takes the proposed length within them. With only one of them the
    /// view's own length is the other bound. Lengths that aren't in ascending order are reported; a minimum that is too
    /// great raises the other two.
    ///
    /// ```swift
    /// Text("Wide").frame(maxWidth: .infinity, alignment: .trailing)
    /// ```
    ///
    /// - Parameters:
    ///   - minWidth: The minimum width, in points; nil for none.
    ///   - idealWidth: The width without a proposed width, in points; nil for the view's own.
    ///   - maxWidth: The maximum width, in points; nil for none, infinity for all of the proposed width.
    ///   - minHeight: The minimum height, in points; nil for none.
    ///   - idealHeight: The height without a proposed height, in points; nil for the view's own.
    ///   - maxHeight: The maximum height, in points; nil for none, infinity for all of the proposed height.
    ///   - alignment: The view's alignment in the frame.
    @inlinable
    public __consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutModifier(
                FlexibleFrameLayout(
                    width: FlexibleFrameLayout.Range(minWidth, idealWidth, maxWidth),
                    height: FlexibleFrameLayout.Range(minHeight, idealHeight, maxHeight), alignment: alignment)))
    }
}

/// Returns the length if it is valid; otherwise reports it and returns nil.
@usableFromInline
func valid(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length, !(length >= 0 && length < .infinity) else { return length }
    Diagnostics.report(.invalidLayout, "Invalid frame \(name) \(length); ignoring it.")
    return nil
}

@usableFromInline
struct FrameLayout: UnaryLayout, Equatable {
    @usableFromInline var width: CGFloat?
    @usableFromInline var height: CGFloat?
    @usableFromInline var alignment: Alignment

    @inlinable
    init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @MainActor @usableFromInline
    static func makeNode<V: View>(
        _ view: ModifiedContent<V, LayoutModifier<FrameLayout>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayoutModifier<FrameLayout>>> {
        LayoutModifierNode(view, under: parent)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    var rigidSize: CGSize? {
        guard let width, let height else { return nil }
        return CGSize(width: width, height: height)
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        if let rigidSize { return rigidSize }
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        child.place(in: size, alignment, inner(proposal))
    }

    func spacing(_ child: LayoutItem) -> ViewSpacing {
        child.spacingInFrame(decidingWidth: width != nil, height: height != nil)
    }

    func isEqual(to other: FrameLayout) -> Bool { self == other }
    func canAnimate(from other: FrameLayout) -> Bool {
        (width == nil) == (other.width == nil) && (height == nil) == (other.height == nil)
    }

    @usableFromInline var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            if width != nil { width = max(newValue.first, 0) }
            if height != nil { height = max(newValue.second, 0) }
        }
    }
}

@usableFromInline
struct FlexibleFrameLayout: UnaryLayout, Equatable {
    @usableFromInline
    struct Range: Equatable {
        var least: CGFloat?
        var ideal: CGFloat?
        var greatest: CGFloat?

        @usableFromInline
        init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) {
            func known(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max($0, 0) } }
            self.least = known(least)
            self.ideal = known(ideal)
            self.greatest = known(greatest)
            let isAscending = [least, ideal, greatest].compactMap { $0 }.isAscending && least != .infinity
            if !isAscending {
                Diagnostics.report(
                    .invalidLayout,
                    "Contradictory frame constraints: minimum \(least as Any), ideal \(ideal as Any), "
                        + "maximum \(greatest as Any); raising the others to the minimum.")
            }
            if self.least == .infinity { self.least = nil }
            if let low = self.least {
                self.ideal = self.ideal.map { max($0, low) }
                self.greatest = self.greatest.map { max($0, low) }
            }
        }

        /// Returns the length proposed to the view in the frame.
        func proposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let proposed = proposed ?? ideal else { return nil }
            return clamp(proposed)
        }

        private func clamp(_ length: CGFloat) -> CGFloat {
            max(least ?? 0, min(greatest ?? .infinity, length))
        }

        /// Returns the frame's length for the proposed length and the view's length.
        func length(_ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
            guard let proposed else { return ideal ?? clamp(child) }
            switch (least, greatest) {
            case (let least?, let greatest?): return max(least, min(greatest, proposed))
            case (let least?, nil): return max(least, min(proposed, child))
            case (nil, let greatest?): return min(greatest, max(proposed, child))
            case (nil, nil): return child
            }
        }

        /// Returns the length proposed at placement: the frame's own, or nil if the frame has the view's ideal length.
        func placement(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
            let isIdeal = proposed == nil && ideal == nil && length > least ?? -1 && length < greatest ?? .infinity
            return isIdeal ? nil : length
        }

        var isLimited: Bool { least != nil || ideal != nil || greatest != nil }
    }

    @usableFromInline var width: Range
    @usableFromInline var height: Range
    @usableFromInline var alignment: Alignment

    @inlinable
    init(width: Range, height: Range, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }

    @MainActor @usableFromInline
    static func makeNode<V: View>(
        _ view: ModifiedContent<V, LayoutModifier<FlexibleFrameLayout>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LayoutModifier<FlexibleFrameLayout>>> {
        LayoutModifierNode(view, under: parent)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ child: LayoutItem) -> CGSize {
        let size = child.sizeThatFits(inner(proposal))
        return CGSize(
            width: width.length(proposal.width, size.width), height: height.length(proposal.height, size.height))
    }

    func place(_ child: LayoutItem, in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = ProposedViewSize(
            width: width.placement(proposal.width, size.width), height: height.placement(proposal.height, size.height))
        child.place(in: size, alignment, inner)
    }

    func spacing(_ child: LayoutItem) -> ViewSpacing {
        child.spacingInFrame(decidingWidth: width.isLimited, height: height.isLimited)
    }

    func isEqual(to other: FlexibleFrameLayout) -> Bool { self == other }
}

extension [CGFloat] {
    fileprivate var isAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 <= $1 } }
}

extension LayoutItem {
    /// The spacing of a frame around the item: the default at edges whose position the frame determines. A framed
    /// spacer stays a spacer along the other axis.
    fileprivate final func spacingInFrame(decidingWidth: Bool, height decidingHeight: Bool) -> ViewSpacing {
        if isSpacer { return spacing }
        var edges: Edge.Set = []
        if decidingWidth { edges.formUnion(.horizontal) }
        if decidingHeight { edges.formUnion(.vertical) }
        return spacing.withDefaults(at: edges)
    }

    /// Places the item in a rectangle at the origin so that the alignment guides of both coincide.
    final func place(in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize) {
        place(at: origin(in: size, alignment, proposal), proposal)
    }

    final func origin(in size: CGSize, _ alignment: Alignment, _ proposal: ProposedViewSize) -> CGPoint {
        let dimensions = dimensions(proposal)
        let frame = ViewDimensions(size)
        return CGPoint(
            x: frame[alignment.horizontal] - dimensions[alignment.horizontal],
            y: frame[alignment.vertical] - dimensions[alignment.vertical])
    }
}
