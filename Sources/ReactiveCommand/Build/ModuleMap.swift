/// The module map of a C module without one of its own.
enum ModuleMap {
    /// - Parameters:
    ///   - module: The module's name.
    ///   - headers: The names of its headers.
    static func text(of module: String, headers: [String]) -> String {
        let lines = headers.sorted().map { "    header \"\($0)\"\n" }
        return "module \(module) {\n\(lines.joined())    export *\n}\n"
    }
}
