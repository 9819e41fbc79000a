/// Views of which one is shown: tabs with a bar to choose from, or pages.
///
/// A tab is mounted when it is shown for the first time, and keeps its state from then on; pages without a `tabItem`
/// are all mounted at once ⚑. A tab appears each time that it is chosen, and disappears when it is left. A selection
/// that no tab is tagged with shows the first one ⚑; it isn't changed by that.
public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Tabs that are told apart by their tags.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public static func _makeNode(
        _ view: TabView<SelectionValue, Content>, under parent: ViewNode
    ) -> TypedNode<TabView<SelectionValue, Content>> {
        TabViewNode(view, under: parent)
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs among which only the user chooses.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Tabs made of `Tab`s, told apart by their values.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where SelectionValue == C.TabValue, Content == C._Tabs {
        self.selection = selection
        self.content = content()._tabs
    }

    /// Tabs made of `Tab`s, among which only the user chooses.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, C.TabValue == Never, Content == C._Tabs {
        selection = nil
        self.content = content()._tabs
    }
}

extension View {
    /// What a tab bar shows for this view: texts and images.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
