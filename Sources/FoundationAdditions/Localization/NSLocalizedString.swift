import Foundation

// Foundation's function has defaults for all parameters but the first and the last. These have none, so that a call
// with fewer arguments chooses them, and string catalogues are searched. A call with all arguments is Foundation's.

/// Returns the translation of a key in the main bundle, also of a string catalogue; the key itself without one.
///
/// - Parameters:
///   - key: The key.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    translation(key, nil, .main, "")
}

/// Returns the translation of a key, also of a string catalogue; the key itself without one.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle with the table.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    translation(key, nil, bundle, "")
}

/// Returns the translation of a key in the main bundle, also of a string catalogue; the key itself without one.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; nil for `Localizable`.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    translation(key, tableName, .main, "")
}

/// Returns the translation of a key in the main bundle, also of a string catalogue.
///
/// - Parameters:
///   - key: The key.
///   - value: The text without a translation.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    translation(key, nil, .main, value)
}

/// Returns the translation of a key, also of a string catalogue; the key itself without one.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The name of the table; nil for `Localizable`.
///   - bundle: The bundle with the table.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    translation(key, tableName, bundle, "")
}

/// Returns the translation of a key, also of a string catalogue.
///
/// - Parameters:
///   - key: The key.
///   - bundle: The bundle with the table.
///   - value: The text without a translation.
///   - comment: A note for translators. It has no effect.
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    translation(key, nil, bundle, value)
}

private func translation(_ key: String, _ table: String?, _ bundle: Bundle, _ value: String) -> String {
    StringCatalogs.format(key, table: table, in: bundle.resourceKey, for: .current, [])
        ?? bundle.localizedString(forKey: key, value: value, table: table)
}
