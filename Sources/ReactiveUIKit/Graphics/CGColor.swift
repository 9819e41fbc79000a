#if !canImport(Darwin)
    /// A text of Core Foundation's.
    public typealias CFString = String
    /// A list of Core Foundation's; used for colours only.
    public typealias CFArray = [CGColor]

    /// A range and an encoding of colours.
    public final class CGColorSpace: Hashable, Sendable {
        /// The name of the space; nil if it has none.
        public let name: CFString?
        /// The number of components without the opacity.
        public let numberOfComponents: Int
        /// The kind of a colour space.
        public let model: CGColorSpaceModel

        private init(_ name: CFString, _ components: Int, _ model: CGColorSpaceModel) {
            self.name = name
            numberOfComponents = components
            self.model = model
        }

        /// Creates a named space; nil for an unknown name.
        ///
        /// - Parameter name: The name, for instance `CGColorSpace.sRGB`.
        public convenience init?(name: CFString) {
            switch name {
            case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.extendedLinearSRGB, Self.displayP3,
                Self.genericRGBLinear, Self.adobeRGB1998:
                self.init(name, 3, .rgb)
            case Self.genericGrayGamma2_2, Self.linearGray: self.init(name, 1, .monochrome)
            case Self.genericCMYK: self.init(name, 4, .cmyk)
            default: return nil
            }
        }

        /// The standard space of screens.
        public static let sRGB: CFString = "kCGColorSpaceSRGB"
        /// The standard space with components beyond 0…1.
        public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
        /// The standard space without gamma encoding.
        public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
        /// The standard space without gamma encoding, with components beyond 0…1.
        public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
        /// A wide space of screens.
        public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
        /// A space of three components without gamma encoding.
        public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
        /// A wide space of cameras.
        public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
        /// A space of greys.
        public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
        /// A space of greys without gamma encoding.
        public static let linearGray: CFString = "kCGColorSpaceLinearGray"
        /// A space of printing inks.
        public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"

        static let rgb = CGColorSpace(sRGB, 3, .rgb)
        static let gray = CGColorSpace(genericGrayGamma2_2, 1, .monochrome)
        static let cmyk = CGColorSpace(genericCMYK, 4, .cmyk)

        public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }
        public func hash(into hasher: inout Hasher) { hasher.combine(name) }
    }

    /// The kind of a colour space.
    public enum CGColorSpaceModel: Int32, Sendable {
        /// Not known.
        case unknown = -1
        /// Greys.
        case monochrome = 0
        /// Red, green and blue.
        case rgb = 1
        /// Four printing inks.
        case cmyk = 2
        /// Lightness and two axes of colour.
        case lab = 3
        /// Any number of components.
        case deviceN = 4
        /// Numbers of a table.
        case indexed = 5
        /// A pattern.
        case pattern = 6
    }

    /// Returns the space of red, green and blue.
    public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .rgb }
    /// Returns the space of greys.
    public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
    /// Returns the space of printing inks.
    public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { .cmyk }

    /// A colour of fixed components.
    ///
    /// ```swift
    /// layer.borderColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// ```
    public final class CGColor: Hashable, Sendable {
        let resolved: Color.Resolved
        /// The space of the components.
        public let colorSpace: CGColorSpace?
        private let stored: [CGFloat]

        init(_ resolved: Color.Resolved) {
            self.resolved = resolved
            colorSpace = .rgb
            stored = [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
        }

        private init(_ color: Color, _ space: CGColorSpace, _ components: [CGFloat]) {
            resolved = color.resolve(in: EnvironmentValues())
            colorSpace = space
            stored = components
        }

        /// Creates a colour from sRGB components.
        ///
        /// - Parameters:
        ///   - red: The amount of red, from 0 to 1.
        ///   - green: The amount of green, from 0 to 1.
        ///   - blue: The amount of blue, from 0 to 1.
        ///   - alpha: The opacity, from 0 to 1.
        public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(
                Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)), .rgb,
                [red, green, blue, alpha])
        }

        /// Creates a colour from sRGB components.
        ///
        /// - Parameters:
        ///   - red: The amount of red, from 0 to 1.
        ///   - green: The amount of green, from 0 to 1.
        ///   - blue: The amount of blue, from 0 to 1.
        ///   - alpha: The opacity, from 0 to 1.
        public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
            self.init(red: red, green: green, blue: blue, alpha: alpha)
        }

        /// Creates a grey.
        ///
        /// - Parameters:
        ///   - gray: The lightness, from 0 (black) to 1 (white).
        ///   - alpha: The opacity, from 0 to 1.
        public convenience init(gray: CGFloat, alpha: CGFloat) {
            self.init(Color(white: Double(gray), opacity: Double(alpha)), .gray, [gray, alpha])
        }

        /// Creates a grey.
        ///
        /// - Parameters:
        ///   - gray: The lightness, from 0 (black) to 1 (white).
        ///   - alpha: The opacity, from 0 to 1.
        public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
            self.init(gray: gray, alpha: alpha)
        }

        /// Creates a colour from components in a space; nil for a space of inks or patterns.
        ///
        /// - Parameters:
        ///   - space: The space.
        ///   - components: The components and the opacity, as many as the space has and one more.
        public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
            let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
            switch space.model {
            case .monochrome:
                self.init(Color(white: Double(values[0]), opacity: Double(values[1])), space, values)
            case .rgb:
                let rgb: Color.RGBColorSpace = space.name == CGColorSpace.displayP3 ? .displayP3 : .sRGB
                self.init(
                    Color(
                        rgb, red: Double(values[0]), green: Double(values[1]), blue: Double(values[2]),
                        opacity: Double(values[3])), space, values)
            default: return nil
            }
        }

        /// The components and, as the last one, the opacity.
        public var components: [CGFloat]? { stored }
        /// The number of components, the opacity included.
        public var numberOfComponents: Int { stored.count }
        /// The opacity, from 0 to 1.
        public var alpha: CGFloat { stored.last ?? 1 }

        /// Returns the colour with another opacity.
        ///
        /// - Parameter alpha: The opacity, from 0 to 1.
        public func copy(alpha: CGFloat) -> CGColor? {
            var copy = resolved
            copy.opacity = Float(alpha)
            return CGColor(Color(copy), colorSpace ?? .rgb, stored.dropLast() + [alpha])
        }

        /// Returns the colour in another space; only sRGB is supported.
        ///
        /// - Parameters:
        ///   - space: The space.
        ///   - intent: How colours outside of the space are converted; ignored.
        ///   - options: Ignored.
        public func converted(
            to space: CGColorSpace, intent: CGColorRenderingIntent, options: Any?
        ) -> CGColor? {
            space.model == .rgb ? CGColor(resolved) : nil
        }

        /// Opaque black.
        public static let black: CGColor = CGColor(gray: 0, alpha: 1)
        /// Opaque white.
        public static let white: CGColor = CGColor(gray: 1, alpha: 1)
        /// A transparent colour.
        public static let clear: CGColor = CGColor(gray: 0, alpha: 0)

        public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
            lhs.resolved == rhs.resolved && lhs.colorSpace == rhs.colorSpace
        }
        public func hash(into hasher: inout Hasher) { hasher.combine(resolved) }
    }

    /// How colours outside of a space are converted.
    public enum CGColorRenderingIntent: Int32, Sendable {
        /// By the content.
        case defaultIntent = 0
        /// Colours inside stay as they are.
        case absoluteColorimetric = 1
        /// Colours are shifted with the white point.
        case relativeColorimetric = 2
        /// Relations between colours stay as they are.
        case perceptual = 3
        /// Colours stay saturated.
        case saturation = 4
    }

    extension Color {
        /// Creates a colour from a Core Graphics colour.
        ///
        /// - Parameter cgColor: The colour.
        public init(cgColor: CGColor) { self.init(cgColor.resolved) }

        /// Creates a colour from a Core Graphics colour.
        ///
        /// - Parameter cgColor: The colour.
        @_disfavoredOverload
        public init(_ cgColor: CGColor) { self.init(cgColor.resolved) }

        /// The colour's components in the light colour scheme; nil for a colour that depends on the scheme.
        public var cgColor: CGColor? {
            var dark = EnvironmentValues()
            dark.colorScheme = .dark
            let resolved = resolve(in: EnvironmentValues())
            return resolved == resolve(in: dark) ? CGColor(resolved) : nil
        }
    }

    extension Color.Resolved {
        /// The components as a Core Graphics colour.
        public var cgColor: CGColor { CGColor(self) }
    }

    extension UIColor {
        /// Creates a colour from a Core Graphics colour.
        ///
        /// - Parameter cgColor: The colour.
        public convenience init(cgColor: CGColor) { self.init(Color(cgColor.resolved)) }

        /// The colour's components for the current traits.
        public var cgColor: CGColor { CGColor(resolved(with: .current)) }
    }
#endif
