/// A colour that may depend on where it is used: `resolve(in:)` says what it is there.
public struct Color: Hashable, Sendable {
    let provider: Provider

    init(_ provider: Provider) { self.provider = provider }

    /// How a colour comes about.
    indirect enum Provider: Hashable, Sendable {
        case resolved(Resolved)
        /// One of the system's, light or dark.
        case system(SystemColor)
        /// The colour of text, the level-th most important.
        case label(Int)
        /// What `accentColor(_:)` or `tint(_:)` set above.
        case accent
        case named(String)
        /// One that is another one in the dark, by its name.
        case adaptive(String, light: Resolved, dark: Resolved)
        /// Never of another `faded`.
        case faded(Provider, Double)
        case mixed(Provider, Provider, Double, Gradient.ColorSpace)
    }

    /// The colour where an environment holds.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        provider.resolve(in: environment)
    }

    /// The colour, so many times as opaque.
    public func opacity(_ opacity: Double) -> Color {
        let opacity = opacity.isNaN ? 0 : max(opacity, 0)
        switch provider {
        case .resolved(let resolved): return Color(resolved.multiplyingOpacity(by: opacity))
        case .faded(let provider, let old): return Color(.faded(provider, old * opacity))
        default: return Color(.faded(provider, opacity))
        }
    }

    /// A colour between this one (0) and another one (1).
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        if case .resolved(let left) = provider, case .resolved(let right) = rhs.provider {
            return Color(left.mixed(with: right, by: fraction, in: colorSpace))
        }
        return Color(.mixed(provider, rhs.provider, fraction, colorSpace))
    }

    /// A vertical gradient from a lighter shade of the colour to the colour itself.
    public var gradient: AnyGradient { AnyGradient(from: self) }
}

extension Color.Provider {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        switch self {
        case .resolved(let resolved): resolved
        case .system(let color): color.resolved(environment.colorScheme)
        case .label(let level): Color.Resolved.label(level, environment.colorScheme)
        case .accent: environment.accent
        case .named(let name): Color.Resolved.standIn(forName: name)
        case .adaptive(_, let light, let dark): environment.colorScheme == .dark ? dark : light
        case .faded(let provider, let opacity): provider.resolve(in: environment).multiplyingOpacity(by: opacity)
        case .mixed(let left, let right, let fraction, let space):
            left.resolve(in: environment).mixed(with: right.resolve(in: environment), by: fraction, in: space)
        }
    }
}

extension Color: CustomStringConvertible {
    /// The name of a standard colour, the components of any other as `#RRGGBBAA`.
    public var description: String { provider.description }
}

extension Color.Provider: CustomStringConvertible {
    var description: String {
        switch self {
        case .resolved(let resolved): resolved.description
        case .system(let color): color.rawValue
        case .label(let level): ["primary", "secondary", "tertiary", "quaternary", "quinary"][min(max(level, 0), 4)]
        case .accent: "accentColor"
        case .named(let name): "NamedColor(name: \"\(name)\")"
        case .adaptive(let name, _, _): name
        case .faded(let provider, let opacity): "\(Int((min(opacity, 1e6) * 100).rounded()))% \(provider)"
        case .mixed(let left, let right, let fraction, _): "mix(\(left), \(right), \(fraction))"
        }
    }
}
