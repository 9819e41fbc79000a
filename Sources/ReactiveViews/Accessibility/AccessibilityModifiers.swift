extension View {
    /// Says what assistive technologies tell as the view's value. It is the element's value where that has none.
    public func accessibilityValue(_ value: Text) -> some View {
        accessibilityValue(shown: value)
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(shown: Text(valueKey))
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(shown: Text(verbatim: String(value)))
    }

    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibilityValue(shown: isEnabled ? value : nil)
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(shown: isEnabled ? Text(valueKey) : nil)
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(shown: isEnabled ? Text(verbatim: String(value)) : nil)
    }

    private func accessibilityValue(shown value: Text?) -> some View {
        modifier(ElementModifier(reading: { $0.value = $0.value ?? value?.words(in: $1) }))
    }

    /// Says what happens when the view is used, an attribute of the element.
    public func accessibilityHint(_ hint: Text) -> some View {
        self.hint(hint)
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        hint(Text(hintKey))
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        self.hint(Text(verbatim: String(hint)))
    }

    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        self.hint(isEnabled ? hint : nil)
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        hint(isEnabled ? Text(hintKey) : nil)
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        self.hint(isEnabled ? Text(verbatim: String(hint)) : nil)
    }

    /// Hides the view from assistive technologies. The user still sees it, so hosts find it; the element says `accessibility hidden`.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        attribute(hidden ? hiddenAttribute : nil)
    }

    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        attribute(hidden && isEnabled ? hiddenAttribute : nil)
    }

    /// Says that the view is a heading of a level.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        attribute(level == .unspecified ? "heading" : "heading \(level.rawValue)")
    }

    /// Says how assistive technologies treat what is inside of the view. Hosts see it all either way; what is combined is found by all
    /// of its words, too.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            ElementModifier { element in
                guard children == .combine, element.label == nil else { return }
                let words = element.accessibleWords
                if !words.isEmpty { element.names.append(words.joined(separator: ", ")) }
            })
    }

    /// Says in which order assistive technologies read views, which hosts don't follow.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { attribute(nil) }

    /// Keeps the view's colours where the user has all inverted, which hosts don't show.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        inert(ModifierKind.IgnoresInvertColors.self)
    }

    /// Says whether the user can do something to the view, by assistive technologies.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        attribute(nil)
    }

    private func hint(_ hint: Text?) -> some View {
        modifier(
            ElementModifier(reading: { element, environment in
                if let hint { element.attributes.append("hint: \(hint.words(in: environment))") }
            }))
    }

    private func attribute(_ attribute: String?) -> some View {
        modifier(ElementModifier { if let attribute { $0.attributes.append(attribute) } })
    }
}

private let hiddenAttribute = "accessibility hidden"

extension ViewElement {
    /// The words of it and of what is inside, but for what is hidden.
    fileprivate var accessibleWords: [String] {
        if attributes.contains(hiddenAttribute) { return [] }
        return (label.map { [$0] } ?? []) + children.flatMap(\.accessibleWords)
    }
}

/// How assistive technologies treat what is inside of a view.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// How far up a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified
    case h1
    case h2
    case h3
    case h4
    case h5
    case h6
}
