import NotesModel
import Testing

@testable import NotesApp

#if canImport(ReactiveViewsTesting)
    import ReactiveViewsTesting
    import SwiftUI

    @MainActor
    @Suite("Notes, as they are on Apple's systems")
    struct NotesTests {
        @Test("A note that is typed and added appears in the list")
        func adding() throws {
            let app = AppHost(NotesApp(), clock: .virtual, effects: SystemEffects())
            try app.host.type("Milk", into: "New note")
            try app.host.tap("Add")
            #expect(app.host.contains("Milk"))
        }
    }
#endif
