extension ViewHost {
    /// The visible elements: those of the root, then those of the presentations above it.
    public var elements: [ViewElement] { ViewElement.elements(of: rootNode) }

    /// The visible elements as text, one line for each.
    public var tree: String { elements.map(\.text).joined(separator: "\n") }

    /// Returns the element of a target.
    ///
    /// ```swift
    /// let button = try host.find("Add")
    /// let field = try host.find(.field("Name"))
    /// ```
    ///
    /// If elements inside each other have the same words, they count as one; the outermost is returned.
    ///
    /// - Parameter target: Words, a query or a point.
    /// - Returns: The only match that no presentation covers.
    /// - Throws: A `ViewQueryError` if there is no match or if there are several.
    public func find(_ target: some ViewTarget) throws(ViewQueryError) -> ViewElement {
        try finder.element(target.viewLocator)
    }

    /// Returns whether a target has a match that no presentation covers: whether `find(_:)` finds one or several
    /// elements.
    ///
    /// ```swift
    /// let isSaved = host.contains("Saved")
    /// ```
    ///
    /// To look at everything that is shown, covered or not, search in `tree`.
    ///
    /// - Parameter target: Words, a query or a point.
    public func contains(_ target: some ViewTarget) -> Bool { !finder.all(target.viewLocator).isEmpty }

    /// Returns all matches of a target that no presentation covers, in reading order.
    ///
    /// ```swift
    /// let names = host.all(.query(.row)).compactMap(\.label)
    /// ```
    ///
    /// - Parameter target: Words, a query or a point.
    /// - Returns: The matches. Of elements inside each other with the same words, the outermost.
    public func all(_ target: some ViewTarget) -> [ViewElement] { finder.all(target.viewLocator) }

    /// Returns a query for the elements with a role and words.
    ///
    /// ```swift
    /// try host.tap(host.query(.button, "Delete").in("Milk"))
    /// #expect(host.query(.row).count == 3)
    /// ```
    ///
    /// - Parameters:
    ///   - role: The role; nil for any.
    ///   - words: The label, name or value of the elements; nil for any.
    /// - Returns: The query, which is evaluated at each use.
    public func query(_ role: ViewRole? = nil, _ words: String? = nil) -> ViewQuery {
        var query = ViewQuery(role, words)
        query.source = ViewQuery.Source(root: rootNode)
        return query
    }

    /// Returns a query for the elements with words.
    ///
    /// - Parameter words: The label, name or value of the elements.
    /// - Returns: The query, which is evaluated at each use.
    public func query(_ words: String) -> ViewQuery { query(nil, words) }

    /// Returns the frame of a target, in points in the host's coordinates.
    ///
    /// ```swift
    /// let frame = try host.frame(of: "Save")
    /// ```
    ///
    /// - Parameter target: Words, an element, a query or a point.
    /// - Returns: The frame. It may be outside the host's bounds.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, or if the element has no frame.
    public func frame(of target: some ViewTarget) throws(ViewQueryError) -> CGRect {
        let element = try find(target)
        guard let frame = element.frame else { throw .unresponsive(target.viewLocator.name, to: "layout") }
        return frame
    }

    /// Returns a point of a target, in points in the host's coordinates, for verbs that act on points.
    ///
    /// ```swift
    /// try host.tap(host.point(.bottomTrailing, in: "Map"))
    /// ```
    ///
    /// - Parameters:
    ///   - anchor: The point as fractions of the frame; the centre by default.
    ///   - target: Words, an element or a query.
    /// - Returns: The point. At the trailing and bottom edges it is half a point inside the frame, because a frame
    ///   doesn't contain these edges.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, or if the element has no frame.
    public func point(
        _ anchor: UnitPoint = .center, in target: some ViewTarget
    ) throws(ViewQueryError) -> CGPoint {
        let frame = try frame(of: target)
        let x = min(frame.minX + frame.width * anchor.x, max(frame.maxX - 0.5, frame.minX))
        let y = min(frame.minY + frame.height * anchor.y, max(frame.maxY - 0.5, frame.minY))
        return CGPoint(x: x, y: y)
    }
}
