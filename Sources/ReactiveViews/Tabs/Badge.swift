extension View {
    /// A count beside the view's item in a tab bar, or after a row; none if it is zero.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: String(count))))
    }

    /// A short text beside the view's item in a tab bar, or after a row.
    public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(badge: label))
    }

    /// A short text beside the view's item in a tab bar, or after a row.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(badge: key.map { Text($0) }))
    }

    /// A short text beside the view's item in a tab bar, or after a row.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(badge: label.map { Text(verbatim: String($0)) }))
    }
}

struct BadgeModifier: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let badge: Text?

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, BadgeModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, BadgeModifier>> {
        BadgeNode(view, under: parent)
    }
}

/// A node with a badge.
@MainActor
protocol Badged: ViewNode {
    var badge: String? { get }
}

private final class BadgeNode<Content: View>: ModifierNode<Content, BadgeModifier>, Badged {
    var badge: String? { modifier.badge?.words(in: environment) }
    /// A tab's badge is shown in the bar.
    private lazy var isOfTab = tabContainer != nil || parentIsTab

    private var parentIsTab: Bool {
        var node = parent as? ViewNode
        while let current = node {
            if current is any TabPage { return true }
            if current.arrangement == .none { return false }
            node = current.parent as? ViewNode
        }
        return false
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        let elements = children.flatMap { $0 }
        guard let badge, !isOfTab else { return elements }
        return elements + [ViewElement("Badge", label: badge)]
    }
}
