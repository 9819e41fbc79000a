nonisolated extension View {
    /// Sets the value that assistive technologies read for the view.
    ///
    /// The value becomes the value of the view's elements, in place of a control's own: a slider's number, for instance.
    /// The innermost of several values counts. Fields keep their text as the value.
    ///
    /// ```swift
    /// Circle().accessibilityLabel("Battery").accessibilityValue("80 percent")
    /// ```
    ///
    /// - Parameter value: The value, in words.
    public func accessibilityValue(_ value: Text) -> some View {
        accessibilityValue(shown: value)
    }

    /// Sets a localized value that assistive technologies read for the view.
    ///
    /// - Parameter valueKey: The key of the value's localized string.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(shown: Text(valueKey))
    }

    /// Sets a value that isn't localized.
    ///
    /// - Parameter value: The value, in words.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(shown: Text(verbatim: String(value)))
    }

    /// Sets the value that assistive technologies read for the view, under a condition.
    ///
    /// - Parameters:
    ///   - value: The value, in words.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        accessibilityValue(shown: isEnabled ? value : nil)
    }

    /// Sets a localized value, under a condition.
    ///
    /// - Parameters:
    ///   - valueKey: The key of the value's localized string.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityValue(shown: isEnabled ? Text(valueKey) : nil)
    }

    /// Sets a value that isn't localized, under a condition.
    ///
    /// - Parameters:
    ///   - value: The value, in words.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(shown: isEnabled ? Text(verbatim: String(value)) : nil)
    }

    private func accessibilityValue(shown value: Text?) -> some View {
        modifier(
            ElementModifier(isConstant: value?.isTimeless ?? true) { element, environment in
                if let value { element = element.withFixedValue(value.words(in: environment)) }
            })
    }

    /// Sets a hint that describes the result of using the view.
    ///
    /// The elements of the view get the attribute `hint: ` followed by the text.
    ///
    /// ```swift
    /// Button("Send") {}.accessibilityHint("Sends the message to everybody")
    /// ```
    ///
    /// - Parameter hint: The hint.
    public func accessibilityHint(_ hint: Text) -> some View {
        self.hint(hint)
    }

    /// Sets a localized hint that describes the result of using the view.
    ///
    /// - Parameter hintKey: The key of the hint's localized string.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        hint(Text(hintKey))
    }

    /// Sets a hint that isn't localized.
    ///
    /// - Parameter hint: The hint.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        self.hint(Text(verbatim: String(hint)))
    }

    /// Sets a hint that describes the result of using the view, under a condition.
    ///
    /// - Parameters:
    ///   - hint: The hint.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        self.hint(isEnabled ? hint : nil)
    }

    /// Sets a localized hint, under a condition.
    ///
    /// - Parameters:
    ///   - hintKey: The key of the hint's localized string.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        hint(isEnabled ? Text(hintKey) : nil)
    }

    /// Sets a hint that isn't localized, under a condition.
    ///
    /// - Parameters:
    ///   - hint: The hint.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        self.hint(isEnabled ? Text(verbatim: String(hint)) : nil)
    }

    /// Hides the view from assistive technologies.
    ///
    /// The view stays visible, so a host still finds it. Its elements get the attribute `accessibility hidden`.
    ///
    /// - Parameter hidden: Whether the view is hidden.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        self.hidden(hidden)
    }

    /// Hides the view from assistive technologies, under a condition.
    ///
    /// - Parameters:
    ///   - hidden: Whether the view is hidden.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        self.hidden(hidden && isEnabled)
    }

    /// Marks the view as a heading.
    ///
    /// The elements of the view get the attribute `heading`, followed by the level if it is specified.
    ///
    /// - Parameter level: The level of the heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        attribute(level == .unspecified ? "heading" : "heading \(level.rawValue)")
    }

    /// Sets how assistive technologies treat the views inside the view.
    ///
    /// The tree of elements keeps all views in every case. With `combine`, elements without a label are also found by
    /// the text of everything inside them, joined by commas. `ignore` and `contain` have no effect here.
    ///
    /// - Parameter children: The treatment of the views inside; `ignore` by default.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        modifier(
            ElementModifier { element in
                guard children == .combine, element.label == nil else { return }
                let words = element.accessibleWords
                if !words.isEmpty { element.names.append(words.joined(separator: ", ")) }
            })
    }

    /// Sets the order in which assistive technologies read sibling views. It has no effect here.
    ///
    /// - Parameter sortPriority: The priority; ignored.
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { attribute(nil) }

    /// Keeps the view's colours where the user inverts all colours. It has no effect here.
    ///
    /// - Parameter active: Whether the colours are kept; ignored.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        inert(ModifierKind.IgnoresInvertColors.self)
    }

    /// Sets whether the view reacts to assistive technologies. It has no effect here.
    ///
    /// - Parameter respondsToUserInteraction: Whether the view reacts; ignored.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
        attribute(nil)
    }

    private func hint(_ hint: Text?) -> some View {
        modifier(
            ElementModifier(isConstant: hint?.isTimeless ?? true) { element, environment in
                if let hint { element.attributes.append("hint: \(hint.words(in: environment))") }
            })
    }

    private func attribute(_ attribute: String?) -> some View {
        modifier(ElementModifier { if let attribute { $0.attributes.append(attribute) } })
    }

    private func hidden(_ isHidden: Bool) -> some View {
        modifier(ElementModifier { if isHidden { $0.attributes.append(hiddenAttribute) } }.forDecorationsToo)
    }
}

private let hiddenAttribute = "accessibility hidden"

extension ViewElement {
    /// The labels of the element and of everything inside it, without hidden elements.
    fileprivate var accessibleWords: [String] {
        if attributes.contains(hiddenAttribute) { return [] }
        return (label.map { [$0] } ?? []) + children.flatMap(\.accessibleWords)
    }
}

/// A treatment of the views inside a view by assistive technologies.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String

    /// Assistive technologies ignore the views inside. It has no effect here.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Assistive technologies see the views inside one by one. It has no effect here.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The views inside count as one, which is found by all of their text.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level.
    case unspecified
    /// The highest level.
    case h1
    /// The second level.
    case h2
    /// The third level.
    case h3
    /// The fourth level.
    case h4
    /// The fifth level.
    case h5
    /// The lowest level.
    case h6
}
