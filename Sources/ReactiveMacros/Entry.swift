/// A variable that `@Entry` makes a key and two accessors for.
struct Entry {
    struct Failure: Error {
        let message: String
    }

    /// What the variable is an entry of.
    private enum Kind: String {
        case environment = "EnvironmentValues"
        case transaction = "Transaction"

        var keyProtocol: String { self == .environment ? "EnvironmentKey" : "TransactionKey" }
    }

    private let kind: Kind
    private let name: String
    private let type: String?
    private let value: String

    /// - Parameter source: the variable's declaration.
    /// - Parameter context: the head of the extension that it is in, as the compiler gives it: `extension EnvironmentValues {}`.
    init(_ source: String, in context: String) throws(Failure) {
        var extended = Scanner(context)
        guard extended.skip(toWord: "extension"), let extendedType = extended.takeName(joined: true),
            let kind = Kind(rawValue: String(extendedType.split(separator: ".").last ?? ""))
        else {
            throw Failure(message: "'@Entry' is for variables in extensions of EnvironmentValues and Transaction")
        }
        var scanner = Scanner(source)
        guard scanner.skip(toWord: "var"), let name = scanner.takeName(joined: false) else {
            throw Failure(message: "'@Entry' is for variables")
        }
        self.kind = kind
        self.name = name
        type = scanner.take(":") ? scanner.takeType() : nil
        if scanner.take("=") {
            value = scanner.rest
        } else if let type, type.hasSuffix("?") || type.hasPrefix("Optional<") {
            value = "nil"
        } else {
            throw Failure(message: "'@Entry' needs a default value: 'var \(name) = …'")
        }
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

    /// The key. With a type it works its default out at each use, so that values that can't be shared between threads are allowed;
    /// without one only the compiler can find the type, and that of a constant.
    var key: String {
        let defaultValue =
            type.map { "static var defaultValue: \($0) {\n\(value)\n}" } ?? "static let defaultValue = \(value)"
        return """
            private struct \(keyName): ReactiveViews.\(kind.keyProtocol) {
                \(defaultValue)
            }
            """
    }
}
