/// The text size that the user prefers.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    /// The smallest size.
    case xSmall
    /// A size two steps below the standard one.
    case small
    /// A size one step below the standard one.
    case medium
    /// The standard size.
    case large
    /// A size one step above the standard one.
    case xLarge
    /// A size two steps above the standard one.
    case xxLarge
    /// The largest size that isn't an accessibility size.
    case xxxLarge
    /// The smallest accessibility size.
    case accessibility1
    /// The second accessibility size.
    case accessibility2
    /// The third accessibility size.
    case accessibility3
    /// The fourth accessibility size.
    case accessibility4
    /// The largest accessibility size.
    case accessibility5

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The position among all sizes, from 0.
    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .accessibility1: 7
        case .accessibility2: 8
        case .accessibility3: 9
        case .accessibility4: 10
        case .accessibility5: 11
        }
    }
}

/// The text size that the user prefers, in the older representation of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    /// The smallest size.
    case extraSmall
    /// A size two steps below the standard one.
    case small
    /// A size one step below the standard one.
    case medium
    /// The standard size.
    case large
    /// A size one step above the standard one.
    case extraLarge
    /// A size two steps above the standard one.
    case extraExtraLarge
    /// The largest size that isn't an accessibility size.
    case extraExtraExtraLarge
    /// The smallest accessibility size.
    case accessibilityMedium
    /// The second accessibility size.
    case accessibilityLarge
    /// The third accessibility size.
    case accessibilityExtraLarge
    /// The fourth accessibility size.
    case accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    var dynamicTypeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self)!]
    }

    init(_ size: DynamicTypeSize) {
        self = Self.allCases[size.index]
    }
}

extension ContentSizeCategory: Comparable {
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
        lhs.dynamicTypeSize < rhs.dynamicTypeSize
    }
}
