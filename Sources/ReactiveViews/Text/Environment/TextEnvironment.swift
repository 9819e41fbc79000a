private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct DynamicTypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TextAlignmentKey: EnvironmentKey { static let defaultValue = TextAlignment.leading }
private struct TruncationModeKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
private struct MinimumScaleKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
private struct TighteningKey: EnvironmentKey { static let defaultValue = false }
private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }

/// The user's preference for bold text.
public enum LegibilityWeight: Hashable, Sendable {
    /// Text of regular weight.
    case regular
    /// Bold text.
    case bold
}

extension EnvironmentValues {
    /// The font of text; nil for `body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set {
            self[FontKey.self] = newValue
            textSettings.font = newValue
        }
    }

    /// The text size that the user prefers; `large` by default.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set {
            self[DynamicTypeSizeKey.self] = newValue
            textSettings.dynamicTypeSize = newValue
        }
    }

    /// The text size that the user prefers, in the older representation of `dynamicTypeSize`.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    /// The case to which text is converted; nil to show text as written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set {
            self[TextCaseKey.self] = newValue
            textSettings.textCase = newValue
        }
    }

    /// The maximum number of lines of a text; nil for no maximum.
    ///
    /// Apple's documentation doesn't define a limit below 1; here it counts as 1.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set {
            self[LineLimitKey.self] = newValue
            // One look-up and one write, because each replaces the settings as a whole.
            var settings = textSettings
            var options = settings.options
            options.lineLimit = newValue
            options.reservedLines = 0
            settings.options = options
            textSettings = settings
        }
    }

    /// The additional space between lines, in points; 0 by default.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set {
            self[LineSpacingKey.self] = newValue
            textSettings.options.lineSpacing = newValue
        }
    }

    /// The alignment of the lines of a text; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set {
            self[TextAlignmentKey.self] = newValue
            textSettings.options.alignment = newValue
        }
    }

    /// The position at which text that doesn't fit is shortened; the tail by default.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set {
            self[TruncationModeKey.self] = newValue
            textSettings.options.truncation = newValue
        }
    }

    /// The smallest factor by which text shrinks to fit before it is truncated, from 0 to 1; 1, the default, never
    /// shrinks it.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set {
            self[MinimumScaleKey.self] = newValue
            textSettings.options.minimumScale = newValue
        }
    }

    /// Whether characters may move closer together so that text fits. The built-in metrics ignore it.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The user's preference for bold text; nil, the default, if it is unknown.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
