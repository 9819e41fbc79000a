extension ViewNode {
    /// Has the texts and pictures below this node look at the environment again before the next layout.
    final func textSettingsChanged() {
        tree.changedTexts.append(self)
        tree.environmentChanges += 1
        tree.layout.isStale = true
    }
}

extension ViewTree {
    /// Has all items below the nodes where settings of texts have changed look at the environment. Goes to each node
    /// once, however many of the changes are above it; uses no stack.
    func spreadTextSettings() {
        guard !changedTexts.isEmpty else { return }
        let changed = changedTexts.filter(\.isMounted)
        changedTexts = []
        var left = Set(changed.map { ObjectIdentifier($0) })
        // Outer ones come first, as nodes are updated by depth.
        for root in changed where left.remove(ObjectIdentifier(root)) != nil {
            var stack: [ViewNode] = [root]
            while let node = stack.popLast() {
                Steps.note()
                for index in 0..<node.childCount {
                    guard let child = node.child(at: index) as? ViewNode else { continue }
                    left.remove(ObjectIdentifier(child))
                    child.scope?.attachment = nil
                    stack.append(child)
                    if child.item?.environmentReading != nil { unresolved.append(child) }
                }
            }
        }
    }
}
