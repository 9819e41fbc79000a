import Reactive

extension ViewHost {
    /// Enters text in a field, which gets the focus. The text replaces the previous one.
    ///
    /// ```swift
    /// try host.type("Ada", into: "Name")
    /// ```
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - target: The field.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one field, or if the user can't reach it.
    public func type(_ text: String, into target: some ViewTarget) throws(ViewQueryError) {
        try send(.type(text), to: target, .onFields("typing"))
    }

    /// Enters text in the field with the focus. The text replaces the previous one.
    ///
    /// ```swift
    /// try host.tap("Name")
    /// try host.type("Ada")
    /// ```
    ///
    /// - Parameter text: The text.
    /// - Throws: A `ViewQueryError` if no view has the focus, or if it is no field or disabled.
    public func type(_ text: String) throws(ViewQueryError) {
        try observed(details: ActionWords.quoted(text)) { () throws(ViewQueryError) in
            guard rootNode.isMounted, let focused = viewTree.focus.focused else { throw .unfocused }
            let element = ViewElement(of: focused, in: elements)
            let place = TargetPlace(element: element, node: try finder.node(of: element))
            if place.isDisabled { throw .disabled(element.line) }
            guard graph.perform({ focused.bubble(.type(text)) }) else {
                throw .unresponsive(element.line, to: "typing")
            }
        }
    }

    /// Selects text in a field, which gets the focus.
    ///
    /// ```swift
    /// try host.selectText("World", in: "Greeting")
    /// try host.insertText("Linux", into: "Greeting")
    /// ```
    ///
    /// - Parameters:
    ///   - words: The text, of which the first occurrence is selected; nil selects everything.
    ///   - target: The field.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one field, if the user can't reach it, or if the words
    ///   aren't in its text.
    public func selectText(_ words: String?, in target: some ViewTarget) throws(ViewQueryError) {
        try send(.control(.selectText(words)), to: target, .onFields("selecting"))
    }

    /// Types text at the selection of a field, which gets the focus. The text replaces the selected one; without a
    /// selection it is added at the end.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - target: The field.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one field, or if the user can't reach it.
    public func insertText(_ text: String, into target: some ViewTarget) throws(ViewQueryError) {
        try send(.control(.insertText(text)), to: target, .onFields("typing"))
    }

    /// Moves the focus to a view that can have it.
    ///
    /// ```swift
    /// try host.focus("Name")
    /// ```
    ///
    /// - Parameter target: The view.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, or if it can't have the focus.
    public func focus(_ target: some ViewTarget) throws(ViewQueryError) {
        try send(.focus, to: target, .onNodes("being focused") { $0 is any FocusTarget })
    }

    /// Removes the focus.
    ///
    /// ```swift
    /// try host.focus("Name")
    /// host.unfocus()
    /// ```
    public func unfocus() {
        let action = beginAction()
        defer { action?.end() }
        graph.perform { rootNode.tree.focus.move(to: nil) }
    }

    /// Submits the text of a field.
    ///
    /// ```swift
    /// try host.submit("Name")
    /// ```
    ///
    /// - Parameter target: The field.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one field, or if the user can't reach it.
    public func submit(_ target: some ViewTarget) throws(ViewQueryError) {
        try act(on: target, .onFields("submitting")) { place in
            var event = InputEvent(.submit(.text))
            return graph.perform { place.node.bubble(&event) || event.payload != nil } ? true : nil
        }
    }

    /// Deletes a row by a swipe.
    ///
    /// ```swift
    /// try host.delete("Draft")
    /// ```
    ///
    /// - Parameter target: The row, or an element in it.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one row, or if the row can't be deleted.
    public func delete(_ target: some ViewTarget) throws(ViewQueryError) {
        try send(.delete, to: target, .onRows("being deleted"))
    }

    /// Moves a row of a list in edit mode.
    ///
    /// ```swift
    /// try host.tap("Edit")
    /// try host.move("Draft", by: -1)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The row, or an element in it.
    ///   - places: The number of positions; up if negative.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one row, or if the row can't be moved:
    ///   `ViewQueryError.needsEditMode(_:)` if it could be in edit mode.
    public func move(_ target: some ViewTarget, by places: Int) throws(ViewQueryError) {
        var needsEditMode = false
        do throws(ViewQueryError) {
            try act(on: target, .onRows("being moved")) { place in
                var event = InputEvent(.move(places))
                if graph.perform({ place.node.bubble(&event) }) { return true }
                if event.payload is EditModeRequirement { needsEditMode = true }
                return nil
            }
        } catch {
            if needsEditMode { throw .needsEditMode(target.viewLocator.name) }
            throw error
        }
    }

    /// Dismisses the top presentation as a user does, by a swipe or a tap beside it. An alert can only be ended by its
    /// buttons.
    ///
    /// ```swift
    /// try host.dismiss()
    /// ```
    ///
    /// - Throws: A `ViewQueryError` if there is no presentation or it can't be dismissed.
    public func dismiss() throws(ViewQueryError) {
        try observed { () throws(ViewQueryError) in
            guard let top = elements.last, top.isPresentation else { throw .notFound("Sheet", similar: []) }
            guard let node = top.node, graph.perform({ node.bubble(.dismiss) }) else {
                throw .unresponsive(top.label ?? top.kind, to: "a swipe")
            }
        }
    }
}
