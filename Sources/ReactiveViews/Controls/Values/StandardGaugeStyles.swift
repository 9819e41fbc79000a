/// The looks that the platform gives a gauge in its place.
public struct DefaultGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The looks that the platform gives a gauge in its place.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

/// A bar, the label and the value above and below.
public struct LinearGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearGaugeStyle {
    /// A bar, the label and the value above and below.
    public static var linear: LinearGaugeStyle { LinearGaugeStyle() }
}

/// A bar that fills up.
public struct LinearCapacityGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills up.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

/// A small bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A small bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

/// A small bar that fills up.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: false, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A small bar that fills up.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

/// An open ring with a mark at the value.
public struct CircularGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == CircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var circular: CircularGaugeStyle { CircularGaugeStyle() }
}

/// A small open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// A small open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

/// A small ring that fills up.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, StandardStyle, Sendable {
    public nonisolated init() {}

    public func makeBody(configuration: Configuration) -> some View {
        StandardGaugeBody(isCircular: true, configuration: configuration)
    }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A small ring that fills up.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
