/// The name of a variable, a derived value or an observer in traces and messages. Its text is composed at each request,
/// because joining a file and a line takes longer than creating a variable.
@usableFromInline
enum DiagnosticName: Sendable {
    case given(String)
    /// The file and line of the call that made it.
    case place(StaticString, line: UInt32)

    @inlinable @inline(__always)
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
