/// Tabs that are composed of other tabs.
///
/// ```swift
/// struct MailTabs: TabContent {
///     var body: some TabContent<String> {
///         Tab("Inbox", systemImage: "tray", value: "inbox") { Text("No messages") }
///         Tab("Sent", systemImage: "paperplane", value: "sent") { Text("No messages") }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the tabs' values; `Never` for tabs without values.
    associatedtype TabValue: Hashable
    /// The type of the body.
    associatedtype Body: TabContent
    /// The type of the tabs' views. Content with a body uses the default.
    associatedtype _Tabs: View

    @TabContentBuilder<TabValue>
    /// The tabs that this content consists of.
    var body: Body { get }

    nonisolated var _tabs: _Tabs { get }
}

nonisolated extension TabContent where Body: TabContent {
    public var _tabs: _TabBody<Self> { _TabBody(content: self) }
}

/// A view of the tabs in a content's body. The content can't have dynamic properties here.
nonisolated public struct _TabBody<Content: TabContent>: View {
    fileprivate let content: Content

    @MainActor public var body: Content.Body._Tabs { content.body._tabs }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public nonisolated var _tabs: EmptyView { EmptyView() }
}

/// Tab content without a body.
@MainActor
@preconcurrency
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    public var body: Never { fatalError("\(Self.self) is primitive tab content: it has no body to call") }
}

/// The purpose of a tab. It determines the label of a tab that has none.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// A tab for searching. Its label is "Search" with a magnifying glass, unless it has one of its own.
    public static let search = TabRole(name: "search")
}

/// A tab with its item in the tab bar.
///
/// ```swift
/// TabView {
///     Tab("Inbox", systemImage: "tray") { Text("No messages") }
///     Tab("Sent", systemImage: "paperplane") { Text("No messages") }
/// }
/// ```
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    public typealias TabValue = Value

    private let tab: _TabPage<Value, Content, Label>

    public var _tabs: _TabPage<Value, Content, Label> { tab }

    /// Creates a tab with a value.
    ///
    /// - Parameters:
    ///   - value: The value of the selection that shows the tab.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    ///   - label: Returns the item in the tab bar.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        tab = _TabPage(value: value, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// Creates a tab without a value.
    ///
    /// - Parameters:
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    ///   - label: Returns the item in the tab bar.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        tab = _TabPage(value: nil, content: content(), label: label())
    }
}

/// A title and an image in a tab bar; nothing for a tab whose role has no label.
nonisolated public struct _TabLabel: View {
    let title: Text?
    let image: Image?

    @MainActor public var body: some View {
        image
        title
    }
}

extension _TabLabel {
    /// Creates the label of a role.
    fileprivate init(of role: TabRole?) {
        let isSearch = role == .search
        self.init(
            title: isSearch ? Text(verbatim: "Search") : nil,
            image: isSearch ? Image(systemName: "magnifyingglass") : nil)
    }
}

extension Tab where Label == _TabLabel {
    /// Creates a tab with a value, a title that is a localization key, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The value of the selection that shows the tab.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            _TabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a value, a title that is a string, and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The value of the selection that shows the tab.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            _TabLabel(title: Text(title), image: Image(systemName: systemImage))
        }
    }

    /// Creates a tab with a value, a title that is a localization key, and an image.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - image: The name of the image.
    ///   - value: The value of the selection that shows the tab.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { _TabLabel(title: Text(titleKey), image: Image(image)) }
    }

    /// Creates a tab with a value, a title that is a string, and an image.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The name of the image.
    ///   - value: The value of the selection that shows the tab.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { _TabLabel(title: Text(title), image: Image(image)) }
    }
}

extension Tab where Value == Never, Label == _TabLabel {
    /// Creates a tab with a title that is a localization key, and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - systemImage: The name of the symbol.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(titleKey), image: Image(systemName: systemImage)) }
    }

    /// Creates a tab with a title that is a string, and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(title), image: Image(systemName: systemImage)) }
    }

    /// Creates a tab with a title that is a localization key, and an image.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - image: The name of the image.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(titleKey), image: Image(image)) }
    }

    /// Creates a tab with a title that is a string, and an image.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The name of the image.
    ///   - role: The role; the label is the given one.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(title), image: Image(image)) }
    }
}

/// The view of a tab.
nonisolated public struct _TabPage<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let content: Content
    let label: Label

    @MainActor public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}

// MARK: - Tabs without a label, and tabs of an optional selection

extension Tab where Label == EmptyView {
    /// Creates a tab without a label.
    ///
    /// - Parameters:
    ///   - value: The selection's value while the tab is chosen.
    ///   - content: Returns the tab's view.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { EmptyView() }
    }

    /// Creates a tab of a selection that may be nil, without a label.
    ///
    /// - Parameters:
    ///   - value: The selection's value while the tab is chosen.
    ///   - content: Returns the tab's view.
    public init<V: Hashable>(value: V, @ViewBuilder content: () -> Content) where Value == V? {
        self.init(value: .some(value), content: content)
    }
}

extension Tab where Value == Never, Label == EmptyView {
    /// Creates a tab without a label and a value.
    ///
    /// - Parameter content: Returns the tab's view.
    public init(@ViewBuilder content: () -> Content) {
        self.init(content: content) { EmptyView() }
    }
}

extension Tab where Label == _TabLabel {
    /// Creates a tab with the label of its role.
    ///
    /// ```swift
    /// Tab(value: Page.search, role: .search) { SearchPage() }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The selection's value while the tab is chosen.
    ///   - role: The role; a tab without one has no label.
    ///   - content: Returns the tab's view.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { _TabLabel(of: role) }
    }

    /// Creates a tab of a selection that may be nil, with the label of its role.
    ///
    /// - Parameters:
    ///   - value: The selection's value while the tab is chosen.
    ///   - role: The role; a tab without one has no label.
    ///   - content: Returns the tab's view.
    public init<V: Hashable>(value: V, role: TabRole?, @ViewBuilder content: () -> Content) where Value == V? {
        self.init(value: .some(value), role: role, content: content)
    }
}

extension Tab where Value == Never, Label == _TabLabel {
    /// Creates a tab without a value, with the label of its role.
    ///
    /// ```swift
    /// Tab(role: .search) { SearchPage() }
    /// ```
    ///
    /// - Parameters:
    ///   - role: The role; a tab without one has no label.
    ///   - content: Returns the tab's view.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { _TabLabel(of: role) }
    }
}

extension Tab {
    /// Creates a tab of a selection that may be nil.
    ///
    /// - Parameters:
    ///   - value: The selection's value while the tab is chosen.
    ///   - role: The role; nil for none.
    ///   - content: Returns the tab's view.
    ///   - label: Returns the label.
    public init<V: Hashable>(
        value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == V? {
        self.init(value: .some(value), role: role, content: content, label: label)
    }
}

extension Tab where Label == _TabLabel {
    /// Creates a tab of a selection that may be nil, with a localized title and a symbol.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - systemImage: The name of the symbol.
    ///   - value: The selection's value while the tab is chosen.
    ///   - role: The role; nil for none.
    ///   - content: Returns the tab's view.
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, systemImage: String, value: V, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(titleKey, systemImage: systemImage, value: .some(value), role: role, content: content)
    }

    /// Creates a tab of a selection that may be nil, with a title that isn't localized and a symbol.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the symbol.
    ///   - value: The selection's value while the tab is chosen.
    ///   - role: The role; nil for none.
    ///   - content: Returns the tab's view.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S, systemImage: String, value: V, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Value == V? {
        self.init(title, systemImage: systemImage, value: .some(value), role: role, content: content)
    }
}

/// The label of a tab with a title and an image.
public typealias DefaultTabLabel = _TabLabel
