/// A product of a package that a target uses.
struct PackageProduct: Hashable {
    /// The product's name.
    var name: String
    /// The package; nil if the project doesn't say which of its local packages has it.
    var package: PackageReference?
    /// Whether it is a plugin for builds.
    var isPlugin = false
}
