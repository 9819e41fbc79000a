/// A result builder that combines tab content.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// Accepts tab content as an element.
    ///
    /// - Parameter content: The content.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// Returns the only content.
    ///
    /// - Parameter content: The content.
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    /// Combines several contents.
    ///
    /// - Parameter content: The contents, in their order in the closure.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TabTuple<TabValue, repeat each Content> {
        _TabTuple(content: (repeat each content))
    }

    /// Combines content of an `if` without `else`.
    ///
    /// - Parameter content: The content; nil if the condition is false.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> _TabOptional<Content>
    where Content.TabValue == TabValue { _TabOptional(content: content) }

    /// Selects the content of the first branch.
    ///
    /// - Parameter first: The content.
    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _TabEither<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _TabEither(content: _ConditionalContent(.first(first._tabs)))
    }

    /// Selects the content of the second branch.
    ///
    /// - Parameter second: The content.
    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _TabEither<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _TabEither(content: _ConditionalContent(.second(second._tabs)))
    }

    /// Accepts content of an `if #available`.
    ///
    /// - Parameter content: The content.
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
}

/// Several tabs.
nonisolated public struct _TabTuple<TabValue: Hashable, each Content: TabContent>: PrimitiveTabContent {
    let content: (repeat each Content)

    public var _tabs: TupleView<(repeat (each Content)._Tabs)> {
        TupleView((repeat (each content)._tabs))
    }
}

/// Tabs of a condition.
nonisolated public struct _TabOptional<Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    let content: Content?

    public var _tabs: Content._Tabs? { content?._tabs }
}

/// Tabs of one of two branches.
nonisolated public struct _TabEither<First: TabContent, Second: TabContent>: PrimitiveTabContent {
    public typealias TabValue = First.TabValue
    let content: _ConditionalContent<First._Tabs, Second._Tabs>

    public var _tabs: _ConditionalContent<First._Tabs, Second._Tabs> { content }
}

/// A group of tabs. Its header isn't shown here.
///
/// ```swift
/// TabView {
///     TabSection("Mail") {
///         Tab("Inbox", systemImage: "tray") { Text("No messages") }
///     }
/// }
/// ```
nonisolated public struct TabSection<Header: View, Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    let content: Content

    /// Creates a group with a header.
    ///
    /// - Parameters:
    ///   - content: Returns the tabs.
    ///   - header: Has no effect here.
    public init<T: Hashable>(
        @TabContentBuilder<T> content: () -> Content, @ViewBuilder header: () -> Header
    ) where T == Content.TabValue {
        self.content = content()
    }

    public var _tabs: Content._Tabs { content._tabs }
}

extension TabSection where Header == Text {
    /// Creates a group with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: Has no effect here.
    ///   - content: Returns the tabs.
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<T> content: () -> Content
    ) where T == Content.TabValue {
        self.content = content()
    }

    /// Creates a group with a title that is a string.
    ///
    /// - Parameters:
    ///   - title: Has no effect here.
    ///   - content: Returns the tabs.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, @TabContentBuilder<T> content: () -> Content
    ) where T == Content.TabValue {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView {
    /// Creates a group without a header.
    ///
    /// - Parameter content: Returns the tabs.
    public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where T == Content.TabValue {
        self.content = content()
    }
}

/// Tabs with a badge.
nonisolated public struct _BadgedTabs<Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    let content: Content
    let badge: Text?

    public var _tabs: _BadgedTabViews<Content._Tabs> {
        _BadgedTabViews(content: content._tabs, badge: badge)
    }
}

/// The views of tabs with a badge.
nonisolated public struct _BadgedTabViews<Content: View>: View {
    let content: Content
    let badge: Text?

    @MainActor public var body: some View { content.modifier(BadgeModifier(badge: badge)) }
}

nonisolated extension TabContent {
    /// Shows a count at the tab's item.
    ///
    /// - Parameter count: The count; zero shows no badge.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// Shows a short text at the tab's item.
    ///
    /// - Parameter label: The text; nil for no badge.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: label)
    }

    /// Shows a short text at the tab's item.
    ///
    /// - Parameter key: The localization key of the text.
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: key.map { Text($0) })
    }

    /// Shows a short text at the tab's item.
    ///
    /// - Parameter label: The text, which isn't localized.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: label.map { Text(verbatim: String($0)) })
    }
}
