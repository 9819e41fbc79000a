/// A zoom that the user requests by an assistive technology.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of a zoom.
    public enum Direction: Hashable, Sendable {
        /// The content becomes larger.
        case zoomIn
        /// The content becomes smaller.
        case zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
    /// The centre of the zoom, as fractions of the view's size. It is the view's centre here.
    public let location: UnitPoint
    /// The centre of the zoom in points in the view's coordinates. It is zero here.
    public let point: CGPoint
}

/// How a view takes touches directly while an assistive technology is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of options.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view takes touches only after the user has activated it.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The technology says nothing while the user touches the view.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

nonisolated extension View {
    /// Lets assistive technologies zoom the view.
    ///
    /// The view's element gets two children, named `zoom in` and `zoom out`. A tap on one of them calls the closure.
    ///
    /// ```swift
    /// Map().accessibilityZoomAction { action in
    ///     scale *= action.direction == .zoomIn ? 2 : 0.5
    /// }
    /// ```
    ///
    /// - Parameter handler: The closure to call with each zoom.
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void) -> some View {
        func zoom(_ direction: AccessibilityZoomGestureAction.Direction) {
            handler(AccessibilityZoomGestureAction(direction: direction, location: .center, point: .zero))
        }
        return modifier(AccessibilityActionModifier(name: Text(verbatim: "zoom out")) { zoom(.zoomOut) })
            .modifier(AccessibilityActionModifier(name: Text(verbatim: "zoom in")) { zoom(.zoomIn) })
    }

    /// Lets assistive technologies scroll the view.
    ///
    /// The view's element gets four children: `scroll top`, `scroll leading`, `scroll bottom` and `scroll trailing`. A
    /// tap on one of them calls the closure with the edge.
    ///
    /// - Parameter handler: The closure to call with the edge to scroll to.
    public func accessibilityScrollAction(_ handler: @escaping (_ edge: Edge) -> Void) -> some View {
        func name(_ edge: String) -> Text { Text(verbatim: "scroll \(edge)") }
        return modifier(AccessibilityActionModifier(name: name("trailing")) { handler(.trailing) })
            .modifier(AccessibilityActionModifier(name: name("bottom")) { handler(.bottom) })
            .modifier(AccessibilityActionModifier(name: name("leading")) { handler(.leading) })
            .modifier(AccessibilityActionModifier(name: name("top")) { handler(.top) })
    }

    /// Sets whether the view takes touches directly while an assistive technology is on.
    ///
    /// The elements of the view get the attribute `direct touch`.
    ///
    /// - Parameters:
    ///   - isDirectTouchArea: Whether the view takes touches directly; true by default.
    ///   - options: How it takes them; kept without effect here.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        accessibilityAttribute(isDirectTouchArea ? "direct touch" : nil)
    }

    // MARK: Points

    /// Sets the point of the view that assistive technologies activate.
    ///
    /// The elements of the view get the attribute `activation point: ` with the point.
    ///
    /// - Parameter activationPoint: The point, as fractions of the view's size.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibilityAttribute("activation point: \(activationPoint.x), \(activationPoint.y)")
    }

    /// Sets the point of the view that assistive technologies activate.
    ///
    /// - Parameter activationPoint: The point, in points in the view's coordinates.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibilityAttribute("activation point: \(activationPoint.x) pt, \(activationPoint.y) pt")
    }

    /// Sets the point of the view that assistive technologies activate, under a condition.
    ///
    /// - Parameters:
    ///   - activationPoint: The point, as fractions of the view's size.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View {
        accessibilityAttribute(isEnabled ? "activation point: \(activationPoint.x), \(activationPoint.y)" : nil)
    }

    /// Sets the point of the view that assistive technologies activate, under a condition.
    ///
    /// - Parameters:
    ///   - activationPoint: The point, in points in the view's coordinates.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View {
        accessibilityAttribute(isEnabled ? "activation point: \(activationPoint.x) pt, \(activationPoint.y) pt" : nil)
    }

    /// Sets the point of the view that assistive technologies activate; the older form.
    ///
    /// - Parameter activationPoint: The point, as fractions of the view's size.
    public func accessibility(activationPoint: UnitPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets the point of the view that assistive technologies activate; the older form.
    ///
    /// - Parameter activationPoint: The point, in points in the view's coordinates.
    public func accessibility(activationPoint: CGPoint) -> some View {
        accessibilityActivationPoint(activationPoint)
    }

    /// Sets an identifier of a picker's option for assistive technologies; the older form. It is kept as a name.
    ///
    /// - Parameter selectionIdentifier: The identifier.
    public func accessibility(selectionIdentifier: AnyHashable) -> some View {
        accessibilityAttribute("selection identifier: \(selectionIdentifier)")
    }

    /// Describes a point of the view from which assistive technologies drag it.
    ///
    /// The elements of the view get the attribute `drag point: ` with the description.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        accessibilityAttribute("drag point: ", description)
    }

    /// Describes a point of the view from which assistive technologies drag it, by a localized text.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - descriptionKey: The key of the description's localized string.
    public func accessibilityDragPoint(_ point: UnitPoint, description descriptionKey: LocalizedStringKey) -> some View
    {
        accessibilityDragPoint(point, description: Text(descriptionKey))
    }

    /// Describes a point of the view from which assistive technologies drag it, by a text that isn't localized.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDragPoint(point, description: Text(description))
    }

    /// Describes a point of the view to which assistive technologies drag others.
    ///
    /// The elements of the view get the attribute `drop point: ` with the description.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        accessibilityAttribute("drop point: ", description)
    }

    /// Describes a point of the view to which assistive technologies drag others, by a localized text.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - descriptionKey: The key of the description's localized string.
    public func accessibilityDropPoint(_ point: UnitPoint, description descriptionKey: LocalizedStringKey) -> some View
    {
        accessibilityDropPoint(point, description: Text(descriptionKey))
    }

    /// Describes a point of the view to which assistive technologies drag others, by a text that isn't localized.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S) -> some View {
        accessibilityDropPoint(point, description: Text(description))
    }
}

nonisolated extension View {
    /// Adds an attribute to the elements of the view; nil adds none.
    func accessibilityAttribute(_ attribute: String?) -> some View {
        modifier(ElementModifier { if let attribute { $0.attributes.append(attribute) } })
    }

    /// Adds an attribute that ends with a text in the language of the view.
    func accessibilityAttribute(_ name: String, _ text: Text) -> some View {
        modifier(
            ElementModifier(isConstant: text.isTimeless) { element, environment in
                element.attributes.append(name + text.words(in: environment))
            })
    }
}
