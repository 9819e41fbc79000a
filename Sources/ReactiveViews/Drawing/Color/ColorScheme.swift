/// Whether things are drawn dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// How strongly colours are told apart.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
    /// Light or dark; light unless somebody sets it.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast that the user asked for. Here the standard one unless a host sets it; standard colours don't change by it ⚑.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}
