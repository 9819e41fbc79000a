import ReactiveViews

/// Does commands to the views, and says after each what it led to.
///
/// Everything here returns at once. A command that waits gives `waiting`: whoever plays then waits, in its own way, while
/// `isBusy`, and calls `endWait`.
@MainActor
final class Player {
    enum Outcome: Equatable {
        case done
        case failed
        case quit
        case waiting(TimeInterval)
    }

    private let workspace: Workspace
    private let host: ViewHost<EmojiArtView>
    private let output: @MainActor (String) -> Void
    private var lastTrace = Graph.Trace()

    init(_ workspace: Workspace, output: @escaping @MainActor (String) -> Void) {
        self.workspace = workspace
        self.output = output
        host = ViewHost(EmojiArtView(document: workspace.document, store: workspace.store))
    }

    /// Whether something that was begun has not ended yet.
    var isBusy: Bool { workspace.document.fetchStatus == .fetching }

    func showTree() {
        output("visible:\n" + indented(host.tree))
    }

    /// Does what a line says. An error is told, with the line's number if it has one, and changes nothing.
    func play(_ line: String, number: Int? = nil) -> Outcome {
        do {
            guard let command = try Command(line) else { return .done }
            return try perform(command)
        } catch {
            output("! " + (number.map { "line \($0): " } ?? "") + "\(error)")
            return .failed
        }
    }

    private func perform(_ command: Command) throws -> Outcome {
        switch command {
        case .tap(let words): try trace { try host.tap(words) }
        case .type(let text, let field): try trace { try host.type(text, into: field) }
        case .drag(let words, let offset): try trace { try host.drag(words, by: offset) }
        case .drop(let words, let target, let point): try trace { try host.drag(words, onto: target, at: point) }
        case .delete(let words): try trace { try host.delete(words) }
        case .move(let words, let places): try trace { try host.move(words, by: places) }
        case .wait(let seconds): return wait(seconds)
        case .tree: showTree()
        case .trace: output(lastTrace.events.isEmpty ? "Nothing was done yet." : indented(lastTrace.description))
        case .help: output(CommandForm.help)
        case .quit: return .quit
        }
        return .done
    }

    private func trace(_ event: () throws -> Void) rethrows {
        report(try host.trace(event))
    }

    private func report(_ trace: Graph.Trace) {
        lastTrace = trace
        output(trace.summary)
        showTree()
    }

    // MARK: Waiting

    private func wait(_ seconds: TimeInterval) -> Outcome {
        guard isBusy else {
            output("There is nothing to wait for.")
            return .done
        }
        host.graph.beginTrace()
        return .waiting(seconds)
    }

    /// Says how the waiting ended, and what happened meanwhile.
    func endWait() {
        host.settle()
        let trace = host.graph.endTrace()
        output(how)
        report(trace)
    }

    private var how: String {
        switch workspace.document.fetchStatus {
        case .fetching: "The background is still loading."
        case .idle: "The background has been loaded."
        case .failed: "The background could not be loaded."
        }
    }
}
