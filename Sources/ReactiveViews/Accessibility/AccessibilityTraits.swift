/// A set of traits that describe a view to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var rawValue: UInt32

    /// Creates an empty set.
    public init() { rawValue = 0 }
    private init(_ bit: UInt32) { rawValue = 1 << bit }

    /// The view is a button. Its attribute is `button`.
    public static let isButton = AccessibilityTraits(0)
    /// The view is a header. Its attribute is `header`.
    public static let isHeader = AccessibilityTraits(1)
    /// The view is selected. Its attribute is `selected`.
    public static let isSelected = AccessibilityTraits(2)
    /// The view is a link. Its attribute is `link`.
    public static let isLink = AccessibilityTraits(3)
    /// The view is a search field. Its attribute is `search field`.
    public static let isSearchField = AccessibilityTraits(4)
    /// The view is an image. Its attribute is `image`.
    public static let isImage = AccessibilityTraits(5)
    /// The view plays a sound of its own when it is used. Its attribute is `plays sound`.
    public static let playsSound = AccessibilityTraits(6)
    /// The view is a key of a keyboard. Its attribute is `keyboard key`.
    public static let isKeyboardKey = AccessibilityTraits(7)
    /// The view is text that doesn't change. Its attribute is `static text`.
    public static let isStaticText = AccessibilityTraits(8)
    /// The view summarizes the app when it starts. Its attribute is `summary`.
    public static let isSummaryElement = AccessibilityTraits(9)
    /// The view's label or value changes often. Its attribute is `updates frequently`.
    public static let updatesFrequently = AccessibilityTraits(10)
    /// The view starts audio or video when it is used. Its attribute is `starts media session`.
    public static let startsMediaSession = AccessibilityTraits(11)
    /// The view takes touches directly. Its attribute is `allows direct interaction`.
    public static let allowsDirectInteraction = AccessibilityTraits(12)
    /// The view turns the page at its end. Its attribute is `causes page turn`.
    public static let causesPageTurn = AccessibilityTraits(13)
    /// The view hides its siblings from assistive technologies. Its attribute is `modal`.
    public static let isModal = AccessibilityTraits(14)
    /// The view is a toggle. Its attribute is `toggle`.
    public static let isToggle = AccessibilityTraits(15)
    /// The view is a tab bar. Its attribute is `tab bar`.
    public static let isTabBar = AccessibilityTraits(16)

    private static let names = [
        "button", "header", "selected", "link", "search field", "image", "plays sound", "keyboard key", "static text",
        "summary", "updates frequently", "starts media session", "allows direct interaction", "causes page turn",
        "modal", "toggle", "tab bar",
    ]

    /// The names of the traits, as attributes of elements.
    var names: [String] {
        Self.names.indices.filter { rawValue & 1 << UInt32($0) != 0 }.map { Self.names[$0] }
    }

    // MARK: A set

    /// Returns whether the set has all given traits.
    ///
    /// - Parameter member: The traits to look for.
    public func contains(_ member: AccessibilityTraits) -> Bool { rawValue & member.rawValue == member.rawValue }

    /// Adds traits.
    ///
    /// - Parameter newMember: The traits to add.
    /// - Returns: Whether any of them was missing, and the given traits.
    @discardableResult
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        rawValue |= newMember.rawValue
        return (isNew, newMember)
    }

    /// Removes traits.
    ///
    /// - Parameter member: The traits to remove.
    /// - Returns: The removed traits; nil if the set had none of them.
    @discardableResult
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        rawValue &= ~member.rawValue
        return removed.rawValue == 0 ? nil : removed
    }

    /// Adds traits, and returns them if the set had all of them.
    ///
    /// - Parameter newMember: The traits to add.
    /// - Returns: The given traits if the set had all of them, otherwise nil.
    @discardableResult
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        insert(newMember).inserted ? nil : newMember
    }

    /// Adds the traits of another set.
    ///
    /// - Parameter other: The other set.
    public mutating func formUnion(_ other: AccessibilityTraits) { rawValue |= other.rawValue }
    /// Keeps only the traits that another set has too.
    ///
    /// - Parameter other: The other set.
    public mutating func formIntersection(_ other: AccessibilityTraits) { rawValue &= other.rawValue }
    /// Keeps the traits that are in exactly one of the two sets.
    ///
    /// - Parameter other: The other set.
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) { rawValue ^= other.rawValue }

    /// Returns the traits of both sets.
    ///
    /// - Parameter other: The other set.
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formUnion(other)
        return result
    }

    /// Returns the traits that both sets have.
    ///
    /// - Parameter other: The other set.
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formIntersection(other)
        return result
    }

    /// Returns the traits that exactly one of the two sets has.
    ///
    /// - Parameter other: The other set.
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        var result = self
        result.formSymmetricDifference(other)
        return result
    }
}

nonisolated extension View {
    /// Adds traits that describe the view to assistive technologies.
    ///
    /// The elements of the view get the names of the traits as attributes, each at most once.
    ///
    /// ```swift
    /// Text("Settings").accessibilityAddTraits(.isHeader)
    /// ```
    ///
    /// - Parameter traits: The traits to add.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            ElementModifier { element in
                for name in traits.names where !element.attributes.contains(name) { element.attributes.append(name) }
            })
    }

    /// Removes traits from the view.
    ///
    /// The names of the traits are removed from the attributes of the view's elements.
    ///
    /// - Parameter traits: The traits to remove.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(ElementModifier { element in element.attributes.removeAll(where: traits.names.contains) })
    }
}
