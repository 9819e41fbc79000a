/// Which types the package's modules declare. Traces omit the nodes of such types unless they are asked for them.
@MainActor
package enum LibraryTypes {
    private static let modules: Set<String> = [
        "Swift", "Reactive", "ReactiveFoundation", "ReactiveViews", "ReactiveTesting", "ReactiveViewsTesting",
    ]
    private static var known: [ObjectIdentifier: Bool] = [:]

    /// Returns whether a module of the package, or the standard library, declares a type. Only the first call for a
    /// type makes its name.
    package static func contains(_ type: Any.Type) -> Bool {
        let key = ObjectIdentifier(type)
        if let known = known[key] { return known }
        let name = _typeName(type, qualified: true)
        let isIncluded = name.firstIndex(of: ".").map { modules.contains(String(name[..<$0])) } ?? false
        known[key] = isIncluded
        return isIncluded
    }
}
