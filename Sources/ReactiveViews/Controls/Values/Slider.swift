/// A control that puts a value somewhere between two bounds.
public struct Slider<Label: View, ValueLabel: View>: View {
    /// The value as a number, whatever its type.
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

    public var body: some View {
        HStack {
            ControlLabel(of: "Slider", HideableLabel(label))
            minimum
            ControlGlyph(.sliderTrack(fraction: fraction))
            maximum
        }
        .modifier(
            ControlElement("Slider", value: "\(place.get())") { event, place in
                switch event {
                case .control(.setValue(let value)): return set(value, place)
                case .control(.adjust(let steps)):
                    return set(self.place.get() + Double(steps) * (usableStep ?? length / 10), place)
                default: return false
                }
            })
    }

    private var length: Double { bounds.upperBound - bounds.lowerBound }

    /// A step that isn't a positive number is none.
    private var usableStep: Double? { step.flatMap { $0 > 0 && $0.isFinite ? $0 : nil } }

    private var fraction: Double {
        let fraction = (place.get() - bounds.lowerBound) / length
        return fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }

    /// Puts the knob to the nearest place that there is for a value.
    private func set(_ value: Double, _ event: ControlElement.Place) -> Bool {
        guard !value.isNaN else {
            event.report("A Slider was set to a value that is no number: it stays as it is.")
            return true
        }
        if let step, usableStep == nil {
            event.report("A Slider's step \(step) is no positive number: it has none.")
        }
        var new = min(max(value, bounds.lowerBound), bounds.upperBound)
        if let step = usableStep, bounds.lowerBound.isFinite {
            let steps = ((new - bounds.lowerBound) / step).rounded()
            new = bounds.lowerBound + steps * step
            if new > bounds.upperBound { new -= step }
            // A step too small to be counted leaves the number that there is.
            if !new.isFinite { new = min(max(value, bounds.lowerBound), bounds.upperBound) }
        }
        onEditingChanged(true)
        place.set(new)
        onEditingChanged(false)
        return true
    }
}
