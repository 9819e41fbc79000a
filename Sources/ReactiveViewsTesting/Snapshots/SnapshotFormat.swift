import ReactiveViews

/// A way to make a snapshot's text of a value.
///
/// There are formats for hosts (`.tree`, `.picture`, `.display`, `.trace { … }`), elements, traces, display lists and
/// texts. A test may add its own:
///
/// ```swift
/// extension SnapshotFormat where Value == [String] {
///     static var list: SnapshotFormat { SnapshotFormat(fileExtension: "txt") { $0.joined(separator: "\n") } }
/// }
///
/// try assertSnapshot(of: ["a", "b"], as: .list)
/// ```
@MainActor
public struct SnapshotFormat<Value> {
    /// The extension of the snapshots' files, without the first period.
    public let fileExtension: String
    /// What the text shows, for messages: "tree", "picture".
    let name: String
    /// Whether the text is an SVG document.
    let isPicture: Bool
    /// Returns the text of a value.
    public let text: (Value) throws -> String

    /// Creates a format.
    ///
    /// - Parameters:
    ///   - fileExtension: The extension of the snapshots' files, without the first period.
    ///   - text: Returns the text of a value. Equal values must give equal texts, on every machine.
    public init(fileExtension: String, text: @escaping @MainActor (Value) throws -> String) {
        self.init(fileExtension, "text", text)
    }

    init(
        _ fileExtension: String, _ name: String, isPicture: Bool = false,
        _ text: @escaping @MainActor (Value) throws -> String
    ) {
        self.fileExtension = fileExtension
        self.name = name
        self.isPicture = isPicture
        self.text = text
    }
}

/// What snapshots can be made of: a host of views.
@MainActor
public protocol SnapshotHost: AnyObject {
    /// The visible elements as text, one line for each.
    var tree: String { get }
    /// The current picture as an SVG document.
    var svg: String { get }
    /// The current picture as a list of what is painted.
    var display: DisplayList { get }

    /// Runs a closure as an event and returns a record of its updates.
    ///
    /// - Parameter event: The closure.
    /// - Throws: Rethrows the error of the closure.
    func trace(_ event: () throws -> Void) rethrows -> Graph.Trace
}

extension ViewHost: SnapshotHost {}

extension SnapshotFormat where Value: SnapshotHost {
    /// The visible elements, one line for each.
    public static var tree: SnapshotFormat { SnapshotFormat("tree.txt", "tree") { $0.tree } }

    /// The picture, as an SVG document. If it differs, a page shows the expected and the actual one.
    public static var picture: SnapshotFormat { SnapshotFormat("svg", "picture", isPicture: true) { $0.svg } }

    /// What is painted, one line for each entry of the display list.
    public static var display: SnapshotFormat { SnapshotFormat("display.txt", "display") { $0.display.description } }

    /// What an event leads to: the writes, the evaluated bodies with their reasons, and the actions.
    ///
    /// ```swift
    /// try assertSnapshot(of: host, as: .trace { try host.tap("Increment") })
    /// ```
    ///
    /// - Parameter event: The event, for instance a tap.
    public static func trace(of event: @escaping () throws -> Void) -> SnapshotFormat {
        SnapshotFormat("trace.txt", "trace") { host in try host.trace(event).description }
    }
}

extension SnapshotFormat where Value == ViewElement {
    /// The element and all inside of it, one line for each.
    public static var tree: SnapshotFormat { SnapshotFormat("tree.txt", "tree") { $0.text } }
}

extension SnapshotFormat where Value == Graph.Trace {
    /// The events of the program, one line for each. Use `includingLibrary` of the trace for those of the library.
    public static var trace: SnapshotFormat { SnapshotFormat("trace.txt", "trace") { $0.description } }
}

extension SnapshotFormat where Value == DisplayList {
    /// One line for each entry.
    public static var display: SnapshotFormat { SnapshotFormat("display.txt", "display") { $0.description } }
}

extension SnapshotFormat where Value == String {
    /// The text itself.
    public static var text: SnapshotFormat { SnapshotFormat("txt", "text") { $0 } }
}
