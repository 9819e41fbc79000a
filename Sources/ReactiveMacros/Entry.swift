/// A variable that `@Entry` makes a key and two accessors for.
struct Entry {
    struct Failure: Error {
        let message: String
    }

    /// What the variable is an entry of.
    private enum Kind: String {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"
        case focus = "FocusedValues"
        case container = "ContainerValues"
    }

    private let kind: Kind
    private let name: String
    private let type: String?
    private let value: String

    /// - Parameter source: the variable's declaration.
    /// - Parameter context: the head of the extension that it is in, as the compiler gives it: `extension
    ///   EnvironmentValues {}`.
    init(_ source: String, in context: String) throws(Failure) {
        var extended = Scanner(context)
        guard extended.skip(toWord: "extension"), let extendedType = extended.takeName(joined: true),
            let kind = Kind(rawValue: String(extendedType.split(separator: ".").last ?? ""))
        else {
            throw Failure(
                message: "'@Entry' is for variables in extensions of EnvironmentValues, Transaction, FocusedValues and "
                    + "ContainerValues")
        }
        var scanner = Scanner(source)
        guard scanner.skip(toWord: "var"), let name = scanner.takeName(joined: false) else {
            throw Failure(message: "'@Entry' is for variables")
        }
        self.kind = kind
        self.name = name
        type = scanner.take(":") ? scanner.takeType() : nil
        if kind == .focus {
            // There is nothing but nil where nobody says anything.
            guard let type, Self.wrapped(type) != nil, !scanner.take("=") || scanner.rest.hasPrefix("nil") else {
                throw Failure(message: "'@Entry' in FocusedValues needs an optional type, and no default value but nil")
            }
            value = "nil"
        } else if scanner.take("=") {
            value = scanner.rest
        } else if let type, Self.wrapped(type) != nil {
            value = "nil"
        } else {
            throw Failure(message: "'@Entry' needs a default value: 'var \(name) = …'")
        }
    }

    /// What an optional type is one of; nil for other types.
    private static func wrapped(_ type: String) -> String? {
        if type.hasSuffix("?") { return String(type.dropLast()) }
        return type.hasPrefix("Optional<") && type.hasSuffix(">") ? String(type.dropFirst(9).dropLast()) : nil
    }

    private var keyName: String {
        name.hasPrefix("`") ? "`__Key_\(name.dropFirst())" : "__Key_\(name)"
    }

    var accessors: String {
        """
        {
            get { self[\(keyName).self] }
            set { self[\(keyName).self] = newValue }
        }
        """
    }

    /// The key. `_EntryKey` is a type alias in the extended type: it is found whichever module the client imports.
    ///
    /// With a type it works its default out at each use, so that values that can't be shared between threads
    /// are allowed; without one only the compiler can find the type, and that of a constant.
    var key: String {
        if kind == .focus, let type, let wrapped = Self.wrapped(type) {
            return """
                private struct \(keyName): _EntryKey {
                    typealias Value = \(wrapped)
                }
                """
        }
        let defaultValue =
            type.map { "static var defaultValue: \($0) {\n\(value)\n}" } ?? "static let defaultValue = \(value)"
        return """
            private struct \(keyName): _EntryKey {
                \(defaultValue)
            }
            """
    }
}
