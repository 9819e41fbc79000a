#if canImport(ReactiveViewsTesting)
    import Combine
    import NotesKeyboard
    import NotesModel
    import ReactiveViewsTesting
    import SwiftUI
    import Testing

    @testable import NotesApp

    @MainActor
    @Suite("A program for Apple's systems, as it is")
    struct NotesTests {
        @Test("A note that is typed and added appears in the list; the keyboard goes")
        func adding() throws {
            let effects = SystemEffects()
            let app = AppHost(NotesApp(), clock: .virtual, effects: effects)
            try app.host.type("Milk", into: "New note")
            #expect(app.host.contains("Editing"))
            try app.host.tap("Add")
            #expect(app.host.contains("Milk") && app.host.contains("1 note") && app.host.contains("Idle"))
            #expect(effects.haptics == [.success])
        }

        @Test("Texts are in the language of the environment, with its plural")
        func language() throws {
            let list = NoteList()
            list.add("Milk")
            list.add("Bread")
            let host = ViewHost(NotesView(list: list), clock: .virtual)
            #expect(host.contains("2 notes"))
            host.setEnvironment(\.locale, Locale(identifier: "de_DE"))
            #expect(host.contains("2 Notizen"))
        }

        @Test("A picture and a colour come from the asset catalogue")
        func assets() throws {
            let host = ViewHost(Image(.pencil).background(Color(.paper)), clock: .virtual)
            #expect(try host.frame(of: "Pencil").size == CGSize(width: 24, height: 24))
            let light = host.svg
            host.setEnvironment(\.colorScheme, .dark)
            #expect(light != host.svg)
        }

        @Test("A method that a selector names is called for each notification")
        func selector() {
            let counter = KeyboardCounter()
            NotificationCenter.default.post(name: Notification.Name("NotesKeyboardDidHide"), object: nil)
            #expect(counter.count == 1)
        }

        @Test("An extension overrides methods of UIKit's classes and of the program's")
        func overrides() {
            var shakes = 0
            let observer = NotificationCenter.default.publisher(for: .notesShake).sink { _ in shakes += 1 }
            defer { observer.cancel() }
            let controller = ShakeController()
            let navigation = UINavigationController(rootViewController: controller)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            #expect(controller.events == ["loaded"])
            #expect(navigation.navigationBar.tintColor == .systemOrange)
            #expect(controller.view.isDescendant(of: navigation.view), "UIKit's own part isn't replaced")
            controller.motionEnded(.motionShake, with: nil)
            #expect(controller.events == ["loaded", "shaken"])
            #expect(shakes == 1, "the event goes along the responders to the window")
            window.motionEnded(.none, with: nil)
            #expect(shakes == 1)
        }
    }
#endif
