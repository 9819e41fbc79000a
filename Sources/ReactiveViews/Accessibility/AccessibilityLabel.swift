extension View {
    /// Says what assistive technologies call the view. Hosts find it by that, besides the words that it shows.
    public func accessibilityLabel(_ label: Text) -> some View {
        accessibilityNames([label])
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityName(String(label))
    }

    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityNames(isEnabled ? [label] : [])
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityName(isEnabled ? String(label) : nil)
    }

    /// Says by what name tests find the view, besides the words that it shows.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        accessibilityName(identifier)
    }

    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityName(isEnabled ? identifier : nil)
    }

    /// Says by what names the user can call the view, besides the words that it shows.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        accessibilityNames(inputLabels)
    }

    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityNames(inputLabelKeys.map { Text($0) })
    }

    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityNames(inputLabels.map { Text(verbatim: String($0)) })
    }

    private func accessibilityName(_ name: String?) -> some View {
        accessibilityNames(name.map { [Text(verbatim: $0)] } ?? [])
    }

    private func accessibilityNames(_ names: [Text]) -> some View {
        modifier(
            ElementModifier(reading: { element, environment in
                for name in names { element.names.append(name.words(in: environment)) }
            }))
    }
}

// MARK: - Older forms

extension View {
    public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
    public func accessibility(value: Text) -> some View { accessibilityValue(value) }
    public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }
    public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
}
