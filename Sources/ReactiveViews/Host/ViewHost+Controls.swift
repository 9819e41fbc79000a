extension ViewHost {
    /// Presses the first button with these words, and keeps it pressed. Let go of it by `release`.
    public func press(_ words: String) throws(ViewQueryError) {
        try send("being pressed", to: words) { $0.bubble(.control(.press(true))) }
    }

    /// Lets go of a pressed button without tapping it.
    public func release(_ words: String) throws(ViewQueryError) {
        try send("being released", to: words) { $0.bubble(.control(.press(false))) }
    }

    /// Adjusts a stepper or slider by one step up, or several. A stepper makes no more than 1 000 at a time.
    public func increment(_ words: String, by steps: Int = 1) throws(ViewQueryError) {
        try send("being adjusted", to: words) { $0.bubble(.control(.adjust(steps: steps))) }
    }

    /// Adjusts a stepper or slider by one step down, or several. A stepper makes no more than 1 000 at a time.
    public func decrement(_ words: String, by steps: Int = 1) throws(ViewQueryError) {
        try send("being adjusted", to: words) { $0.bubble(.control(.adjust(steps: steps == .min ? .max : -steps))) }
    }

    /// Drags the knob of a slider to a value.
    public func setSlider(_ words: String, to value: Double) throws(ViewQueryError) {
        try send("being set", to: words) { $0.bubble(.control(.setValue(value))) }
    }

    /// Enters a date into a date picker.
    public func setDate(_ words: String, to date: Date) throws(ViewQueryError) {
        try send("a date", to: words) { $0.bubble(.control(.setDate(date))) }
    }

    /// Enters all dates of a picker of several.
    public func setDates(_ words: String, to dates: Set<DateComponents>) throws(ViewQueryError) {
        try send("dates", to: words) { $0.bubble(.control(.setDates(dates))) }
    }

    /// Enters a colour into a colour picker.
    public func setColor(_ words: String, to color: Color) throws(ViewQueryError) {
        try send("a colour", to: words) { $0.bubble(.control(.setColor(color))) }
    }

    /// Chooses an option of the picker with these words.
    public func choose(_ option: String, in words: String) throws(ViewQueryError) {
        try send("“\(option)” being chosen", to: words) { $0.bubble(.control(.choose(option))) }
    }

    /// Swipes the row with these words to the edge, so that its actions show; to the end of the row, so that the first action is done.
    public func swipe(
        _ words: String, _ edge: HorizontalEdge = .trailing, full: Bool = false
    ) throws(ViewQueryError) {
        try send("a swipe", to: words) { node in
            var event = InputEvent(.control(.swipe(edge, isFull: full)))
            return node.bubble(&event) || event.payload != nil
        }
    }

    /// Pulls down the list or scroll view with these words, or the first that can be refreshed. Its action runs as a task.
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

    /// Enters text into the search field.
    public func search(_ text: String) throws(ViewQueryError) {
        guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
        graph.perform { _ = node.bubble(.type(text)) }
    }

    /// Submits what was entered into the search field.
    public func submitSearch() throws(ViewQueryError) {
        guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
        graph.perform { _ = node.bubble(.submit(.search)) }
    }

    /// Ends the search: the field is emptied.
    public func cancelSearch() throws(ViewQueryError) {
        guard let node = searchField?.node else { throw .notFound("SearchField", similar: []) }
        graph.perform { _ = node.bubble(.control(.cancelSearch)) }
    }

    private var searchField: ViewElement? {
        return reachable.flatMap(\.all).first { $0.kind == "SearchField" }
    }

    /// What isn't covered.
    private var reachable: [ViewElement] {
        let elements = elements
        return elements.last.flatMap { $0.isPresentation ? [$0] : nil } ?? elements
    }
}
