import Foundation

extension Measurement where UnitType: Dimension {
    /// A format of measurements.
    ///
    /// ```swift
    /// let text = Measurement(value: 3, unit: UnitLength.kilometers).formatted(.measurement(width: .abbreviated))
    /// ```
    ///
    /// Wide units have English names; others are symbols.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How units are written.
        public typealias UnitWidth = MeasurementUnitWidth

        /// How the unit is written.
        public var width: UnitWidth
        /// What the measurement is used for, which decides the unit.
        public var usage: MeasurementFormatUnitUsage<UnitType>?
        /// The format of the number; nil for the locale's.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// The locale.
        public var locale: Locale

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - width: How the unit is written.
        ///   - locale: The locale.
        ///   - usage: What the measurement is used for.
        ///   - numberFormatStyle: The format of the number; nil for the locale's.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType>? = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Returns the format with a locale.
        ///
        /// - Parameter locale: The locale.
        public func locale(_ locale: Locale) -> Self {
            Self(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        }

        /// Returns a measurement.
        ///
        /// - Parameter value: The measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let unit = MeasurementNotation.unit(
                for: value.value, value.unit, usage: usage?.name ?? "asProvided", locale)
            let number =
                unit == value.unit
                ? value.value
                : unit.converter.value(fromBaseUnitValue: value.unit.converter.baseUnitValue(fromValue: value.value))
            let isConverted = unit != value.unit
            // A converted number is rounded, as Apple's formats do.
            let standard = FloatingPointFormatStyle<Double>(locale: locale)
                .precision(.fractionLength(0...(isConverted ? (abs(number) < 10 ? 2 : 0) : 6)))
            let text = (numberFormatStyle ?? standard).locale(locale).format(number)
            return MeasurementNotation.text(text, isOne: number == 1, unit, width)
        }
    }

    /// Returns the measurement in the user's form.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Returns the measurement in a format.
    ///
    /// - Parameter style: The format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension Foundation.FormatStyle {
    /// A format of measurements.
    ///
    /// - Parameters:
    ///   - width: How the unit is written.
    ///   - usage: What the measurement is used for, which decides the unit.
    ///   - numberFormatStyle: The format of the number; nil for the locale's.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Writes measurements: "3 km".
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // `@unchecked Sendable` is the superclass's: a formatter isn't to be changed while threads share it.

    /// Which unit is used.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits of the options.
        public let rawValue: UInt

        /// Creates options.
        ///
        /// - Parameter rawValue: The bits of the options.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit of the size that suits the number.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// A temperature without its unit.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// Which unit is used.
    open var unitOptions: UnitOptions = []
    /// How the unit is written.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale; nil for the user's.
    open var locale: Locale! = .current
    /// The formatter of the number.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    /// Creates a formatter.
    public override init() { super.init() }

    /// Creates a formatter, never nil; its settings aren't coded.
    ///
    /// - Parameter coder: The coder.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns a measurement.
    ///
    /// - Parameter measurement: The measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        guard let own = measurement.unit as? Dimension else {
            return
                "\(numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "") \(measurement.unit.symbol)"
        }
        let locale: Locale = locale ?? .current
        let usage = unitOptions.contains(.providedUnit) ? "asProvided" : "general"
        let unit = MeasurementNotation.unit(for: measurement.value, own, usage: usage, locale)
        let value = unit.converter.value(fromBaseUnitValue: own.converter.baseUnitValue(fromValue: measurement.value))
        let number = numberFormatter.string(from: NSNumber(value: value)) ?? "\(value)"
        if unit is UnitTemperature, unitOptions.contains(.temperatureWithoutUnit) { return number + "°" }
        return MeasurementNotation.text(number, isOne: value == 1, unit, width)
    }

    /// Returns a unit.
    ///
    /// - Parameter unit: The unit.
    open func string(from unit: Unit) -> String {
        guard unitStyle == .long, let unit = unit as? Dimension else { return unit.symbol }
        return MeasurementNotation.name(of: unit, isOne: false)
    }

    private var width: MeasurementUnitWidth {
        switch unitStyle {
        case .short: .narrow
        case .long: .wide
        default: .abbreviated
        }
    }
}
