/// Commands of a program's menus. They may have dynamic properties, as a view does.
///
/// No menus are shown here. `AppHost` has the commands, and performs them.
///
/// ```swift
/// struct NoteCommands: Commands {
///     var body: some Commands {
///         CommandMenu("Note") { Button("Add") { addNote() } }
///     }
/// }
/// ```
@MainActor
@preconcurrency
public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands
    /// The type of the menu items' view. Commands with a body use the default.
    associatedtype _MenuItems: View

    /// The commands that these consist of.
    @CommandsBuilder
    var body: Body { get }

    nonisolated var _menuItems: _MenuItems { get }
}

nonisolated extension Commands {
    public var _menuItems: _CommandsBody<Self> { _CommandsBody(commands: self) }
}

extension Never: Commands {}

/// Commands without a body.
@MainActor
@preconcurrency
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body to call") }
}

/// A result builder that combines commands.
@resultBuilder
public enum CommandsBuilder {
    /// Accepts commands as an element.
    ///
    /// - Parameter content: The commands.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Combines several commands.
    ///
    /// - Parameter content: The commands, in their order in the closure.
    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<repeat each Content> {
        _TupleCommands(content: (repeat each content))
    }

    /// Combines commands of an `if` without `else`.
    ///
    /// - Parameter content: The commands; nil if the condition is false.
    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
        _OptionalCommands(content: content)
    }
}

/// Several commands.
nonisolated public struct _TupleCommands<each Content: Commands>: PrimitiveCommands {
    let content: (repeat each Content)

    public var _menuItems: TupleView<(repeat (each Content)._MenuItems)> {
        TupleView((repeat (each content)._menuItems))
    }
}

/// Commands of a condition.
nonisolated public struct _OptionalCommands<Content: Commands>: PrimitiveCommands {
    let content: Content?

    public var _menuItems: Content._MenuItems? { content?._menuItems }
}

/// Commands without any content.
nonisolated public struct EmptyCommands: PrimitiveCommands, StandardCommands { public nonisolated init() {} }
/// The commands that show and hide a sidebar. They have no items here.
nonisolated public struct SidebarCommands: PrimitiveCommands, StandardCommands { public nonisolated init() {} }
/// The commands for toolbars. They have no items here.
nonisolated public struct ToolbarCommands: PrimitiveCommands, StandardCommands { public nonisolated init() {} }
/// The commands for editing text. They have no items here.
nonisolated public struct TextEditingCommands: PrimitiveCommands, StandardCommands { public nonisolated init() {} }
/// The commands for formatting text. They have no items here.
nonisolated public struct TextFormattingCommands: PrimitiveCommands, StandardCommands { public nonisolated init() {} }
/// The commands for inspectors. They have no items here.
nonisolated public struct InspectorCommands: PrimitiveCommands, StandardCommands { public nonisolated init() {} }

/// The commands that take pictures with the user's other devices. They have no items here.
nonisolated public struct ImportFromDevicesCommands: PrimitiveCommands, StandardCommands {
    public nonisolated init() {}
}

/// Commands of the system, which have no items here.
@MainActor
@preconcurrency
protocol StandardCommands: Commands {}

extension StandardCommands {
    public nonisolated var _menuItems: EmptyView { EmptyView() }
}

/// A menu with commands.
///
/// ```swift
/// CommandMenu("Note") { Button("Add") { addNote() } }
/// ```
nonisolated public struct CommandMenu<Content: View>: PrimitiveCommands {
    let title: String
    let content: Content

    public var _menuItems: _CommandItems<Content> {
        _CommandItems(kind: "CommandMenu", title: title, content: content)
    }

    /// Creates a menu with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - nameKey: The key of the title.
    ///   - content: The menu's items.
    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(nameKey).words
        self.content = content()
    }

    /// Creates a menu with a title that is a text.
    ///
    /// - Parameters:
    ///   - name: The title.
    ///   - content: The menu's items.
    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name.words
        self.content = content()
    }

    /// Creates a menu with a title that is a string.
    ///
    /// - Parameters:
    ///   - name: The title.
    ///   - content: The menu's items.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = String(name)
        self.content = content()
    }
}

/// Commands before, after or in place of a standard group.
///
/// ```swift
/// CommandGroup(replacing: .newItem) { Button("New Note") { addNote() } }
/// ```
nonisolated public struct CommandGroup<Content: View>: PrimitiveCommands {
    let place: CommandGroupPlacement
    var isReplacing = false
    let content: Content

    public var _menuItems: _CommandItems<Content> {
        _CommandItems(
            kind: "CommandGroup", title: place.name, replacedGroup: isReplacing ? place : nil, content: content)
    }

    /// Adds commands before a group.
    ///
    /// - Parameters:
    ///   - group: The standard group.
    ///   - addition: The commands.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        content = addition()
    }

    /// Adds commands after a group.
    ///
    /// - Parameters:
    ///   - group: The standard group.
    ///   - addition: The commands.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        content = addition()
    }

    /// Replaces a group.
    ///
    /// - Parameters:
    ///   - group: The standard group.
    ///   - addition: The commands.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        isReplacing = true
        content = addition()
    }
}

/// A standard group of commands.
public struct CommandGroupPlacement: Hashable, Sendable {
    fileprivate let name: String

    /// Information about the program.
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The program's settings.
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The system's services.
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding and showing programs.
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// Quitting the program.
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// Creating and opening documents.
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving and closing documents.
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Importing and exporting data.
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Cut, copy and paste.
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Finding and editing text.
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Formatting text.
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Showing and customizing the toolbar.
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// Showing and hiding the sidebar.
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Changing the size of a window.
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The list of open windows.
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The list of the windows of single-window scenes.
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// Arranging windows.
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// Help.
    public static let help = CommandGroupPlacement(name: "help")
}

nonisolated extension Scene {
    /// Adds commands to the program's menus.
    ///
    /// No menus are shown here. `AppHost` has the commands, and performs them.
    ///
    /// ```swift
    /// WindowGroup { Text("Notes") }
    ///     .commands { CommandMenu("Note") { Button("Add") { addNote() } } }
    /// ```
    ///
    /// - Parameter content: The commands.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _ModifiedScene(windows: _CommandedWindows(windows: _windows, items: content()._menuItems))
    }

    /// Removes the standard commands of the scene, "New Window" for instance.
    public func commandsRemoved() -> some Scene {
        _ModifiedScene(windows: _windows.environment(\.sceneHasStandardCommands, false))
    }

    /// Replaces the commands of the scene.
    ///
    /// - Parameter content: The commands.
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}
