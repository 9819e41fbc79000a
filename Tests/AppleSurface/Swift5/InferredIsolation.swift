import ReactiveViewsTesting
import Testing

// Programs that compile with Apple's frameworks in language mode 5: isolation is inferred from a property wrapper.

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
@Suite("Isolation that property wrappers give, in language mode 5")
struct InferredIsolationTests {
    @Test("A wrapper that owns an object belongs to the main actor")
    func inferred() {
        let before = refreshes
        #expect(ViewHost(Counting()).contains("Count 3"))
        #expect(refreshes > before)
        #expect(Observing(model: Model()).read() == 3)
    }
}
