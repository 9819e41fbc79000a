/// The standard colours, each with a light and a dark variant, and with variants of more contrast.
enum SystemColor: String, Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// Returns the variant for the colour scheme and the contrast of an environment.
    func resolved(in environment: EnvironmentValues) -> Color.Resolved {
        resolved(environment.colorScheme, environment.colorSchemeContrast)
    }

    func resolved(_ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard) -> Color.Resolved {
        let bytes =
            switch (scheme == .dark, contrast == .increased) {
            case (false, false): light
            case (true, false): dark
            case (false, true): lightWithContrast
            case (true, true): darkWithContrast
            }
        return Color.Resolved(red: Float(bytes.0) / 255, green: Float(bytes.1) / 255, blue: Float(bytes.2) / 255)
    }

    private var light: (Int, Int, Int) {
        switch self {
        case .red: (255, 59, 48)
        case .orange: (255, 149, 0)
        case .yellow: (255, 204, 0)
        case .green: (52, 199, 89)
        case .mint: (0, 199, 190)
        case .teal: (48, 176, 199)
        case .cyan: (50, 173, 230)
        case .blue: (0, 122, 255)
        case .indigo: (88, 86, 214)
        case .purple: (175, 82, 222)
        case .pink: (255, 45, 85)
        case .brown: (162, 132, 94)
        case .gray: (142, 142, 147)
        }
    }

    private var dark: (Int, Int, Int) {
        switch self {
        case .red: (255, 69, 58)
        case .orange: (255, 159, 10)
        case .yellow: (255, 214, 10)
        case .green: (48, 209, 88)
        case .mint: (99, 230, 226)
        case .teal: (64, 200, 224)
        case .cyan: (100, 210, 255)
        case .blue: (10, 132, 255)
        case .indigo: (94, 92, 230)
        case .purple: (191, 90, 242)
        case .pink: (255, 55, 95)
        case .brown: (172, 142, 104)
        case .gray: (142, 142, 147)
        }
    }

    private var lightWithContrast: (Int, Int, Int) {
        switch self {
        case .red: (215, 0, 21)
        case .orange: (201, 52, 0)
        case .yellow: (178, 80, 0)
        case .green: (36, 138, 61)
        case .mint: (12, 129, 123)
        case .teal: (0, 130, 153)
        case .cyan: (0, 113, 164)
        case .blue: (0, 64, 221)
        case .indigo: (54, 52, 163)
        case .purple: (137, 68, 171)
        case .pink: (211, 15, 69)
        case .brown: (127, 101, 69)
        case .gray: (108, 108, 112)
        }
    }

    private var darkWithContrast: (Int, Int, Int) {
        switch self {
        case .red: (255, 105, 97)
        case .orange: (255, 179, 64)
        case .yellow: (255, 212, 38)
        case .green: (48, 219, 91)
        case .mint: (102, 212, 207)
        case .teal: (93, 230, 255)
        case .cyan: (112, 215, 255)
        case .blue: (64, 156, 255)
        case .indigo: (125, 122, 255)
        case .purple: (218, 143, 255)
        case .pink: (255, 100, 130)
        case .brown: (181, 148, 105)
        case .gray: (174, 174, 178)
        }
    }
}

extension Color.Resolved {
    /// The opacity of each level of emphasis, the primary one first.
    static let levels: [Double] = [1, 0.6, 0.3, 0.18, 0.1]

    /// The opacities in an environment with more contrast.
    private static let levelsWithContrast: [Double] = [1, 0.8, 0.55, 0.4, 0.25]

    /// Returns the text colour of a level of emphasis in an environment; 0 is the primary one.
    static func label(_ level: Int, in environment: EnvironmentValues) -> Color.Resolved {
        label(level, environment.colorScheme, environment.colorSchemeContrast)
    }

    /// Returns the text colour of a level of emphasis; 0 is the primary one.
    static func label(
        _ level: Int, _ scheme: ColorScheme, _ contrast: ColorSchemeContrast = .standard
    ) -> Color.Resolved {
        let levels = contrast == .increased ? levelsWithContrast : levels
        let byte: (Float, Float, Float) =
            switch (scheme, level > 0) {
            case (.light, false): (0, 0, 0)
            case (.dark, false): (255, 255, 255)
            case (.light, true): (60, 60, 67)
            case (.dark, true): (235, 235, 245)
            }
        return Color.Resolved(
            red: byte.0 / 255, green: byte.1 / 255, blue: byte.2 / 255,
            opacity: Float(levels[min(max(level, 0), levels.count - 1)]))
    }

    /// Returns the background colour of a window.
    static func background(_ scheme: ColorScheme) -> Color.Resolved {
        scheme == .dark ? Color.Resolved(red: 0, green: 0, blue: 0) : Color.Resolved(red: 1, green: 1, blue: 1)
    }
}
