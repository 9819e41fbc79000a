/// Commands of a program's menus. They are kept, but there are no menus to show them in ⚑.
@MainActor
@preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder
    var body: Body { get }
}

extension Never: Commands {}

/// Commands without a body.
@MainActor
@preconcurrency
protocol PrimitiveCommands: Commands where Body == Never {}

extension PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) are primitive commands: they have no body to call") }
}

/// Makes commands out of the statements of a closure.
@resultBuilder
@MainActor
@preconcurrency
public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(
        _ content: repeat each Content
    ) -> _TupleCommands<repeat each Content> {
        _TupleCommands(content: (repeat each content))
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> _OptionalCommands<Content> {
        _OptionalCommands(content: content)
    }
}

/// Several commands.
public struct _TupleCommands<each Content: Commands>: PrimitiveCommands { let content: (repeat each Content) }
/// Commands that may be there.
public struct _OptionalCommands<Content: Commands>: PrimitiveCommands { let content: Content? }
/// No commands.
public struct EmptyCommands: PrimitiveCommands { public nonisolated init() {} }
/// The commands for showing and hiding a sidebar.
public struct SidebarCommands: PrimitiveCommands { public nonisolated init() {} }
/// The commands for toolbars.
public struct ToolbarCommands: PrimitiveCommands { public nonisolated init() {} }
/// The commands for editing text.
public struct TextEditingCommands: PrimitiveCommands { public nonisolated init() {} }
/// The commands for formatting text.
public struct TextFormattingCommands: PrimitiveCommands { public nonisolated init() {} }
/// The commands for inspectors.
public struct InspectorCommands: PrimitiveCommands { public nonisolated init() {} }

/// A menu of its own.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    let title: String
    let content: Content

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        title = Text(nameKey).words
        self.content = content()
    }

    public init(_ name: Text, @ViewBuilder content: () -> Content) {
        title = name.words
        self.content = content()
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {
        title = String(name)
        self.content = content()
    }
}

/// Commands before, after or in place of others.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    let place: CommandGroupPlacement
    let content: Content

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        content = addition()
    }

    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        content = addition()
    }

    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        place = group
        content = addition()
    }
}

/// A group of commands that programs have anyhow.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let importExport = CommandGroupPlacement(name: "importExport")
    public static let printItem = CommandGroupPlacement(name: "printItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    public static let windowList = CommandGroupPlacement(name: "windowList")
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    public static let help = CommandGroupPlacement(name: "help")
}

extension Scene {
    /// Adds commands to the program's menus, of which there are none here ⚑.
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene { self }

    /// Takes commands out of the program's menus, of which there are none here ⚑.
    public func commandsRemoved() -> some Scene { self }
}
