/// The appearance of the user interface: light or dark.
///
/// ```swift
/// struct Badge: View {
///     @Environment(\.colorScheme) private var colorScheme
///
///     var body: some View {
///         Circle().fill(colorScheme == .dark ? .yellow : .orange)
///     }
/// }
/// ```
public enum ColorScheme: CaseIterable, Hashable, BitwiseCopyable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// The contrast between foreground and background colours.
public enum ColorSchemeContrast: CaseIterable, Hashable, BitwiseCopyable, Sendable {
    /// The standard contrast.
    case standard
    /// A higher contrast.
    case increased
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
    /// The colour scheme; light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The contrast that the user prefers; standard unless a host sets it. Standard colours don't depend on it here.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}
