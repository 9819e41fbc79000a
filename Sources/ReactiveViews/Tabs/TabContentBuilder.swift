/// Makes one tab content out of the statements of a closure.
@resultBuilder
@MainActor
@preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }

    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> _TabTuple<TabValue, repeat each Content> {
        _TabTuple(content: (repeat each content))
    }

    public static func buildIf<Content: TabContent>(_ content: Content?) -> _TabOptional<Content>
    where Content.TabValue == TabValue { _TabOptional(content: content) }

    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _TabEither<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _TabEither(content: _ConditionalContent(.first(first._tabs)))
    }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _TabEither<First, Second> where First.TabValue == TabValue, Second.TabValue == TabValue {
        _TabEither(content: _ConditionalContent(.second(second._tabs)))
    }

    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> Content
    where Content.TabValue == TabValue { content }
}

/// Several tabs.
public struct _TabTuple<TabValue: Hashable, each Content: TabContent>: PrimitiveTabContent {
    let content: (repeat each Content)

    public var _tabs: TupleView<(repeat (each Content)._Tabs)> {
        TupleView((repeat (each content)._tabs))
    }
}

/// Tabs that may be there.
public struct _TabOptional<Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    let content: Content?

    public var _tabs: Content._Tabs? { content?._tabs }
}

/// One or the other.
public struct _TabEither<First: TabContent, Second: TabContent>: PrimitiveTabContent {
    public typealias TabValue = First.TabValue
    let content: _ConditionalContent<First._Tabs, Second._Tabs>

    public var _tabs: _ConditionalContent<First._Tabs, Second._Tabs> { content }
}

/// Tabs that belong together. What they are called isn't shown here.
public struct TabSection<Header: View, Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    private let content: Content

    public init<T: Hashable>(
        @TabContentBuilder<T> content: () -> Content, @ViewBuilder header: () -> Header
    ) where T == Content.TabValue {
        self.content = content()
    }

    public var _tabs: Content._Tabs { content._tabs }
}

extension TabSection where Header == Text {
    public init<T: Hashable>(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<T> content: () -> Content
    ) where T == Content.TabValue {
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S, @TabContentBuilder<T> content: () -> Content
    ) where T == Content.TabValue {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView {
    public init<T: Hashable>(@TabContentBuilder<T> content: () -> Content) where T == Content.TabValue {
        self.content = content()
    }
}

/// Tabs with a badge.
public struct _BadgedTabs<Content: TabContent>: PrimitiveTabContent {
    public typealias TabValue = Content.TabValue
    let content: Content
    let badge: Text?

    public var _tabs: _BadgedTabViews<Content._Tabs> { _BadgedTabViews(content: content._tabs, badge: badge) }
}

/// The views of tabs with a badge.
public struct _BadgedTabViews<Content: View>: View {
    let content: Content
    let badge: Text?

    public var body: some View { content.modifier(BadgeModifier(badge: badge)) }
}

extension TabContent {
    /// A count beside the tab's item; none if it is zero.
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: count == 0 ? nil : Text(verbatim: String(count)))
    }

    /// A short text beside the tab's item.
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: label)
    }

    /// A short text beside the tab's item.
    public func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: Text(key))
    }

    /// A short text beside the tab's item.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        _BadgedTabs(content: self, badge: Text(verbatim: String(label)))
    }

    /// What the tab is remembered by when the user arranges tabs, which isn't offered here.
    public func customizationID(_ id: String) -> Self { self }
}
