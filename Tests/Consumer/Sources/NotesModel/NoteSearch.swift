import Combine
import os.log

public final class NoteSearch: ObservableObject {
    @Published public private(set) var results: [Note] = []

    private let log = Logger(subsystem: "org.example.notes", category: "search")

    public init(_ list: NoteList) {
        list.$notes.combineLatest(list.$query.removeDuplicates())
            .map { notes, query in query.isEmpty ? notes : notes.filter { $0.text.contains(query) } }
            .handleEvents(receiveOutput: { [log] in log.debug("\($0.count, privacy: .public) notes") })
            .assign(to: &$results)
    }
}
