/// An action that opens windows. Read it from the environment's `openWindow`.
///
/// ```swift
/// struct NewWindowButton: View {
///     @Environment(\.openWindow) private var openWindow
///
///     var body: some View {
///         Button("New Window") { openWindow(id: "notes") }
///     }
/// }
/// ```
///
/// Without an `App`, or if no scene matches, no window opens and a diagnostic is reported.
public struct OpenWindowAction: Sendable {
    fileprivate var system: WindowSystem?

    /// Opens a window of a scene.
    ///
    /// - Parameter id: The identifier of the scene.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { open(id, nil) }

    /// Opens a window for a value. Does nothing if a window for the value is open.
    ///
    /// - Parameter value: The value. The first scene for values of its type opens the window.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

    /// Opens a window of a scene for a value. Does nothing if a window for the value is open.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene.
    ///   - value: The value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value)) }

    @MainActor
    private func open(_ id: String?, _ value: AnyHashable?) {
        guard let system else {
            return Diagnostics.report(Diagnostic(.navigation, "openWindow was called without an App; no window opens."))
        }
        system.open(id: id, value: value)
    }
}

/// An action that closes windows. Read it from the environment's `dismissWindow`.
public struct DismissWindowAction: Sendable {
    fileprivate var system: WindowSystem?
    /// Closes the window that contains the view.
    var closeThis: @MainActor @Sendable () -> Void = {}

    /// Closes the window that contains the view.
    @MainActor @preconcurrency
    public func callAsFunction() { closeThis() }

    /// Closes all windows of a scene.
    ///
    /// - Parameter id: The identifier of the scene.
    @MainActor @preconcurrency
    public func callAsFunction(id: String) { system?.close(id: id, value: nil) }

    /// Closes the window for a value.
    ///
    /// - Parameter value: The value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(value: D) { system?.close(id: nil, value: AnyHashable(value)) }

    /// Closes a scene's window for a value.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene.
    ///   - value: The value.
    @MainActor @preconcurrency
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        system?.close(id: id, value: AnyHashable(value))
    }
}

/// An action that opens the window of the program's settings. Read it from the environment's `openSettings`.
public struct OpenSettingsAction: Sendable {
    fileprivate var system: WindowSystem?

    /// Opens the window of the program's settings.
    @MainActor @preconcurrency
    public func callAsFunction() { system?.open(id: settingsWindow, value: nil) }
}

private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
}

private struct WindowSystemKey: EnvironmentKey {
    static var defaultValue: WindowSystem? { nil }
}

extension EnvironmentValues {
    /// The program's scenes; nil without a program.
    var windowSystem: WindowSystem? {
        get { self[WindowSystemKey.self] }
        set { self[WindowSystemKey.self] = newValue }
    }

    /// An action that opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction(system: windowSystem) }

    /// An action that opens the window of the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(system: windowSystem) }

    /// An action that closes windows.
    public internal(set) var dismissWindow: DismissWindowAction {
        get {
            var action = self[DismissWindowKey.self]
            action.system = windowSystem
            return action
        }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Whether the program can have several windows; false without an `App`.
    public var supportsMultipleWindows: Bool { windowSystem != nil }
}

extension ViewNode {
    /// The program's scenes; an empty system without a program.
    var windowSystem: WindowSystem { environment.windowSystem ?? WindowSystem() }
}
