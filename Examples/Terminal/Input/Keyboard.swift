import ReactiveViews
import TerminalSupport

/// Gives keys to the field with the focus, or else to the views that take keys.
@MainActor
struct Keyboard<Root: View> {
    private let host: ViewHost<Root>

    init(_ host: ViewHost<Root>) { self.host = host }

    func handle(_ key: Key, _ modifiers: KeyModifiers) {
        switch key {
        case .tab: host.moveFocus(isForward: !modifiers.contains(.shift))
        case .escape: leave()
        default:
            if let input = host.textInput, edit(key, modifiers, input) { return }
            press(key, modifiers)
        }
    }

    func paste(_ text: String) { try? host.edit(.insert(text)) }

    /// Ends what is in front: the focus, or else a menu or a sheet.
    private func leave() {
        if host.textInput != nil { return host.unfocus() }
        do { try host.dismiss() } catch { press(.escape, []) }
    }

    /// Returns false if the key means nothing in a text.
    private func edit(_ key: Key, _ modifiers: KeyModifiers, _ input: TextInput) -> Bool {
        let isByWord = !modifiers.isDisjoint(with: [.alt, .control])
        let movement: TextMovement? =
            switch key {
            case .left: isByWord ? .wordLeft : .left
            case .right: isByWord ? .wordRight : .right
            case .up where input.isMultiline: .up
            case .down where input.isMultiline: .down
            case .home: .lineStart
            case .end: .lineEnd
            default: nil
            }
        let edit: TextEdit
        switch key {
        case .character("a") where modifiers.contains(.control): edit = .selectAll
        case .character("u") where modifiers.contains(.control): edit = .delete(.lineStart)
        case .character("w") where modifiers.contains(.control): edit = .delete(.wordLeft)
        case .character where modifiers.contains(.control): return false
        case .character(let character): edit = .insert(String(character))
        case .enter where input.isMultiline: edit = .insert("\n")
        case .enter:
            try? host.submitText()
            return true
        case .backspace: edit = .delete(isByWord ? .wordLeft : .left)
        case .delete: edit = .delete(isByWord ? .wordRight : .right)
        default:
            guard let movement else { return false }
            edit = modifiers.contains(.shift) ? .select(movement) : .move(movement)
        }
        try? host.edit(edit)
        return true
    }

    /// Offers a key to the views; arrows that none takes scroll.
    private func press(_ key: Key, _ modifiers: KeyModifiers) {
        guard let equivalent = Self.equivalent(key) else { return }
        var held: EventModifiers = []
        if modifiers.contains(.shift) { held.insert(.shift) }
        if modifiers.contains(.alt) { held.insert(.option) }
        if modifiers.contains(.control) { held.insert(.control) }
        do {
            try host.pressKey(equivalent, modifiers: held)
        } catch {
            // A terminal has no command key: control stands for it.
            if modifiers.contains(.control), (try? host.pressKey(equivalent, modifiers: .command)) != nil { return }
            scroll(key)
        }
    }

    private func scroll(_ key: Key) {
        let page = max(host.size.height - 4 * CellGrid.pixel, CellGrid.pixel)
        let offset: CGSize
        switch key {
        case .up: offset = CGSize(width: 0, height: -2 * CellGrid.pixel)
        case .down: offset = CGSize(width: 0, height: 2 * CellGrid.pixel)
        case .pageUp: offset = CGSize(width: 0, height: -page)
        case .pageDown: offset = CGSize(width: 0, height: page)
        case .left: offset = CGSize(width: -4 * CellGrid.pixel, height: 0)
        case .right: offset = CGSize(width: 4 * CellGrid.pixel, height: 0)
        default: return
        }
        try? host.scroll(CGPoint(x: host.size.width / 2, y: host.size.height / 2), by: offset)
    }

    private static func equivalent(_ key: Key) -> KeyEquivalent? {
        switch key {
        case .character(let character): KeyEquivalent(character)
        case .enter: .return
        case .tab: .tab
        case .escape: .escape
        case .backspace: .delete
        case .delete: .deleteForward
        case .up: .upArrow
        case .down: .downArrow
        case .left: .leftArrow
        case .right: .rightArrow
        case .home: .home
        case .end: .end
        case .pageUp: .pageUp
        case .pageDown: .pageDown
        case .insert, .function: nil
        }
    }
}
