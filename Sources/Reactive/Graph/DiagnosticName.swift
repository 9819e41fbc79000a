/// The name of a variable, derived value or observer in traces and messages, made when it is asked for: joining a file
/// and a line takes longer than creating the value.
enum DiagnosticName: Sendable {
    case given(String)
    /// The file and line of the call that made it.
    case place(StaticString, line: UInt32)

    @inline(__always)
    init(_ name: String?, _ file: StaticString, _ line: UInt) {
        if let name { self = .given(name) } else { self = .place(file, line: UInt32(truncatingIfNeeded: line)) }
    }

    /// The name.
    ///
    /// - Parameter kind: what is at the place, if no name was given.
    func text(of kind: String) -> String {
        switch self {
        case .given(let name): name
        case .place(let file, let line): "\(kind) at \(file):\(line)"
        }
    }
}
