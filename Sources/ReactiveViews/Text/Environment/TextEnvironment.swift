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

/// Whether the user wants text to be bold.
public enum LegibilityWeight: Hashable, Sendable {
    case regular
    case bold
}

extension EnvironmentValues {
    /// The font of texts; nil is `body`.
    public var font: Font? {
        get { self[FontKey.self] }
        set {
            self[FontKey.self] = newValue
            textSettings.font = newValue
        }
    }

    /// How large the user wants text to be.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] }
        set {
            self[DynamicTypeSizeKey.self] = newValue
            textSettings.dynamicTypeSize = newValue
        }
    }

    /// How large the user wants text to be, by its older name.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    /// In which letters texts are shown; nil is as they are written.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set {
            self[TextCaseKey.self] = newValue
            textSettings.textCase = newValue
        }
    }

    /// How many lines a text has at most; nil is any number. Below 1 it is 1 (⚑).
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set {
            self[LineLimitKey.self] = newValue
            textSettings.options.lineLimit = newValue
            textSettings.options.reservedLines = 0
        }
    }

    /// Points between lines, besides those that the font has.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set {
            self[LineSpacingKey.self] = newValue
            textSettings.options.lineSpacing = newValue
        }
    }

    /// Which side the lines of a text are put to.
    public var multilineTextAlignment: TextAlignment {
        get { self[TextAlignmentKey.self] }
        set {
            self[TextAlignmentKey.self] = newValue
            textSettings.options.alignment = newValue
        }
    }

    /// Where a text that doesn't fit is shortened.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set {
            self[TruncationModeKey.self] = newValue
            textSettings.options.truncation = newValue
        }
    }

    /// How far a text that doesn't fit may be shrunk before it is shortened.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleKey.self] }
        set {
            self[MinimumScaleKey.self] = newValue
            textSettings.options.minimumScale = newValue
        }
    }

    /// Whether characters may be put nearer to each other to make a text fit. The built-in metrics don't do it.
    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// Whether the user wants text to be bold; nil if nothing is known.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
}
