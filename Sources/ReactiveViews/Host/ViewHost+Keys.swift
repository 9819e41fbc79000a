extension ViewHost {
    /// Presses keys and lets go of them.
    ///
    /// The view that has the focus and those around it are told (`onKeyPress`), and the first enabled control that has the keys as its
    /// shortcut is tapped, if nobody has taken them before: with the command key shortcuts come first, without it the focus does. Keys type
    /// nothing into text fields; `type(_:into:)` does. What a presentation covers gets no keys.
    ///
    /// - Parameters:
    ///   - characters: what the keys type; the key's own character if nil.
    ///   - repeats: how often the key counts again while it is held down. A shortcut is done once.
    public func pressKey(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, characters: String? = nil, repeats: Int = 0
    ) throws(ViewQueryError) {
        let characters = characters ?? String(key.character)
        func tellFocus(_ phase: KeyPress.Phases) -> Bool {
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

    /// The view that has the focus, unless a presentation covers it.
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
