nonisolated extension View {
    /// Calls an action when a key is pressed or repeated while this view or a descendant has the focus.
    ///
    /// Inner actions run first. Outer ones run as long as inner ones return `.ignored`.
    ///
    /// ```swift
    /// Board().onKeyPress(.space) {
    ///     isPlaying.toggle()
    ///     return .handled
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: Called on the main actor; returns whether the key press is handled.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress([.down, .repeat], { $0.key == key }, { _ in action() })
    }

    /// Calls an action for some phases of a key press while this view or a descendant has the focus.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - phases: The phases that trigger the action.
    ///   - action: Called on the main actor with the key press; returns whether it is handled.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, { $0.key == key }, action)
    }

    /// Calls an action when one of several keys is pressed while this view or a descendant has the focus.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - phases: The phases that trigger the action.
    ///   - action: Called on the main actor with the key press; returns whether it is handled.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, { keys.contains($0.key) }, action)
    }

    /// Calls an action when a key that types some characters is pressed while this view or a descendant has the focus.
    ///
    /// - Parameters:
    ///   - characters: The characters; all that the key types must be in the set.
    ///   - phases: The phases that trigger the action.
    ///   - action: Called on the main actor with the key press; returns whether it is handled.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            phases,
            { press in !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains) },
            action)
    }

    /// Calls an action when any key is pressed while this view or a descendant has the focus.
    ///
    /// - Parameters:
    ///   - phases: The phases that trigger the action.
    ///   - action: Called on the main actor with the key press; returns whether it is handled.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, { _ in true }, action)
    }

    private func onKeyPress(
        _ phases: KeyPress.Phases, _ isMeant: @escaping (KeyPress) -> Bool,
        _ action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            EventModifier<ModifierKind.KeyPress> { event in
                guard case .control(.key(let press)) = event.kind, phases.contains(press.phase), isMeant(press) else {
                    return false
                }
                return action(press) == .handled
            })
    }
}
