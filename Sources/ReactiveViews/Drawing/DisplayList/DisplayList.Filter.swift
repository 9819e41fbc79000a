extension DisplayList {
    /// A change of a group's pixels that has one strength.
    ///
    /// This file is the only list of these filters: a further one takes a case and a row here, and the methods of
    /// `View` and `VisualEffect` that apply it (`Effects/ColorEffects.swift`).
    public struct Filter: Equatable, Sendable {
        /// What a filter does.
        public enum Kind: CaseIterable, Hashable, Sendable {
            /// Blurs; the strength is the standard deviation, in points.
            case blur
            /// Adds the strength to all components: -1 gives black, 1 white.
            case brightness
            /// Scales contrast: 0 is uniform grey, 1 leaves the group unchanged, negative values invert it.
            case contrast
            /// Scales saturation: 0 removes colour, 1 leaves the group unchanged.
            case saturation
            /// Removes colour: 0 leaves the group unchanged, 1 is grey.
            case grayscale
            /// Rotates the hue of all colours by an angle, in radians.
            case hueRotation
            /// Inverts all components, whatever the strength is.
            case colorInvert
            /// Replaces colours by black whose opacity is their luminance, whatever the strength is; dark areas become
            /// transparent.
            case luminanceToAlpha
        }

        /// What the filter does.
        public var kind: Kind
        /// How much it does; the unit is the kind's.
        public var strength: Double

        /// Creates a filter.
        ///
        /// - Parameters:
        ///   - kind: What the filter does.
        ///   - strength: How much it does, in the kind's unit. 1 by default.
        public init(_ kind: Kind, _ strength: Double = 1) {
            self.kind = kind
            self.strength = strength
        }
    }
}

extension DisplayList.Filter {
    /// What is known of a kind of filter.
    private struct Row {
        /// The name in descriptions.
        let name: String
        /// The strength that changes nothing; nil if the kind has no strength.
        let neutral: Double?
        /// The least strength that makes sense.
        var least = -Double.infinity
        /// The filter as SVG writes it, for a finite strength.
        let svg: (_ strength: Double) -> SVGFilter?
    }

    private var row: Row {
        switch kind {
        case .blur:
            Row(name: "blur", neutral: 0, least: 0) { $0 > 0 ? .blur(CGFloat($0)) : nil }
        case .brightness: Row(name: "brightness", neutral: 0) { .linear(slope: 1, intercept: $0) }
        case .contrast: Row(name: "contrast", neutral: 1) { .linear(slope: $0, intercept: 0.5 - $0 / 2) }
        case .saturation: Row(name: "saturation", neutral: 1) { .matrix("saturate", $0) }
        case .grayscale: Row(name: "grayscale", neutral: 0) { .matrix("saturate", 1 - min(max($0, 0), 1)) }
        case .hueRotation: Row(name: "hue rotation", neutral: 0) { .matrix("hueRotate", Angle(radians: $0).degrees) }
        case .colorInvert: Row(name: "invert", neutral: nil) { _ in .inversion }
        case .luminanceToAlpha: Row(name: "luminance to alpha", neutral: nil) { _ in .luminanceToAlpha }
        }
    }

    /// The filter as an effect; none if it changes nothing or its strength isn't finite.
    var effects: [DisplayList.Effect] {
        let row = row
        let strength = max(strength, row.least)
        guard strength.isFinite, strength != row.neutral else { return [] }
        return [.filter(Self(kind, strength))]
    }

    /// The filter as SVG writes it; nil if it needs none or its strength isn't finite.
    var svg: SVGFilter? { strength.isFinite ? row.svg(strength) : nil }
}

extension DisplayList.Filter: CustomStringConvertible {
    public var description: String {
        let row = row
        if row.neutral == nil { return row.name }
        if kind == .hueRotation { return "\(row.name) \(CGFloat(Angle(radians: strength).degrees).briefly)°" }
        return "\(row.name) \(CGFloat(strength).briefly)"
    }
}
