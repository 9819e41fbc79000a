/// A container that shows one of several views: tabs with a tab bar, or pages.
///
/// A tab is mounted when it is shown for the first time, and keeps its state from then on. Pages without a
/// `tabItem(_:)` are all mounted at once. A tab appears each time it is selected and disappears when another one is. A
/// selection without a matching tab shows the first tab and stays unchanged. Apple's documentation doesn't define these
/// points.
///
/// ```swift
/// struct Mail: View {
///     @State private var selection = "inbox"
///
///     var body: some View {
///         TabView(selection: $selection) {
///             Text("No messages").tabItem { Text("Inbox") }.tag("inbox")
///             Text("No messages").tabItem { Text("Sent") }.tag("sent")
///         }
///     }
/// }
/// ```
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    let selection: Binding<SelectionValue>?
    let content: Content

    /// Creates a container with a selection.
    ///
    /// - Parameters:
    ///   - selection: The tag of the selected view; nil for no binding.
    ///   - content: Returns the views, each with a tag.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public static func _makeNode(
        _ view: TabView<SelectionValue, Content>, under parent: ViewNode
    ) -> TypedNode<TabView<SelectionValue, Content>> {
        TabViewNode(view, under: parent)
    }
}

extension TabView where SelectionValue == Int {
    /// Creates a container in which only the user selects.
    ///
    /// - Parameter content: Returns the views.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView {
    /// Creates a container of tabs with a selection.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected tab.
    ///   - content: Returns the tabs.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where SelectionValue == C.TabValue, Content == C._Tabs {
        self.selection = selection
        self.content = content()._tabs
    }

    /// Creates a container of tabs in which only the user selects.
    ///
    /// - Parameter content: Returns the tabs.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, C.TabValue == Never, Content == C._Tabs {
        selection = nil
        self.content = content()._tabs
    }
}

nonisolated extension View {
    /// Sets the view's item in a tab bar.
    ///
    /// ```swift
    /// TabView {
    ///     Text("No messages")
    ///         .tabItem {
    ///             Image(systemName: "tray")
    ///             Text("Inbox")
    ///         }
    /// }
    /// ```
    ///
    /// - Parameter label: Returns the item: texts and images.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: label()))
    }
}
