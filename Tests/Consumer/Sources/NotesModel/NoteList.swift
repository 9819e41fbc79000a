import Foundation

// No import of Combine: `ObservableObject` and `Published` are known through Foundation.
public final class NoteList: ObservableObject {
    @Published public private(set) var notes: [Note] = []
    @Published public var query = ""

    public init() {}

    public func add(_ text: String) { notes.append(Note(text: text)) }

    public func remove(at offsets: IndexSet) {
        for index in offsets.reversed() { notes.remove(at: index) }
    }
}
