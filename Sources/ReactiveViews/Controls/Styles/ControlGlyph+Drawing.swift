extension ControlGlyph.Kind {
    /// Returns the outlines from back to front. Filled ones are painted with the filling, the others are stroked in the
    /// secondary foreground style.
    func outlines(in size: CGSize) -> [(path: Path, isFilled: Bool)] {
        let bounds = CGRect(origin: .zero, size: size)
        switch self {
        case .toggleSwitch(let isOn):
            let knob = size.height - 4
            return [
                (Capsule().path(in: bounds), isOn),
                (Path(ellipseIn: CGRect(x: isOn ? size.width - knob - 2 : 2, y: 2, width: knob, height: knob)), false),
            ]
        case .checkbox(let isOn): return [(Path(roundedRect: bounds, cornerRadius: 3), isOn)]
        case .sliderTrack(let fraction):
            let knob: CGFloat = 27
            let x = (size.width - knob) * part(fraction)
            let track = CGRect(x: 0, y: size.height / 2 - 2, width: size.width, height: 4)
            return [
                (Path(track), false), (Path(CGRect(x: 0, y: track.minY, width: x, height: 4)), true),
                (Path(ellipseIn: CGRect(x: x, y: (size.height - knob) / 2, width: knob, height: knob)), false),
            ]
        case .progressBar(let fraction), .gaugeBar(let fraction):
            let filled = CGRect(x: 0, y: 0, width: size.width * part(fraction), height: size.height)
            return [(Path(bounds), false), (Path(filled), true)]
        case .progressRing(let fraction), .gaugeRing(let fraction):
            return [(Path(ellipseIn: bounds), false), (ring(part(fraction), in: bounds), false)]
        case .spinner: return [(ring(0.75, in: bounds), false)]
        case .checkmark: return [(line([(0.1, 0.55), (0.4, 0.85), (0.9, 0.15)], in: size), false)]
        case .disclosure(let isExpanded):
            return [
                (
                    line(
                        isExpanded ? [(0, 0.3), (0.5, 0.7), (1, 0.3)] : [(0.3, 0.2), (0.8, 0.5), (0.3, 0.8)], in: size),
                    false
                )
            ]
        case .menuIndicator:
            return [
                (line([(0.2, 0.4), (0.5, 0.15), (0.8, 0.4)], in: size), false),
                (line([(0.2, 0.6), (0.5, 0.85), (0.8, 0.6)], in: size), false),
            ]
        case .stepper:
            return [
                (Path(roundedRect: bounds, cornerRadius: 8), false), (line([(0.5, 0.2), (0.5, 0.8)], in: size), false),
            ]
        case .magnifier:
            return [
                (Path(ellipseIn: CGRect(x: 0, y: 0, width: size.width * 0.7, height: size.height * 0.7)), false),
                (line([(0.6, 0.6), (1, 1)], in: size), false),
            ]
        case .fieldBorder, .wheel, .calendar: return [(Path(roundedRect: bounds, cornerRadius: 5), false)]
        case .colorWell:
            return [(Path(ellipseIn: bounds.insetBy(dx: 4, dy: 4)), true), (Path(ellipseIn: bounds), false)]
        }
    }

    /// Returns the paint of filled outlines: the tint, or the colour of a colour well.
    @MainActor
    func filling(in environment: EnvironmentValues) -> Paint {
        guard case .colorWell(let color, let isOpaque) = self else { return TintShapeStyle()._paint(in: environment) }
        var resolved = color.resolve(in: environment)
        if isOpaque { resolved.opacity = 1 }
        return .color(resolved)
    }

    private func part(_ fraction: Double) -> CGFloat { fraction.isFinite ? CGFloat(min(max(fraction, 0), 1)) : 0 }

    private func ring(_ part: CGFloat, in bounds: CGRect) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(bounds.width, bounds.height) / 2 - 3,
            startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * Double(part)), clockwise: false)
        return path
    }

    /// Returns a line through points, given as fractions of the size.
    private func line(_ points: [(CGFloat, CGFloat)], in size: CGSize) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: $0.0 * size.width, y: $0.1 * size.height) })
        return path
    }
}
