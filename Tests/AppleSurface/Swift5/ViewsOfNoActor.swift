import ReactiveViewsTesting
import Testing

// Programs that compile with Apple's frameworks in language mode 5: views are made by code of no actor, and isolation is
// inferred from a property wrapper.

private enum Screen: CaseIterable {
    case list
    case form

    var title: String { self == .list ? "List" : "Form" }

    var icon: Image { Image(systemName: self == .list ? "list.bullet" : "square") }

    var label: some View {
        Label(title, systemImage: "star").padding().background(Color.red).onTapGesture {}
    }

    @ViewBuilder var page: some View {
        switch self {
        case .list: List { Text("Row") }
        case .form: Form { Toggle("Switch", isOn: .constant(true)) }
        }
    }

    func erased() -> AnyView { AnyView(page.buttonStyle(.bordered)) }

    var gesture: some Gesture { TapGesture().onEnded {} }
}

private func faded(_ view: some View) -> some View {
    view.opacity(0.5).overlay(Circle().fill(Color.blue))
}

private struct Closer {
    let dismiss: DismissAction
    let open: OpenWindowAction

    func close() { dismiss() }
    func show() { open(id: "window") }
}

@MainActor private var refreshes = 0
@MainActor private func refresh() { refreshes += 1 }

private final class Model: ObservableObject {
    @Published var count = 3
}

/// Belongs to the main actor, because its wrappers' values do.
@propertyWrapper
private struct Refreshing: DynamicProperty {
    @StateObject private var model = Model()

    var wrappedValue: Int {
        refresh()
        return model.count
    }
}

private struct Observing {
    @ObservedObject var model: Model

    func read() -> Int {
        refresh()
        return model.count
    }
}

private struct Counting: View {
    @Refreshing private var count
    var body: some View { Text("Count \(count)") }
}

@MainActor
@Suite("Views made by code of no actor, in language mode 5")
struct NonisolatedViewTests {
    @Test("An enumeration's views are shown", arguments: Screen.allCases)
    fileprivate func screens(_ screen: Screen) throws {
        let host = ViewHost(
            VStack {
                screen.label
                screen.icon
                screen.erased()
            })
        #expect(host.contains(screen.title))
        #expect(host.contains(screen == .list ? "Row" : "Switch"))
    }

    @Test("A function of no actor modifies a view")
    func function() {
        #expect(ViewHost(faded(Text("Pale"))).contains("Pale"))
    }

    @Test("A wrapper that owns an object belongs to the main actor")
    func inferred() {
        let before = refreshes
        #expect(ViewHost(Counting()).contains("Count 3"))
        #expect(refreshes > before)
        #expect(Observing(model: Model()).read() == 3)
    }
}
