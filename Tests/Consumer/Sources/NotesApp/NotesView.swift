import NotesKeyboard
import NotesModel
import SwiftUI
import UIKit

struct NotesView: View {
    @ObservedObject var list: NoteList
    @StateObject private var search: NoteSearch
    @State private var draft = ""
    @FocusState private var isEditing: Bool

    init(list: NoteList) {
        self.list = list
        _search = StateObject(wrappedValue: NoteSearch(list))
    }

    var body: some View {
        NavigationView {
            List {
                HStack {
                    Image(.pencil)
                    TextField("New note", text: $draft).focused($isEditing)
                    Button("Add", action: add).disabled(draft.isEmpty)
                }
                .listRowBackground(Color(.paper))
                ForEach(search.results) { note in
                    Text(note.text)
                }
                .onDelete(perform: list.remove)
                Text("\(list.notes.count) notes", bundle: .module)
                Label(isEditing ? "Editing" : "Idle", systemImage: "keyboard")
            }
            .navigationBarTitle("Notes")
        }
        .accentColor(Color(UIColor.systemOrange))
    }

    private func add() {
        list.add(draft)
        draft = ""
        Keyboard.dismiss()
        UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
}

struct NotesView_Previews: PreviewProvider {
    static var previews: some View {
        NotesView(list: NoteList())
    }
}
