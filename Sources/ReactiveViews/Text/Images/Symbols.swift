/// The number and choice of colours in which a symbol is drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String

    /// One colour.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    /// One colour in several opacities.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// A colour for each layer.
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// A variant of a symbol, for instance filled or in a circle.
///
/// ```swift
/// Image(systemName: "heart").symbolVariant(.fill)
/// ```
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// The plain symbol.
    public static let none = SymbolVariants()
    /// The symbol in a circle.
    public static let circle = SymbolVariants.none.circle
    /// The symbol in a square.
    public static let square = SymbolVariants.none.square
    /// The symbol in a rectangle.
    public static let rectangle = SymbolVariants.none.rectangle
    /// The filled symbol.
    public static let fill = SymbolVariants.none.fill
    /// The symbol with a slash.
    public static let slash = SymbolVariants.none.slash

    /// The variant in a circle.
    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    /// The variant in a square.
    public var square: SymbolVariants { with { $0.shape = "square" } }
    /// The variant in a rectangle.
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    /// The filled variant.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// The variant with a slash.
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Returns whether the variant has all properties of another one.
    ///
    /// - Parameter other: The other variant.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// Returns the name of a symbol's variant. Properties that the name has already aren't added.
    func name(of symbol: String) -> String {
        guard self != .none else { return symbol }
        let parts = symbol.split(separator: ".")
        func has(_ word: String) -> Bool { parts.dropFirst().contains { $0 == word } }
        let isFilled = isFilled || has("fill")
        var name = has("fill") && symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
        if isSlashed, !has("slash") { name += ".slash" }
        if let shape, !["circle", "square", "rectangle"].contains(where: has) { name += ".\(shape)" }
        return isFilled ? name + ".fill" : name
    }

    /// Returns the variant with the properties of both. If both have a shape, it is this one's.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.shape = $0.shape ?? other.shape
            $0.isFilled = $0.isFilled || other.isFilled
            $0.isSlashed = $0.isSlashed || other.isSlashed
        }
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static let defaultValue = SymbolVariants.none }
private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private struct ImageScaleKey: EnvironmentKey { static let defaultValue = Image.Scale.medium }

extension EnvironmentValues {
    /// The variant in which symbols are shown. Elements have the symbol's own name whatever the variant is.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The rendering mode of symbols; nil for each symbol's default.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}
