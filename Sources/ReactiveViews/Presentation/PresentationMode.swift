/// The state of the presentation around a view, and the means to end it. Use `isPresented` and `dismiss` in new code.
public struct PresentationMode: Sendable {
    /// Whether the view is presented or pushed.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Ends the presentation around the view. Does nothing without one.
    public mutating func dismiss() {
        isPresented = false
    }
}

/// An action that ends the nearest presentation around the view that reads it, or pops the view. Does nothing without
/// one.
///
/// ```swift
/// struct Editor: View {
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View {
///         Button("Done") { dismiss() }
///     }
/// }
/// ```
public struct DismissAction: Sendable {
    fileprivate let action: @Sendable () -> Void

    init(_ action: @escaping @Sendable () -> Void) {
        self.action = action
    }

    /// Ends the presentation, or pops the view.
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
    /// An action that ends the nearest presentation, or pops the view.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// Whether the view is presented or pushed.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The older form of `dismiss` and `isPresented`.
    public internal(set) var presentationMode: Binding<PresentationMode> {
        get { self[PresentationModeKey.self] }
        set { self[PresentationModeKey.self] = newValue }
    }
}
