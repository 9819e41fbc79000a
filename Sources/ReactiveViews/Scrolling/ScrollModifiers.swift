extension View {
    /// Keeps the user from scrolling the scroll views in this view. Programs still can.
    public func scrollDisabled(_ disabled: Bool) -> some View {
        transformEnvironment(\.isScrollEnabled, as: ModifierKind.ScrollDisabled.self) { $0 = $0 && !disabled }
    }

    /// Says whether the scroll views in this view show where their content is.
    public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> some View {
        modifier(
            EnvironmentModifier<ScrollIndicatorVisibility> { values in
                if axes.contains(.vertical) { values.verticalScrollIndicatorVisibility = visibility }
                if axes.contains(.horizontal) { values.horizontalScrollIndicatorVisibility = visibility }
            })
    }

    /// Has the indicators shown shortly when a scroll view appears. Nothing to see without a screen.
    public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
        environment(\.flashesScrollIndicators, onAppear, as: ModifierKind.IndicatorFlash.self)
    }

    /// Has the indicators shown shortly when a value changes. Nothing to see without a screen.
    public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        inert(ModifierKind.IndicatorFlashTrigger.self)
    }

    /// Says when the content of the scroll views in this view can be pulled past its ends.
    public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View {
        modifier(
            EnvironmentModifier<ScrollBounceBehavior> { values in
                if axes.contains(.vertical) { values.verticalScrollBounceBehavior = behavior }
                if axes.contains(.horizontal) { values.horizontalScrollBounceBehavior = behavior }
            })
    }

    /// Says how scrolling dismisses the keyboard. There is none here; the value is in the environment.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }

    /// Lets the content of scroll views be seen outside of their bounds.
    public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
        scrollSettings(as: ModifierKind.ScrollClipDisabled.self) { $0.isClipDisabled = disabled }
    }

    /// Says whether the lists, forms and text editors in this view have a background of their own.
    public func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }

    /// Says which point of the content of scroll views is to be seen first, and kept in sight when its size changes, unless the user has
    /// scrolled away from it.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        scrollSettings(as: ModifierKind.ScrollAnchor.self) { $0.anchor = anchor }
    }

    /// Keeps a distance around the content of the scroll views in this view, or around their indicators.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        scrollSettings(as: ModifierKind.ContentMargins.self) { settings in
            if placement != .scrollIndicators { settings.contentMargins.take(insets, edges) }
            if placement != .scrollContent { settings.indicatorMargins.take(insets, edges) }
        }
    }

    /// Keeps a distance around the content of the scroll views in this view; nil for the standard one, 16 points.
    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length.map { $0.isFinite ? $0 : 0 } ?? PaddingLayout.standard
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps a distance around the content of the scroll views in this view.
    public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Changes what is said of the scroll views in this view.
    func scrollSettings<Kind>(as kind: Kind.Type, _ change: @escaping (inout ScrollSettings) -> Void) -> some View {
        transformEnvironment(\.scrollSettings, as: kind, transform: change)
    }
}

/// What margins are around.
public struct ContentMarginPlacement: Equatable, Sendable {
    private enum Kind { case automatic, content, indicators }
    private let kind: Kind

    private nonisolated init(_ kind: Kind) { self.kind = kind }

    /// Content and indicators.
    public static let automatic = ContentMarginPlacement(.automatic)
    public static let scrollContent = ContentMarginPlacement(.content)
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
