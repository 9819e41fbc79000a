import Reactive

extension ViewHost {
    /// Presses a key and releases it.
    ///
    /// The view with the focus and the views around it get the key (`onKeyPress`). If none handles it, the first
    /// enabled control with the key as its shortcut is tapped. With the command key shortcuts come first. Keys don't
    /// type into text fields; `type(_:into:)` does. Views that a presentation covers get no keys.
    ///
    /// ```swift
    /// try host.pressKey("s", modifiers: .command)
    /// try host.pressKey(.downArrow, modifiers: [])
    /// ```
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are held down; the command key by default.
    ///   - characters: The text that the key types; nil for the key's own character.
    ///   - repeats: The number of repetitions while the key is held down. A shortcut acts only once.
    /// - Throws: `ViewQueryError.notFound` if no view handles the key.
    public func pressKey(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, characters: String? = nil, repeats: Int = 0
    ) throws(ViewQueryError) {
        try observed(details: ActionWords.of(key, modifiers)) { () throws(ViewQueryError) in
            ModifierKeys.hold(modifiers, over: viewTree)
            defer { ModifierKeys.hold([], over: viewTree) }
            let characters = characters ?? String(key.character)
            @MainActor func tellFocus(_ phase: KeyPress.Phases) -> Bool {
                let press = KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)
                return graph.perform { reachableFocus?.bubble(.control(.key(press))) ?? false }
            }
            if modifiers.contains(.command), tapControl(with: key, modifiers) { return }
            var isTaken = tellFocus(.down)
            if !isTaken, !modifiers.contains(.command), tapControl(with: key, modifiers) { isTaken = true }
            for _ in 0..<max(repeats, 0) where tellFocus(.repeat) { isTaken = true }
            if tellFocus(.up) { isTaken = true }
            if !isTaken { throw .notFound("a view that takes the key \(key.character)", similar: []) }
        }
    }

    /// The view with the focus; nil if a presentation covers it.
    private var reachableFocus: ViewNode? {
        guard let focused = viewTree.focus.focused, let top = elements.last, top.isPresentation else {
            return viewTree.focus.focused
        }
        var node: ViewNode? = focused
        while let current = node {
            if current === top.node { return focused }
            node = current.parent as? ViewNode
        }
        return nil
    }

    private func tapControl(with key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        topElements.flatMap(\.all).contains { element in
            guard let node = element.node, let shortcut = node.environment.keyboardShortcut, shortcut.key == key,
                shortcut.modifiers == modifiers
            else { return false }
            return graph.perform { node.bubble(.tap(count: 1)) }
        }
    }
}
