// How the views of a window take part in closing it.

/// Whether the user can do something with a window.
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = WindowInteractionBehavior(name: "automatic")
    /// The user can.
    public static let enabled = WindowInteractionBehavior(name: "enabled")
    /// The user can't.
    public static let disabled = WindowInteractionBehavior(name: "disabled")
}

/// A node that decides whether the user closes its window.
@MainActor
protocol WindowCloseGuard {
    /// Returns false if the window stays open for now. A guard that asks the user calls the closure later.
    func mayClose(then close: @escaping @MainActor () -> Void) -> Bool
}

extension ViewNode {
    /// Asks the guards below the node, in the order of the tree, up to the first that refuses. Linear in the number of
    /// nodes.
    func mayCloseWindow(then close: @escaping @MainActor () -> Void) -> Bool {
        var stack: [ViewNode] = [self]
        while let node = stack.popLast() {
            if let closing = node as? any WindowCloseGuard, !closing.mayClose(then: close) { return false }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        return true
    }
}

/// A modifier that decides whether the user closes the window of its view.
nonisolated private struct WindowCloseModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let mayClose: @MainActor (_ close: @escaping @MainActor () -> Void) -> Bool

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, WindowCloseModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, WindowCloseModifier>> {
        WindowCloseNode(view, under: parent)
    }
}

private final class WindowCloseNode<Content: View>: ModifierNode<Content, WindowCloseModifier>, WindowCloseGuard {
    func mayClose(then close: @escaping @MainActor () -> Void) -> Bool { modifier.mayClose(close) }
}

extension ModifierKind {
    enum WindowDismissal {}
    enum WindowFullScreen {}
    enum WindowMinimizing {}
    enum WindowResizing {}
    enum WindowToolbarFullScreen {}
    enum DismissalConfirmation {}
    enum InteractiveResize {}
}

nonisolated extension View {
    /// Sets whether the user can close the window of the view. A host's `close(_:)` does nothing for a window with
    /// `disabled`; the program can still close it.
    ///
    /// ```swift
    /// ImportProgress().windowDismissBehavior(isImporting ? .disabled : .automatic)
    /// ```
    ///
    /// - Parameter behavior: Whether the user can close the window.
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        modifier(WindowCloseModifier { _ in behavior != .disabled }, as: ModifierKind.WindowDismissal.self)
    }

    /// Sets whether the user can make the window of the view fill the screen. It has no effect here.
    ///
    /// - Parameter behavior: Whether the user can.
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        inert(ModifierKind.WindowFullScreen.self)
    }

    /// Sets whether the user can minimize the window of the view. It has no effect here.
    ///
    /// - Parameter behavior: Whether the user can.
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        inert(ModifierKind.WindowMinimizing.self)
    }

    /// Sets whether the user can resize the window of the view. It has no effect here.
    ///
    /// - Parameter behavior: Whether the user can.
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        inert(ModifierKind.WindowResizing.self)
    }

    /// Sets whether the toolbar is shown in a window that fills the screen. It has no effect here.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
        inert(ModifierKind.WindowToolbarFullScreen.self)
    }

    /// Performs an action when the user begins and ends resizing the window. It has no effect here: a host isn't
    /// resized by hand.
    ///
    /// - Parameter action: Receives whether the user is resizing the window.
    public func onInteractiveResizeChange(_ action: @escaping (_ isResizing: Bool) -> Void) -> some View {
        inert(ModifierKind.InteractiveResize.self)
    }
}

/// Whether the toolbar is shown in a window that fills the screen.
public struct WindowToolbarFullScreenVisibility: Hashable, Sendable {
    private let name: String

    /// The system decides.
    public static let automatic = WindowToolbarFullScreenVisibility(name: "automatic")
    /// It is shown.
    public static let visible = WindowToolbarFullScreenVisibility(name: "visible")
    /// It is shown while the pointer is at the top of the screen.
    public static let onHover = WindowToolbarFullScreenVisibility(name: "onHover")
}

/// A drag that moves the window. The window of a host stays where it is; the gesture is recognised as any drag.
nonisolated public struct WindowDragGesture: Gesture {
    /// The state of the drag; it has no members.
    public struct Value: Equatable, Sendable {}

    /// Creates the gesture.
    public init() {}

    @MainActor public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}

// MARK: - Confirmation

/// Asks the user before a window closes.
nonisolated private struct DismissalConfirmation<Actions: View, Message: View>: ViewModifier {
    /// The closure that closes the window, while the dialog is shown.
    @MainActor
    final class Pending {
        var close: (@MainActor () -> Void)?

        nonisolated init() {}
    }

    let title: Text
    let shouldPresent: Bool
    let actions: () -> Actions
    let message: () -> Message
    @State private var isPresented = false
    @State private var pending = Pending()

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(
                WindowCloseModifier { close in
                    guard shouldPresent else { return true }
                    pending.close = close
                    isPresented = true
                    return false
                }
            )
            .dialog(
                as: ModifierKind.DismissalConfirmation.self, .byButtonOrUser, title, isPresented: $isPresented,
                actions: {
                    actions().modifier(
                        DialogButtonModifier { isCancel in
                            let close = pending.close
                            pending.close = nil
                            if !isCancel { close?() }
                        })
                }, message: message)
    }
}

/// A modifier that is informed about pressed buttons inside, after their actions.
nonisolated private struct DialogButtonModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let pressed: @MainActor (_ isCancel: Bool) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, DialogButtonModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, DialogButtonModifier>> {
        DialogButtonNode(view, under: parent)
    }
}

private final class DialogButtonNode<Content: View>: ModifierNode<Content, DialogButtonModifier> {
    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .buttonPressed = event.kind else { return false }
        let elements = event.origin.map { ViewElement.elements(of: $0) } ?? []
        modifier.pressed(elements.contains { $0.attributes.contains("cancel") })
        return false
    }
}

nonisolated extension View {
    private func confirmsDismissal<Actions: View, Message: View>(
        _ title: Text, _ shouldPresent: Bool, _ actions: @escaping () -> Actions, _ message: @escaping () -> Message
    ) -> some View {
        modifier(
            DismissalConfirmation(title: title, shouldPresent: shouldPresent, actions: actions, message: message))
    }

    /// Asks the user before the window of the view closes, while a condition is true.
    ///
    /// A host's `close(_:)` presents the dialog instead of closing the window. A button other than a cancel button
    /// performs its action and closes the window; a cancel button leaves it open.
    ///
    /// ```swift
    /// Editor(text: $text)
    ///     .dismissalConfirmationDialog("Save the changes?", shouldPresent: isChanged) {
    ///         Button("Save") { save() }
    ///         Button("Delete", role: .destructive) {}
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - titleKey: The key of the dialog's title.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmsDismissal(Text(titleKey), shouldPresent, actions) { EmptyView() }
    }

    /// Asks the user before the window of the view closes, with a message, while a condition is true.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the dialog's title.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmsDismissal(Text(titleKey), shouldPresent, actions, message)
    }

    /// Asks the user before the window of the view closes, while a condition is true.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the dialog's title.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmsDismissal(Text(titleResource), shouldPresent, actions) { EmptyView() }
    }

    /// Asks the user before the window of the view closes, with a message, while a condition is true.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the dialog's title.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmsDismissal(Text(titleResource), shouldPresent, actions, message)
    }

    /// Asks the user before the window of the view closes, while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog, which isn't localized.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmsDismissal(Text(title), shouldPresent, actions) { EmptyView() }
    }

    /// Asks the user before the window of the view closes, with a message, while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog, which isn't localized.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmsDismissal(Text(title), shouldPresent, actions, message)
    }

    /// Asks the user before the window of the view closes, while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    public func dismissalConfirmationDialog<A: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        confirmsDismissal(title, shouldPresent, actions) { EmptyView() }
    }

    /// Asks the user before the window of the view closes, with a message, while a condition is true.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog.
    ///   - shouldPresent: Whether the user is asked.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text, shouldPresent: Bool, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View {
        confirmsDismissal(title, shouldPresent, actions, message)
    }
}
