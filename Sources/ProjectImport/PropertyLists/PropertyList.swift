/// A value of a property list. Numbers and dates are strings, as in the text form.
enum PropertyList: Equatable {
    case string(String)
    case array([PropertyList])
    case dictionary([String: PropertyList])

    /// The string; nil for other values.
    var string: String? {
        guard case .string(let string) = self else { return nil }
        return string
    }

    /// The elements; nil for other values.
    var array: [PropertyList]? {
        guard case .array(let array) = self else { return nil }
        return array
    }

    /// The entries; nil for other values.
    var dictionary: [String: PropertyList]? {
        guard case .dictionary(let dictionary) = self else { return nil }
        return dictionary
    }

    /// The strings of an array, or the one string; other elements are left out.
    var strings: [String] {
        switch self {
        case .string(let string): [string]
        case .array(let array): array.compactMap(\.string)
        case .dictionary: []
        }
    }
}
