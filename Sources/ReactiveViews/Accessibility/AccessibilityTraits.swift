/// What a view is to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var rawValue: UInt32

    public init() { rawValue = 0 }
    private init(_ bit: UInt32) { rawValue = 1 << bit }

    public static let isButton = AccessibilityTraits(0)
    public static let isHeader = AccessibilityTraits(1)
    public static let isSelected = AccessibilityTraits(2)
    public static let isLink = AccessibilityTraits(3)
    public static let isSearchField = AccessibilityTraits(4)
    public static let isImage = AccessibilityTraits(5)
    public static let playsSound = AccessibilityTraits(6)
    public static let isKeyboardKey = AccessibilityTraits(7)
    public static let isStaticText = AccessibilityTraits(8)
    public static let isSummaryElement = AccessibilityTraits(9)
    public static let updatesFrequently = AccessibilityTraits(10)
    public static let startsMediaSession = AccessibilityTraits(11)
    public static let allowsDirectInteraction = AccessibilityTraits(12)
    public static let causesPageTurn = AccessibilityTraits(13)
    public static let isModal = AccessibilityTraits(14)
    public static let isToggle = AccessibilityTraits(15)
    public static let isTabBar = AccessibilityTraits(16)

    private static let names = [
        "button", "header", "selected", "link", "search field", "image", "plays sound", "keyboard key", "static text",
        "summary", "updates frequently", "starts media session", "allows direct interaction", "causes page turn",
        "modal", "toggle", "tab bar",
    ]

    /// The traits' names, as elements carry them.
    var names: [String] {
        Self.names.indices.filter { rawValue & 1 << UInt32($0) != 0 }.map { Self.names[$0] }
    }

    // MARK: A set

    public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }

    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        rawValue |= newMember.rawValue
        return (isNew, newMember)
    }

    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        rawValue &= ~member.rawValue
        return removed.rawValue == 0 ? nil : removed
    }

    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }

    public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }

    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formUnion(other)
        return result
    }

    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formIntersection(other)
        return result
    }

    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }
}

extension View {
    /// Adds to what the view is to assistive technologies; elements carry it as attributes.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            ElementModifier { element in
                for name in traits.names where !element.attributes.contains(name) { element.attributes.append(name) }
            })
    }

    /// Takes from what the view is to assistive technologies.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(ElementModifier { element in element.attributes.removeAll(where: traits.names.contains) })
    }
}
