// Twins of the declarations that take a `LocalizedStringKey`, for texts that are looked up in tables of their own.

nonisolated extension View {
    /// Adds an action with a localized name.
    ///
    /// - Parameters:
    ///   - nameResource: The resource of the name's localized string.
    ///   - handler: The closure to call when the user requests the action.
    @_disfavoredOverload
    public func accessibilityAction(named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void)
        -> some View
    {
        modifier(AccessibilityActionModifier(name: Text(nameResource), action: handler))
    }
}

nonisolated extension View {
    /// Sets a localized label that assistive technologies read for the view.
    ///
    /// - Parameter labelResource: The resource of the label's localized string.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    /// Sets a localized label, under a condition.
    ///
    /// - Parameters:
    ///   - labelResource: The resource of the label's localized string.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelResource), isEnabled: isEnabled)
    }
}

nonisolated extension View {
    /// Sets a localized value that assistive technologies read for the view.
    ///
    /// - Parameter valueResource: The resource of the value's localized string.
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View {
        accessibilityValue(Text(valueResource))
    }

    /// Sets a localized value, under a condition.
    ///
    /// - Parameters:
    ///   - valueResource: The resource of the value's localized string.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    @_disfavoredOverload
    public func accessibilityValue(_ valueResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityValue(Text(valueResource), isEnabled: isEnabled)
    }

    /// Sets a localized hint that describes the result of using the view.
    ///
    /// - Parameter hintResource: The resource of the hint's localized string.
    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    /// Sets a localized hint, under a condition.
    ///
    /// - Parameters:
    ///   - hintResource: The resource of the hint's localized string.
    ///   - isEnabled: Whether the modifier applies; if false, the view stays unchanged.
    @_disfavoredOverload
    public func accessibilityHint(_ hintResource: LocalizedStringResource, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hintResource), isEnabled: isEnabled)
    }
}
