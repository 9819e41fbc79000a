/// A container that shows the selection of a list inside in its next column, such as a split view.
@MainActor
protocol SelectionShowing: AnyObject {
    /// Adds a list with a selection. The container reads its selection until the list is removed.
    func addList(_ list: any SelectingList)
    func removeList(_ list: any SelectingList)
    /// Called when the selection of a list has changed.
    func selectionChanged()
    /// Called when the user has selected a row of a list.
    func userSelected(in list: any SelectingList)
}

/// A node that decides whether the container around it shows the selections of the lists inside.
@MainActor
protocol SelectionScope: ViewNode {
    func selectionShowing(for list: any SelectingList) -> SelectionShowingResult
}

/// A step of the search for the container that shows a list's selection.
enum SelectionShowingResult {
    case found(any SelectionShowing)
    /// No container shows the selection.
    case none
    /// The search goes on in the nodes around.
    case further
}

extension SelectingList {
    /// The container that shows the list's selection in its next column; nil for none.
    var selectionShowing: (any SelectionShowing)? {
        var node: ViewNode? = self
        while let current = node {
            if let scope = current as? any SelectionScope {
                switch scope.selectionShowing(for: self) {
                case .found(let container): return container
                case .none: return nil
                case .further: break
                }
            }
            node = current.parent as? ViewNode
        }
        return nil
    }
}
