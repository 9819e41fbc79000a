import Foundation

/// A colour of a catalogue: its variants.
package struct AssetColor: Hashable, Sendable {
    /// The value of a variant.
    package enum Value: Hashable, Sendable {
        /// Components in a colour space.
        case components(Space, red: Double, green: Double, blue: Double, alpha: Double)
        /// A colour of the system, for instance `systemRedColor`.
        case system(String)
    }

    /// A colour space of components.
    package enum Space: Hashable, Sendable {
        /// Gamma-encoded sRGB; components may be outside 0…1.
        case sRGB
        /// sRGB with components proportional to the light.
        case linear
        /// Display P3.
        case displayP3
    }

    private struct Variant: Hashable, Sendable {
        let traits: AssetTraits
        let value: Value
    }

    private let variants: [Variant]

    /// Returns the value for an environment: that of the variant that suits it best.
    package func value(in environment: AssetTraits) -> Value {
        let fitting = variants.compactMap { variant in
            variant.traits.fitness(in: environment).map { ($0, variant.value) }
        }
        // Of equal ones the first: `max` would take the last.
        return fitting.reversed().max { $0.0 < $1.0 }?.1 ?? variants[0].value
    }

    /// Reads a colour; nil if no entry has a colour. That is reported, unless each entry is one of the placeholders
    /// with which Xcode creates a colour, such as the accent colour of its templates.
    init?(_ contents: AssetContents) {
        var variants: [Variant] = []
        var hasPlaceholder = false
        for item in contents.items("colors") {
            guard let color = item["color"] as? [String: Any] else {
                hasPlaceholder = true
                continue
            }
            guard let value = Value(color) else {
                contents.report("a colour is malformed")
                continue
            }
            variants.append(Variant(traits: AssetTraits(item), value: value))
        }
        guard !variants.isEmpty else {
            if !hasPlaceholder { contents.report("there is no colour") }
            return nil
        }
        self.variants = variants
    }
}

extension AssetColor.Value {
    /// Reads a colour; nil if it is malformed.
    fileprivate init?(_ color: [String: Any]) {
        if let reference = color["reference"] as? String {
            self = .system(reference)
            return
        }
        guard let components = color["components"] as? [String: Any] else { return nil }
        let alpha = Self.fraction(components["alpha"], isAlpha: true) ?? 1
        let space = color["color-space"] as? String ?? "srgb"
        if let white = Self.fraction(components["white"]) {
            self = .components(
                space.contains("linear") ? .linear : .sRGB, red: white, green: white, blue: white, alpha: alpha)
            return
        }
        guard let red = Self.fraction(components["red"]), let green = Self.fraction(components["green"]),
            let blue = Self.fraction(components["blue"])
        else { return nil }
        let known: AssetColor.Space =
            space == "display-p3" ? .displayP3 : space.contains("linear") ? .linear : .sRGB
        self = .components(known, red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Reads a component: a fraction (`0.5`), an integer from 0 to 255, or two hexadecimal digits (`0x7F`). An integer
    /// alpha is a fraction, too.
    private static func fraction(_ value: Any?, isAlpha: Bool = false) -> Double? {
        if let number = value as? Double { return number.isFinite ? number : nil }
        guard let string = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
        if string.lowercased().hasPrefix("0x") { return Int(string.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let number = Double(string), number.isFinite else { return nil }
        return isAlpha || string.contains(".") ? number : number / 255
    }
}
