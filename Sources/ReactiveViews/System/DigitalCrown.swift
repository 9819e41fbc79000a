// The crown of a watch. A host has none; the values are bound, and nothing turns them.

/// How far a crown is turned for a change of a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// A long way.
    case low
    /// A way between the others.
    case medium
    /// A short way.
    case high
}

/// A turn of the crown.
public struct DigitalCrownEvent: Hashable, Sendable {
    /// The value of the turn.
    public var offset: Double
    /// The speed of the turn.
    public var velocity: Double
}

extension ModifierKind {
    enum DigitalCrown {}
    enum DigitalCrownAccessory {}
}

nonisolated extension View {
    /// Binds a value to the turns of the crown. It has no effect here.
    ///
    /// - Parameter binding: The value.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        inert(ModifierKind.DigitalCrown.self)
    }

    /// Binds a value within bounds to the turns of the crown. It has no effect here.
    ///
    /// - Parameters:
    ///   - binding: The value.
    ///   - minValue: The least value.
    ///   - maxValue: The greatest value.
    ///   - stride: The distance between two values; nil, the default, for any.
    ///   - sensitivity: How far the crown is turned; high by default.
    ///   - isContinuous: Whether the value begins again at the other bound; false by default.
    ///   - isHapticFeedbackEnabled: Whether the user feels the turns; true by default.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
        inert(ModifierKind.DigitalCrown.self)
    }

    /// Binds a value to the turns of the crown, and performs actions. It has no effect here: nothing turns the crown.
    ///
    /// - Parameters:
    ///   - detent: The value.
    ///   - minValue: The least value.
    ///   - maxValue: The greatest value.
    ///   - stride: The distance between two values.
    ///   - sensitivity: How far the crown is turned; high by default.
    ///   - isContinuous: Whether the value begins again at the other bound; false by default.
    ///   - isHapticFeedbackEnabled: Whether the user feels the turns; true by default.
    ///   - onChange: Performed at each turn.
    ///   - onIdle: Performed when the user stops turning.
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View where V.Stride: BinaryFloatingPoint {
        inert(ModifierKind.DigitalCrown.self)
    }

    /// Shows or hides the view beside the crown. It has no effect here.
    ///
    /// - Parameter visibility: Whether it is shown.
    public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
        inert(ModifierKind.DigitalCrownAccessory.self)
    }
}
