/// A package that a project uses.
enum PackageReference: Hashable {
    /// A repository and the rule for its version, as the manifest writes it.
    case remote(url: String, rule: String)
    /// A folder.
    case local(path: String)

    /// The name under which products refer to the package.
    var identity: String {
        let text =
            switch self {
            case .remote(let url, _): url
            case .local(let path): path
            }
        let name = Paths.name(text)
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }

    /// Whether a text is the address of a repository, and no path.
    static func isAddress(_ text: some StringProtocol) -> Bool {
        text.contains("://") || text.hasPrefix("git@")
    }
}
