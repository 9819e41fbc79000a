/// The default style: a bar.
public struct DefaultGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, isCapacity: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style: a bar.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar below the label and above the value's label.
public struct LinearGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, isCapacity: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A bar below the label and above the value's label.
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

/// A bar that fills up. Here it looks like `linear`.
public struct LinearCapacityGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, isCapacity: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up. Here it looks like `linear`.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, isCapacity: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, isCapacity: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills up.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// An open ring around the value's label, with a mark at the value.
public struct CircularGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: true, isCapacity: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// An open ring around the value's label, with a mark at the value.
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// A small open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: true, isCapacity: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A small open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A small ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    /// Creates the style.
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: true, isCapacity: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A small ring that fills up.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
