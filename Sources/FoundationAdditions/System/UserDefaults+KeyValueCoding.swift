import Foundation

extension UserDefaults {
    /// Returns a value, as `object(forKey:)` does.
    ///
    /// - Parameter key: The key.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a value, as `set(_:forKey:)` does.
    ///
    /// - Parameters:
    ///   - value: The value; nil removes the key.
    ///   - key: The key.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

    /// Returns a value, as `object(forKey:)` does.
    ///
    /// - Parameter keyPath: The key. It is no path: dots belong to it.
    public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}

/// Values that a user's devices share. Without iCloud they stay in the process, in a test in that test:
/// `changeExternally` plays another device.
///
/// ```swift
/// let store = NSUbiquitousKeyValueStore.default
/// store.set(3, forKey: "level")
/// print(store.longLong(forKey: "level"))
/// ```
public final class NSUbiquitousKeyValueStore: NSObject, Sendable {
    /// The store of the program.
    public static let `default` = NSUbiquitousKeyValueStore()

    /// The notification that another device has changed values.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private enum Value: Sendable {
        case string(String)
        case data(Data)
        case bool(Bool)
        case integer(Int64)
        case double(Double)
        /// An array or a dictionary, as a binary property list.
        case list(Data)
    }
    private let ownValues = Lock<[String: Value]>([:])

    /// The values by key: the test's, if a test runs.
    private var values: [String: Value] {
        guard let sandbox = TestSandbox.currentPlace?.sandbox else { return ownValues.withLock { $0 } }
        return sandbox.ubiquitousValues(Value.self)
    }

    private func setValue(_ value: Value?, at key: String) {
        guard let sandbox = TestSandbox.currentPlace?.sandbox else { return ownValues.withLock { $0[key] = value } }
        sandbox.setUbiquitousValue(value, at: key)
    }

    /// Returns a value; nil if there is none.
    ///
    /// - Parameter aKey: The key.
    public func object(forKey aKey: String) -> Any? {
        switch values[aKey] {
        case nil: nil
        case .string(let string): string
        case .data(let data): data
        case .bool(let bool): bool
        case .integer(let number): number
        case .double(let number): number
        case .list(let data): try? PropertyListSerialization.propertyList(from: data, format: nil)
        }
    }

    /// Sets a value. A value that is no property list is reported, and not set.
    ///
    /// - Parameters:
    ///   - anObject: The value; nil removes the key.
    ///   - aKey: The key.
    public func set(_ anObject: Any?, forKey aKey: String) {
        guard let value = anObject else { return removeObject(forKey: aKey) }
        guard let stored = Self.stored(value) else {
            return Diagnostics.report(
                Diagnostic(.invalidInput, "Invalid value \(value) for the key “\(aKey)”: no property list; not set."))
        }
        setValue(stored, at: aKey)
    }

    private static func stored(_ value: Any) -> Value? {
        switch value {
        case let string as String: return .string(string)
        case let data as Data: return .data(data)
        case let bool as Bool: return .bool(bool)
        case let number as any BinaryInteger: return Int64(exactly: number).map { .integer($0) }
        case let number as Double: return .double(number)
        case let number as Float: return .double(Double(number))
        default:
            return (try? PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
                .map { .list($0) }
        }
    }

    /// Removes a value.
    ///
    /// - Parameter aKey: The key.
    public func removeObject(forKey aKey: String) {
        setValue(nil, at: aKey)
    }

    /// Returns a string; nil if there is none.
    ///
    /// - Parameter aKey: The key.
    public func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    /// Returns an array; nil if there is none.
    ///
    /// - Parameter aKey: The key.
    public func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    /// Returns a dictionary; nil if there is none.
    ///
    /// - Parameter aKey: The key.
    public func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    /// Returns data; nil if there are none.
    ///
    /// - Parameter aKey: The key.
    public func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }

    /// Returns an integer; 0 if there is none.
    ///
    /// - Parameter aKey: The key.
    public func longLong(forKey aKey: String) -> Int64 {
        switch values[aKey] {
        case .integer(let number): number
        case .double(let number): Int64(exactly: number.rounded(.towardZero)) ?? 0
        case .bool(let bool): bool ? 1 : 0
        default: 0
        }
    }

    /// Returns a number; 0 if there is none.
    ///
    /// - Parameter aKey: The key.
    public func double(forKey aKey: String) -> Double {
        switch values[aKey] {
        case .integer(let number): Double(number)
        case .double(let number): number
        case .bool(let bool): bool ? 1 : 0
        default: 0
        }
    }

    /// Returns a Boolean; false if there is none.
    ///
    /// - Parameter aKey: The key.
    public func bool(forKey aKey: String) -> Bool { double(forKey: aKey) != 0 }

    /// All values.
    public var dictionaryRepresentation: [String: Any] {
        let keys = Array(values.keys)
        return Dictionary(uniqueKeysWithValues: keys.compactMap { key in object(forKey: key).map { (key, $0) } })
    }

    /// Returns true: there is nothing to wait for.
    @discardableResult
    public func synchronize() -> Bool { true }

    /// Changes values as another device would, and posts ``didChangeExternallyNotification``. For tests.
    ///
    /// - Parameter changes: The values by key; nil removes a key.
    public func changeExternally(_ changes: [String: Any?]) {
        for (key, value) in changes { set(value, forKey: key) }
        NotificationCenter.default.post(
            name: Self.didChangeExternallyNotification, object: self,
            userInfo: [
                NSUbiquitousKeyValueStoreChangeReasonKey: NSUbiquitousKeyValueStoreServerChange,
                NSUbiquitousKeyValueStoreChangedKeysKey: Array(changes.keys),
            ])
    }
}

/// The key of a notification's reason.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the keys whose values have changed.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason of a notification: another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason of a notification: the values arrived for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason of a notification: there are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason of a notification: the user has another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
