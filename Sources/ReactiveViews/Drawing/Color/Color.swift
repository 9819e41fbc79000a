/// A colour that may depend on the environment, for instance on the colour scheme.
///
/// A colour is a shape style and can be mixed, faded and resolved:
///
/// ```swift
/// Circle().fill(Color.blue.mix(with: .white, by: 0.3).opacity(0.8))
/// ```
public struct Color: Hashable, Sendable {
    let provider: Provider

    init(_ provider: Provider) { self.provider = provider }

    /// The definition of a colour, resolved in an environment.
    indirect enum Provider: Hashable, Sendable {
        case resolved(Resolved)
        /// A standard colour, which depends on the colour scheme.
        case system(SystemColor)
        /// The text colour of a level of emphasis; 0 is the primary one.
        case label(Int)
        /// The colour that `accentColor(_:)` or `tint(_:)` set.
        case accent
        /// A colour of an asset catalogue of the main bundle.
        case named(String)
        /// A colour of an asset catalogue of another bundle, by its path.
        case asset(String, bundle: String)
        /// A named colour with one variant for each colour scheme.
        case adaptive(String, light: Resolved, dark: Resolved)
        /// Invariant: never a fade of a `faded`.
        case faded(Provider, Double)
        case mixed(Provider, Provider, Double, Gradient.ColorSpace)
        /// A style of a program's own that resolves to a colour.
        case style(ColorStyle)
    }

    /// A style of a program's own that resolves to a colour.
    struct ColorStyle: Hashable, Sendable {
        private let base: any ShapeStyle & Hashable
        let resolve: @Sendable (EnvironmentValues) -> Resolved

        init<S: ShapeStyle & Hashable>(_ style: S) where S.Resolved == Color.Resolved {
            base = style
            resolve = { style.resolve(in: $0) }
        }

        static func == (lhs: ColorStyle, rhs: ColorStyle) -> Bool { AnyHashable(lhs.base) == AnyHashable(rhs.base) }

        func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

        var description: String { "\(base)" }
    }

    /// Returns the colour's components in an environment.
    ///
    /// - Parameter environment: The environment of the view that is painted.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        provider.resolve(in: environment)
    }

    /// Whether the components may differ from environment to environment.
    var dependsOnEnvironment: Bool {
        if case .resolved = provider { false } else { true }
    }

    /// Returns the colour with its opacity multiplied by a factor.
    ///
    /// - Parameter opacity: The factor: 0 is transparent, 1 leaves the colour unchanged. Negative values and NaN become
    ///   0.
    public func opacity(_ opacity: Double) -> Color {
        let opacity = opacity.isNaN ? 0 : max(opacity, 0)
        switch provider {
        case .resolved(let resolved): return Color(resolved.multiplyingOpacity(by: opacity))
        case .faded(let provider, let old): return Color(.faded(provider, old * opacity))
        default: return Color(.faded(provider, opacity))
        }
    }

    /// Returns a colour between this one and another one.
    ///
    /// - Parameters:
    ///   - rhs: The colour at fraction 1.
    ///   - fraction: The share of `rhs`, from 0 to 1; clamped, and NaN becomes 0.
    ///   - colorSpace: The space in which the colours are mixed; perceptual by default.
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction.isNaN ? 0 : min(max(fraction, 0), 1)
        if case .resolved(let left) = provider, case .resolved(let right) = rhs.provider {
            return Color(left.mixed(with: right, by: fraction, in: colorSpace))
        }
        return Color(.mixed(provider, rhs.provider, fraction, colorSpace))
    }

    /// The colour's standard gradient: from a lighter shade to the colour itself.
    public var gradient: AnyGradient { AnyGradient(from: self) }
}

extension Color.Provider {
    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        switch self {
        case .resolved(let resolved): resolved
        case .system(let color): color.resolved(in: environment)
        case .label(let level): Color.Resolved.label(level, in: environment)
        case .accent: environment.accent
        case .named(let name): Color.Resolved.named(name, in: nil, environment)
        case .asset(let name, let bundle): Color.Resolved.named(name, in: bundle, environment)
        case .adaptive(_, let light, let dark): environment.colorScheme == .dark ? dark : light
        case .faded(let provider, let opacity): provider.resolve(in: environment).multiplyingOpacity(by: opacity)
        case .mixed(let left, let right, let fraction, let space):
            left.resolve(in: environment).mixed(with: right.resolve(in: environment), by: fraction, in: space)
        case .style(let style): style.resolve(environment)
        }
    }
}

extension Color: CustomStringConvertible {
    /// The name of a standard colour; the components of any other colour as `#RRGGBBAA`.
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
        case .asset(let name, let bundle): "NamedColor(name: \"\(name)\", bundle: \"\(bundle)\")"
        case .adaptive(let name, _, _): name
        case .faded(let provider, let opacity): "\(Int((min(opacity, 1e6) * 100).rounded()))% \(provider)"
        case .mixed(let left, let right, let fraction, _): "mix(\(left), \(right), \(fraction))"
        case .style(let style): style.description
        }
    }
}
