/// A fault in the text of a property list.
struct PropertyListError: Error, Equatable {
    /// The line of the fault, from 1.
    var line: Int
    /// What was expected or found there.
    var reason: String
}
