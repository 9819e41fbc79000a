import Reactive

extension ViewHost {
    /// Presses a button and keeps it pressed until `release(_:)`.
    ///
    /// ```swift
    /// try host.press("Record")
    /// try host.release("Record")
    /// ```
    ///
    /// - Parameter target: The element.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func press(_ target: some ViewTarget) throws(ViewQueryError) {
        try send(.control(.press(true)), to: target, HostVerb(name: "being pressed"))
    }

    /// Releases a pressed button without tapping it.
    ///
    /// ```swift
    /// try host.press("Record")
    /// try host.release("Record")
    /// ```
    ///
    /// - Parameter target: The element.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func release(_ target: some ViewTarget) throws(ViewQueryError) {
        try send(.control(.press(false)), to: target, HostVerb(name: "being released"))
    }

    /// Adjusts a stepper, a slider or a view with an `accessibilityAdjustableAction` upwards.
    ///
    /// ```swift
    /// try host.increment("Volume", by: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - steps: The number of steps; a stepper or an action makes at most 1000 at a time.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func increment(_ target: some ViewTarget, by steps: Int = 1) throws(ViewQueryError) {
        try send(.control(.adjust(steps: steps)), to: target, .adjustment)
    }

    /// Adjusts a stepper, a slider or a view with an `accessibilityAdjustableAction` downwards.
    ///
    /// ```swift
    /// try host.decrement("Volume")
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - steps: The number of steps; a stepper or an action makes at most 1000 at a time.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func decrement(_ target: some ViewTarget, by steps: Int = 1) throws(ViewQueryError) {
        let steps = steps == .min ? .max : -steps
        try send(.control(.adjust(steps: steps)), to: target, .adjustment)
    }

    /// Drags the knob of a slider to a value.
    ///
    /// ```swift
    /// try host.setSlider("Volume", to: 0.5)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - value: The value.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func setSlider(_ target: some ViewTarget, to value: Double) throws(ViewQueryError) {
        try send(.control(.setValue(value)), to: target, .on(["Slider"], "being set"))
    }

    /// Enters a date in a date picker.
    ///
    /// ```swift
    /// try host.setDate("Birthday", to: Date(timeIntervalSince1970: 0))
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - date: The date.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func setDate(_ target: some ViewTarget, to date: Date) throws(ViewQueryError) {
        try send(.control(.setDate(date)), to: target, .on(["DatePicker"], "a date"))
    }

    /// Enters all dates of a picker with multiple selection.
    ///
    /// ```swift
    /// try host.setDates("Holidays", to: [DateComponents(year: 2025, month: 12, day: 25)])
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - dates: The dates; they replace the previous ones.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func setDates(_ target: some ViewTarget, to dates: Set<DateComponents>) throws(ViewQueryError) {
        try send(.control(.setDates(dates)), to: target, .on(["MultiDatePicker"], "dates"))
    }

    /// Enters a colour in a colour picker.
    ///
    /// ```swift
    /// try host.setColor("Background", to: .blue)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The element.
    ///   - color: The colour.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func setColor(_ target: some ViewTarget, to color: Color) throws(ViewQueryError) {
        try send(.control(.setColor(color)), to: target, .on(["ColorPicker"], "a colour"))
    }

    /// Selects an option of a picker.
    ///
    /// ```swift
    /// try host.choose("Large", in: "Size")
    /// ```
    ///
    /// - Parameters:
    ///   - option: The text of the option.
    ///   - target: The picker.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it,
    ///   or if it doesn't react.
    public func choose(_ option: String, in target: some ViewTarget) throws(ViewQueryError) {
        try send(.control(.choose(option)), to: target, .on(["Picker"], "“\(option)” being chosen"))
    }

    /// Swipes a row, so that the actions at an edge show or the first one is performed.
    ///
    /// ```swift
    /// try host.swipe("Draft", .trailing, full: true)
    /// ```
    ///
    /// - Parameters:
    ///   - target: The row.
    ///   - edge: The edge with the actions; the trailing edge by default.
    ///   - full: Whether the swipe is complete, which performs the first action. False by default, which shows the
    ///     actions.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one row, if the user can't reach it,
    ///   or if it doesn't react.
    public func swipe(
        _ target: some ViewTarget, _ edge: HorizontalEdge = .trailing, full: Bool = false
    ) throws(ViewQueryError) {
        try act(on: target, .onRows("a swipe")) { place in
            var event = InputEvent(.control(.swipe(edge, isFull: full)))
            return graph.perform { place.node.bubble(&event) || event.payload != nil } ? true : nil
        }
    }

    /// Pulls down a list or scroll view. Its refresh action runs as a task.
    ///
    /// ```swift
    /// try host.refresh()
    /// ```
    ///
    /// - Throws: A `ViewQueryError` if no visible view can be refreshed.
    public func refresh() throws(ViewQueryError) {
        try observed { () throws(ViewQueryError) in
            for element in topElements.flatMap(\.all) {
                if let node = element.node, graph.perform({ node.bubble(.control(.refresh)) }) { return }
            }
            throw .notFound("a view that can be refreshed", similar: [])
        }
    }

    /// Pulls down the list or scroll view around an element. Its refresh action runs as a task.
    ///
    /// ```swift
    /// try host.refresh("Inbox")
    /// ```
    ///
    /// - Parameter target: The element.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, or if nothing around it can be refreshed.
    public func refresh(_ target: some ViewTarget) throws(ViewQueryError) {
        let verb = HostVerb(name: "being pulled", needs: [])
        try send(.control(.refresh), to: target, verb)
    }

    /// Enters text in the search field.
    ///
    /// ```swift
    /// try host.search("apple")
    /// try host.submitSearch()
    /// ```
    ///
    /// - Parameter text: The text; it replaces the previous one.
    /// - Throws: `ViewQueryError.notFound` if no search field is visible.
    public func search(_ text: String) throws(ViewQueryError) {
        try observed(details: ActionWords.quoted(text)) { () throws(ViewQueryError) in
            guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
            graph.perform { _ = node.bubble(.type(text)) }
        }
    }

    /// Submits the text of the search field.
    ///
    /// ```swift
    /// try host.search("apple")
    /// try host.submitSearch()
    /// ```
    ///
    /// - Throws: `ViewQueryError.notFound` if no search field is visible.
    public func submitSearch() throws(ViewQueryError) {
        try observed { () throws(ViewQueryError) in
            guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
            graph.perform { _ = node.bubble(.submit(.search)) }
        }
    }

    /// Cancels the search, which empties the field.
    ///
    /// ```swift
    /// try host.cancelSearch()
    /// ```
    ///
    /// - Throws: `ViewQueryError.notFound` if no search field is visible.
    public func cancelSearch() throws(ViewQueryError) {
        try observed { () throws(ViewQueryError) in
            guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
            graph.perform { _ = node.bubble(.control(.cancelSearch)) }
        }
    }

    private var searchField: ViewElement? { topElements.flatMap(\.all).first { $0.kind == "SearchField" } }
}
