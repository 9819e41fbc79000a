nonisolated extension View {
    /// Gives the view a frame as large as the nearest container: a scroll view, or the host's safe area.
    ///
    /// ```swift
    /// ScrollView(.horizontal) {
    ///     HStack {
    ///         ForEach(pages) { page in
    ///             PageView(page: page).containerRelativeFrame(.horizontal)
    ///         }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - axes: The axes along which the container's length is used.
    ///   - alignment: The view's alignment in the frame.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
    }

    /// Gives the view a frame that spans some of `count` equal parts of the nearest container, with gaps between the
    /// parts.
    ///
    /// - Parameters:
    ///   - axes: The axes along which the container is divided.
    ///   - count: The number of parts; less than 1 counts as 1.
    ///   - span: The number of parts to span; less than 1 counts as 1.
    ///   - spacing: The gap between two parts, in points.
    ///   - alignment: The view's alignment in the frame.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (parts, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
        return modifier(
            ContainerFrameModifier(axes: axes, alignment: alignment) { length, _ in
                let part = (length - spacing * (parts - 1)) / parts
                return part * span + spacing * (span - 1)
            })
    }

    /// Gives the view a frame whose lengths are computed from those of the nearest container.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a length is computed.
    ///   - alignment: The view's alignment in the frame.
    ///   - length: Returns the frame's length along an axis for the container's length, in points. A negative or
    ///     infinite result counts as 0.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerFrameModifier(axes: axes, alignment: alignment, length: length))
    }
}

private struct ContainerFrame {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    /// Calls the closure once during evaluation, which records its reads as dependencies.
    func noteReads() { _ = length(0, axes.contains(.horizontal) ? .horizontal : .vertical) }
}

nonisolated private struct ContainerFrameModifier: PrimitiveModifier {
    let frame: ContainerFrame

    init(axes: Axis.Set, alignment: Alignment, length: @escaping (CGFloat, Axis) -> CGFloat) {
        frame = ContainerFrame(axes: axes, alignment: alignment, length: length)
    }

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ContainerFrameModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ContainerFrameModifier>> {
        ContainerFrameNode(view, under: parent)
    }
}

private final class ContainerFrameNode<Content: View>: ModifierNode<Content, ContainerFrameModifier> {
    override func willMountContent() {
        item = ContainerFrameItem(modifier.frame, self)
        tree.placeDependents.append(self)
        modifier.frame.noteReads()
    }

    override func modifierChanged(from old: ContainerFrameModifier) {
        modifier.frame.noteReads()
        item!.as(ContainerFrameItem.self).wanted = modifier.frame
    }
}

private final class ContainerFrameItem: SurroundedItem {
    var wanted: ContainerFrame {
        didSet { invalidate() }
    }

    @MainActor
    init(_ wanted: ContainerFrame, _ node: ViewNode) {
        self.wanted = wanted
        super.init(node)
    }

    override func findSurroundings() -> EdgeInsets {
        var item = parent
        while let current = item {
            if let size = current.containerSize {
                return EdgeInsets(top: 0, leading: 0, bottom: size.height, trailing: size.width)
            }
            item = current.parent
        }
        return EdgeInsets()
    }

    private func length(_ axis: Axis, _ container: CGFloat) -> CGFloat? {
        guard wanted.axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return nil }
        let length = wanted.length(container, axis)
        return length >= 0 && length < .infinity ? length : 0
    }

    private var frame: FrameLayout {
        FrameLayout(
            width: length(.horizontal, surroundings.trailing), height: length(.vertical, surroundings.bottom),
            alignment: wanted.alignment)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { frame.sizeThatFits(proposal, child) }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        frame.place(child, in: size, proposal)
    }

    override func findSpacing() -> ViewSpacing { frame.spacing(child) }
    override var isSpacer: Bool { false }
}
