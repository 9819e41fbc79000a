/// A height that a sheet can have.
public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Hashable {
        case medium
        case large
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(ObjectIdentifier)
    }

    private let height: Height

    /// About half of the screen.
    public static let medium = PresentationDetent(height: .medium)
    /// All of the screen.
    public static let large = PresentationDetent(height: .large)

    /// A part of the height that there is.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height))
    }

    /// A height that a type works out.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(ObjectIdentifier(type)))
    }

    private init(height: Height) {
        self.height = height
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

    /// What a custom detent is worked out from.
    @dynamicMemberLookup
    public struct Context {
        /// The height that there is.
        public let maxDetentValue: CGFloat
        private let environment: EnvironmentValues

        init(maxDetentValue: CGFloat, environment: EnvironmentValues) {
            self.maxDetentValue = maxDetentValue
            self.environment = environment
        }

        /// A value of the presentation's environment.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }
}

/// Works out a height for a sheet.
public protocol CustomPresentationDetent {
    /// The height in points; nil if this detent isn't to be had now.
    static func height(in context: PresentationDetent.Context) -> CGFloat?
}

/// What a swipe in a sheet's content does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String
    public static let automatic = PresentationContentInteraction(name: "automatic")
    public static let resizes = PresentationContentInteraction(name: "resizes")
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Whether what lies below a presentation can be used.
public struct PresentationBackgroundInteraction: Equatable, Sendable {
    private let name: String
    private var detent: PresentationDetent?
    public static let automatic = PresentationBackgroundInteraction(name: "automatic")
    public static let enabled = PresentationBackgroundInteraction(name: "enabled")
    public static let disabled = PresentationBackgroundInteraction(name: "disabled")

    /// As long as the sheet isn't higher than this.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction(name: "enabled", detent: detent)
    }
}

/// What a presentation becomes where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
    private let name: String
    public static let automatic = PresentationAdaptation(name: "automatic")
    public static let none = PresentationAdaptation(name: "none")
    public static let popover = PresentationAdaptation(name: "popover")
    public static let sheet = PresentationAdaptation(name: "sheet")
    public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
