/// Names of modules.
enum ModuleName {
    /// Returns a name with each character that identifiers can't have replaced by an underscore.
    static func make(_ name: String) -> String {
        var result = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if let first = result.first, first.isNumber { result = "_" + result }
        return result.isEmpty ? "_" : result
    }
}
