/// A key with modifier keys that triggers a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// An adaptation of a shortcut to the user's keyboard layout. It has no effect here.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// The platform's adaptation.
        public static let automatic = Localization(name: "automatic")
        /// An adaptation that doesn't mirror directions from right to left.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// No adaptation.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys to hold.
    public var modifiers: EventModifiers
    /// The adaptation to other keyboards; without effect here.
    public var localization: Localization

    /// Creates a shortcut.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys to hold; command by default.
    ///   - localization: The adaptation to other keyboards; without effect here.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The return key, without modifier keys.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key, without modifier keys.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}

extension EnvironmentValues {
    /// The shortcut of the control; nil for none.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Sets a key that triggers the controls in this view.
    ///
    /// A host that gets the key taps the first enabled control with the shortcut. With the command key, shortcuts take
    /// precedence over the view with the focus; otherwise that view handles the key first.
    ///
    /// ```swift
    /// Button("Save") {}.keyboardShortcut("s")
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys to hold; command by default.
    ///   - localization: The adaptation to other keyboards; without effect here.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets a shortcut that triggers the controls in this view.
    ///
    /// - Parameter shortcut: The shortcut.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }

    /// Sets a shortcut that triggers the controls in this view, or removes it.
    ///
    /// - Parameter shortcut: The shortcut; nil removes one that was set further out.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        environment(\.keyboardShortcut, shortcut)
    }
}
