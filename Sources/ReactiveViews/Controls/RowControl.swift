/// A control that reacts over the whole row if it is the only one in it.
@MainActor
protocol RowControl: ViewNode {
    /// Whether the control currently does so. A button with a style other than the default doesn't.
    var takesRowTaps: Bool { get }
}

extension ViewNode {
    /// Offers a tap in a row, which no view at its location has handled, to the only control of the row.
    ///
    /// A row with several controls leaves the tap alone. It is called on the node of a list or form. O(rows that were
    /// made + nodes of the row). Returns whether the control handled the tap.
    final func offerToRowControl(_ event: inout InputEvent) -> Bool {
        guard case .tap = event.kind, let origin = event.origin else { return false }
        let rows = SelectableViews(in: self)
        guard let index = rows.index(of: origin, below: self) else { return false }
        let controls = rows.choices[index].view.node.rowControls
        guard controls.count == 1, controls[0].takesRowTaps, controls[0].allowsHitTesting else { return false }
        return controls[0].handle(&event, from: nil)
    }

    /// The controls at and below the node in order, without those inside other controls.
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

/// A control whose action can be performed without the user.
@MainActor
protocol Triggerable: ViewNode {
    /// What the control does; nil for nothing special.
    var role: ButtonRole? { get }
    func trigger()
}
