/// A type-erased gradient: either a list of stops or the standard gradient of one colour.
///
/// A single-colour gradient derives its stops from the colour when it is resolved, so it follows the environment. As a
/// shape style it runs from the top to the bottom.
///
/// ```swift
/// Rectangle().fill(Color.blue.gradient)
/// ```
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case stops(Gradient, Gradient.ColorSpace)
        case color(Color)
    }
    private let source: Source

    /// Creates a gradient from a list of stops; colours are mixed in the device colour space.
    ///
    /// - Parameter gradient: The colours and their locations.
    public init(_ gradient: Gradient) { source = .stops(gradient, .device) }

    init(_ gradient: Gradient, in space: Gradient.ColorSpace) { source = .stops(gradient, space) }

    init(from color: Color) { source = .color(color) }

    /// Returns the gradient with colours mixed in another colour space.
    ///
    /// - Parameter space: The colour space in which colours between two stops are computed.
    /// - Returns: The changed gradient; the gradient itself if it was made from a single colour.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        switch source {
        case .stops(let gradient, _): AnyGradient(gradient, in: space)
        case .color: self
        }
    }

    func resolve(in environment: EnvironmentValues) -> [Paint.Stop] {
        switch source {
        case .stops(let gradient, let space):
            return gradient.resolve(in: environment, space: space)
        case .color(let color):
            let shade = color.resolve(in: environment)
            let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: shade.opacity)
            return [
                Paint.Stop(color: shade.mixed(with: white, by: 0.2, in: .device), location: 0),
                Paint.Stop(color: shade, location: 1),
            ]
        }
    }
}

extension AnyGradient: ShapeStyle {
    /// Paints the stops from the top edge to the bottom edge.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: resolve(in: environment), start: .top, end: .bottom)
    }
}
