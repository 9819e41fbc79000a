extension Paint {
    /// Returns a paint between this one and another one, for animations.
    ///
    /// Apple's documentation doesn't define how styles of different kinds blend; here:
    /// - Paints of one kind with equally many stops blend their values.
    /// - A plain colour blends into any gradient.
    /// - Any other pair switches halfway.
    ///
    /// - Parameters:
    ///   - other: The paint at amount 1.
    ///   - amount: The progress: 0 is this paint, 1 the other one. Values outside extrapolate, as for a spring that
    ///     overshoots.
    public func interpolated(towards other: Paint, amount: Double) -> Paint {
        func between<A: Animatable>(_ a: A, _ b: A) -> A {
            var result = a
            result.animatableData.interpolate(towards: b.animatableData, amount: amount)
            return result
        }
        func length(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a.interpolated(towards: b, amount: amount) }
        let instead = amount < 0.5 ? self : other
        switch (self.widened(to: other), other.widened(to: self)) {
        case (.color(let a), .color(let b)): return .color(between(a, b))
        case (.material(let a), .material(let b)): return .material(veil: between(a, b))
        case (.linearGradient(let a, let start, let end), .linearGradient(let b, let otherStart, let otherEnd)):
            guard let stops = Stop.between(a, b, amount) else { return instead }
            return .linearGradient(stops: stops, start: between(start, otherStart), end: between(end, otherEnd))
        case (.radialGradient(let a, let center, let r, let s), .radialGradient(let b, let other, let t, let u)):
            guard let stops = Stop.between(a, b, amount) else { return instead }
            return .radialGradient(
                stops: stops, center: between(center, other), startRadius: length(r, t), endRadius: length(s, u))
        case (
            .ellipticalGradient(let a, let center, let r, let s), .ellipticalGradient(let b, let other, let t, let u)
        ):
            guard let stops = Stop.between(a, b, amount) else { return instead }
            return .ellipticalGradient(
                stops: stops, center: between(center, other), startRadiusFraction: length(r, t),
                endRadiusFraction: length(s, u))
        case (.angularGradient(let a, let center, let r, let s), .angularGradient(let b, let other, let t, let u)):
            guard let stops = Stop.between(a, b, amount) else { return instead }
            return .angularGradient(
                stops: stops, center: between(center, other), startAngle: between(r, t), endAngle: between(s, u))
        case (.meshGradient(let a), .meshGradient(let b)):
            return a.interpolated(towards: b, amount).map { .meshGradient($0) } ?? instead
        default: return instead
        }
    }

    /// Returns a plain colour as a gradient with the other paint's geometry; any other paint unchanged.
    private func widened(to other: Paint) -> Paint {
        guard case .color(let color) = self else { return self }
        func plain(_ stops: [Stop]) -> [Stop] { stops.map { Stop(color: color, location: $0.location) } }
        switch other {
        case .linearGradient(let stops, let start, let end):
            return .linearGradient(stops: plain(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let start, let end):
            return .radialGradient(stops: plain(stops), center: center, startRadius: start, endRadius: end)
        case .ellipticalGradient(let stops, let center, let start, let end):
            return .ellipticalGradient(
                stops: plain(stops), center: center, startRadiusFraction: start, endRadiusFraction: end)
        case .angularGradient(let stops, let center, let start, let end):
            return .angularGradient(stops: plain(stops), center: center, startAngle: start, endAngle: end)
        case .meshGradient(let mesh): return .meshGradient(mesh.plain(color))
        case .color, .image, .material: return self
        }
    }
}

extension Paint.Stop {
    /// Returns the interpolated stops, or nil if the counts differ.
    fileprivate static func between(_ a: [Paint.Stop], _ b: [Paint.Stop], _ amount: Double) -> [Paint.Stop]? {
        guard a.count == b.count else { return nil }
        return zip(a, b).map { a, b in
            var color = a.color
            color.animatableData.interpolate(towards: b.color.animatableData, amount: amount)
            return Paint.Stop(color: color, location: a.location.interpolated(towards: b.location, amount: amount))
        }
    }
}
