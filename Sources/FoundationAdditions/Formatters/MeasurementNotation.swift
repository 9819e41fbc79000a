import Foundation

/// How units are written.
public enum MeasurementUnitWidth: String, Hashable, Codable, Sendable {
    /// "3 kilometers"
    case wide
    /// "3 km"
    case abbreviated
    /// "3km"
    case narrow
}

/// What a measurement is used for, which decides the unit in which it is written.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
    let name: String

    /// The unit that the locale's people use.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// A person's size.
    public static var person: Self { Self(name: "person") }
    /// A person's height.
    public static var personHeight: Self { Self(name: "personHeight") }
    /// A distance on a road.
    public static var road: Self { Self(name: "road") }
    /// A focal length.
    public static var focalLength: Self { Self(name: "focalLength") }
    /// The depth of rain.
    public static var rainfall: Self { Self(name: "rainfall") }
    /// The depth of snow.
    public static var snowfall: Self { Self(name: "snowfall") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of the air.
    public static var weather: Self { Self(name: "weather") }
    /// The temperature of a person's body.
    public static var person: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// A person's weight.
    public static var personWeight: Self { Self(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy of food.
    public static var food: Self { Self(name: "food") }
    /// Energy of exercise.
    public static var workout: Self { Self(name: "workout") }
}

/// Chooses and names units.
enum MeasurementNotation {
    /// Returns the unit in which a locale's people write a measurement.
    static func unit(for value: Double, _ unit: Dimension, usage: String, _ locale: Locale) -> Dimension {
        guard usage != "asProvided" else { return unit }
        let isMetric = locale.measurementSystem != .us
        switch unit {
        case is UnitTemperature: return isMetric ? UnitTemperature.celsius : UnitTemperature.fahrenheit
        case let length as UnitLength: return self.unit(for: value, length, usage, locale.measurementSystem)
        case let mass as UnitMass:
            let kilograms = abs(mass.converter.baseUnitValue(fromValue: value))
            if isMetric { return kilograms >= 1 || usage == "personWeight" ? UnitMass.kilograms : UnitMass.grams }
            return kilograms >= 0.4535 || usage == "personWeight" ? UnitMass.pounds : UnitMass.ounces
        case is UnitSpeed:
            let usesMiles = locale.measurementSystem != .metric
            return usesMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour
        case is UnitEnergy where usage == "food" || usage == "workout": return UnitEnergy.kilocalories
        default: return unit
        }
    }

    private static func unit(
        for value: Double, _ unit: UnitLength, _ usage: String, _ system: Locale.MeasurementSystem
    ) -> UnitLength {
        let meters = abs(unit.converter.baseUnitValue(fromValue: value))
        switch usage {
        case "person", "personHeight": return system == .us ? .inches : .centimeters
        case "rainfall": return system == .us ? .inches : .millimeters
        case "snowfall": return system == .us ? .inches : .centimeters
        case "focalLength": return .millimeters
        case "road":
            if system == .metric { return meters >= 1_000 ? .kilometers : .meters }
            return meters >= 804 ? .miles : system == .us ? .feet : .yards
        default:
            if system == .us { return meters >= 804 ? .miles : meters >= 0.3048 ? .feet : .inches }
            return meters >= 1_000 ? .kilometers : meters >= 1 ? .meters : .centimeters
        }
    }

    /// Returns a number with its unit.
    static func text(
        _ number: String, isOne: Bool, _ unit: Dimension, _ width: MeasurementUnitWidth
    ) -> String {
        let isTemperature = unit is UnitTemperature
        switch width {
        case .wide: return "\(number) \(name(of: unit, isOne: isOne))"
        case .abbreviated: return isTemperature ? number + unit.symbol : "\(number) \(unit.symbol)"
        case .narrow: return isTemperature && unit != UnitTemperature.kelvin ? number + "°" : number + unit.symbol
        }
    }

    /// The English names of units, for one and for several. A unit without a name has its symbol.
    private static let names: [String: (String, String)] = Dictionary(
        namedUnits.map { (key(of: $0.0), ($0.1, $0.2)) }, uniquingKeysWith: { first, _ in first })

    /// Units aren't hashed by their symbols; the class and the symbol identify one.
    private static func key(of unit: Dimension) -> String { "\(type(of: unit)) \(unit.symbol)" }

    private static let namedUnits: [(Dimension, String, String)] = [
        (UnitLength.kilometers, "kilometer", "kilometers"), (UnitLength.meters, "meter", "meters"),
        (UnitLength.centimeters, "centimeter", "centimeters"), (UnitLength.millimeters, "millimeter", "millimeters"),
        (UnitLength.miles, "mile", "miles"), (UnitLength.feet, "foot", "feet"), (UnitLength.inches, "inch", "inches"),
        (UnitLength.yards, "yard", "yards"), (UnitLength.nauticalMiles, "nautical mile", "nautical miles"),
        (UnitMass.kilograms, "kilogram", "kilograms"), (UnitMass.grams, "gram", "grams"),
        (UnitMass.milligrams, "milligram", "milligrams"), (UnitMass.pounds, "pound", "pounds"),
        (UnitMass.ounces, "ounce", "ounces"), (UnitMass.stones, "stone", "stones"),
        (UnitMass.metricTons, "metric ton", "metric tons"),
        (UnitTemperature.celsius, "degree Celsius", "degrees Celsius"),
        (UnitTemperature.fahrenheit, "degree Fahrenheit", "degrees Fahrenheit"),
        (UnitTemperature.kelvin, "kelvin", "kelvins"),
        (UnitSpeed.kilometersPerHour, "kilometer per hour", "kilometers per hour"),
        (UnitSpeed.milesPerHour, "mile per hour", "miles per hour"),
        (UnitSpeed.metersPerSecond, "meter per second", "meters per second"), (UnitSpeed.knots, "knot", "knots"),
        (UnitDuration.seconds, "second", "seconds"), (UnitDuration.minutes, "minute", "minutes"),
        (UnitDuration.hours, "hour", "hours"), (UnitVolume.liters, "liter", "liters"),
        (UnitVolume.milliliters, "milliliter", "milliliters"), (UnitVolume.cups, "cup", "cups"),
        (UnitVolume.gallons, "gallon", "gallons"), (UnitVolume.fluidOunces, "fluid ounce", "fluid ounces"),
        (UnitVolume.teaspoons, "teaspoon", "teaspoons"), (UnitVolume.tablespoons, "tablespoon", "tablespoons"),
        (UnitEnergy.kilocalories, "kilocalorie", "kilocalories"), (UnitEnergy.calories, "calorie", "calories"),
        (UnitEnergy.joules, "joule", "joules"), (UnitEnergy.kilojoules, "kilojoule", "kilojoules"),
        (UnitPressure.hectopascals, "hectopascal", "hectopascals"), (UnitAngle.degrees, "degree", "degrees"),
        (UnitArea.squareMeters, "square meter", "square meters"),
        (UnitArea.squareKilometers, "square kilometer", "square kilometers"),
    ]

    static func name(of unit: Dimension, isOne: Bool) -> String {
        guard let (one, several) = names[key(of: unit)] else { return unit.symbol }
        return isOne ? one : several
    }
}
