extension GraphicsContext {
    /// A change of the pixels of drawings.
    public struct Filter: Sendable {
        fileprivate enum Source: Sendable {
            case effects([DisplayList.Effect])
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
            case multiply(Color)
            case threshold(Double, Color)
            case shader
        }
        fileprivate let source: Source

        private init(_ source: Source) { self.source = source }
        private init(_ kind: DisplayList.Filter.Kind, _ strength: Double) {
            source = .effects(DisplayList.Filter(kind, strength).effects)
        }

        /// A projection; its affine part applies.
        ///
        /// - Parameter matrix: The projection.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            let affine = matrix.affine
            return Filter(.effects(affine.isFinite ? [.transform(affine)] : []))
        }

        /// A shadow below the drawings.
        ///
        /// - Parameters:
        ///   - color: The colour of the shadow; black at 33 % by default.
        ///   - radius: The blur radius, in points.
        ///   - x: The horizontal offset, in points.
        ///   - y: The vertical offset, in points.
        ///   - blendMode: How the shadow is combined with what is below; it has no effect here.
        ///   - options: How the shadow is drawn; they have no effect here.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(.shadow(color, radius: radius, x: x, y: y))
        }

        /// Multiplies the components by those of a colour.
        ///
        /// - Parameter color: The colour.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

        /// Applies a matrix to the components.
        ///
        /// - Parameter matrix: The matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
            Filter(.effects(matrix == ColorMatrix() ? [] : [.colorMatrix(matrix)]))
        }

        /// Rotates the hue of all colours.
        ///
        /// - Parameter angle: The angle on the colour wheel.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation, angle.radians) }

        /// Scales saturation.
        ///
        /// - Parameter amount: The factor: 0 removes colour, 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation, amount) }

        /// Adds to all components.
        ///
        /// - Parameter amount: The amount: -1 gives black, 1 white.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness, amount) }

        /// Scales contrast.
        ///
        /// - Parameter amount: The factor: 0 is uniform grey, 1 changes nothing.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast, amount) }

        /// Inverts all components.
        ///
        /// - Parameter amount: How much they are inverted: 0 changes nothing, 1 inverts them.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            if amount == 1 { return Filter(.colorInvert, 1) }
            guard amount.isFinite, amount != 0 else { return Filter(.effects([])) }
            var matrix = ColorMatrix()
            let (slope, shift) = (Float(1 - 2 * amount), Float(amount))
            (matrix.r1, matrix.g2, matrix.b3) = (slope, slope, slope)
            (matrix.r5, matrix.g5, matrix.b5) = (shift, shift, shift)
            return colorMatrix(matrix)
        }

        /// Removes colour.
        ///
        /// - Parameter amount: How much is removed: 0 changes nothing, 1 gives grey.
        public static func grayscale(_ amount: Double) -> Filter { Filter(.grayscale, amount) }

        /// Replaces colours by black whose opacity is their luminance.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha, 1) }

        /// Blurs.
        ///
        /// - Parameters:
        ///   - radius: The blur radius, in points.
        ///   - options: How the blur is drawn; they have no effect here.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(.blur, Double(radius))
        }

        /// Paints pixels of enough opacity in one colour, and makes all others transparent.
        ///
        /// - Parameters:
        ///   - min: The least opacity, from 0 to 1.
        ///   - max: The greatest opacity; it has no effect here.
        ///   - color: The colour.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(.threshold(min, color))
        }

        /// A shader that returns colours; it has no effect here.
        ///
        /// - Parameter shader: The shader.
        public static func colorShader(_ shader: Shader) -> Filter { Filter(.shader) }

        /// A shader that moves pixels; it has no effect here.
        ///
        /// - Parameters:
        ///   - shader: The shader.
        ///   - maxSampleOffset: The greatest distance between a pixel and its source, in points.
        public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(.shader) }

        /// A shader that reads the whole layer; it has no effect here.
        ///
        /// - Parameters:
        ///   - shader: The shader.
        ///   - maxSampleOffset: The greatest distance between a pixel and its source, in points.
        public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter { Filter(.shader) }
    }

    /// How a shadow is drawn. The options have no effect here.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The shadow is above the drawing.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        /// Only the shadow is drawn.
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        /// The shadow is where the drawing is transparent.
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        /// The drawing and its shadow aren't combined before they are blended.
        public static let disablesGroup = ShadowOptions(rawValue: 8)
    }

    /// How a blur is drawn. The options have no effect here.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The result is opaque.
        public static let opaque = BlurOptions(rawValue: 1)
        /// The result is dithered.
        public static let dithersResult = BlurOptions(rawValue: 2)
    }

    /// How a filter is applied. The options have no effect here.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates a set from its bits.
        ///
        /// - Parameter rawValue: The bits of the set.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The filter works on components in linear light.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Applies a filter to each of the next drawings. To filter several drawings as a whole, draw them in a layer.
    ///
    /// - Parameters:
    ///   - filter: The filter.
    ///   - options: How the filter is applied; they have no effect here.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        switch filter.source {
        case .effects(let effects):
            wrappers += effects.map { effect in
                // Transforms of filters apply in the coordinates of the next drawings.
                guard case .transform(let own) = effect else { return .effect(effect) }
                return .effect(.transform(transform.undone.concatenating(own).concatenating(transform)))
            }
        case .shadow(let color, let radius, let x, let y):
            wrappers.append(.effect(.shadow(color: color.resolve(in: environment), radius: radius, x: x, y: y)))
        case .multiply(let color):
            wrappers.append(.effect(.colorMultiply(color.resolve(in: environment))))
        case .threshold(let least, let color):
            let color = color.resolve(in: environment)
            var matrix = ColorMatrix()
            (matrix.r1, matrix.g2, matrix.b3) = (0, 0, 0)
            (matrix.r5, matrix.g5, matrix.b5) = (color.red, color.green, color.blue)
            let steepness: Float = 255
            (matrix.a4, matrix.a5) = (steepness, -steepness * Float(least.isFinite ? least : 0) + 0.5)
            wrappers.append(.effect(.colorMatrix(matrix)))
        case .shader: break
        }
    }

    // MARK: Blend modes

    /// How drawings are combined with what is below them.
    public struct BlendMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int32

        /// Creates a mode from its number.
        ///
        /// - Parameter rawValue: The number.
        public init(rawValue: Int32) { self.rawValue = rawValue }

        /// Paints over what is below.
        public static let normal = BlendMode(rawValue: 0)
        /// Multiplies both colours.
        public static let multiply = BlendMode(rawValue: 1)
        /// Multiplies the inverted colours.
        public static let screen = BlendMode(rawValue: 2)
        /// Multiplies or screens, depending on the lightness below.
        public static let overlay = BlendMode(rawValue: 3)
        /// Keeps the darker of both components.
        public static let darken = BlendMode(rawValue: 4)
        /// Keeps the lighter of both components.
        public static let lighten = BlendMode(rawValue: 5)
        /// Brightens what is below.
        public static let colorDodge = BlendMode(rawValue: 6)
        /// Darkens what is below.
        public static let colorBurn = BlendMode(rawValue: 7)
        /// Darkens or lightens gently.
        public static let softLight = BlendMode(rawValue: 8)
        /// Multiplies or screens, depending on the drawing's lightness.
        public static let hardLight = BlendMode(rawValue: 9)
        /// Subtracts the darker component from the lighter one.
        public static let difference = BlendMode(rawValue: 10)
        /// Like `difference`, with lower contrast.
        public static let exclusion = BlendMode(rawValue: 11)
        /// Takes the drawing's hue.
        public static let hue = BlendMode(rawValue: 12)
        /// Takes the drawing's saturation.
        public static let saturation = BlendMode(rawValue: 13)
        /// Takes the drawing's hue and saturation.
        public static let color = BlendMode(rawValue: 14)
        /// Takes the drawing's luminosity.
        public static let luminosity = BlendMode(rawValue: 15)
        /// Erases what is below where the drawing is; a renderer sees `destinationOut`.
        public static let clear = BlendMode(rawValue: 16)
        /// Replaces what is below; a renderer sees `normal`.
        public static let copy = BlendMode(rawValue: 17)
        /// Paints where what is below is opaque, and erases the rest; a renderer sees `sourceAtop`.
        public static let sourceIn = BlendMode(rawValue: 18)
        /// Paints where what is below is transparent, and erases the rest; a renderer sees `destinationOver`.
        public static let sourceOut = BlendMode(rawValue: 19)
        /// Paints only where what is below is opaque.
        public static let sourceAtop = BlendMode(rawValue: 20)
        /// Paints behind what is there.
        public static let destinationOver = BlendMode(rawValue: 21)
        /// Keeps what is below where the drawing is opaque; a renderer sees `normal`.
        public static let destinationIn = BlendMode(rawValue: 22)
        /// Erases what is below where the drawing is opaque.
        public static let destinationOut = BlendMode(rawValue: 23)
        /// Keeps what is below where the drawing is opaque, and paints behind; a renderer sees `destinationOver`.
        public static let destinationAtop = BlendMode(rawValue: 24)
        /// Keeps what only one of both covers; a renderer sees `normal`.
        public static let xor = BlendMode(rawValue: 25)
        /// Adds both colours towards black.
        public static let plusDarker = BlendMode(rawValue: 26)
        /// Adds both colours towards white.
        public static let plusLighter = BlendMode(rawValue: 27)
    }
}

extension GraphicsContext.BlendMode {
    private static let viewModes: [GraphicsContext.BlendMode: ReactiveViews.BlendMode] = [
        .multiply: .multiply, .screen: .screen, .overlay: .overlay, .darken: .darken, .lighten: .lighten,
        .colorDodge: .colorDodge, .colorBurn: .colorBurn, .softLight: .softLight, .hardLight: .hardLight,
        .difference: .difference, .exclusion: .exclusion, .hue: .hue, .saturation: .saturation, .color: .color,
        .luminosity: .luminosity, .clear: .destinationOut, .sourceIn: .sourceAtop, .sourceOut: .destinationOver,
        .sourceAtop: .sourceAtop, .destinationOver: .destinationOver, .destinationOut: .destinationOut,
        .destinationAtop: .destinationOver, .plusDarker: .plusDarker, .plusLighter: .plusLighter,
    ]

    /// The mode of a display list that comes nearest; nil for the normal mode.
    var viewMode: ReactiveViews.BlendMode? { Self.viewModes[self] }
}
