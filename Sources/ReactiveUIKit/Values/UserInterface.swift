/// The brightness of a user interface.
public enum UIUserInterfaceStyle: Int, Sendable {
    /// Not determined.
    case unspecified = 0
    /// Dark text on a light background.
    case light = 1
    /// Light text on a dark background.
    case dark = 2
}

/// The amount of space in one dimension.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    /// Not determined.
    case unspecified = 0
    /// Little space.
    case compact = 1
    /// Much space.
    case regular = 2
}

/// The direction of a user interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The direction of a trait environment.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    /// Not determined.
    case unspecified = -1
    /// From left to right.
    case leftToRight = 0
    /// From right to left.
    case rightToLeft = 1
}

/// The contrast that the user prefers.
public enum UIAccessibilityContrast: Int, Sendable {
    /// Not determined.
    case unspecified = -1
    /// The standard contrast.
    case normal = 0
    /// More contrast.
    case high = 1
}

/// The level of a user interface above others.
public enum UIUserInterfaceLevel: Int, Sendable {
    /// Not determined.
    case unspecified = -1
    /// The main content.
    case base = 0
    /// Content above the main content.
    case elevated = 1
}

/// The range of colours of a display.
public enum UIDisplayGamut: Int, Sendable {
    /// Not determined.
    case unspecified = -1
    /// The standard range, sRGB.
    case SRGB = 0
    /// The wide range, Display P3.
    case P3 = 1
}

/// The orientation of a user interface.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upright, upside down.
    case portraitUpsideDown = 2
    /// On the side, turned to the left.
    case landscapeLeft = 4
    /// On the side, turned to the right.
    case landscapeRight = 3

    /// Whether the interface is upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is on a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Orientations of a user interface.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// On the side, turned to the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// On the side, turned to the right.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// Upright, upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// On either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// All orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// All orientations but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
    /// By the colour scheme.
    case `default` = 0
    /// Light text, for dark content.
    case lightContent = 1
    /// Dark text, for light content.
    case darkContent = 3
}

/// The animation of a status bar.
public enum UIStatusBarAnimation: Int, Sendable {
    /// No animation.
    case none = 0
    /// The bar fades.
    case fade = 1
    /// The bar slides.
    case slide = 2
}

/// The size that the user prefers for content.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Not determined.
    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    /// The smallest size.
    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    /// A small size.
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    /// A medium size.
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    /// The standard size.
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    /// A size one step above the standard one.
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    /// A size two steps above the standard one.
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    /// The largest size that isn't an accessibility size.
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    /// The first accessibility size.
    public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
    /// The second accessibility size.
    public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
    /// The third accessibility size.
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    /// The fourth accessibility size.
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    /// The largest accessibility size.
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    /// Posted when the preferred size was set to another one.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
    /// The key of the new size among a notification's values.
    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    /// The sizes in ascending order, each with the dynamic type size that it stands for.
    private static let all: [(UIContentSizeCategory, DynamicTypeSize)] = [
        (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large), (.extraLarge, .xLarge),
        (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge), (.accessibilityMedium, .accessibility1),
        (.accessibilityLarge, .accessibility2), (.accessibilityExtraLarge, .accessibility3),
        (.accessibilityExtraExtraLarge, .accessibility4), (.accessibilityExtraExtraExtraLarge, .accessibility5),
    ]

    /// Creates the size that stands for a dynamic type size.
    ///
    /// - Parameter dynamicTypeSize: The dynamic type size; nil for an unspecified one.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = Self.all.first { $0.1 == dynamicTypeSize }?.0 ?? .unspecified
    }

    /// Whether this is an accessibility size.
    public var isAccessibilityCategory: Bool { DynamicTypeSize(self)?.isAccessibilitySize ?? false }

    fileprivate var dynamicTypeSize: DynamicTypeSize? { Self.all.first { $0.0 == self }?.1 }
}

extension UIContentSizeCategory: Comparable {
    public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
        guard let left = lhs.dynamicTypeSize, let right = rhs.dynamicTypeSize else { return false }
        return left < right
    }
}

extension DynamicTypeSize {
    /// Creates the size that a UIKit category stands for; nil for an unspecified one.
    ///
    /// - Parameter uiSizeCategory: The category.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.dynamicTypeSize else { return nil }
        self = size
    }
}

extension ColorScheme {
    /// Creates the scheme of a user interface style; nil if the style isn't specified.
    ///
    /// - Parameter uiUserInterfaceStyle: The style.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .light: self = .light
        case .dark: self = .dark
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceStyle {
    /// Creates the style of a colour scheme; unspecified for none.
    ///
    /// - Parameter colorScheme: The colour scheme.
    public init(_ colorScheme: ColorScheme?) {
        self = colorScheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
    }
}

extension UserInterfaceSizeClass {
    /// Creates the size class of UIKit's; nil if it isn't specified.
    ///
    /// - Parameter uiUserInterfaceSizeClass: UIKit's size class.
    public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
        switch uiUserInterfaceSizeClass {
        case .compact: self = .compact
        case .regular: self = .regular
        case .unspecified: return nil
        }
    }
}

extension UIUserInterfaceSizeClass {
    /// Creates UIKit's size class; unspecified for none.
    ///
    /// - Parameter sizeClass: The size class.
    public init(_ sizeClass: UserInterfaceSizeClass?) {
        self = sizeClass.map { $0 == .compact ? .compact : .regular } ?? .unspecified
    }
}

extension LayoutDirection {
    /// Creates the direction of a trait environment; nil if it isn't specified.
    ///
    /// - Parameter uiLayoutDirection: The direction of the trait environment.
    public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
        switch uiLayoutDirection {
        case .leftToRight: self = .leftToRight
        case .rightToLeft: self = .rightToLeft
        case .unspecified: return nil
        }
    }
}
