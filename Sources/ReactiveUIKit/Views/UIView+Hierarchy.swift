extension UIView {
    /// Adds a view inside.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - index: The position, from the back.
    public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

    /// Adds a view inside, behind another one.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - siblingSubview: The other one.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
    }

    /// Adds a view inside, in front of another one.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - siblingSubview: The other one.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insert(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }

    func insert(_ view: UIView, at index: Int) {
        guard !isDescendant(of: view) else {
            return Diagnostics.report(
                Diagnostic(
                    .invalidInput,
                    "A \(type(of: view)) was added to a view inside of it, or to itself; it stays where it is."))
        }
        var index = index
        if view.superview === self {
            if let old = subviews.firstIndex(where: { $0 === view }) {
                subviews.remove(at: old)
                if old < index { index -= 1 }
            }
            subviews.insert(view, at: min(max(index, 0), subviews.count))
            return setNeedsLayout()
        }
        let window = window
        let old = view.window
        view.willMove(toSuperview: self)
        if let other = view.superview {
            other.willRemoveSubview(view)
            other.subviews.removeAll { $0 === view }
            other.releaseConstraints(of: view)
            other.setNeedsLayout()
        }
        if old !== window { view.all { $0.willMove(toWindow: window) } }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
        if old !== window { view.all { $0.didMoveToWindow() } }
        view.didMoveToSuperview()
        didAddSubview(view)
        view.setNeedsLayout()
        setNeedsLayout()
    }

    /// Removes the view from the one around, with the constraints between them.
    func remove() {
        guard let around = superview else { return }
        let window = window
        if FirstResponder.current.flatMap({ $0 as? UIView })?.isDescendant(of: self) == true {
            FirstResponder.current?.resignFirstResponder()
        }
        willMove(toSuperview: nil)
        around.willRemoveSubview(self)
        if window != nil { all { $0.willMove(toWindow: nil) } }
        around.subviews.removeAll { $0 === self }
        around.releaseConstraints(of: self)
        superview = nil
        if window != nil { all { $0.didMoveToWindow() } }
        didMoveToSuperview()
        around.setNeedsLayout()
    }

    /// Moves a view inside to the front.
    ///
    /// - Parameter view: The view.
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.append(subviews.remove(at: index))
    }

    /// Moves a view inside to the back.
    ///
    /// - Parameter view: The view.
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
        subviews.insert(subviews.remove(at: index), at: 0)
    }

    /// Exchanges two views inside.
    ///
    /// - Parameters:
    ///   - index1: The position of one, from the back.
    ///   - index2: The position of the other.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
    }

    /// Returns whether this view is another one or inside of it.
    ///
    /// - Parameter view: The other one.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let candidate = current {
            if candidate === view { return true }
            current = candidate.superview
        }
        return false
    }

    /// Returns this view or the first one inside with a number; nil for none.
    ///
    /// - Parameter tag: The number.
    public func viewWithTag(_ tag: Int) -> UIView? { descendants.first { $0.tag == tag } }

    /// This view and all inside, each before those inside of it.
    var descendants: [UIView] {
        var views: [UIView] = []
        var stack = [self]
        while let view = stack.popLast() {
            views.append(view)
            stack += view.subviews.reversed()
        }
        return views
    }

    private func all(_ body: (UIView) -> Void) { for view in descendants { body(view) } }

    /// Ends the editing inside.
    ///
    /// - Parameter force: Whether the first responder can't refuse.
    /// - Returns: Whether no view inside is the first responder now.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) else { return true }
        if responder.resignFirstResponder() { return true }
        if force { FirstResponder.current = nil }
        return force
    }

    /// Makes a stack view with a change of visibility place its views anew.
    func hiddenChanged() {
        superview?.setNeedsLayout()
        (superview as? UIStackView)?.invalidateIntrinsicContentSize()
    }

    // MARK: Coordinates

    private func toSuperview(_ point: CGPoint) -> CGPoint {
        let local = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
        return CGPoint(x: local.x + center.x, y: local.y + center.y)
    }

    private func fromSuperview(_ point: CGPoint) -> CGPoint {
        let local = CGPoint(x: point.x - center.x, y: point.y - center.y).applying(transform.inverted())
        return CGPoint(x: local.x + bounds.midX, y: local.y + bounds.midY)
    }

    private func toRoot(_ point: CGPoint) -> CGPoint {
        var point = point
        var view = self
        while let around = view.superview {
            point = view.toSuperview(point)
            view = around
        }
        return point
    }

    private func fromRoot(_ point: CGPoint) -> CGPoint {
        var path: [UIView] = []
        var view = self
        while let around = view.superview {
            path.append(view)
            view = around
        }
        return path.reversed().reduce(point) { $1.fromSuperview($0) }
    }

    /// Returns a point in another view's coordinates.
    ///
    /// - Parameters:
    ///   - point: The point, in this view's coordinates.
    ///   - view: The other view; nil for the outermost one.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let root = toRoot(point)
        return view?.fromRoot(root) ?? root
    }

    /// Returns a point in this view's coordinates.
    ///
    /// - Parameters:
    ///   - point: The point, in the other view's coordinates.
    ///   - view: The other view; nil for the outermost one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { fromRoot(view?.toRoot(point) ?? point) }

    /// Returns a rectangle in another view's coordinates.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in this view's coordinates.
    ///   - view: The other view; nil for the outermost one.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.moved { convert($0, to: view) } }

    /// Returns a rectangle in this view's coordinates.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in the other view's coordinates.
    ///   - view: The other view; nil for the outermost one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.moved { convert($0, from: view) } }
}

extension CGRect {
    /// Returns the rectangle around the corners that a closure moves.
    fileprivate func moved(_ move: (CGPoint) -> CGPoint) -> CGRect {
        let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { move(CGPoint(x: $0.0, y: $0.1)) }
        let (x, y) = (corners.map(\.x), corners.map(\.y))
        guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else { return self }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension UIView {
    /// Draws the view and those inside into the current context: backgrounds, and what `draw(_:)` draws.
    ///
    /// - Parameters:
    ///   - rect: The frame in the context.
    ///   - afterUpdates: Whether pending layouts are done first.
    /// - Returns: Whether there is a context.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        layer.render(in: context)
        draw(bounds)
        context.restoreGState()
        return true
    }

    /// Returns a view with the same size and background.
    ///
    /// - Parameter afterUpdates: Whether pending layouts are done first.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let copy = UIView(frame: frame)
        copy.backgroundColor = backgroundColor
        return copy
    }
}
