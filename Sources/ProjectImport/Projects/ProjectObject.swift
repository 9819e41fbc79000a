/// An object of a project: a group, a target, a build phase.
struct ProjectObject {
    /// The key of the object in the project.
    var identifier: String
    /// The object's entries.
    var fields: [String: PropertyList]

    /// The name of the class, `PBXGroup` for instance.
    var isa: String { self["isa"] ?? "" }

    /// The string of an entry; nil if there is none.
    subscript(_ key: String) -> String? { fields[key]?.string }

    /// The strings of an entry: identifiers of other objects, or paths.
    func list(_ key: String) -> [String] { fields[key]?.array?.compactMap(\.string) ?? [] }
}
