import NotesModel
import SwiftUI
import UIKit

struct NotesView: View {
    @ObservedObject var list: NoteList
    @StateObject private var search: NoteSearch
    @State private var draft = ""

    init(list: NoteList) {
        self.list = list
        _search = StateObject(wrappedValue: NoteSearch(list))
    }

    var body: some View {
        NavigationStack {
            List {
                HStack {
                    TextField("New note", text: $draft)
                    Button("Add", action: add).disabled(draft.isEmpty)
                }
                ForEach(search.results) { note in
                    Text(note.text)
                }
                .onDelete(perform: list.remove)
            }
            .searchable(text: $list.query)
            .navigationTitle("Notes")
            .tint(Color(UIColor.systemOrange))
        }
    }

    private func add() {
        list.add(draft)
        draft = ""
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
}

#Preview {
    NotesView(list: NoteList())
}
