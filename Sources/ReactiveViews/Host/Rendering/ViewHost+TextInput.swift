import Reactive

// A keyboard, for renderers. Tests of views say what is typed as a whole: `type(_:into:)`.
extension ViewHost {
    /// The text of the field with the focus; nil if no field has it.
    public var textInput: TextInput? {
        guard rootNode.isMounted else { return nil }
        return (viewTree.focus.focused as? any TextEditing)?.textInput
    }

    /// Does to the field with the focus what a key does.
    ///
    /// An edit of one key is first offered to the actions for keys of the field and the views around
    /// (`onKeyPress`); the field is edited if none handles it. Return isn't an edit in a field of one line: it submits
    /// the field, see ``submitText()``.
    ///
    /// ```swift
    /// try host.tap("Name")
    /// try host.edit(.insert("A"))
    /// try host.edit(.delete(.left))
    /// ```
    ///
    /// - Parameter edit: The key's meaning.
    /// - Throws: A `ViewQueryError` if no field has the focus, or if it is disabled.
    public func edit(_ edit: TextEdit) throws(ViewQueryError) {
        let field = try focusedField()
        if offerKey(of: edit) { return }
        perform(edit, in: field)
    }

    func perform(_ edit: TextEdit, in field: any TextEditing) {
        guard field.isMounted else { return }
        var input = field.textInput
        input.apply(edit)
        graph.perform { field.setTextInput(input) }
    }

    /// Submits the text of the field with the focus, as the return key does.
    ///
    /// - Throws: A `ViewQueryError` if no field has the focus, or if it is disabled.
    public func submitText() throws(ViewQueryError) {
        let field = try focusedField()
        if offer(.return, []) { return }
        graph.perform {
            guard field.isMounted else { return }
            var event = InputEvent(.submit(.text))
            _ = field.bubble(&event)
        }
    }

    private func focusedField() throws(ViewQueryError) -> any TextEditing {
        guard rootNode.isMounted, let field = viewTree.focus.focused as? any TextEditing else { throw .unfocused }
        guard field.environment.isEnabled else { throw .disabled(field.path) }
        return field
    }

    /// Moves the focus to the next view that can have it, as the tab key does; after the last one to the first.
    ///
    /// - Parameter isForward: False for the view before. True by default.
    /// - Returns: Whether a view has the focus now. Views that a presentation covers don't get it.
    @discardableResult
    public func moveFocus(isForward: Bool = true) -> Bool {
        var targets = focusTargets
        if !isForward { targets.reverse() }
        guard let first = targets.first else { return false }
        let now = targets.firstIndex { $0 === viewTree.focus.focused }
        let next = now.map { targets[($0 + 1) % targets.count] } ?? first
        graph.perform { viewTree.focus.move(to: next) }
        return viewTree.focus.focused === next
    }

    /// The views that can have the focus, in the order of their elements: fields, and views with `focusable()` around
    /// an element.
    private var focusTargets: [any FocusTarget] {
        var targets: [any FocusTarget] = []
        var seen: Set<ObjectIdentifier> = []
        var stack: [(element: ViewElement, around: ViewNode?)] = topElements.reversed().map { ($0, nil) }
        while let (element, around) = stack.popLast() {
            var outer: [any FocusTarget] = []
            var node = element.node
            while let current = node, current !== around {
                if let target = current as? any FocusTarget, target.canTakeFocus, target.isOnShownPage,
                    seen.insert(ObjectIdentifier(target)).inserted
                {
                    outer.append(target)
                }
                node = current.isEventBoundary ? nil : current.parent as? ViewNode
            }
            targets += outer.reversed()
            stack += element.children.reversed().map { ($0, element.node) }
        }
        return targets
    }
}
