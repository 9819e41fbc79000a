import ReactiveViewsTesting
import ReactiveViews

/// A text that writes down when it appears and disappears.
struct Mark: View {
    private let name: String
    private let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
    }

    var body: some View { Text(name).marked(name, log) }
}

extension View {
    /// Writes down when the view appears, "+name", and disappears, "-name".
    func marked(_ name: String, _ log: Log) -> some View {
        onAppear { log.append("+\(name)") }.onDisappear { log.append("-\(name)") }
    }
}
