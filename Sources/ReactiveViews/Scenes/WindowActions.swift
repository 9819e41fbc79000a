/// Opens windows.
public struct OpenWindowAction {
    fileprivate var system: WindowSystem?

    /// Opens a window of the scene with an id.
    @MainActor
    public func callAsFunction(id: String) { open(id, nil) }

    /// Opens a window for a value, or leaves it at the one there is.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, AnyHashable(value)) }

    /// Opens a window of the scene with an id for a value, or leaves it at the one there is.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, AnyHashable(value)) }

    @MainActor
    private func open(_ id: String?, _ value: AnyHashable?) {
        guard let system else {
            return Diagnostics.report(Diagnostic(.navigation, "There are no windows to open without an App."))
        }
        system.open(id: id, value: value)
    }
}

/// Closes windows.
public struct DismissWindowAction {
    fileprivate var system: WindowSystem?
    /// Closes the window that the view is in.
    var closeThis: @MainActor () -> Void = {}

    /// Closes the window that the view is in.
    @MainActor
    public func callAsFunction() { closeThis() }

    /// Closes all windows of the scene with an id.
    @MainActor
    public func callAsFunction(id: String) { system?.close(id: id, value: nil) }

    /// Closes the window for a value.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(value: D) { system?.close(id: nil, value: AnyHashable(value)) }

    /// Closes the window of the scene with an id for a value.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        system?.close(id: id, value: AnyHashable(value))
    }
}

/// Opens the window of a program's settings.
public struct OpenSettingsAction {
    fileprivate var system: WindowSystem?

    @MainActor
    public func callAsFunction() { system?.open(id: settingsWindow, value: nil) }
}

private struct DismissWindowKey: EnvironmentKey {
    static var defaultValue: DismissWindowAction { DismissWindowAction() }
}

private struct WindowSystemKey: EnvironmentKey {
    static var defaultValue: WindowSystem? { nil }
}

extension EnvironmentValues {
    /// The scenes of the program; none without one.
    var windowSystem: WindowSystem? {
        get { self[WindowSystemKey.self] }
        set { self[WindowSystemKey.self] = newValue }
    }

    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction(system: windowSystem) }

    /// Opens the window of the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(system: windowSystem) }

    /// Closes windows.
    public internal(set) var dismissWindow: DismissWindowAction {
        get {
            var action = self[DismissWindowKey.self]
            action.system = windowSystem
            return action
        }
        set { self[DismissWindowKey.self] = newValue }
    }

    /// Whether there can be several windows.
    public var supportsMultipleWindows: Bool { windowSystem != nil }
}

extension ViewNode {
    /// The program's scenes, or a place for those that have no program.
    var windowSystem: WindowSystem { environment.windowSystem ?? WindowSystem() }
}
