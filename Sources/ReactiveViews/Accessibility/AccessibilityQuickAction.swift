/// How a quick action is offered.
public protocol AccessibilityQuickActionStyle: Sendable {}

/// A quick action with an outline around the view.
public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {
    /// Creates the style.
    public init() {}
}

/// A quick action with a prompt.
public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {
    /// Creates the style.
    public init() {}
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    /// An outline around the view.
    public static var outline: AccessibilityQuickActionOutlineStyle { AccessibilityQuickActionOutlineStyle() }
}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    /// A prompt.
    public static var prompt: AccessibilityQuickActionPromptStyle { AccessibilityQuickActionPromptStyle() }
}

extension AccessibilityTreeKind {
    enum QuickAction<Style> {}
}

nonisolated extension View {
    /// Adds an action that the user performs by a gesture of the hand.
    ///
    /// The buttons are in an element `AccessibilityQuickAction` below the view's element. A tap on one performs its
    /// action. The style isn't painted here.
    ///
    /// ```swift
    /// CallView(call)
    ///     .accessibilityQuickAction(style: .prompt) {
    ///         Button("Answer") { call.answer() }
    ///     }
    /// ```
    ///
    /// - Parameters:
    ///   - style: How the action is offered.
    ///   - content: Returns the button.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(
            AccessibilityTreeModifier<Content, AccessibilityTreeKind.QuickAction<Style>>(
                kind: "AccessibilityQuickAction", tree: content()))
    }

    /// Adds an action that the user performs by a gesture of the hand while a flag is true.
    ///
    /// - Parameters:
    ///   - style: How the action is offered.
    ///   - isActive: Whether the action is offered.
    ///   - content: Returns the button.
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        modifier(
            AccessibilityTreeModifier<Content?, AccessibilityTreeKind.QuickAction<Style>>(
                kind: "AccessibilityQuickAction", tree: isActive.wrappedValue ? content() : nil))
    }
}
