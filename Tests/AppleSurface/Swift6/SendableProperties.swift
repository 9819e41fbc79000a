import ReactiveViews
import Testing

// Declarations of libraries that are built in mode 6 for Apple's systems.

/// A property wrapper that is Sendable, although it reads the environment of a view.
@propertyWrapper
private struct Setting<Value: Sendable>: DynamicProperty, Sendable {
    @Environment(\.isEnabled) private var isEnabled
    private let value: Value

    init(wrappedValue: Value) { value = wrappedValue }

    var wrappedValue: Value { value }
}

/// A modifier of previews with a closure that isn't Sendable.
private struct Prepared: PreviewModifier {
    @Environment(\.isEnabled) private var isEnabled
    let operation: () -> String

    func body(content: Content, context: ()) -> some View {
        VStack {
            content
            if isEnabled { Text(operation()) }
        }
    }
}

// Traits and modifiers of previews belong to the main actor, and what an extension adds to them as well.
extension PreviewTrait where T == Preview.ViewTraits {
    fileprivate static func prepared(_ operation: @escaping () -> String) -> PreviewTrait {
        .modifier(Prepared(operation: operation))
    }
}

@Suite("Properties that are Sendable, in mode 6")
struct SendablePropertyTests {
    @Test("A wrapper that reads the environment crosses to another task")
    func environment() async {
        let setting = Setting(wrappedValue: 3)
        #expect(await Task.detached { setting.wrappedValue }.value == 3)
    }

    @MainActor
    @Test("An extension of traits makes a trait of a closure that isn't Sendable")
    func trait() {
        var prepared: [PreviewTrait<Preview.ViewTraits>] = []
        prepared.append(.prepared { "ready" })
        #expect(prepared.count == 1)
    }
}
