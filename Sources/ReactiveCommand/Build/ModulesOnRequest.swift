/// The modules that a package sees only on request, because packages that test for them with `canImport` expect all of
/// Apple's module.
enum ModulesOnRequest {
    /// By request, the targets in Swift and in C. A target in C belongs here if its module map declares such a module:
    /// `OSSubmodules` declares `os.log` and with it a module `os`.
    static let byRequest = ["os": ["os", "OSLog", "ReactiveOS", "COSLog", "OSSubmodules"]]

    /// The request by which a module is seen; "" for a module that every package sees.
    static func request(for module: String) -> String {
        byRequest.first { $0.value.contains(module) }?.key ?? ""
    }
}
