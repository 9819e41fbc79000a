extension Color.Resolved {
    /// Returns a colour of an asset catalogue in an environment.
    ///
    /// - Parameters:
    ///   - name: The name of the colour.
    ///   - bundle: The path of the bundle; nil for the main one.
    ///   - environment: The environment.
    static func named(_ name: String, in bundle: String?, _ environment: EnvironmentValues) -> Color.Resolved {
        let index = AssetCatalogs.index(of: bundle)
        guard index.hasCatalogs else { return standIn(forName: name) }
        guard let color = AssetCatalogs.color(named: name, in: bundle) else {
            AssetCatalogs.reportMissing("colour", named: name, in: bundle, result: "using a transparent one")
            return .clear
        }
        switch color.value(in: environment.assetTraits) {
        case .components(let space, let red, let green, let blue, let alpha):
            return Color.Resolved(
                colorSpace: Color.RGBColorSpace(space), red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(alpha))
        case .system(let reference):
            guard let color = UIKitColorName.color(reference) else {
                AssetCatalogs.reportMissing("system colour", named: reference, in: bundle, result: "using a grey one")
                return SystemColor.gray.resolved(in: environment)
            }
            return color.resolve(in: environment)
        }
    }
}

extension Color.RGBColorSpace {
    fileprivate init(_ space: AssetColor.Space) {
        switch space {
        case .sRGB: self = .sRGB
        case .linear: self = .sRGBLinear
        case .displayP3: self = .displayP3
        }
    }
}

extension EnvironmentValues {
    /// The settings that choose among the variants of a colour.
    var assetTraits: AssetTraits {
        AssetTraits(isDark: colorScheme == .dark, isHighContrast: colorSchemeContrast == .increased)
    }
}

/// The colours of the system to which asset catalogues refer.
private enum UIKitColorName {
    /// Returns a colour by the name in a catalogue, for instance `systemRedColor` or `labelColor`.
    static func color(_ reference: String) -> Color.Provider? {
        var name = reference
        if name.hasSuffix("Color") { name.removeLast(5) }
        switch name {
        case "label": return .label(0)
        case "secondaryLabel": return .label(1)
        case "tertiaryLabel": return .label(2)
        case "quaternaryLabel": return .label(3)
        case "tint", "controlAccent": return .accent
        case "systemBackground": return grey(255, 0)
        case "secondarySystemBackground", "systemGray6", "systemGroupedBackground": return grey(242, 28)
        case "tertiarySystemBackground": return grey(255, 44)
        case "white": return grey(255, 255)
        case "black": return grey(0, 0)
        default: break
        }
        if name.hasPrefix("system") { name = name.dropFirst(6).lowercased() }
        return SystemColor(rawValue: name).map { .system($0) }
    }

    private static func grey(_ light: Float, _ dark: Float) -> Color.Provider {
        let (light, dark) = (light / 255, dark / 255)
        return .adaptive(
            "grey", light: Color.Resolved(red: light, green: light, blue: light),
            dark: Color.Resolved(red: dark, green: dark, blue: dark))
    }
}
