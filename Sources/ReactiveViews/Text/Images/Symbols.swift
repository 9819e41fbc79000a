/// In how many colours symbols are drawn.
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String

    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

/// A kind of a symbol: filled, in a circle …
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants.none.circle
    public static let square = SymbolVariants.none.square
    public static let rectangle = SymbolVariants.none.rectangle
    public static let fill = SymbolVariants.none.fill
    public static let slash = SymbolVariants.none.slash

    public var circle: SymbolVariants { with { $0.shape = "circle" } }
    public var square: SymbolVariants { with { $0.shape = "square" } }
    public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    /// Whether everything about another one is true of this one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.shape == nil || other.shape == shape) && (isFilled || !other.isFilled) && (isSlashed || !other.isSlashed)
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }

    /// Both; where they are of two shapes, this one's.
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
    /// Which kind of symbols is shown. Elements carry the symbol's own name whatever it is.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// In how many colours symbols are drawn; nil is as they have it.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How large symbols are beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Adds to the kind of symbols that this view shows.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant.union($0) }
    }

    /// Sets in how many colours symbols are drawn; nil is as they have it.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets how large symbols are beside text.
    public func imageScale(_ scale: Image.Scale) -> some View {
        environment(\.imageScale, scale)
    }
}
