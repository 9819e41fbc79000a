extension Text {
    private nonisolated func speaking(_ change: (inout TextExtras.Speech) -> Void) -> Text {
        changingExtras { $0.speaking(change) }
    }

    /// Returns the text with another accessibility label.
    ///
    /// ```swift
    /// Text("60 km/h").accessibilityLabel("sixty kilometres per hour")
    /// ```
    ///
    /// - Parameter label: The label.
    public nonisolated func accessibilityLabel(_ label: Text) -> Text {
        speaking { $0.label = $0.label ?? label }
    }

    /// Returns the text with another accessibility label.
    ///
    /// - Parameter labelKey: The key of the label.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// Returns the text with another accessibility label.
    ///
    /// - Parameter label: The label.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }

    /// Returns the text as a heading. Nothing here reads the level.
    ///
    /// - Parameter level: The level of the heading.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        speaking { $0.headingLevel = $0.headingLevel ?? level.rawValue }
    }

    /// Returns the text with the type of its content. Nothing here reads the type.
    ///
    /// - Parameter value: The type.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        speaking { $0.contentType = $0.contentType ?? value.name }
    }

    /// Returns the text to be spoken letter by letter. Nothing here speaks.
    ///
    /// - Parameter value: Whether the letters are spoken.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        speaking { $0.spellsOutCharacters = $0.spellsOutCharacters ?? value }
    }

    /// Returns the text to be spoken in another pitch. Nothing here speaks.
    ///
    /// - Parameter value: The pitch: -1 is the lowest, 0 unchanged, 1 the highest.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> Text {
        speaking { $0.pitch = $0.pitch ?? value }
    }

    /// Returns the text to be spoken with its punctuation. Nothing here speaks.
    ///
    /// - Parameter value: Whether the punctuation is spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        speaking { $0.alwaysIncludesPunctuation = $0.alwaysIncludesPunctuation ?? value }
    }

    /// Returns the text to be spoken after what is being spoken. Nothing here speaks.
    ///
    /// - Parameter value: Whether it waits.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        speaking { $0.isQueued = $0.isQueued ?? value }
    }
}
