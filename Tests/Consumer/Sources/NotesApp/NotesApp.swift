import NotesModel
import SwiftUI

@main
struct NotesApp: App {
    @StateObject private var list = NoteList()

    var body: some Scene {
        WindowGroup {
            NotesView(list: list)
        }
    }
}
