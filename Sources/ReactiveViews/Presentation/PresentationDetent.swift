/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable {
        case medium
        case large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(ObjectIdentifier)
    }

    /// Computes the height of a custom detent; nil for others.
    private var custom: (@Sendable (Context) -> CGFloat?)?

    private let height: Height

    /// About half the height of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// The full height of the screen.
    public static let large = PresentationDetent(height: .large)

    /// Returns a fraction of the available height.
    ///
    /// - Parameter fraction: The fraction, from 0 to 1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// Returns a fixed height.
    ///
    /// - Parameter height: The height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }

    /// Returns a height that a type computes.
    ///
    /// - Parameter type: The type.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        var detent = PresentationDetent(height: .custom(ObjectIdentifier(type)))
        detent.custom = { type.height(in: $0) }
        return detent
    }

    private init(height: Height) {
        self.height = height
    }

    public static func == (lhs: PresentationDetent, rhs: PresentationDetent) -> Bool { lhs.height == rhs.height }
    public func hash(into hasher: inout Hasher) { hasher.combine(height) }

    /// Returns the height, in points, between 0 and the largest one.
    ///
    /// - Parameters:
    ///   - largest: The height of a sheet that covers everything but the top of the window.
    ///   - environment: The environment of the sheet, for custom detents.
    func height(within largest: CGFloat, _ environment: EnvironmentValues) -> CGFloat {
        let height: CGFloat? =
            switch self.height {
            case .medium: largest / 2
            case .large: largest
            case .fraction(let fraction): largest * fraction
            case .points(let points): points
            case .custom: custom?(Context(maxDetentValue: largest, environment: environment))
            }
        guard let height, height.isFinite else { return largest }
        return min(max(height, 0), largest)
    }

    var name: String {
        switch height {
        case .medium: "medium"
        case .large: "large"
        case .fraction(let fraction): "fraction \(fraction)"
        case .points(let points): "height \(points)"
        case .custom: "custom"
        }
    }

    /// The values that a custom detent can depend on.
    @dynamicMemberLookup
    public struct Context {
        /// The largest available height, in points.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = environment
        }

        /// A value of the presentation's environment.
        ///
        /// - Parameter keyPath: The key path of the value.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }
}

/// A type that computes a height for a sheet.
public protocol CustomPresentationDetent: SendableMetatype {
    /// Returns the height in points, or nil if the detent isn't available.
    ///
    /// - Parameter context: The largest height and the environment.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// The effect of a swipe on a sheet's content.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    /// The effect that suits the context.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// The sheet is resized first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// The content scrolls first.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The interaction with the views below a presentation.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    private let name: String
    private var detent: PresentationDetent?
    /// The interaction that suits the context.
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    /// The views below can be used.
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    /// The views below can't be used.
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// Returns an interaction that is enabled up to a height of the sheet.
    ///
    /// - Parameter detent: The height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(name: "enabled", detent: detent)
    }
}

/// The form of a presentation on a small screen.
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String
    /// The form that suits the context.
    public static let automatic = PresentationAdaptation(name: "automatic")
    /// The same form as on a large screen.
    public static let none = PresentationAdaptation(name: "none")
    /// A popover.
    public static let popover = PresentationAdaptation(name: "popover")
    /// A sheet.
    public static let sheet = PresentationAdaptation(name: "sheet")
    /// A view that covers the whole screen.
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
