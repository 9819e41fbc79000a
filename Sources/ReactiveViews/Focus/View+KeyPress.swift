extension View {
    /// Does something when a key is pressed or repeated while this view, or one inside, has the focus.
    ///
    /// Of several actions the inner one comes first, and those further out as long as the key is ignored.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress([.down, .repeat], { $0.key == key }, { _ in action() })
    }

    /// Does something when certain things are done to a key while this view, or one inside, has the focus.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, { $0.key == key }, action)
    }

    /// Does something when one of several keys is pressed while this view, or one inside, has the focus.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases, { keys.contains($0.key) }, action)
    }

    /// Does something when a key is pressed that types one of these characters, while this view, or one inside, has the focus.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(
            phases,
            { press in !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains) },
            action)
    }

    /// Does something when any key is pressed while this view, or one inside, has the focus.
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
