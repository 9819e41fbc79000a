import Reactive

/// The hosts in which a view has the focus, for code that ends it without knowing the host.
@MainActor
package enum KeyboardFocus {
    private struct Holder {
        weak var tree: ViewTree?
    }

    private static var holders: [Holder] = []

    /// Notes that a view of a tree has the focus.
    static func note(_ tree: ViewTree) {
        holders.removeAll { $0.tree == nil || $0.tree === tree }
        holders.append(Holder(tree: tree))
    }

    /// Ends the focus in the hosts whose event is running; outside of events, in all hosts.
    ///
    /// - Returns: Whether a view had the focus.
    @discardableResult
    package static func end() -> Bool {
        let focused = holders.compactMap(\.tree).filter { $0.root?.isMounted == true && $0.focus.focused != nil }
        let running = focused.filter { $0.root?.graph.isInEvent == true }
        for tree in running.isEmpty ? focused : running {
            tree.root?.graph.perform { tree.focus.move(to: nil) }
        }
        return !focused.isEmpty
    }
}
