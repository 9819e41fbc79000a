import Reactive

extension TargetFinder {
    /// Returns why a verb can't act on a view; nil if it can. Scrolls the view into sight if need be.
    ///
    /// - Parameters:
    ///   - place: The view.
    ///   - name: The name of the target in the error.
    ///   - verb: The verb.
    ///   - point: The point to be touched, in the node's coordinates; nil for any point of the view.
    func obstacle(to place: TargetPlace, _ name: String, for verb: HostVerb, at point: CGPoint?) -> ViewQueryError? {
        guard verb.needs.contains(.reach), place.point == nil else { return nil }
        // What is covered near an edge may be free in the middle. A scroll view may move on by itself, to a page.
        var ways = [false, true]
        let node = verb.isForRows ? place.node.listRow ?? place.node : place.node
        while let sight = Sight(of: node) {
            let target = point.map { (place.node.localSpace ?? LocalSpace()).host($0) }
            guard let obstacle = sight.obstacle(at: target) else { return nil }
            guard obstacle.canBeScrolledAway else { return error(obstacle, name, sight) }
            var hasMoved = false
            while !hasMoved, !ways.isEmpty { hasMoved = scroll(node, isCentered: ways.removeFirst()) }
            if !hasMoved { return error(obstacle, name, sight) }
        }
        return nil
    }

    private func error(_ obstacle: Sight.Obstacle, _ name: String, _ sight: Sight) -> ViewQueryError {
        switch obstacle {
        case .transparent: return .invisible(name, .transparent)
        case .empty: return .invisible(name, .empty)
        case .offScreen: return .invisible(name, .offScreen(sight.frame))
        case .clipped(let item): return .invisible(name, .clipped(by: description(of: item.node)))
        case .covered(let node): return .covered(name, by: description(of: node))
        }
    }

    /// Returns the line of the innermost element that a node belongs to, and its frame.
    private func description(of node: ViewNode) -> String {
        let element = ViewElement(of: node, in: screen.reachable)
        guard let frame = element.frame else { return element.line }
        return "\(element.line), at \(frame.asPlace),"
    }

    /// Scrolls the scroll views around a view, so that it comes into sight. Returns whether anything was scrolled.
    ///
    /// - Parameters:
    ///   - node: The view.
    ///   - isCentered: Whether the view comes to the middle; otherwise it is scrolled as little as possible.
    func scroll(_ node: ViewNode, isCentered: Bool) -> Bool {
        var hasMoved = false
        for scrollable in node.scrollables where scrollable !== node && scrollable.isScrollEnabled {
            node.tree.layOut()
            let (item, old) = (scrollable.scrollItem, scrollable.contentOffset)
            guard let frame = node.frame(in: item) else { continue }
            var offset = old
            for axis in Axis.allCases where item.scrolls(along: axis) {
                let (from, length) = (frame.origin[axis] + old[axis], frame.size[axis])
                if isCentered {
                    offset[axis] = from + (length - item.size[axis]) / 2
                } else if from < old[axis] || length > item.size[axis] {
                    offset[axis] = from
                } else if from + length > old[axis] + item.size[axis] {
                    offset[axis] = from + length - item.size[axis]
                }
            }
            let place = item.clamped(offset)
            guard place != old else { continue }
            node.graph.perform { scrollable.scroll(to: place, isHeld: false) }
            hasMoved = true
        }
        return hasMoved
    }
}

extension ViewHost {
    /// Performs a verb on a target.
    ///
    /// - Parameters:
    ///   - target: The target.
    ///   - verb: The verb.
    ///   - point: The point to be touched, in the node's coordinates; nil for any point of the view.
    ///   - function: The name of the host's function, for an observer.
    ///   - details: The arguments of the function beside the target, for an observer.
    ///   - perform: Performs the verb on a view. Returns nil if the view doesn't react; then the other views that count
    ///     as one with it get the verb.
    /// - Returns: The result of `perform`.
    @discardableResult
    func act<Result>(
        on target: some ViewTarget, _ verb: HostVerb, at point: CGPoint? = nil,
        by function: StaticString = #function, details: @autoclosure () -> String = "",
        _ perform: (TargetPlace) -> Result?
    ) throws(ViewQueryError) -> Result {
        let locator = target.viewLocator
        guard let observer = viewTree.observer else { return try act(on: locator, verb, at: point, perform) }
        observer.actionBegan(function, target: locator.name, details: details(), place: nil)
        do throws(ViewQueryError) {
            let result = try act(on: locator, verb, at: point) { place in
                observer.targetFound(place.observed(isAnywhere: point == nil))
                return perform(place)
            }
            observer.actionEnded(nil)
            return result
        } catch {
            observer.actionEnded(verb.mayMiss && error.isMiss(of: locator) ? nil : error)
            throw error
        }
    }

    private func act<Result>(
        on locator: ViewLocator, _ verb: HostVerb, at point: CGPoint?, _ perform: (TargetPlace) -> Result?
    ) throws(ViewQueryError) -> Result {
        let finder = finder
        var failure: ViewQueryError?
        for place in try finder.places(locator, for: verb) {
            guard place.node.isMounted, place.node.allowsHitTesting else { continue }
            if let obstacle = finder.obstacle(to: place, locator.name, for: verb, at: point) {
                if place.isFitting { throw obstacle }
                failure = failure ?? obstacle
                continue
            }
            if let result = perform(place) { return result }
            // Views around a disabled one may react, so only now it is the reason.
            if verb.needs.contains(.enabled), place.isDisabled { failure = failure ?? .disabled(locator.name) }
        }
        throw failure ?? .unresponsive(locator.name, to: verb.name)
    }

    /// Sends an event to a target and the views around it.
    func send(
        _ kind: InputEvent.Kind, to target: some ViewTarget, _ verb: HostVerb, by function: StaticString = #function
    ) throws(ViewQueryError) {
        try act(on: target, verb, by: function, details: ActionWords.of(kind)) { place in
            graph.perform { place.node.bubble(kind) } ? true : nil
        }
    }

    var finder: TargetFinder { TargetFinder(root: rootNode) }
}

extension ViewNode {
    /// The uppermost node with an item in the row of a list or form around this node; nil outside of rows.
    fileprivate final var listRow: ViewNode? {
        tree.layOut()
        var items: [LayoutItem] = []
        appendItems(to: &items)
        var item = items.first
        while let current = item, let parent = current.parent {
            if parent.rowContaining?.hasListRows == true { return current.node }
            item = parent
        }
        return nil
    }
}
