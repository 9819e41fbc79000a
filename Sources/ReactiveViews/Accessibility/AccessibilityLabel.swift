nonisolated extension View {
    /// Sets the label that assistive technologies read for the view.
    ///
    /// The label is an additional name of the view's elements. A host finds the view by it and by the text that the
    /// view shows. Labels of several modifiers add up.
    ///
    /// ```swift
    /// Image(systemName: "trash").accessibilityLabel("Delete")
    /// ```
    ///
    /// - Parameter label: The label.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityNames([label])
    }

    /// Sets a localized label that assistive technologies read for the view.
    ///
    /// - Parameter labelKey: The key of the label's localized string.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets a label that isn't localized.
    ///
    /// - Parameter label: The label.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityName(String(label))
    }

    /// Sets the label that assistive technologies read for the view, under a condition.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityNames(isEnabled ? [label] : [])
    }

    /// Sets a localized label, under a condition.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the label's localized string.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Sets a label that isn't localized, under a condition.
    ///
    /// - Parameters:
    ///   - label: The label.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityName(isEnabled ? String(label) : nil)
    }

    /// Sets an identifier by which tests find the view.
    ///
    /// The identifier is an additional name of the view's elements, beside the text that the view shows.
    ///
    /// ```swift
    /// TextField("Name", text: .constant("")).accessibilityIdentifier("name field")
    /// ```
    ///
    /// - Parameter identifier: The identifier.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        identified(by: identifier)
    }

    /// Sets an identifier by which tests find the view, under a condition.
    ///
    /// - Parameters:
    ///   - identifier: The identifier.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        identified(by: isEnabled ? identifier : nil)
    }

    private func identified(by identifier: String?) -> some View {
        modifier(
            ElementModifier { element in
                if let identifier { element.identifier = identifier }
            })
    }

    /// Sets the names by which the user can refer to the view in spoken commands.
    ///
    /// Each is an additional name of the view's elements.
    ///
    /// - Parameter inputLabels: The names.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibilityNames(inputLabels)
    }

    /// Sets localized names by which the user can refer to the view in spoken commands.
    ///
    /// - Parameter inputLabelKeys: The keys of the names' localized strings.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityNames(inputLabelKeys.map { Text($0) })
    }

    /// Sets names that aren't localized, by which the user can refer to the view in spoken commands.
    ///
    /// - Parameter inputLabels: The names.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityNames(inputLabels.map { Text(verbatim: String($0)) })
    }

    private func accessibilityName(_ name: String?) -> some View {
        accessibilityNames(name.map { [Text(verbatim: $0)] } ?? [])
    }

    private func accessibilityNames(_ names: [Text]) -> some View {
        modifier(
            ElementModifier(isConstant: names.allSatisfy(\.isTimeless)) { element, environment in
                for name in names { element.names.append(name.words(in: environment)) }
            })
    }
}

// MARK: - Older forms

nonisolated extension View {
    /// The older form of `accessibilityLabel(_:)`.
    ///
    /// - Parameter label: The label.
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// The older form of `accessibilityIdentifier(_:)`.
    ///
    /// - Parameter identifier: The identifier.
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// The older form of `accessibilityInputLabels(_:)`.
    ///
    /// - Parameter inputLabels: The names.
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    /// The older form of `accessibilityValue(_:)`.
    ///
    /// - Parameter value: The value, in words.
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// The older form of `accessibilityHint(_:)`.
    ///
    /// - Parameter hint: The hint.
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// The older form of `accessibilityHidden(_:)`.
    ///
    /// - Parameter hidden: Whether the view is hidden from assistive technologies.
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// The older form of `accessibilityAddTraits(_:)`.
    ///
    /// - Parameter traits: The traits to add.
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    /// The older form of `accessibilityRemoveTraits(_:)`.
    ///
    /// - Parameter traits: The traits to remove.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    /// The older form of `accessibilitySortPriority(_:)`. It has no effect here.
    ///
    /// - Parameter sortPriority: The priority; ignored.
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
