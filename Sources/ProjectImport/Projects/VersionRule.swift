/// Rules for the versions of packages.
enum VersionRule {
    /// Returns a rule of a project as a manifest writes it.
    static func text(_ requirement: [String: PropertyList]) -> String {
        func value(_ key: String) -> String { SwiftText.literal(requirement[key]?.string ?? "0.0.0") }
        switch requirement["kind"]?.string {
        case "exactVersion": return "exact: \(value("version"))"
        case "upToNextMinorVersion": return ".upToNextMinor(from: \(value("minimumVersion")))"
        case "versionRange": return "\(value("minimumVersion"))..<\(value("maximumVersion"))"
        case "branch": return "branch: \(value("branch"))"
        case "revision": return "revision: \(value("revision"))"
        default: return "from: \(value("minimumVersion"))"
        }
    }
}
