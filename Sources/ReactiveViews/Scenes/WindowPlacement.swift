// Where windows stand on a screen. A host has none, so these scenes keep their windows as they are.

/// The place and the size of a window on a screen.
public struct WindowPlacement: Sendable {
    /// The place as fractions of the screen's visible part; nil for the system's, or if there are coordinates.
    public let position: UnitPoint?
    /// The horizontal place in points; nil for the system's.
    public let x: CGFloat?
    /// The vertical place in points; nil for the system's.
    public let y: CGFloat?
    /// The width in points; nil for the system's.
    public let width: CGFloat?
    /// The height in points; nil for the system's.
    public let height: CGFloat?

    /// Creates a placement by a point of the screen.
    ///
    /// - Parameters:
    ///   - position: The place as fractions of the screen's visible part; nil for the system's.
    ///   - size: The size in points; nil for the system's.
    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
        self.position = position
        x = nil
        y = nil
        width = size?.width
        height = size?.height
    }

    /// Creates a placement by a point of the screen.
    ///
    /// - Parameters:
    ///   - position: The place as fractions of the screen's visible part; nil for the system's.
    ///   - width: The width in points; nil for the system's.
    ///   - height: The height in points; nil for the system's.
    public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.position = position
        x = nil
        y = nil
        self.width = width
        self.height = height
    }

    /// Creates a placement by coordinates.
    ///
    /// - Parameters:
    ///   - position: The place in points.
    ///   - size: The size in points; nil for the system's.
    public init(_ position: CGPoint, size: CGSize? = nil) {
        self.init(x: position.x, y: position.y, width: size?.width, height: size?.height)
    }

    /// Creates a placement by coordinates.
    ///
    /// - Parameters:
    ///   - x: The horizontal place in points; nil for the system's.
    ///   - y: The vertical place in points; nil for the system's.
    ///   - width: The width in points; nil for the system's.
    ///   - height: The height in points; nil for the system's.
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        position = nil
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}

/// The content of a window that is to be placed.
public struct WindowLayoutRoot {
    /// Returns the size of the content.
    ///
    /// - Parameter proposal: The size that is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// The screen that a window is placed on.
public struct DisplayProxy: Hashable, Sendable {
    /// The frame of the screen in points.
    public let bounds: CGRect
    /// The part of the screen without the system's bars, in points.
    public var visibleRect: CGRect { bounds }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(bounds.width)
        hasher.combine(bounds.height)
    }
}

/// What the placement of a window can depend on.
public struct WindowPlacementContext {
    /// The screen.
    public let defaultDisplay: DisplayProxy
}

/// A role of windows for the system's window manager.
public struct WindowManagerRole: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = WindowManagerRole(name: "automatic")
    /// A main window of the program.
    public static let principal = WindowManagerRole(name: "principal")
    /// A window that belongs to another one.
    public static let associated = WindowManagerRole(name: "associated")
}

nonisolated extension Scene {
    /// Sets the initial place and size of windows. It has no effect here: the closure isn't called.
    ///
    /// - Parameter makePlacement: Returns the placement for the content and the screen.
    public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }

    /// Sets the place and size of zoomed windows. It has no effect here: the closure isn't called.
    ///
    /// - Parameter makePlacement: Returns the placement for the content and the screen.
    public func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }

    /// Sets the role of the windows for the system's window manager. It has no effect here.
    ///
    /// - Parameter role: The role.
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }

    /// Sets whether the user can move the windows by their background. It has no effect here.
    ///
    /// - Parameter behavior: The rule.
    public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }

    /// Sets the shortcut that opens a window. It has no effect here.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys; the command key by default.
    ///   - localization: How the shortcut depends on the user's keyboard.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some Scene { self }
}
