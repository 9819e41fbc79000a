/// The type of a text, which determines how an assistive technology reads it.
public struct AccessibilityTextContentType: Hashable, Sendable {
    let name: String

    /// Ordinary text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// A line of a command interface.
    public static let console = AccessibilityTextContentType(name: "console")
    /// The path of a file.
    public static let fileSystem = AccessibilityTextContentType(name: "file system")
    /// A message of a conversation.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A story.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// The source text of a program.
    public static let sourceCode = AccessibilityTextContentType(name: "source code")
    /// The cells of a table.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document of a word processor.
    public static let wordProcessing = AccessibilityTextContentType(name: "word processing")
}

/// The part of a view in a pair of label and content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The view is the label.
    case label
    /// The view is the content.
    case content
}

/// The name of additional information for assistive technologies.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String

    /// Creates a key with a name and an identifier.
    ///
    /// - Parameters:
    ///   - label: The name.
    ///   - id: The identifier.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// Creates a key with a localized name and an identifier.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the name's localized string.
    ///   - id: The identifier.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// Creates a key with a localized name, which is its identifier too.
    ///
    /// - Parameter labelKey: The key of the name's localized string.
    public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey), id: "\(labelKey)") }
}

/// How important additional information for assistive technologies is.
public struct AXCustomContent: Sendable {
    /// The importance of additional information.
    public enum Importance: UInt, Sendable {
        /// The user asks for the information.
        case `default`
        /// The information is read with the view.
        case high
    }

    private init() {}
}

nonisolated extension View {
    /// Adds information that assistive technologies read when the user asks for it.
    ///
    /// The elements of the view get an attribute with the name and the information.
    ///
    /// ```swift
    /// Text(photo.title).accessibilityCustomContent("Camera", photo.camera)
    /// ```
    ///
    /// - Parameters:
    ///   - key: The name.
    ///   - value: The information; nil for none.
    ///   - importance: The importance; kept without effect here.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> some View {
        customContent(key.label, value)
    }

    /// Adds localized information that assistive technologies read when the user asks for it.
    ///
    /// - Parameters:
    ///   - key: The name.
    ///   - valueKey: The key of the information's localized string.
    ///   - importance: The importance; kept without effect here.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        customContent(key.label, Text(valueKey))
    }

    /// Adds information that isn't localized.
    ///
    /// - Parameters:
    ///   - key: The name.
    ///   - value: The information.
    ///   - importance: The importance; kept without effect here.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        customContent(key.label, Text(value))
    }

    /// Adds information with a name of its own.
    ///
    /// - Parameters:
    ///   - label: The name.
    ///   - value: The information.
    ///   - importance: The importance; kept without effect here.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        customContent(label, value)
    }

    /// Adds information with a localized name.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the name's localized string.
    ///   - value: The information.
    ///   - importance: The importance; kept without effect here.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View {
        customContent(Text(labelKey), value)
    }

    /// Adds localized information with a localized name.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the name's localized string.
    ///   - valueKey: The key of the information's localized string.
    ///   - importance: The importance; kept without effect here.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View {
        customContent(Text(labelKey), Text(valueKey))
    }

    /// Adds information that isn't localized, with a localized name.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the name's localized string.
    ///   - value: The information.
    ///   - importance: The importance; kept without effect here.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> some View {
        customContent(Text(labelKey), Text(value))
    }

    private func customContent(_ label: Text, _ value: Text?) -> some View {
        modifier(
            ElementModifier(reading: { element, environment in
                guard let value else { return }
                element.attributes.append("\(label.words(in: environment)): \(value.words(in: environment))")
            }))
    }

    /// Sets the type of the texts in the view. The elements of the view get the attribute `content type: ` with it.
    ///
    /// - Parameter value: The type.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        accessibilityAttribute("content type: \(value.name)")
    }

    /// Shows a larger form of the view while it is held down, for users who see badly. The elements of the view get the
    /// attribute `large content viewer`; nothing is painted here.
    public func accessibilityShowsLargeContentViewer() -> some View {
        accessibilityAttribute("large content viewer")
    }

    /// Links views with the same identifier, so that assistive technologies can move between them. The elements of the
    /// view get the attribute `linked group: ` with the identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier of the group.
    ///   - namespace: The namespace of the identifier.
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityAttribute("linked group: \(id)")
    }

    /// Pairs a label with its content for assistive technologies. The elements of the view get the attribute `label of:
    /// ` or `content of: ` with the identifier.
    ///
    /// - Parameters:
    ///   - role: The view's part in the pair.
    ///   - id: The identifier of the pair.
    ///   - namespace: The namespace of the identifier.
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibilityAttribute("\(role) of: \(id)")
    }
}

// MARK: - Speech

nonisolated extension View {
    /// Sets whether an assistive technology spells the texts out. The elements get the attribute `spelled out`.
    ///
    /// - Parameter value: Whether characters are read one by one; true by default.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        accessibilityAttribute(value ? "spelled out" : nil)
    }

    /// Raises or lowers the pitch of an assistive technology's voice. The elements get the attribute `pitch: `.
    ///
    /// - Parameter value: The change of the pitch, from -1 to 1.
    public func speechAdjustedPitch(_ value: Double) -> some View { accessibilityAttribute("pitch: \(value)") }

    /// Sets whether an assistive technology always reads punctuation. The elements get the attribute `punctuation`.
    ///
    /// - Parameter value: Whether punctuation is read; true by default.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        accessibilityAttribute(value ? "punctuation" : nil)
    }

    /// Sets whether an assistive technology finishes what it reads first. The elements get the attribute
    /// `announcements queued`.
    ///
    /// - Parameter value: Whether announcements wait; true by default.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        accessibilityAttribute(value ? "announcements queued" : nil)
    }
}
