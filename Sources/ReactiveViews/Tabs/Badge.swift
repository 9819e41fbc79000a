nonisolated extension View {
    /// Shows a count at the view's item in a tab bar, or at the end of a list's row.
    ///
    /// Of several badges on one view the innermost one counts.
    ///
    /// ```swift
    /// Text("Inbox")
    ///     .badge(3)
    /// ```
    ///
    /// - Parameter count: The count; zero shows no badge.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(badge: count == 0 ? nil : Text(verbatim: String(count))))
    }

    /// Shows a short text at the view's item in a tab bar, or at the end of a list's row.
    ///
    /// - Parameter label: The text; nil for no badge.
    public func badge(_ label: Text?) -> some View {
        modifier(BadgeModifier(badge: label))
    }

    /// Shows a short text at the view's item in a tab bar, or at the end of a list's row.
    ///
    /// - Parameter key: The localization key of the text; nil for no badge.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(badge: key.map { Text($0) }))
    }

    /// Shows a short text at the view's item in a tab bar, or at the end of a list's row.
    ///
    /// - Parameter label: The text, which isn't localized; nil for no badge.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(badge: label.map { Text(verbatim: String($0)) }))
    }
}

nonisolated struct BadgeModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let badge: Text?

    @MainActor static func _makeNode<V: View>(
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
    override class var traits: NodeTraits { .isModifier }

    var badge: String? { modifier.badge?.words(in: environment) }
    /// Whether the badge belongs to a tab, so that the tab bar shows it.
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

    override func willMountContent() {
        guard !isOfTab else { return }
        let item = BadgeItem(self)
        item.badge = badge
        self.item = item
        tree.unresolved.append(self)
    }

    override func modifierChanged(from old: BadgeModifier) { (item as? BadgeItem)?.badge = badge }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        let elements = children.joinedElements
        guard let badge, !isOfTab else { return elements }
        var element = ViewElement("Badge", label: badge)
        element.node = self
        element.isDecoration = true
        return elements + [element]
    }
}

/// The item of a view with a badge. The list around shows the badge at the end of the view's row.
private final class BadgeItem: SingleItem, EnvironmentReading {
    override class var traits: ItemTraits { .readsEnvironment }

    private var font = Font.body.resolved() {
        didSet { if font != oldValue { invalidate() } }
    }

    @MainActor
    func environmentChanged() { font = Font.body.resolved(at: node.environment.dynamicTypeSize) }

    var badge: String? {
        didSet { if badge != oldValue { invalidate() } }
    }

    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        let inner = super.layoutValue(key)
        guard key == RowTraits.key, let badge else { return inner }
        var traits = inner as? RowTraits ?? RowTraits()
        if traits.badge == nil { (traits.badge, traits.badgeFont) = (badge, font) }
        return traits
    }
}
