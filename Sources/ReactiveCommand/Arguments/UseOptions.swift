/// Which installation is used, and what of it.
struct UseOptions: Equatable {
    /// The folder of all installations; nil for the default.
    var store: String?
    /// The beginning of an installation's name; nil for the newest one.
    var version: String?
    /// Modules on request that the packages see.
    var requests: [String] = []
}
