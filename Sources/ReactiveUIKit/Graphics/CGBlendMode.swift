#if !canImport(Darwin)
    /// How a path is drawn.
    public enum CGPathDrawingMode: Int32, Sendable {
        /// Filled.
        case fill = 0
        /// Filled by the even-odd rule.
        case eoFill = 1
        /// Stroked.
        case stroke = 2
        /// Filled and stroked.
        case fillStroke = 3
        /// Filled by the even-odd rule and stroked.
        case eoFillStroke = 4
    }

    /// How colours are combined with those below.
    public enum CGBlendMode: Int32, Sendable {
        /// Drawn over what is below.
        case normal = 0
        /// Multiplied.
        case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
        /// The difference with less contrast, and modes of single properties.
        case exclusion, hue, saturation, color, luminosity
        /// The area becomes transparent.
        case clear
        /// What is below is replaced.
        case copy
        /// Modes that depend on both opacities.
        case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
        /// Modes that combine the opacities.
        case xor, plusDarker, plusLighter
    }
#endif
