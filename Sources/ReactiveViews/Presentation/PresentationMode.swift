/// Whether a view is being presented, and the means to end that.
public struct PresentationMode: Sendable {
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Ends the presentation, if the view is being presented (P3).
    public mutating func dismiss() {
        isPresented = false
    }
}

/// Ends the nearest presentation around the view that reads it from the environment; without one it does nothing (P3).
public struct DismissAction {
    fileprivate let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    @MainActor @preconcurrency
    public func callAsFunction() {
        action()
    }
}

private struct DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction {} }
}

private struct PresentationModeKey: EnvironmentKey {
    static var defaultValue: Binding<PresentationMode> { .constant(PresentationMode(isPresented: false)) }
}

private struct IsPresentedKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Ends the nearest presentation.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is being presented.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The older form of `dismiss` and `isPresented` in one.
    public internal(set) var presentationMode: Binding<PresentationMode> {
        get { self[PresentationModeKey.self] }
        set { self[PresentationModeKey.self] = newValue }
    }
}
