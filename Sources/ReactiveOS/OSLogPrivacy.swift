/// Whether a value of a message is redacted where the log is printed.
///
/// ``OSLogPrivacy/auto`` keeps numbers and Booleans readable and redacts strings and objects. `OSLogStore` shows the
/// values of the process's own messages whatever their privacy is.
public struct OSLogPrivacy: Hashable, Sendable {
    /// What replaces a redacted value.
    public enum Mask: Hashable, Sendable {
        /// A number that is the same for equal values in one run of the program.
        case hash
        /// Nothing.
        case none
    }

    private enum Level: String, Sendable {
        case auto, `public`, `private`, sensitive
    }
    private let level: Level
    private let mask: Mask

    /// The value is readable.
    public static var `public`: OSLogPrivacy { OSLogPrivacy(level: .public, mask: .none) }
    /// The value is redacted.
    public static var `private`: OSLogPrivacy { OSLogPrivacy(level: .private, mask: .none) }
    /// The value is redacted, even where private values are readable.
    public static var sensitive: OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: .none) }
    /// Numbers and Booleans are readable; strings and objects are redacted.
    public static var auto: OSLogPrivacy { OSLogPrivacy(level: .auto, mask: .none) }

    /// The value is redacted and a mask replaces it.
    ///
    /// - Parameter mask: What replaces the value.
    public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .private, mask: mask) }
    /// The value is redacted, even where private values are readable, and a mask replaces it.
    ///
    /// - Parameter mask: What replaces the value.
    public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .sensitive, mask: mask) }
    /// Strings and objects are redacted, and a mask replaces them.
    ///
    /// - Parameter mask: What replaces the value.
    public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(level: .auto, mask: mask) }

    func isPublic(byDefault isPublicByDefault: Bool) -> Bool {
        switch level {
        case .auto: isPublicByDefault
        case .public: true
        case .private, .sensitive: false
        }
    }

    func redaction(_ value: String) -> String {
        switch mask {
        case .none: level == .sensitive ? "<sensitive>" : "<private>"
        case .hash: "<mask.hash: '\(String(UInt(bitPattern: value.hashValue), radix: 16))'>"
        }
    }

    /// Returns a format specifier with the privacy in braces.
    func specifier(_ specifier: String) -> String {
        var options = level == .auto ? [] : [level.rawValue]
        if mask == .hash { options.append("mask.hash") }
        return options.isEmpty ? specifier : "%{\(options.joined(separator: ","))}" + specifier.dropFirst()
    }
}

/// The alignment of a value within a number of columns.
public struct OSLogStringAlignment {
    private enum Side { case left, right }
    private let side: Side?
    private let columns: () -> Int

    /// The value without padding.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(side: nil) { 0 } }

    /// The value at the right of a number of columns.
    ///
    /// - Parameter columns: The least number of characters.
    public static func right(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .right, columns: columns)
    }

    /// The value at the left of a number of columns.
    ///
    /// - Parameter columns: The least number of characters.
    public static func left(columns: @autoclosure @escaping () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(side: .left, columns: columns)
    }

    private init(side: Side?, columns: @escaping () -> Int) {
        self.side = side
        self.columns = columns
    }

    func aligned(_ value: String) -> String {
        guard let side else { return value }
        // Beyond any line's length, so that a wrong number can't take all memory.
        let missing = min(columns(), 10_000) - value.count
        guard missing > 0 else { return value }
        let padding = String(repeating: " ", count: missing)
        return side == .left ? value + padding : padding + value
    }
}
