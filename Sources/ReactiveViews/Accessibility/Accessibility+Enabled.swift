// Forms of the accessibility modifiers with a condition.

nonisolated extension View {
    /// Sets names by which the user can refer to the view in spoken commands, under a condition.
    ///
    /// - Parameters:
    ///   - inputLabels: The names.
    ///   - isEnabled: Whether the view has the names.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> some View {
        accessibilityInputLabels(isEnabled ? inputLabels : [])
    }

    /// Sets localized names by which the user can refer to the view in spoken commands, under a condition.
    ///
    /// - Parameters:
    ///   - inputLabelKeys: The keys of the names' localized strings.
    ///   - isEnabled: Whether the view has the names.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> some View {
        accessibilityInputLabels(isEnabled ? inputLabelKeys : [])
    }

    /// Sets names that aren't localized, by which the user can refer to the view in spoken commands, under a condition.
    ///
    /// - Parameters:
    ///   - inputLabels: The names.
    ///   - isEnabled: Whether the view has the names.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> some View {
        accessibilityInputLabels(isEnabled ? inputLabels : [])
    }

    /// Describes a point of the view from which assistive technologies drag it, under a condition.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    ///   - isEnabled: Whether the view has the point.
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        accessibilityPoint("drag point: ", description, isEnabled)
    }

    /// Describes a point of the view from which assistive technologies drag it, by a localized text, under a condition.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - descriptionKey: The key of the description's localized string.
    ///   - isEnabled: Whether the view has the point.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description descriptionKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityPoint("drag point: ", Text(descriptionKey), isEnabled)
    }

    /// Describes a point of the view from which assistive technologies drag it, by a text that isn't localized, under a
    /// condition.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    ///   - isEnabled: Whether the view has the point.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        accessibilityPoint("drag point: ", Text(description), isEnabled)
    }

    /// Describes a point of the view to which assistive technologies drag others, under a condition.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    ///   - isEnabled: Whether the view has the point.
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> some View {
        accessibilityPoint("drop point: ", description, isEnabled)
    }

    /// Describes a point of the view to which assistive technologies drag others, by a localized text, under a condition.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - descriptionKey: The key of the description's localized string.
    ///   - isEnabled: Whether the view has the point.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description descriptionKey: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibilityPoint("drop point: ", Text(descriptionKey), isEnabled)
    }

    /// Describes a point of the view to which assistive technologies drag others, by a text that isn't localized, under
    /// a condition.
    ///
    /// - Parameters:
    ///   - point: The point, as fractions of the view's size.
    ///   - description: The description.
    ///   - isEnabled: Whether the view has the point.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> some View {
        accessibilityPoint("drop point: ", Text(description), isEnabled)
    }

    /// Describes how far the view is scrolled, for assistive technologies: the attribute `scroll status: ` with the text.
    ///
    /// - Parameters:
    ///   - status: The description.
    ///   - isEnabled: Whether the view has the description; true by default.
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
        accessibilityPoint("scroll status: ", status, isEnabled)
    }

    /// Describes how far the view is scrolled, by a localized text.
    ///
    /// - Parameters:
    ///   - statusKey: The key of the description's localized string.
    ///   - isEnabled: Whether the view has the description; true by default.
    public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View {
        accessibilityPoint("scroll status: ", Text(statusKey), isEnabled)
    }

    /// Describes how far the view is scrolled, by a text that isn't localized.
    ///
    /// - Parameters:
    ///   - status: The description.
    ///   - isEnabled: Whether the view has the description; true by default.
    @_disfavoredOverload
    public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View {
        accessibilityPoint("scroll status: ", Text(status), isEnabled)
    }

    private func accessibilityPoint(_ name: String, _ text: Text, _ isEnabled: Bool) -> some View {
        modifier(
            ElementModifier(reading: { element, environment in
                if isEnabled { element.attributes.append(name + text.words(in: environment)) }
            }))
    }
}
