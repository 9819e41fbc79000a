import Foundation

/// A value in the form in which user defaults and scenes store it.
public enum StoredItem: Hashable, Codable, Sendable {
    /// A Boolean.
    case bool(Bool)
    /// An integer.
    case int(Int)
    /// A floating-point number.
    case double(Double)
    /// A string.
    case string(String)
    /// A URL.
    case url(URL)
    /// Data.
    case data(Data)
    /// A date.
    case date(Date)
}

/// A type that `AppStorage` and `SceneStorage` store directly. Other types are stored by a raw value.
public protocol StorableValue: Equatable, Sendable {
    /// Creates a value from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    init?(storedItem: StoredItem)
    /// The value as an item.
    var storedItem: StoredItem { get }
    /// Returns the item of this type for a key in user defaults; nil if there is none. Strings, as launch arguments set
    /// them, are converted where possible.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem?
}

extension Bool: StorableValue {
    /// Creates a Boolean from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    public init?(storedItem: StoredItem) {
        guard case .bool(let value) = storedItem else { return nil }
        self = value
    }
    /// The value as an item.
    public var storedItem: StoredItem { .bool(self) }
    /// Returns the Boolean for a key in user defaults; nil if there is none. A string is converted as
    /// `UserDefaults.bool(forKey:)` does.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        switch defaults.object(forKey: key) {
        case is String: .bool(defaults.bool(forKey: key))
        case let value?: PropertyValue.bool(value).map { .bool($0) }
        case nil: nil
        }
    }
}

extension Int: StorableValue {
    /// Creates an integer from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    public init?(storedItem: StoredItem) {
        guard case .int(let value) = storedItem else { return nil }
        self = value
    }
    /// The value as an item.
    public var storedItem: StoredItem { .int(self) }
    /// Returns the integer for a key in user defaults; nil if there is none. A string is converted if it is an integer.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        switch defaults.object(forKey: key) {
        case let text as String: Int(text).map { .int($0) }
        case let value?: PropertyValue.int(value).map { .int($0) }
        case nil: nil
        }
    }
}

extension Double: StorableValue {
    /// Creates a number from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    public init?(storedItem: StoredItem) {
        guard case .double(let value) = storedItem else { return nil }
        self = value
    }
    /// The value as an item.
    public var storedItem: StoredItem { .double(self) }
    /// Returns the number for a key in user defaults; nil if there is none. A string is converted if it is a number.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        switch defaults.object(forKey: key) {
        case let text as String: Double(text).map { .double($0) }
        case let value?: PropertyValue.double(value).map { .double($0) }
        case nil: nil
        }
    }
}

extension String: StorableValue {
    /// Creates a string from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    public init?(storedItem: StoredItem) {
        guard case .string(let value) = storedItem else { return nil }
        self = value
    }
    /// The value as an item.
    public var storedItem: StoredItem { .string(self) }
    /// Returns the string for a key in user defaults; nil if there is none.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        (defaults.object(forKey: key) as? String).map { .string($0) }
    }
}

extension URL: StorableValue {
    /// Creates a URL from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    public init?(storedItem: StoredItem) {
        guard case .url(let value) = storedItem else { return nil }
        self = value
    }
    /// The value as an item.
    public var storedItem: StoredItem { .url(self) }
    /// Returns the URL for a key in user defaults; nil if there is none.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        defaults.object(forKey: key) == nil ? nil : defaults.url(forKey: key).map { .url($0.absoluteURL) }
    }
}

extension Data: StorableValue {
    /// Creates data from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    public init?(storedItem: StoredItem) {
        guard case .data(let value) = storedItem else { return nil }
        self = value
    }
    /// The value as an item.
    public var storedItem: StoredItem { .data(self) }
    /// Returns the data for a key in user defaults; nil if there is none.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        (defaults.object(forKey: key) as? Data).map { .data($0) }
    }
}

extension Date: StorableValue {
    /// Creates a date from an item; nil if the item is of another kind.
    ///
    /// - Parameter storedItem: The item.
    public init?(storedItem: StoredItem) {
        guard case .date(let value) = storedItem else { return nil }
        self = value
    }
    /// The value as an item.
    public var storedItem: StoredItem { .date(self) }
    /// Returns the date for a key in user defaults; nil if there is none.
    ///
    /// - Parameters:
    ///   - defaults: The user defaults to read.
    ///   - key: The key of the value.
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        (defaults.object(forKey: key) as? Date).map { .date($0) }
    }
}

extension UserDefaults {
    func setItem(_ item: StoredItem?, forKey key: String) {
        switch item {
        case .bool(let value): set(value, forKey: key)
        case .int(let value): set(value, forKey: key)
        case .double(let value): set(value, forKey: key)
        case .string(let value): set(value, forKey: key)
        case .url(let value): set(value, forKey: key)
        case .data(let value): set(value, forKey: key)
        case .date(let value): set(value, forKey: key)
        case nil: removeObject(forKey: key)
        }
        // On Apple's systems a server stores the value. Elsewhere an exit of the process would lose it.
        #if !canImport(Darwin)
            _ = synchronize()
        #endif
        #if !os(Linux)
            UserDefaults.allObservers.notify(key)
        #endif
    }
}
