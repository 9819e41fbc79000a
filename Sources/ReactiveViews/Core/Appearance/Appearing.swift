/// A member of a region: a node with actions for appearance and disappearance, or an inner region.
@MainActor
protocol Appearing: AnyObject {
    /// The member's index in its region's `members`; -1 outside of regions.
    var memberIndex: Int { get set }
    /// The node of the member.
    var regionNode: ViewNode { get }
    /// Shows the member. Does nothing if it is shown already.
    func appear()
    /// Hides the member. Does nothing if it is hidden already.
    func disappear()
}

extension Appearing where Self: ViewNode {
    var regionNode: ViewNode { self }

    /// Joins the enclosing region, which shows the node now or later. Without one the node appears now.
    func joinRegion() {
        if let region { region.add(self) } else { appear() }
    }

    /// Leaves the region, because the node is being unmounted.
    func leaveRegion() { if memberIndex >= 0 { region?.remove(self) } }
}
