/// The options that views set for the bars of the enclosing navigation container. Nil means not set.
///
/// An outer modifier replaces the option of an inner one; among siblings the first counts, which Apple's documentation
/// doesn't define. Toolbars are combined, inner ones first.
struct NavigationBarOptions {
    var title: String?
    var subtitle: String?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var toolbarTitleMode: ToolbarTitleDisplayMode?
    var isHidden: Bool?
    var isBackHidden: Bool?
    var toolbars: [ToolbarSlot] = []
    var removed: Set<ToolbarDefaultItemKind> = []
    /// The visibility of the bars for which it is set.
    var visibility: [ToolbarPlacement: Visibility] = [:]

    /// The visibility of the backgrounds of the bars for which it is set.
    var backgroundVisibility: [ToolbarPlacement: Visibility] = [:]
    /// The styles of the backgrounds of the bars for which it is set.
    var backgrounds: [ToolbarPlacement: AnyShapeStyle] = [:]
    /// The colour schemes of the bars for which it is set.
    var colorSchemes: [ToolbarPlacement: ColorScheme] = [:]
    /// The width of the column that contains the view.
    var columnWidth: ColumnWidth?

    var isBarHidden: Bool { isHidden ?? (visibility[.navigationBar] == .hidden) }

    /// Whether the title is large; nil if it has the size of the page below.
    var titleSize: Bool? {
        if let toolbarTitleMode, toolbarTitleMode != .automatic { return toolbarTitleMode == .large }
        guard let displayMode, displayMode != .automatic else { return nil }
        return displayMode == .large
    }

    /// The title that the bar shows; nil for none.
    var shownTitle: String? { isBarHidden || removed.contains(.title) ? nil : title }
    /// The line below the title; nil for none.
    var shownSubtitle: String? { shownTitle == nil || subtitle?.isEmpty == true ? nil : subtitle }
}

enum NavigationBarKey: PreferenceKey {
    static var defaultValue: NavigationBarOptions { NavigationBarOptions() }

    static func reduce(value: inout NavigationBarOptions, nextValue: () -> NavigationBarOptions) {
        let next = nextValue()
        value.title = value.title ?? next.title
        value.subtitle = value.subtitle ?? next.subtitle
        value.displayMode = value.displayMode ?? next.displayMode
        value.toolbarTitleMode = value.toolbarTitleMode ?? next.toolbarTitleMode
        value.isHidden = value.isHidden ?? next.isHidden
        value.isBackHidden = value.isBackHidden ?? next.isBackHidden
        value.toolbars += next.toolbars
        value.columnWidth = value.columnWidth ?? next.columnWidth
        value.removed.formUnion(next.removed)
        value.visibility.merge(next.visibility) { first, _ in first }
        value.backgroundVisibility.merge(next.backgroundVisibility) { first, _ in first }
        value.backgrounds.merge(next.backgrounds) { first, _ in first }
        value.colorSchemes.merge(next.colorSchemes) { first, _ in first }
    }
}

nonisolated extension View {
    func navigationBarOption<Kind>(
        as kind: Kind.Type, _ change: @escaping (inout NavigationBarOptions) -> Void
    ) -> some View {
        transformPreference(NavigationBarKey.self, as: kind, change)
    }

    /// Sets an option that contains text, which depends on the environment.
    func navigationBarWords<Kind>(
        as kind: Kind.Type, _ change: @escaping (inout NavigationBarOptions, EnvironmentValues) -> Void
    ) -> some View {
        modifier(PreferenceModifier<NavigationBarKey, Kind>(change: .transformByEnvironment(change)))
    }
}

// MARK: - What it looks like

extension NavigationBarOptions {
    /// Fills the element of a container or of a column: the content with the bars around it.
    @MainActor
    func fill(_ element: inout ViewElement, with content: [ViewElement], back: ViewElement?, isFocused: Bool) {
        var before: [ViewElement] = []
        var after: [ViewElement] = []
        if let back, !isBarHidden { before.append(back) }
        let items = toolbars.flatMap(\.elements)
        for position in ToolbarPosition.allCases where isShown(position, isFocused: isFocused) {
            guard let bar = position.element(of: items) else { continue }
            if position.isBelow { after.append(bar) } else { before.append(bar) }
        }
        if !isBarHidden, !removed.contains(.title) { element.label = title }
        element.children = before + content + after
    }

    private func isShown(_ position: ToolbarPosition, isFocused: Bool) -> Bool {
        switch position {
        case .leading, .principal, .trailing: !isBarHidden
        case .bottom: visibility[.bottomBar] != .hidden
        case .keyboard: isFocused
        }
    }
}
