import Foundation

/// A value as user defaults and scenes keep it.
public enum StoredItem: Hashable, Codable, Sendable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    case url(URL)
    case data(Data)
    case date(Date)

}

/// The types that `AppStorage` and `SceneStorage` keep as they are. Others take part by a raw value of one of these.
public protocol StorableValue: Equatable, Sendable {
    init?(storedItem: StoredItem)
    var storedItem: StoredItem { get }
    /// The item by which user defaults are asked for a value of this type.
    static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem?
}

extension Bool: StorableValue {
    public init?(storedItem: StoredItem) {
        guard case .bool(let value) = storedItem else { return nil }
        self = value
    }
    public var storedItem: StoredItem { .bool(self) }
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        switch defaults.object(forKey: key) {
        case let value as Bool: .bool(value)
        case is String: .bool(defaults.bool(forKey: key))
        default: nil
        }
    }
}

extension Int: StorableValue {
    public init?(storedItem: StoredItem) {
        guard case .int(let value) = storedItem else { return nil }
        self = value
    }
    public var storedItem: StoredItem { .int(self) }
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        switch defaults.object(forKey: key) {
        case let value as Int: .int(value)
        case let text as String: Int(text).map { .int($0) }
        default: nil
        }
    }
}

extension Double: StorableValue {
    public init?(storedItem: StoredItem) {
        guard case .double(let value) = storedItem else { return nil }
        self = value
    }
    public var storedItem: StoredItem { .double(self) }
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        switch defaults.object(forKey: key) {
        case let value as Double: .double(value)
        case let text as String: Double(text).map { .double($0) }
        default: nil
        }
    }
}

extension String: StorableValue {
    public init?(storedItem: StoredItem) {
        guard case .string(let value) = storedItem else { return nil }
        self = value
    }
    public var storedItem: StoredItem { .string(self) }
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        (defaults.object(forKey: key) as? String).map { .string($0) }
    }
}

extension URL: StorableValue {
    public init?(storedItem: StoredItem) {
        guard case .url(let value) = storedItem else { return nil }
        self = value
    }
    public var storedItem: StoredItem { .url(self) }
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        defaults.object(forKey: key) == nil ? nil : defaults.url(forKey: key).map { .url($0.absoluteURL) }
    }
}

extension Data: StorableValue {
    public init?(storedItem: StoredItem) {
        guard case .data(let value) = storedItem else { return nil }
        self = value
    }
    public var storedItem: StoredItem { .data(self) }
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        (defaults.object(forKey: key) as? Data).map { .data($0) }
    }
}

extension Date: StorableValue {
    public init?(storedItem: StoredItem) {
        guard case .date(let value) = storedItem else { return nil }
        self = value
    }
    public var storedItem: StoredItem { .date(self) }
    public static func storedItem(in defaults: UserDefaults, forKey key: String) -> StoredItem? {
        (defaults.object(forKey: key) as? Date).map { .date($0) }
    }
}

extension UserDefaults {
    /// Stores an item, or removes what is there if it is nil.
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
        // Apple's systems have a server that keeps the value. Elsewhere it would be lost with the process.
        #if !canImport(Darwin)
            _ = synchronize()
        #endif
    }
}
