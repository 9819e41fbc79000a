/// A member of a region: a node with actions for when its views are shown or hidden, or a region inside.
@MainActor
protocol Appearing: AnyObject {
    /// The member's index in its region's `members`; -1 outside of regions.
    var memberIndex: Int { get set }
    /// Where the member is in the tree.
    var regionNode: ViewNode { get }
    /// The member is shown now. Does nothing if it was shown before.
    func appear()
    /// The member is hidden now. Does nothing if it was hidden before.
    func disappear()
}

extension Appearing where Self: ViewNode {
    var regionNode: ViewNode { self }

    /// Appears now, or when the region around the node is shown.
    func joinRegion() {
        if let region { region.add(self) } else { appear() }
    }

    /// Leaves the region. The node is being unmounted.
    func leaveRegion() { if memberIndex >= 0 { region?.remove(self) } }
}
