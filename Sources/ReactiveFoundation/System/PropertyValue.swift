import Foundation

/// Values of property lists, as user defaults keep and convert them.
enum PropertyValue {
    /// Returns a value with Swift's types instead of Foundation's classes: the same whether it was stored as one or the
    /// other. Nil if it is no property list.
    static func plain(_ value: Any) -> Any? {
        guard type(of: value) is AnyClass else { return plainStructure(value) }
        switch value as AnyObject {
        case let number as NSNumber: return plain(number)
        case let text as NSString: return String(describing: text)
        case let data as NSData: return Data(referencing: data)
        case let date as NSDate: return Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate)
        case let array as NSArray: return plain(array.map { $0 })
        case let dictionary as NSDictionary:
            var values: [String: Any] = [:]
            for (key, value) in dictionary {
                guard let key = key as? String else { return nil }
                values[key] = value
            }
            return plain(values)
        default: return nil
        }
    }

    private static func plainStructure(_ value: Any) -> Any? {
        switch value {
        case is String, is Data, is Date, is Bool, is Int, is Double: return value
        case let number as Float: return Double(number)
        case let number as CGFloat: return Double(number)
        case let number as any BinaryInteger: return Int(exactly: number) ?? value
        case let array as [Any]:
            let values = array.compactMap { plain($0) }
            return values.count == array.count ? values : nil
        case let dictionary as [String: Any]:
            let values = dictionary.compactMapValues { plain($0) }
            return values.count == dictionary.count ? values : nil
        default: return nil
        }
    }

    private static func plain(_ number: NSNumber) -> Any {
        switch String(cString: number.objCType) {
        case "B", "c": number.boolValue
        case "f", "d": number.doubleValue
        case "Q" where number.int64Value < 0: number.uint64Value
        default: number.intValue
        }
    }

    /// Returns a number or a Boolean as a number; nil for other values.
    static func double(_ value: Any) -> Double? {
        switch value {
        case let value as Bool: value ? 1 : 0
        case let value as Int: Double(value)
        case let value as Double: value
        case let value as Float: Double(value)
        case let value as UInt64: Double(value)
        default: nil
        }
    }

    /// Returns a number or a Boolean as an integer; nil for other values, and for numbers that are none.
    static func int(_ value: Any) -> Int? {
        value as? Int ?? double(value).flatMap { Int(exactly: $0) }
    }

    /// Returns a Boolean, or the number 0 or 1 as one; nil for other values.
    static func bool(_ value: Any) -> Bool? {
        if let value = value as? Bool { return value }
        switch double(value) {
        case 0: return false
        case 1: return true
        default: return nil
        }
    }
}
