/// The modules that a package sees only on request, because packages that test for them with `canImport` expect all of
/// Apple's module.
enum ModulesOnRequest {
    static let byRequest = ["os": ["os", "OSLog", "ReactiveOS", "COSLog", "OSSubmodules"]]

    /// The request by which a module is seen; "" for a module that every package sees.
    static func request(for module: String) -> String {
        byRequest.first { $0.value.contains(module) }?.key ?? ""
    }
}
