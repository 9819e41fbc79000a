/// The traits of a place in a user interface.
///
/// A view of a host has the traits of its environment; elsewhere they are those of `current`.
public final class UITraitCollection: Hashable, Sendable {
    /// The brightness of the interface.
    public let userInterfaceStyle: UIUserInterfaceStyle
    /// The kind of the device.
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    /// The amount of horizontal space.
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    /// The amount of vertical space.
    public let verticalSizeClass: UIUserInterfaceSizeClass
    /// The number of pixels in a point; 0 if it isn't specified.
    public let displayScale: CGFloat
    /// The direction of the interface.
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    /// The size that the user prefers.
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// The contrast that the user prefers.
    public let accessibilityContrast: UIAccessibilityContrast
    /// The level of the interface.
    public let userInterfaceLevel: UIUserInterfaceLevel
    /// The range of colours of the display.
    public let displayGamut: UIDisplayGamut

    /// Creates traits.
    init(
        style: UIUserInterfaceStyle = .unspecified, idiom: UIUserInterfaceIdiom = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified,
        scale: CGFloat = 0, direction: UITraitEnvironmentLayoutDirection = .unspecified,
        category: UIContentSizeCategory = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
        level: UIUserInterfaceLevel = .unspecified, gamut: UIDisplayGamut = .unspecified
    ) {
        userInterfaceStyle = style
        userInterfaceIdiom = idiom
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        displayScale = scale
        layoutDirection = direction
        preferredContentSizeCategory = category
        accessibilityContrast = contrast
        userInterfaceLevel = level
        displayGamut = gamut
    }

    /// Creates traits of which none is specified.
    public convenience init() { self.init(style: .unspecified) }
    /// Creates traits with a brightness.
    ///
    /// - Parameter userInterfaceStyle: The brightness.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(style: userInterfaceStyle) }
    /// Creates traits with a kind of device.
    ///
    /// - Parameter userInterfaceIdiom: The kind.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(idiom: userInterfaceIdiom) }
    /// Creates traits with an amount of horizontal space.
    ///
    /// - Parameter horizontalSizeClass: The amount.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontal: horizontalSizeClass)
    }
    /// Creates traits with an amount of vertical space.
    ///
    /// - Parameter verticalSizeClass: The amount.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(vertical: verticalSizeClass) }
    /// Creates traits with a number of pixels in a point.
    ///
    /// - Parameter displayScale: The number of pixels.
    public convenience init(displayScale: CGFloat) { self.init(scale: displayScale) }
    /// Creates traits with a direction.
    ///
    /// - Parameter layoutDirection: The direction.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(direction: layoutDirection)
    }
    /// Creates traits with a preferred size.
    ///
    /// - Parameter preferredContentSizeCategory: The size.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(category: preferredContentSizeCategory)
    }

    /// Creates traits that combine others; later ones override earlier ones where they specify something.
    ///
    /// - Parameter traitsFrom: The traits to combine.
    public convenience init(traitsFrom: [UITraitCollection]) {
        func last<Value: Equatable>(_ property: KeyPath<UITraitCollection, Value>, _ none: Value) -> Value {
            traitsFrom.last { $0[keyPath: property] != none }?[keyPath: property] ?? none
        }
        self.init(
            style: last(\.userInterfaceStyle, .unspecified), idiom: last(\.userInterfaceIdiom, .unspecified),
            horizontal: last(\.horizontalSizeClass, .unspecified), vertical: last(\.verticalSizeClass, .unspecified),
            scale: last(\.displayScale, 0), direction: last(\.layoutDirection, .unspecified),
            category: last(\.preferredContentSizeCategory, .unspecified),
            contrast: last(\.accessibilityContrast, .unspecified), level: last(\.userInterfaceLevel, .unspecified),
            gamut: last(\.displayGamut, .unspecified))
    }

    /// The traits of an environment.
    package convenience init(_ environment: EnvironmentValues) {
        self.init(
            style: UIUserInterfaceStyle(environment.colorScheme), idiom: UIDevice.current.userInterfaceIdiom,
            horizontal: UIUserInterfaceSizeClass(environment.horizontalSizeClass),
            vertical: UIUserInterfaceSizeClass(environment.verticalSizeClass), scale: environment.displayScale,
            direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
            category: UIContentSizeCategory(environment.dynamicTypeSize), contrast: .normal, level: .base, gamut: .SRGB)
    }

    private static let state = Lock(standard)
    private static let standard = UITraitCollection(
        style: .light, idiom: .phone, horizontal: .compact, vertical: .regular, scale: 3, direction: .leftToRight,
        category: .large, contrast: .normal, level: .base, gamut: .P3)

    /// The traits outside of a host: a light phone by default. A test may set others.
    public static var current: UITraitCollection {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }

    /// Whether colours may differ between these traits and others.
    ///
    /// - Parameter traitCollection: The other traits; nil for none.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
            || accessibilityContrast != traitCollection?.accessibilityContrast
            || userInterfaceLevel != traitCollection?.userInterfaceLevel
    }

    /// Runs a closure with these traits as the current ones.
    ///
    /// - Parameter actions: The closure.
    public func performAsCurrent(_ actions: () -> Void) {
        let old = Self.current
        Self.current = self
        actions()
        Self.current = old
    }

    private var values: [AnyHashable] {
        [
            userInterfaceStyle, userInterfaceIdiom, horizontalSizeClass, verticalSizeClass, displayScale,
            layoutDirection, preferredContentSizeCategory, accessibilityContrast, userInterfaceLevel, displayGamut,
        ]
    }

    public static func == (lhs: UITraitCollection, rhs: UITraitCollection) -> Bool { lhs.values == rhs.values }
    public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// An object with traits.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
    /// The traits.
    var traitCollection: UITraitCollection { get }
    /// Called when the traits have changed.
    ///
    /// - Parameter previousTraitCollection: The traits before; nil if there were none.
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
