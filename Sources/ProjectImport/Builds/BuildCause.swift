/// Why a file isn't compiled.
enum BuildCause: Equatable {
    /// It imports a module that nothing here has.
    case missingModule(String)
    /// It uses a name that a file declares which is left out.
    case dependent(name: String)
    /// It uses the Objective-C runtime, which this system lacks.
    case objectiveC(String)
    /// The compiler rejects it.
    case error(String)
    /// Its target can't be built for a reason outside of it.
    case target(String)

    /// The line of the table of causes.
    var title: String {
        switch self {
        case .missingModule(let module): "no module \(module)"
        case .dependent: "uses names of files that are left out"
        case .objectiveC: "needs the Objective-C runtime"
        case .error(let message): "error: \(message)"
        case .target(let message): "the target can't be built: \(message)"
        }
    }
}
