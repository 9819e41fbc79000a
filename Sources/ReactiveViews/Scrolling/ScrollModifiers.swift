nonisolated extension View {
    /// Disables scrolling by the user in the scroll views in this view. Programmatic scrolling still works.
    ///
    /// ```swift
    /// ScrollView { Rows() }.scrollDisabled(isEditing)
    /// ```
    ///
    /// - Parameter disabled: Whether the user can't scroll. A descendant can't enable scrolling again.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled, as: ModifierKind.ScrollDisabled.self) { $0 = $0 && !disabled }
    }

    /// Sets the visibility of scroll indicators in the environment. A host draws no indicators.
    ///
    /// - Parameters:
    ///   - visibility: The visibility.
    ///   - axes: The axes of the indicators.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentModifier<ScrollIndicatorVisibility> { values in
                if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            })
    }

    /// Sets whether indicators flash when a scroll view appears. Has no effect: a host draws no indicators.
    ///
    /// - Parameter onAppear: Whether the indicators flash.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        environment(\.flashesScrollIndicators, onAppear, as: ModifierKind.IndicatorFlash.self)
    }

    /// Flashes the indicators when a value changes. Has no effect: a host draws no indicators.
    ///
    /// - Parameter value: The value to observe; it is ignored.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        inert(ModifierKind.IndicatorFlashTrigger.self)
    }

    /// Sets when the content of the scroll views in this view can be pulled past its ends.
    ///
    /// ```swift
    /// ScrollView { Rows() }.scrollBounceBehavior(.basedOnSize)
    /// ```
    ///
    /// - Parameters:
    ///   - behavior: The behaviour.
    ///   - axes: The axes along which it applies.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            EnvironmentModifier<ScrollBounceBehavior> { values in
                if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
                if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
            })
    }

    /// Sets how scrolling dismisses the keyboard in the environment. Has no further effect: a host has no keyboard.
    ///
    /// - Parameter mode: The mode.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Shows content outside the bounds of the scroll views in this view.
    ///
    /// - Parameter disabled: Whether the content isn't clipped.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSettings(as: ModifierKind.ScrollClipDisabled.self) { $0.isClipDisabled = disabled }
    }

    /// Sets whether the lists, forms and text editors in this view draw their standard background.
    ///
    /// ```swift
    /// List { Rows() }
    ///     .scrollContentBackground(.hidden)
    ///     .background(Color.gray)
    /// ```
    ///
    /// - Parameter visibility: The visibility of the background.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// Sets the point of the content that is visible first, and that stays in place when the content's size changes.
    ///
    /// After the user scrolls away from the point, it is no longer kept.
    ///
    /// ```swift
    /// ScrollView { Messages() }.defaultScrollAnchor(.bottom)
    /// ```
    ///
    /// - Parameter anchor: The point, as fractions of the content's size; nil for the start.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSettings(as: ModifierKind.ScrollAnchor.self) { $0.anchor = anchor }
    }

    /// Adds margins around the content of the scroll views in this view.
    ///
    /// A host draws no indicators; their margins have no effect.
    ///
    /// ```swift
    /// ScrollView { Rows() }.contentMargins(.horizontal, 20, for: .scrollContent)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges to set.
    ///   - insets: The margins, in points; non-finite ones count as 0.
    ///   - placement: The part that gets the margins.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSettings(as: ModifierKind.ContentMargins.self) { settings in
            if placement != .scrollIndicators { settings.contentMargins.take(insets, edges) }
            if placement != .scrollContent { settings.indicatorMargins.take(insets, edges) }
        }
    }

    /// Adds margins of one length around the content of the scroll views in this view.
    ///
    /// - Parameters:
    ///   - edges: The edges to set.
    ///   - length: The margin, in points; nil for the standard one of 16 points.
    ///   - placement: The part that gets the margins.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length.map { $0.isFinite ? $0 : 0 } ?? PaddingLayout.standard
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Adds margins of one length at all edges of the content of the scroll views in this view.
    ///
    /// - Parameters:
    ///   - length: The margin, in points.
    ///   - placement: The part that gets the margins.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Changes the settings of the scroll views in this view.
    func scrollSettings<Kind>(as kind: Kind.Type, _ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        transformEnvironment(\.scrollSettings, as: kind, transform: change)
    }
}

/// The part of a scroll view that content margins apply to.
public struct ContentMarginPlacement: Equatable, Sendable {
    private enum Kind { case automatic, content, indicators }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// The content and the indicators.
    public static let automatic = ContentMarginPlacement(.automatic)
    /// The content.
    public static let scrollContent = ContentMarginPlacement(.content)
    /// The indicators, which a host doesn't draw.
    public static let scrollIndicators = ContentMarginPlacement(.indicators)
}

extension EdgeInsets {
    fileprivate mutating func take(_ other: EdgeInsets, _ edges: Edge.Set) {
        func length(_ length: CGFloat) -> CGFloat { length.isFinite ? length : 0 }
        if edges.contains(.top) { top = length(other.top) }
        if edges.contains(.leading) { leading = length(other.leading) }
        if edges.contains(.bottom) { bottom = length(other.bottom) }
        if edges.contains(.trailing) { trailing = length(other.trailing) }
    }
}
