extension ControlGlyph.Kind {
    /// Paints the glyph.
    @MainActor
    func draw(_ painter: inout ControlPainter) {
        let opacity = painter.environment.isEnabled || dimsItself ? 1 : 0.5
        painter.faded(opacity) { paint(&$0) }
    }

    /// Whether the glyph has colours of its own for a disabled control.
    private var dimsItself: Bool {
        switch self {
        case .stepper, .datePills, .calendar, .menuIndicator, .disclosure, .link, .checkmark: true
        default: false
        }
    }

    @MainActor
    private func paint(_ painter: inout ControlPainter) {
        switch self {
        case .toggleSwitch(let isOn):
            painter.mirrored(painter.isRightToLeft) { $0.toggleSwitch(isOn: isOn) }
        case .checkbox(let isOn): painter.checkbox(isOn: isOn)
        case .sliderTrack(let fraction):
            painter.mirrored(painter.isRightToLeft) { $0.slider(Self.part(fraction)) }
        case .progressBar(let fraction):
            painter.mirrored(painter.isRightToLeft) { $0.bar(Self.part(fraction)) }
        case .gaugeBar(let fraction, let isCapacity):
            painter.mirrored(painter.isRightToLeft) {
                if isCapacity { $0.bar(Self.part(fraction)) } else { $0.markedBar(Self.part(fraction)) }
            }
        case .progressRing(let fraction): painter.ring(Self.part(fraction), width: 6)
        case .gaugeRing(let fraction, let isCapacity):
            if isCapacity { painter.ring(Self.part(fraction), width: 6) } else { painter.openRing(Self.part(fraction)) }
        case .spinner: painter.spinner()
        case .checkmark:
            painter.stroke(
                ControlPainter.line(
                    [(0.06, 0.55), (0.36, 0.86), (0.92, 0.14)], in: painter.bounds.insetBy(dx: 1, dy: 1)),
                painter.environment.isEnabled ? painter.tint : .color(.label(2, in: painter.environment)),
                width: 2)
        case .disclosure(let isExpanded): painter.disclosure(isExpanded: isExpanded)
        case .link:
            let gray = Paint.color(.label(2, in: painter.environment))
            painter.chevron(in: CGRect(x: 3, y: 2.5, width: 6, height: 12), gray, width: 2.2)
        case .menuIndicator:
            let paint = painter.environment.foregroundPaint()
            for path in outlines(in: painter.size) { painter.stroke(path.path, paint, width: 1.8) }
        case .stepper(let canDecrement, let canIncrement):
            painter.mirrored(painter.isRightToLeft) {
                $0.stepper(canDecrement: canDecrement, canIncrement: canIncrement)
            }
        case .magnifier:
            let gray = Paint.color(.label(1, in: painter.environment))
            for path in outlines(in: painter.size) { painter.stroke(path.path, gray, width: 1.6) }
        case .datePills(let texts, let fontSize): DatePills(texts: texts, fontSize: fontSize).draw(&painter)
        case .wheel(let face): face.draw(&painter)
        case .calendar(let face): face.draw(&painter)
        case .colorWell(let color, let isOpaque):
            var resolved = color.resolve(in: painter.environment)
            if isOpaque { resolved.opacity = 1 }
            painter.colorWell(resolved)
        }
    }

    /// Returns the outlines of a glyph that consists of lines; otherwise none.
    func outlines(in size: CGSize) -> [(path: Path, isFilled: Bool)] {
        let bounds = CGRect(origin: .zero, size: size)
        switch self {
        case .checkmark: return [(ControlPainter.line([(0.1, 0.55), (0.4, 0.85), (0.9, 0.15)], in: bounds), false)]
        case .menuIndicator:
            return [
                (ControlPainter.line([(0.14, 0.36), (0.5, 0.14), (0.86, 0.36)], in: bounds), false),
                (ControlPainter.line([(0.14, 0.64), (0.5, 0.86), (0.86, 0.64)], in: bounds), false),
            ]
        case .magnifier:
            return [
                (Path(ellipseIn: CGRect(x: 1, y: 1, width: size.width * 0.68, height: size.height * 0.68)), false),
                (ControlPainter.line([(0.64, 0.64), (0.95, 0.95)], in: bounds), false),
            ]
        default: return []
        }
    }

    private static func part(_ fraction: Double) -> CGFloat {
        fraction.isFinite ? CGFloat(min(max(fraction, 0), 1)) : 0
    }
}

extension ControlPainter {
    fileprivate mutating func toggleSwitch(isOn: Bool) {
        let knob = size.height - 4
        let on = environment.tint == nil ? system(.systemGreen) : tint
        let off: Paint = system(hasMoreContrast ? .systemGray2 : .systemFill)
        fill(Capsule().path(in: bounds), isOn ? on : off)
        let place = CGRect(x: isOn ? size.width - knob - 2 : 2, y: 2, width: knob, height: knob)
        raised(Path(ellipseIn: place), .color(Self.gray(1)), radius: 3, y: 2, opacity: 0.2)
    }

    fileprivate mutating func checkbox(isOn: Bool) {
        let box = Path(roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerRadius: 4)
        if isOn {
            fill(box, tint)
            stroke(
                Self.line([(0.24, 0.54), (0.43, 0.74), (0.78, 0.28)], in: bounds), .color(Self.gray(1)), width: 1.8)
        } else {
            fill(box, isDark ? .color(Self.gray(0.2)) : .color(Self.gray(1)))
            stroke(box, system(hasMoreContrast ? .systemGray : .systemGray3), width: 1)
        }
    }

    fileprivate mutating func slider(_ part: CGFloat) {
        let knob: CGFloat = 27
        let x = (size.width - knob) * part
        let track = CGRect(x: 0, y: size.height / 2 - 2, width: size.width, height: 4)
        fill(Path(roundedRect: track, cornerRadius: 2), trackFill)
        if part > 0 {
            let filled = CGRect(x: 0, y: track.minY, width: x + knob / 2, height: 4)
            fill(Path(roundedRect: filled, cornerRadius: 2), tint)
        }
        let place = CGRect(x: x, y: (size.height - knob) / 2, width: knob, height: knob)
        raised(Path(ellipseIn: place), .color(Self.gray(1)), radius: 4, y: 2, opacity: 0.24)
        if hasMoreContrast { stroke(Path(ellipseIn: place), system(.systemGray), width: 0.5) }
    }

    fileprivate mutating func bar(_ part: CGFloat) {
        fill(Path(roundedRect: bounds, cornerRadius: size.height / 2), trackFill)
        guard part > 0 else { return }
        let filled = CGRect(x: 0, y: 0, width: max(size.width * part, size.height), height: size.height)
        fill(Path(roundedRect: filled, cornerRadius: size.height / 2), tint)
    }

    /// Paints the bar of a gauge with a mark at its value.
    fileprivate mutating func markedBar(_ part: CGFloat) {
        fill(Path(roundedRect: bounds, cornerRadius: size.height / 2), tint)
        let x = size.height / 2 + (size.width - size.height) * part
        let mark = CGRect(x: x - size.height / 2, y: 0, width: size.height, height: size.height)
        let hole = isDark ? Self.gray(0) : Self.gray(1)
        fill(Path(ellipseIn: mark.insetBy(dx: -2, dy: -2)), .color(hole))
        fill(Path(ellipseIn: mark), tint)
    }

    private func arc(from start: Double, to end: Double, width: CGFloat) -> Path {
        var path = Path()
        path.addArc(
            center: CGPoint(x: bounds.midX, y: bounds.midY), radius: min(size.width, size.height) / 2 - width / 2,
            startAngle: .degrees(start), endAngle: .degrees(end), clockwise: false)
        return path
    }

    fileprivate mutating func ring(_ part: CGFloat, width: CGFloat) {
        stroke(Path(ellipseIn: bounds.insetBy(dx: width / 2, dy: width / 2)), trackFill, width: width)
        if part > 0 { stroke(arc(from: -90, to: -90 + 359.9 * Double(part), width: width), tint, width: width) }
    }

    /// Paints a ring that is open at the bottom, with a mark at the value.
    fileprivate mutating func openRing(_ part: CGFloat) {
        let width: CGFloat = 6
        stroke(arc(from: 135, to: 405, width: width), tint, width: width)
        let angle = (135 + 270 * Double(part)) * Double.pi / 180
        let radius = min(size.width, size.height) / 2 - width / 2
        let center = CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle))
        let hole = isDark ? Self.gray(0) : Self.gray(1)
        let mark = CGRect(x: center.x - 3, y: center.y - 3, width: 6, height: 6)
        fill(Path(ellipseIn: mark.insetBy(dx: -2, dy: -2)), .color(hole))
        fill(Path(ellipseIn: mark), tint)
    }

    fileprivate mutating func spinner() {
        let color = environment.tint == nil ? system(.systemGray) : tint
        for spoke in 0..<8 {
            let angle = (Double(spoke) * 45 - 90) * Double.pi / 180
            let center = CGPoint(x: bounds.midX, y: bounds.midY)
            let (near, far) = (size.width * 0.27, size.width * 0.44)
            var path = Path()
            path.move(to: CGPoint(x: center.x + near * cos(angle), y: center.y + near * sin(angle)))
            path.addLine(to: CGPoint(x: center.x + far * cos(angle), y: center.y + far * sin(angle)))
            stroke(path, color.opacity(1 - Double((8 - spoke) % 8) * 0.105), width: size.width * 0.12)
        }
    }

    fileprivate mutating func disclosure(isExpanded: Bool) {
        let paint = environment.isEnabled ? tint : .color(.label(2, in: environment))
        if isExpanded {
            stroke(
                Self.line([(0, 0), (0.5, 1), (1, 0)], in: CGRect(x: 0.5, y: 5.5, width: 11, height: 6)), paint,
                width: 2.2)
        } else {
            chevron(in: CGRect(x: 3, y: 3, width: 6, height: 11), paint, width: 2.2)
        }
    }

    fileprivate mutating func stepper(canDecrement: Bool, canIncrement: Bool) {
        fill(Path(roundedRect: bounds, cornerRadius: 8), system(hasMoreContrast ? .systemGray4 : .tertiarySystemFill))
        let line = CGRect(x: size.width / 2 - 0.5, y: 7, width: 1, height: size.height - 14)
        fill(Path(line), SeparatorShapeStyle()._paint(in: environment))
        let (isEnabled, scheme) = (environment.isEnabled, environment.colorScheme)
        func label(_ isPossible: Bool) -> Paint { .color(.label(isPossible && isEnabled ? 0 : 2, scheme)) }
        let (left, right, y) = (size.width * 0.25, size.width * 0.75, size.height / 2)
        let reach: CGFloat = 7
        func bar(_ x: CGFloat, isUpright: Bool = false) -> Path {
            Path(
                roundedRect: isUpright
                    ? CGRect(x: x - 0.9, y: y - reach, width: 1.8, height: 2 * reach)
                    : CGRect(x: x - reach, y: y - 0.9, width: 2 * reach, height: 1.8), cornerRadius: 0.9)
        }
        fill(bar(left), label(canDecrement))
        var plus = bar(right)
        plus.addPath(bar(right, isUpright: true))
        fill(plus, label(canIncrement))
    }

    fileprivate mutating func colorWell(_ color: Color.Resolved) {
        let count = 24
        for part in 0..<count {
            let hue = Double(part) / Double(count)
            let start = hue * 360 - 90
            stroke(
                arc(from: start, to: start + 360 / Double(count) + 0.5, width: 3),
                .color(Color(hue: hue, saturation: 0.8, brightness: 1).resolve(in: environment)), width: 3, cap: .butt)
        }
        fill(Path(ellipseIn: bounds.insetBy(dx: 5, dy: 5)), .color(color))
    }
}
