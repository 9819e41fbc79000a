/// A control that reacts in the whole of a row, if it is the only one in it.
@MainActor
protocol RowControl: ViewNode {
    /// Whether it is one now: not a button whose style says where it reacts.
    var takesRowTaps: Bool { get }
}

extension ViewNode {
    /// Gives a tap in a row, which nothing where it was tapped has taken, to the row's control: a link or a button
    /// reacts over the whole width of its row. If there are several controls, each reacts only where it is. Says
    /// whether the tap was taken.
    ///
    /// Called for the node of a list or form. O(the rows that were made and the nodes of the row).
    final func offerToRowControl(_ event: inout InputEvent) -> Bool {
        guard case .tap = event.kind, let origin = event.origin else { return false }
        let rows = SelectableViews(in: self)
        guard let index = rows.index(of: origin, below: self) else { return false }
        let controls = rows.choices[index].view.node.rowControls
        guard controls.count == 1, controls[0].takesRowTaps, controls[0].allowsHitTesting else { return false }
        return controls[0].handle(&event, from: nil)
    }

    /// The controls at and below the node, in order, without those in other controls.
    private var rowControls: [any RowControl] {
        var found: [any RowControl] = []
        var stack: [ViewNode] = [self]
        while let node = stack.popLast() {
            if let control = node as? any RowControl {
                found.append(control)
                continue
            }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode, !child.isEventBoundary { stack.append(child) }
            }
        }
        return found
    }
}
