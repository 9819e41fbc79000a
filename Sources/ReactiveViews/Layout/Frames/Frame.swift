extension View {
    /// Gives the view a frame of a fixed size; an axis that is nil is as the view has it (L6).
    ///
    /// A negative length, NaN or infinity is reported and taken for nil.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(
            LayoutModifier(
                FrameLayout(width: valid(width, "width"), height: valid(height, "height"), alignment: alignment)))
    }

    /// Does nothing: a frame without a length.
    public func frame() -> some View {
        modifier(LayoutModifier(FrameLayout(width: nil, height: nil, alignment: .center)))
    }

    /// Gives the view a frame whose size depends on what is proposed (L7).
    ///
    /// Lengths that aren't in ascending order, least, ideal, greatest, are reported, and those after too great a one are raised.
    public func frame(
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

/// The length, if a view can have it.
@MainActor
private func valid(_ length: CGFloat?, _ name: String) -> CGFloat? {
    guard let length, !(length >= 0 && length < .infinity) else { return length }
    Diagnostics.report(
        Diagnostic(
            .invalidLayout, "Invalid frame dimension: a \(name) of \(length) is ignored.", path: Diagnostics.currentPath
        ))
    return nil
}

struct FrameLayout: UnaryLayout, Equatable {
    var width: CGFloat?
    var height: CGFloat?
    var alignment: Alignment

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

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(width ?? 0, height ?? 0) }
        set {
            if width != nil { width = max(newValue.first, 0) }
            if height != nil { height = max(newValue.second, 0) }
        }
    }
}

struct FlexibleFrameLayout: UnaryLayout, Equatable {
    struct Range: Equatable {
        var least: CGFloat?
        var ideal: CGFloat?
        var greatest: CGFloat?

        @MainActor
        init(_ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?) {
            func known(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : max($0, 0) } }
            self.least = known(least)
            self.ideal = known(ideal)
            self.greatest = known(greatest)
            let isAscending = [least, ideal, greatest].compactMap { $0 }.isAscending && least != .infinity
            if !isAscending {
                Diagnostics.report(
                    Diagnostic(
                        .invalidLayout,
                        "Contradictory frame constraints: least \(least as Any), ideal \(ideal as Any), "
                            + "greatest \(greatest as Any).",
                        path: Diagnostics.currentPath))
            }
            if self.least == .infinity { self.least = nil }
            if let low = self.least {
                self.ideal = self.ideal.map { max($0, low) }
                self.greatest = self.greatest.map { max($0, low) }
            }
        }

        /// What the view inside is proposed.
        func proposal(_ proposed: CGFloat?) -> CGFloat? {
            guard let proposed = proposed ?? ideal else { return nil }
            return clamp(proposed)
        }

        private func clamp(_ length: CGFloat) -> CGFloat {
            max(least ?? 0, min(greatest ?? .infinity, length))
        }

        /// The frame's length, given what was proposed and what the view inside makes of it (L7).
        func length(_ proposed: CGFloat?, _ child: CGFloat) -> CGFloat {
            guard let proposed else { return ideal ?? clamp(child) }
            switch (least, greatest) {
            case (let least?, let greatest?): return max(least, min(greatest, proposed))
            case (let least?, nil): return max(least, min(proposed, child))
            case (nil, let greatest?): return min(greatest, max(proposed, child))
            case (nil, nil): return child
            }
        }

        /// Returns what the view inside is proposed when it is placed in a frame of a length: that, unless the length
        /// is the view's own ideal one.
        func placement(_ proposed: CGFloat?, _ length: CGFloat) -> CGFloat? {
            let isIdeal = proposed == nil && ideal == nil && length > least ?? -1 && length < greatest ?? .infinity
            return isIdeal ? nil : length
        }

        var isLimited: Bool { least != nil || ideal != nil || greatest != nil }
    }

    var width: Range
    var height: Range
    var alignment: Alignment

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
    /// The spacing of a frame around the item: the default at the edges that the frame decides about. A spacer in a
    /// frame stays room between others.
    fileprivate final func spacingInFrame(decidingWidth: Bool, height decidingHeight: Bool) -> ViewSpacing {
        if isSpacer { return spacing }
        var edges: Edge.Set = []
        if decidingWidth { edges.formUnion(.horizontal) }
        if decidingHeight { edges.formUnion(.vertical) }
        return spacing.withDefaults(at: edges)
    }

    /// Puts the item into a rectangle at the origin, the guides of both at the same point (L8).
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
