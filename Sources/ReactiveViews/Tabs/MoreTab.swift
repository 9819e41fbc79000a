/// The node of the item "More" in a bar that hasn't room for all tabs. A tap shows the list of the others.
///
/// It is an event boundary, since it isn't one of the views of its container.
final class MoreTabNode: ViewNode {
    /// The words of the item.
    static let title = "More"

    var barItem: TabBarItem { item!.as(TabBarItem.self) }

    override init(under parent: ViewNode) {
        super.init(under: parent)
        item = TabBarItem(self)
    }

    override var isEventBoundary: Bool { true }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .tap = event.kind, environment.isEnabled, let container = parent as? any TabContaining else {
            return false
        }
        container.showList()
        return true
    }

    /// The container composes the element.
    override func compose(_ children: [[ViewElement]]) -> [ViewElement] { [] }

    override var label: String? { "TabItem" }
}
