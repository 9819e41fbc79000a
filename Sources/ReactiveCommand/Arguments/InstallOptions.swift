/// The arguments of `reactive install`.
struct InstallOptions: Equatable {
    /// The folder of all installations; nil for the default.
    var store: String?
    /// The folder with the sources; nil for the one around the program.
    var checkout: String?
    /// The folder of the build's intermediate files; nil for one in the checkout.
    var scratch: String?
    /// Modules on request that every package shall see.
    var requests: [String] = []
    /// The number of the compiler's processes at a time.
    var jobs: Int?
    /// Whether an installation of the same sources is made again.
    var isForced = false
}
