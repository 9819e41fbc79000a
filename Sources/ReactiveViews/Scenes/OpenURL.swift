extension View {
    /// Does something with each URL that the program is opened with: `host.open(url)`.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLModifier(action: action))
    }
}

struct OpenURLModifier: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let action: (URL) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, OpenURLModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, OpenURLModifier>> {
        OpenURLNode(view, under: parent)
    }
}

@MainActor
private protocol URLOpening {
    func open(_ url: URL)
}

private final class OpenURLNode<Content: View>: ModifierNode<Content, OpenURLModifier>, URLOpening {
    func open(_ url: URL) { modifier.action(url) }
}

extension ViewHost {
    /// Opens the program with a URL: all `onOpenURL` actions are called, in the order of the tree. Says whether there was one.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let root = elements.first?.node?.tree.root else { return false }
        var openers: [any URLOpening] = []
        var stack: [ViewNode] = [root]
        while let node = stack.popLast() {
            if let opener = node as? any URLOpening { openers.append(opener) }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        perform { for opener in openers { opener.open(url) } }
        return !openers.isEmpty
    }
}
