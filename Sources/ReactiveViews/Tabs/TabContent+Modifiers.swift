/// Tabs with a modifier.
nonisolated public struct _ModifiedTabs<Content: TabContent, Views: View>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    public let _tabs: Views
}

nonisolated extension TabContent {
    private func with<Views: View>(_ change: (_Tabs) -> Views) -> _ModifiedTabs<Self, Views> {
        _ModifiedTabs(_tabs: change(_tabs))
    }

    /// Sets the identifier by which the user's customization of the tab is kept; see `TabViewCustomization`.
    ///
    /// - Parameter id: The identifier.
    public func customizationID(_ id: String) -> some TabContent<TabValue> {
        with { CustomizedTabs(id: id, content: $0) }
    }

    /// Sets how the user may customize the tab. It has no effect here: only a program changes a customization.
    ///
    /// - Parameters:
    ///   - behavior: The behaviour.
    ///   - placements: The places in which it applies; all by default.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        with { $0 }
    }

    /// Sets whether the tab is shown if the user hasn't changed it. It applies to tabs with a `customizationID`.
    ///
    /// - Parameters:
    ///   - visibility: Whether the tab is shown.
    ///   - placements: The places in which it applies; all by default.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        let isForBar = placements.isEmpty || placements.contains(.tabBar) || placements.contains(.automatic)
        let isForSidebar = placements.isEmpty || placements.contains(.sidebar) || placements.contains(.automatic)
        return with {
            $0.environment(\.defaultTabVisibility, isForBar ? visibility : .automatic)
                .environment(\.defaultSidebarVisibility, isForSidebar ? visibility : .automatic)
        }
    }

    /// Sets the place of the tab. A tab that is only in the sidebar isn't shown in a bar.
    ///
    /// - Parameter placement: The place.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        with { SidebarTabs(content: $0, isSidebarOnly: placement == .sidebarOnly) }
    }

    /// Hides the tab.
    ///
    /// - Parameter hidden: Whether the tab is hidden; true by default.
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        with { tabs in hidden ? nil : tabs }
    }

    /// Disables the tab: the user can't choose it, and its controls don't react.
    ///
    /// - Parameter disabled: Whether the tab is disabled.
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        with { $0.disabled(disabled) }
    }

    /// Adds actions for a section of tabs in the sidebar. They aren't shown here.
    ///
    /// - Parameter content: Returns the actions.
    public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue> {
        with { $0 }
    }

    /// Attaches a menu to the tab in the sidebar. It isn't shown here.
    ///
    /// - Parameter menuItems: Returns the items.
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> {
        with { $0 }
    }

    /// Adds actions to the tab in the sidebar. They aren't shown here.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - allowsFullSwipe: Whether a full swipe performs the first action.
    ///   - content: Returns the actions.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        with { $0 }
    }

    /// Sets whether the tab opens while something is dragged over it. It has no effect here.
    ///
    /// - Parameter behavior: The behaviour.
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
        with { $0 }
    }

    /// Sets an identifier by which tests find the tab's content.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - isEnabled: Whether the modifier applies; true by default.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        with { $0.accessibilityIdentifier(isEnabled ? identifier : "", isEnabled: isEnabled) }
    }

    /// Sets the label that assistive technologies read for the tab's content.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: Whether the modifier applies; true by default.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        with { $0.accessibilityLabel(label, isEnabled: isEnabled) }
    }

    /// Sets a localized label that assistive technologies read for the tab's content.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the label's localized string.
    ///   - isEnabled: Whether the modifier applies; true by default.
    public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        with { $0.accessibilityLabel(Text(labelKey), isEnabled: isEnabled) }
    }

    /// Sets a hint for the tab's content.
    ///
    /// - Parameters:
    ///   - hint: The hint.
    ///   - isEnabled: Whether the modifier applies; true by default.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        with { $0.accessibilityHint(hint, isEnabled: isEnabled) }
    }

    /// Sets a value for the tab's content.
    ///
    /// - Parameters:
    ///   - valueDescription: The value, in words.
    ///   - isEnabled: Whether the modifier applies; true by default.
    public func accessibilityValue(_ valueDescription: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        with { $0.accessibilityValue(valueDescription, isEnabled: isEnabled) }
    }
}
