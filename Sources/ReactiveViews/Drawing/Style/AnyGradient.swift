/// A gradient whose kind doesn't matter: one of stops, or the one of a colour.
public struct AnyGradient: Hashable, Sendable {
    private enum Source: Hashable, Sendable {
        case stops(Gradient, Gradient.ColorSpace)
        case color(Color)
    }
    private let source: Source

    public init(_ gradient: Gradient) { source = .stops(gradient, .device) }

    init(_ gradient: Gradient, in space: Gradient.ColorSpace) { source = .stops(gradient, space) }

    init(from color: Color) { source = .color(color) }

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
    /// From the top downwards.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        .linearGradient(stops: resolve(in: environment), start: .top, end: .bottom)
    }
}
