/// The way in which a page appears on a navigation stack or as a cover.
///
/// A host shows pages by the same movement whatever the transition is. The page's elements tell the transition by an
/// attribute.
public protocol NavigationTransition: Sendable {
    /// The attribute of elements with the transition; nil for none.
    var _attribute: String? { get }
}

/// The standard movement of a page.
public struct AutomaticNavigationTransition: NavigationTransition {
    /// Creates the transition.
    public init() {}

    public var _attribute: String? { nil }
}

/// A page that grows out of a view, which `matchedTransitionSource(id:in:)` marks.
public struct ZoomNavigationTransition: NavigationTransition {
    private let source: String

    init(_ source: String) { self.source = source }

    public var _attribute: String? { "zooms from \(source)" }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The standard movement of a page.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// A page that grows out of a view.
    ///
    /// - Parameters:
    ///   - sourceID: The identity of the view.
    ///   - namespace: The namespace of the identity.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition("\(sourceID)")
    }
}

nonisolated extension View {
    /// Sets the way in which this page appears. The page moves as any page; its elements get an attribute such as
    /// `zooms from photo`.
    ///
    /// ```swift
    /// NavigationLink("Open") {
    ///     Photo().navigationTransition(.zoom(sourceID: "photo", in: namespace))
    /// }
    /// ```
    ///
    /// - Parameter style: The transition.
    public func navigationTransition<T: NavigationTransition>(_ style: T) -> some View {
        modifier(
            KindOfElementModifier<T> { element in
                if let attribute = style._attribute { element.attributes.append(attribute) }
            })
    }

    /// Marks the view out of which a page grows. Its elements get an attribute such as `source of photo`.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        let attribute = "source of \(id)"
        return modifier(KindOfElementModifier<TransitionSource<ID, Never>> { $0.attributes.append(attribute) })
    }

    /// Marks the view out of which a page grows. Its elements get an attribute such as `source of photo`.
    ///
    /// - Parameters:
    ///   - id: The identity of the view.
    ///   - namespace: The namespace of the identity.
    ///   - configuration: Changes the look of the growing page; the look has no effect here.
    public func matchedTransitionSource<ID: Hashable, Configuration: MatchedTransitionSourceConfiguration>(
        id: ID, in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> Configuration
    ) -> some View {
        let look = configuration(EmptyMatchedTransitionSourceConfiguration())._parts
        let attribute = (["source of \(id)"] + look).joined(separator: ", ")
        return modifier(
            KindOfElementModifier<TransitionSource<ID, Configuration>> { $0.attributes.append(attribute) })
    }
}

private enum TransitionSource<ID, Configuration> {}

/// The look of a page that grows out of a view. It has no effect here but in the attribute of the view.
public protocol MatchedTransitionSourceConfiguration: Sendable {
    /// The parts of the look, for the attribute of the view.
    var _parts: [String] { get }
}

/// The look of a page that grows out of a view, without settings.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
    public private(set) var _parts: [String] = []

    init() {}

    fileprivate init(_ parts: [String]) { _parts = parts }
}

extension MatchedTransitionSourceConfiguration {
    /// Returns the look with a background.
    ///
    /// - Parameter style: The colour of the background.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration(_parts + ["background \(style)"])
    }

    /// Returns the look with rounded corners.
    ///
    /// - Parameter shape: The shape.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration(_parts + ["corner radius \(shape.cornerSize.width.briefly)"])
    }

    /// Returns the look with a shadow.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow; black at 33 % by default.
    ///   - radius: The blur radius, in points.
    ///   - x: The horizontal offset, in points.
    ///   - y: The vertical offset, in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration {
        EmptyMatchedTransitionSourceConfiguration(_parts + ["shadow \(radius.briefly)"])
    }
}
