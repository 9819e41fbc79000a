/// A package that can't be used.
struct LeftOutPackage: Equatable {
    var package: PackageReference
    /// Why, as the end of a sentence.
    var reason: String
}
