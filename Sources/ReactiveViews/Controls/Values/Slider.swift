/// A control that selects a value between two bounds.
///
/// A host sets the value by `setSlider(_:to:)`, and moves it by steps with `increment(_:by:)` and `decrement(_:by:)`. A
/// step of a slider without steps is a tenth of the range.
///
/// ```swift
/// struct Volume: View {
///     @State private var volume = 0.5
///
///     var body: some View {
///         Slider(value: $volume, in: 0...1) { Text("Volume") }
///     }
/// }
/// ```
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
    /// Access to the value as a number, without its type.
    private struct Place {
        let get: () -> Double
        let set: (Double) -> Void
    }

    private let place: Place
    private let bounds: ClosedRange<Double>
    private let step: Double?
    private let label: Label
    private let minimum: ValueLabel
    private let maximum: ValueLabel
    private let onEditingChanged: (Bool) -> Void

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, _ label: Label, _ minimum: ValueLabel,
        _ maximum: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        place = Place(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
        self.onEditingChanged = onEditingChanged
    }

    @MainActor public var body: some View {
        HStack {
            // The label names the slider and isn't shown.
            ControlLabel(of: "Slider", label.modifier(UnplacedModifier(isUnplaced: true)))
            minimum
            ControlGlyph(.sliderTrack(fraction: fraction))
            maximum
        }
        .modifier(
            ControlElement("Slider", value: TreeText.rounded(place.get())) { event, place in
                switch event {
                case .control(.setValue(let value)): return set(value, place)
                case .control(.knob(let fraction, let phase)): return move(to: fraction, phase, place)
                case .control(.adjust(let steps)):
                    return set(self.place.get() + Double(steps) * (usableStep ?? length / 10), place)
                default: return false
                }
            })
    }

    @MainActor private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// The step; nil if it isn't positive and finite.
    @MainActor private var usableStep: Double? { step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

    @MainActor private var fraction: Double {
        let fraction = (place.get() - bounds.lowerBound) / length
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }

    /// Follows a finger.
    @MainActor private func move(
        to fraction: Double, _ phase: ControlEvent.KnobPhase, _ event: ControlElement.Place
    ) -> Bool {
        switch phase {
        case .began: onEditingChanged(true)
        case .moved: place.set(nearest(bounds.lowerBound + fraction * length, event))
        case .ended:
            place.set(nearest(bounds.lowerBound + fraction * length, event))
            onEditingChanged(false)
        case .tapped: return set(bounds.lowerBound + fraction * length, event)
        }
        return true
    }

    /// Sets the value to the nearest possible one.
    @MainActor private func set(_ value: Double, _ event: ControlElement.Place) -> Bool {
        guard !value.isNaN else {
            event.report("Invalid value \(value) for Slider; keeping the old value. Set it to a number.")
            return true
        }
        let new = nearest(value, event)
        onEditingChanged(true)
        place.set(new)
        onEditingChanged(false)
        return true
    }

    /// Returns the nearest possible value.
    @MainActor private func nearest(_ value: Double, _ event: ControlElement.Place) -> Double {
        if let step, usableStep == nil {
            event.report("Invalid step \(step) for Slider; using none. Use a positive, finite step.")
        }
        var new = min(max(value, bounds.lowerBound), bounds.upperBound)
        if let step = usableStep, bounds.lowerBound.isFinite {
            let steps = ((new - bounds.lowerBound) / step).rounded()
            new = bounds.lowerBound + steps * step
            if new > bounds.upperBound { new -= step }
            // A step too small to be counted leaves the value as it was set.
            if !new.isFinite { new = min(max(value, bounds.lowerBound), bounds.upperBound) }
        }
        return new
    }
}
