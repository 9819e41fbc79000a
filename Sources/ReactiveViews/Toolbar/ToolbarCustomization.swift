/// How the user may customize a toolbar's item.
public struct ToolbarCustomizationBehavior: Sendable {
    private let name: String

    /// The user can move, remove and add the item.
    public static let `default` = ToolbarCustomizationBehavior(name: "default")
    /// The user can move the item, but not remove it.
    public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
    /// The user can't change the item.
    public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// Options of a toolbar's item that the user may customize.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of options.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item stays in the bar's menu if the user has removed it.
    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

nonisolated extension ToolbarContent {
    /// Hides the content.
    ///
    /// - Parameter hidden: Whether the content is hidden; true by default.
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        _ToolbarOptional(content: hidden ? nil : self)
    }

    /// Shows or hides the common background behind the content. It has no effect here.
    ///
    /// - Parameter visibility: Whether the background is shown.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

nonisolated extension CustomizableToolbarContent {
    /// Hides the content.
    ///
    /// - Parameter hidden: Whether the content is hidden; true by default.
    public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        _ToolbarOptional(content: hidden ? nil : self)
    }

    /// Shows or hides the common background behind the content. It has no effect here.
    ///
    /// - Parameter visibility: Whether the background is shown.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent { self }

    /// Sets how the user may customize the content. It has no effect here: hosts offer no customization.
    ///
    /// - Parameter behavior: The behaviour.
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        self
    }

    /// Sets whether the content is in the bar until the user customizes it.
    ///
    /// - Parameters:
    ///   - defaultVisibility: Whether the content is in the bar; it is by default.
    ///   - options: Options of the customization; kept without effect here.
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _ToolbarOptional(content: defaultVisibility == .hidden ? nil : self)
    }

    /// Sets options of the content's customization. It has no effect here: hosts offer no customization.
    ///
    /// - Parameter options: The options.
    public func defaultCustomization(options: ToolbarCustomizationOptions) -> some CustomizableToolbarContent { self }
}

/// The width of a space.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// The space takes what is left.
    public static let flexible = SpacerSizing(name: "flexible")
    /// The space has the system's width.
    public static let fixed = SpacerSizing(name: "fixed")
}

/// A space between items of a toolbar. It has no element: hosts arrange no bars.
nonisolated public struct ToolbarSpacer: PrimitiveToolbarContent, CustomizableToolbarContent {
    /// Creates a space.
    ///
    /// - Parameters:
    ///   - sizing: The width of the space; what is left by default.
    ///   - placement: The place of the space.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}

    public var _items: EmptyView { EmptyView() }
}

/// An item that the system adds to toolbars. It has no element: a view's search field and sidebar have their own.
nonisolated public struct DefaultToolbarItem: PrimitiveToolbarContent, CustomizableToolbarContent {
    /// Creates an item of the system's.
    ///
    /// - Parameters:
    ///   - kind: The kind of the item.
    ///   - placement: The place of the item.
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}

    public var _items: EmptyView { EmptyView() }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Creates a menu without items of its own.
    public init() { self.init { EmptyView() } }
}

extension ToolbarItemPlacement {
    /// Below a large title. It is at the principal position here.
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle", position: .principal)
}

nonisolated extension View {
    /// Sets the style of the texts and symbols in bars. It has no effect here.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - bars: The bars.
    public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        inert(ModifierKind.ToolbarForeground<S>.self)
    }
}

/// How the labels of a toolbar's items look.
public struct ToolbarLabelStyle: Equatable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    /// Titles and icons.
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    /// Titles.
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    /// Icons.
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}
