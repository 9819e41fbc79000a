import Reactive

extension ViewHost {
    /// Presses a key and releases it.
    ///
    /// The view with the focus and the views around it get the key (`onKeyPress`). If none handles it, the first
    /// enabled control with the key as its shortcut is tapped. With the command key shortcuts come first. Views that a
    /// presentation covers get no keys.
    ///
    /// A key that no view handles does what it does on a keyboard: in a field with the focus it types, deletes, moves the
    /// caret, extends the selection with the shift key, or submits; the tab key moves the focus; the escape key closes
    /// the uppermost presentation that the user may close.
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
            let edit = TextEdit(key, characters, modifiers, isMultiline: focusedText?.textInput.isMultiline ?? false)
            @MainActor func type() -> Bool {
                guard let edit, let field = focusedText, field.environment.isEnabled else { return false }
                perform(edit, in: field)
                return true
            }
            var isTaken = tellFocus(.down) || type()
            if !isTaken, !modifiers.contains(.command), tapControl(with: key, modifiers) { isTaken = true }
            if !isTaken { isTaken = performStandardAction(of: key, modifiers) }
            for _ in 0..<max(repeats, 0) where tellFocus(.repeat) || type() { isTaken = true }
            if tellFocus(.up) { isTaken = true }
            if !isTaken { throw .notFound("a view that takes the key \(key.character)", similar: []) }
        }
    }

    /// The field with the focus; nil if a presentation covers it.
    private var focusedText: (any TextEditing)? { reachableFocus as? any TextEditing }

    /// Offers the key that makes an edit to the view with the focus and those around. Returns whether one handled it.
    func offerKey(of edit: TextEdit) -> Bool {
        guard let (key, modifiers) = edit.key else { return false }
        return offer(key, modifiers)
    }

    /// Offers a key to the view with the focus and those around. Returns whether one handled it.
    func offer(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        let characters = String(key.character)
        return graph.perform {
            guard let focus = reachableFocus else { return false }
            @MainActor func tell(_ phase: KeyPress.Phases) -> Bool {
                let press = KeyPress(phase: phase, key: key, characters: characters, modifiers: modifiers)
                return focus.isMounted && focus.bubble(.control(.key(press)))
            }
            let isTaken = tell(.down)
            _ = tell(.up)
            return isTaken
        }
    }

    /// Does what a key does that no view has handled. Returns whether it did anything.
    private func performStandardAction(of key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        if modifiers.contains(.command) { return false }
        switch key {
        case .tab: return moveFocus(isForward: !modifiers.contains(.shift))
        case .return:
            guard let field = focusedText, field.environment.isEnabled else { return false }
            var event = InputEvent(.submit(.text))
            return graph.perform { field.bubble(&event) || event.payload != nil }
        case .escape:
            guard let top = elements.last, top.isPresentation, let node = top.node else { return false }
            return graph.perform { node.bubble(.dismiss) }
        default: return false
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

extension TextEdit {
    /// Creates the edit that a key makes in a field; nil if it makes none.
    fileprivate init?(_ key: KeyEquivalent, _ characters: String, _ modifiers: EventModifiers, isMultiline: Bool) {
        let isCommand = modifiers.contains(.command)
        if isCommand, key == "a" {
            self = .selectAll
            return
        }
        let isOfWords = modifiers.contains(.option)
        func movement(_ plain: TextMovement, word: TextMovement, all: TextMovement) -> TextEdit {
            let movement = isCommand ? all : isOfWords ? word : plain
            return modifiers.contains(.shift) ? .select(movement) : .move(movement)
        }
        switch key {
        case .leftArrow: self = movement(.left, word: .wordLeft, all: .lineStart)
        case .rightArrow: self = movement(.right, word: .wordRight, all: .lineEnd)
        case .upArrow: self = movement(.up, word: .up, all: .start)
        case .downArrow: self = movement(.down, word: .down, all: .end)
        case .home: self = movement(.lineStart, word: .lineStart, all: .start)
        case .end: self = movement(.lineEnd, word: .lineEnd, all: .end)
        case .delete: self = .delete(isCommand ? .lineStart : isOfWords ? .wordLeft : .left)
        case .deleteForward: self = .delete(isCommand ? .lineEnd : isOfWords ? .wordRight : .right)
        case .return where isMultiline && !isCommand: self = .insert("\n")
        case .tab where isMultiline && !isCommand: self = .insert("\t")
        case .return, .tab, .escape, .clear, .pageUp, .pageDown: return nil
        default:
            let isText =
                !characters.isEmpty
                && characters.unicodeScalars.allSatisfy { scalar in
                    // Control characters and the keys without a letter, which have private characters.
                    scalar.value >= 0x20 && scalar.value != 0x7F && !(0xF700...0xF8FF).contains(scalar.value)
                }
            guard isText, !isCommand, !modifiers.contains(.control) else { return nil }
            self = .insert(characters)
        }
    }

    /// The key that makes the edit, with its modifier keys; nil for an edit of several keys, such as a paste.
    fileprivate var key: (KeyEquivalent, EventModifiers)? {
        switch self {
        case .insert(let typed):
            guard typed.count == 1, let character = typed.first else { return nil }
            return (character == "\n" ? .return : KeyEquivalent(character), [])
        case .delete(.left): return (.delete, [])
        case .delete(.right): return (.deleteForward, [])
        case .delete: return nil
        case .move(let movement): return movement.key
        case .select(let movement): return (movement.key.0, movement.key.1.union(.shift))
        case .selectAll: return ("a", .command)
        }
    }
}

extension TextMovement {
    /// The key that makes the movement, with its modifier keys.
    fileprivate var key: (KeyEquivalent, EventModifiers) {
        switch self {
        case .left: (.leftArrow, [])
        case .right: (.rightArrow, [])
        case .wordLeft: (.leftArrow, .option)
        case .wordRight: (.rightArrow, .option)
        case .up: (.upArrow, [])
        case .down: (.downArrow, [])
        case .lineStart: (.home, [])
        case .lineEnd: (.end, [])
        case .start: (.upArrow, .command)
        case .end: (.downArrow, .command)
        }
    }
}
