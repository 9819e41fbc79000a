// What places and sizes windows has no effect here: all windows of a host have its size.

nonisolated extension Scene {
    /// Provides an observable object for the scene's windows.
    ///
    /// - Parameter object: The object; nil removes it.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(windows: _windows.environment(object))
    }

    /// Changes an environment value for the scene's windows.
    ///
    /// - Parameters:
    ///   - keyPath: The key path of the value.
    ///   - transform: Changes the value.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        _ModifiedScene(windows: _windows.transformEnvironment(keyPath, transform: transform))
    }

    /// Sets whether the scene opens a window when the program starts.
    ///
    /// - Parameter behavior: `suppressed` opens none, `presented` always one, `automatic` one for the first scene.
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
        _ModifiedScene(windows: _windows.modifier(LaunchBehaviorModifier(behavior: behavior)))
    }

    /// Sets the initial size of windows. It has no effect here.
    ///
    /// - Parameters:
    ///   - width: The width in points.
    ///   - height: The height in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// Sets the initial size of windows. It has no effect here.
    ///
    /// - Parameter size: The size in points.
    public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// Sets the initial position of windows. It has no effect here.
    ///
    /// - Parameter position: The position on the screen.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

    /// Sets how the user may resize windows. It has no effect here.
    ///
    /// - Parameter resizability: The rule.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

    /// Sets the style of windows. It has no effect here.
    ///
    /// - Parameter style: The style.
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

    /// Sets the style of windows' toolbars. It has no effect here.
    ///
    /// - Parameter style: The style.
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

    /// Sets where windows stand in front of others. It has no effect here.
    ///
    /// - Parameter level: The level.
    public func windowLevel(_ level: WindowLevel) -> some Scene { self }

    /// Sets the ideal size of windows. It has no effect here.
    ///
    /// - Parameter idealSize: The rule.
    public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }

    /// Sets whether windows return after a restart. It has no effect here.
    ///
    /// - Parameter behavior: The rule.
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    /// Sets the shortcut that opens a window. It has no effect here.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys; the command key by default.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }

    /// Sets the shortcut that opens a window. It has no effect here.
    ///
    /// - Parameter shortcut: The shortcut; nil for none.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }

    /// Sets how the extra of the menu bar shows its content. It has no effect here.
    ///
    /// - Parameter style: The style.
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { self }
}

/// Whether a scene opens a window when the program starts.
public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String

    /// The first scene opens one.
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    /// The scene opens one.
    public static let presented = SceneLaunchBehavior(name: "presented")
    /// The scene opens none.
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

/// Whether a scene's windows return after a restart.
public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String

    /// The system's rule.
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    /// They don't return.
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

/// How the user may resize a scene's windows.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// The system's rule.
    public static let automatic = WindowResizability(name: "automatic")
    /// Between the least and the greatest size of the content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// Not below the least size of the content.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

/// The ideal size of a scene's windows.
public struct WindowIdealSize: Hashable, Sendable {
    private let name: String

    /// The system's rule.
    public static let automatic = WindowIdealSize(name: "automatic")
    /// The content's size.
    public static let fitToContent = WindowIdealSize(name: "fitToContent")
    /// The greatest size.
    public static let maximum = WindowIdealSize(name: "maximum")
}

/// Where a scene's windows stand in front of others.
public struct WindowLevel: Hashable, Sendable {
    private let name: String

    /// The system's rule.
    public static let automatic = WindowLevel(name: "automatic")
    /// Behind all others.
    public static let desktop = WindowLevel(name: "desktop")
    /// Among the others.
    public static let normal = WindowLevel(name: "normal")
    /// In front of the others.
    public static let floating = WindowLevel(name: "floating")
}

/// A style of windows.
@MainActor
@preconcurrency
public protocol WindowStyle {}

/// The system's style of windows.
public struct DefaultWindowStyle: WindowStyle { public nonisolated init() {} }
/// A style of windows with a title bar.
public struct TitleBarWindowStyle: WindowStyle { public nonisolated init() {} }
/// A style of windows without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle { public nonisolated init() {} }
/// A style of windows without a frame.
public struct PlainWindowStyle: WindowStyle { public nonisolated init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    /// The system's style.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// With a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Without a title bar.
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
    /// Without a frame.
    public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// A style of windows' toolbars.
@MainActor
@preconcurrency
public protocol WindowToolbarStyle {}

/// The system's style of toolbars.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public nonisolated init() {} }
/// A toolbar below the title bar.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public nonisolated init() {} }
/// A toolbar in the title bar.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    ///
    /// - Parameter showsTitle: Whether the title is shown; true by default.
    public nonisolated init(showsTitle: Bool = true) {}
}
/// A low toolbar in the title bar.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    /// Creates the style.
    ///
    /// - Parameter showsTitle: Whether the title is shown; true by default.
    public nonisolated init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The system's style.
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// Below the title bar.
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// In the title bar.
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// In the title bar.
    ///
    /// - Parameter showsTitle: Whether the title is shown.
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
        UnifiedWindowToolbarStyle(showsTitle: showsTitle)
    }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// Low, in the title bar.
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }

    /// Low, in the title bar.
    ///
    /// - Parameter showsTitle: Whether the title is shown.
    public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
    }
}

/// Keeps the launch behavior of the scenes below. They ask for it when they are made, before there is an environment.
nonisolated struct LaunchBehaviorModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let behavior: SceneLaunchBehavior

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, LaunchBehaviorModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, LaunchBehaviorModifier>> {
        LaunchBehaviorNode(view, under: parent)
    }
}

/// A node that knows the launch behavior of the scenes below it.
@MainActor
protocol SceneLaunching {
    var launchBehavior: SceneLaunchBehavior { get }
}

private final class LaunchBehaviorNode<Content: View>: ModifierNode<Content, LaunchBehaviorModifier>, SceneLaunching {
    var launchBehavior: SceneLaunchBehavior { modifier.behavior }
}
