// Looks of symbols in newer systems. The glyphs of a host have one look; the values are kept in the environment.

/// How the colours of a symbol are drawn.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String

    /// Each colour is even.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// Each colour is a gradient.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String

    /// By the colours of its layers.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By the length of its lines.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

extension EnvironmentValues {
    /// How the colours of symbols are drawn; nil for the symbol's own way. Nothing here reads it.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }

    /// How symbols show their variable values; nil for the symbol's own way. Nothing here reads it.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension ModifierKind {
    enum SymbolColors {}
    enum SymbolVariableValue {}
}

nonisolated extension View {
    /// Sets how the colours of the symbols inside are drawn. It is kept in the environment.
    ///
    /// - Parameter mode: The way; nil for the symbol's own.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode, as: ModifierKind.SymbolColors.self)
    }

    /// Sets how the symbols inside show their variable values. It is kept in the environment.
    ///
    /// - Parameter mode: The way; nil for the symbol's own.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode, as: ModifierKind.SymbolVariableValue.self)
    }
}
