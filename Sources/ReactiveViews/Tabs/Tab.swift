/// Tabs, described by other tabs.
@MainActor
@preconcurrency
public protocol TabContent<TabValue> {
    /// What the tabs are told apart by; `Never` if they have no values.
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    /// The tabs as views. Content that has a body leaves it out.
    associatedtype _Tabs: View

    @TabContentBuilder<TabValue>
    var body: Body { get }

    var _tabs: _Tabs { get }
}

extension TabContent where Body: TabContent {
    /// Content with a body is evaluated where it is used; it can't have dynamic properties here.
    public var _tabs: Body._Tabs { body._tabs }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _tabs: EmptyView { EmptyView() }
}

/// Content without a body.
@MainActor
@preconcurrency
protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
    public var body: Never { fatalError("\(Self.self) is primitive tab content: it has no body to call") }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// The tab that one searches in.
    public static let search = TabRole(name: "search")
}

/// A tab with its item in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    public typealias TabValue = Value

    private let tab: _TabPage<Value, Content, Label>

    public var _tabs: _TabPage<Value, Content, Label> { tab }

    /// A tab that a selection of this value shows.
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        tab = _TabPage(value: value, content: content(), label: label())
    }
}

extension Tab where Value == Never {
    /// A tab without a value.
    public init(role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        tab = _TabPage(value: nil, content: content(), label: label())
    }
}

/// A title and a picture in a tab bar.
public struct _TabLabel: View {
    let title: Text
    let image: Image

    public var body: some View {
        image
        title
    }
}

extension Tab where Label == _TabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            _TabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) {
            _TabLabel(title: Text(title), image: Image(systemName: systemImage))
        }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { _TabLabel(title: Text(titleKey), image: Image(image)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { _TabLabel(title: Text(title), image: Image(image)) }
    }
}

extension Tab where Value == Never, Label == _TabLabel {
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(titleKey), image: Image(systemName: systemImage)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(title), image: Image(systemName: systemImage)) }
    }

    public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(titleKey), image: Image(image)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { _TabLabel(title: Text(title), image: Image(image)) }
    }
}

/// The view of a tab.
public struct _TabPage<Value: Hashable, Content: View, Label: View>: View {
    let value: Value?
    let content: Content
    let label: Label

    public var body: some View {
        if let value {
            content.tabItem { label }.tag(value)
        } else {
            content.tabItem { label }
        }
    }
}
