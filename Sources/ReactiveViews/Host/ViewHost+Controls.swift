extension ViewHost {
    /// Presses a button and keeps it pressed until `release(_:)`.
    ///
    /// ```swift
    /// try host.press("Record")
    /// try host.release("Record")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Throws: A `ViewQueryError` if no visible element with the words can be pressed.
    public func press(_ words: String) throws(ViewQueryError) {
        try send("being pressed", to: words) { $0.bubble(.control(.press(true))) }
    }

    /// Releases a pressed button without tapping it.
    ///
    /// ```swift
    /// try host.press("Record")
    /// try host.release("Record")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Throws: A `ViewQueryError` if no visible element with the words can be released.
    public func release(_ words: String) throws(ViewQueryError) {
        try send("being released", to: words) { $0.bubble(.control(.press(false))) }
    }

    /// Adjusts a stepper or slider upwards.
    ///
    /// ```swift
    /// try host.increment("Volume", by: 3)
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - steps: The number of steps; a stepper makes at most 1000 at a time.
    /// - Throws: A `ViewQueryError` if no visible element with the words can be adjusted.
    public func increment(_ words: String, by steps: Int = 1) throws(ViewQueryError) {
        try send("being adjusted", to: words) { $0.bubble(.control(.adjust(steps: steps))) }
    }

    /// Adjusts a stepper or slider downwards.
    ///
    /// ```swift
    /// try host.decrement("Volume")
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - steps: The number of steps; a stepper makes at most 1000 at a time.
    /// - Throws: A `ViewQueryError` if no visible element with the words can be adjusted.
    public func decrement(_ words: String, by steps: Int = 1) throws(ViewQueryError) {
        try send("being adjusted", to: words) { $0.bubble(.control(.adjust(steps: steps == .min ? .max : -steps))) }
    }

    /// Drags the knob of a slider to a value.
    ///
    /// ```swift
    /// try host.setSlider("Volume", to: 0.5)
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - value: The value.
    /// - Throws: A `ViewQueryError` if no visible element with the words is a slider.
    public func setSlider(_ words: String, to value: Double) throws(ViewQueryError) {
        try send("being set", to: words) { $0.bubble(.control(.setValue(value))) }
    }

    /// Enters a date in a date picker.
    ///
    /// ```swift
    /// try host.setDate("Birthday", to: Date(timeIntervalSince1970: 0))
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - date: The date.
    /// - Throws: A `ViewQueryError` if no visible element with the words accepts a date.
    public func setDate(_ words: String, to date: Date) throws(ViewQueryError) {
        try send("a date", to: words) { $0.bubble(.control(.setDate(date))) }
    }

    /// Enters all dates of a picker with multiple selection.
    ///
    /// ```swift
    /// try host.setDates("Holidays", to: [DateComponents(year: 2025, month: 12, day: 25)])
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - dates: The dates; they replace the previous ones.
    /// - Throws: A `ViewQueryError` if no visible element with the words accepts dates.
    public func setDates(_ words: String, to dates: Set<DateComponents>) throws(ViewQueryError) {
        try send("dates", to: words) { $0.bubble(.control(.setDates(dates))) }
    }

    /// Enters a colour in a colour picker.
    ///
    /// ```swift
    /// try host.setColor("Background", to: .blue)
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the element.
    ///   - color: The colour.
    /// - Throws: A `ViewQueryError` if no visible element with the words accepts a colour.
    public func setColor(_ words: String, to color: Color) throws(ViewQueryError) {
        try send("a colour", to: words) { $0.bubble(.control(.setColor(color))) }
    }

    /// Selects an option of a picker.
    ///
    /// ```swift
    /// try host.choose("Large", in: "Size")
    /// ```
    ///
    /// - Parameters:
    ///   - option: The text of the option.
    ///   - words: The label, value or name of the picker.
    /// - Throws: A `ViewQueryError` if no visible element with the words has the option.
    public func choose(_ option: String, in words: String) throws(ViewQueryError) {
        try send("“\(option)” being chosen", to: words) { $0.bubble(.control(.choose(option))) }
    }

    /// Swipes a row, so that the actions at an edge show or the first one is performed.
    ///
    /// ```swift
    /// try host.swipe("Draft", .trailing, full: true)
    /// ```
    ///
    /// - Parameters:
    ///   - words: The label, value or name of the row.
    ///   - edge: The edge with the actions; the trailing edge by default.
    ///   - full: Whether the swipe is complete, which performs the first action. False by default, which shows the
    ///     actions.
    /// - Throws: A `ViewQueryError` if no visible row with the words can be swiped.
    public func swipe(
        _ words: String, _ edge: HorizontalEdge = .trailing, full: Bool = false
    ) throws(ViewQueryError) {
        try send("a swipe", to: words) { node in
            var event = InputEvent(.control(.swipe(edge, isFull: full)))
            return node.bubble(&event) || event.payload != nil
        }
    }

    /// Pulls down a list or scroll view. Its refresh action runs as a task.
    ///
    /// ```swift
    /// try host.refresh()
    /// ```
    ///
    /// - Parameter words: The label, value or name of an element; nil for the first view that can be refreshed.
    /// - Throws: A `ViewQueryError` if no visible view can be refreshed.
    public func refresh(_ words: String? = nil) throws(ViewQueryError) {
        if let words {
            try send("being pulled", to: words) { $0.bubble(.control(.refresh)) }
            return
        }
        for element in reachable.flatMap(\.all) {
            if let node = element.node, graph.perform({ node.bubble(.control(.refresh)) }) { return }
        }
        throw .notFound("a view that can be refreshed", similar: [])
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
        guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
        graph.perform { _ = node.bubble(.type(text)) }
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
        guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
        graph.perform { _ = node.bubble(.submit(.search)) }
    }

    /// Cancels the search, which empties the field.
    ///
    /// ```swift
    /// try host.cancelSearch()
    /// ```
    ///
    /// - Throws: `ViewQueryError.notFound` if no search field is visible.
    public func cancelSearch() throws(ViewQueryError) {
        guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
        graph.perform { _ = node.bubble(.control(.cancelSearch)) }
    }

    private var searchField: ViewElement? {
        return reachable.flatMap(\.all).first { $0.kind == "SearchField" }
    }

    /// The elements that no presentation covers.
    private var reachable: [ViewElement] {
        let elements = elements
        return elements.last.flatMap { $0.isPresentation ? [$0] : nil } ?? elements
    }
}
