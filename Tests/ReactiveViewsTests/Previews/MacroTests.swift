import ReactiveViewsTesting
import Testing

private final class Counted {
    var count = 0
}

extension EnvironmentValues {
    @Entry fileprivate var plain: Int = 3
    @Entry fileprivate var inferred = "some"
    @Entry fileprivate var missing: Int?
    /// A comment with a var in it: "var x = 1".
    @available(*, deprecated, message: "var old") @Entry fileprivate var old: Int = 1
    @Entry
    fileprivate var spread:  // of a type
        [String: (Int) -> Result<Int, any Error>] = [
            "=": { .success($0 + 1) }  // and "quotes"
        ]  // at the end
    @Entry fileprivate var action: () -> Void = {}
    @Entry fileprivate var pair: (left: Int, right: String) = (left: 1, right: "=")
    @Entry fileprivate var `default`: Bool = 1 == 1
    @Entry fileprivate var object: Counted = Counted()
    @Entry fileprivate var words: Set<Character> = /* all = of them */ ["a", "\"", "}"]
}

extension ReactiveViews.Transaction {
    @Entry fileprivate var reason: String = "none"
    @Entry fileprivate var source: Int?
}

#Preview {
    Text("Plain")
}

#Preview("With a state") {
    @Previewable @State var count = 0
    Stepper("Count", value: $count)
}

#Preview("Landscape", traits: .landscapeLeft, .sizeThatFitsLayout) {
    let text = "returned"
    return Text(text)
}

#Preview("Surrounded", traits: .modifier(Surroundings()), .fixedLayout(width: 100, height: 50)) { Text("In") }

#Preview(arguments: [1, 2]) { number in
    Text("\(number)")
    Divider()
}

private struct Surroundings: PreviewModifier {
    static func makeSharedContext() async throws -> Int { 5 }
    func body(content: Content, context: Int) -> some View { content.padding(CGFloat(context)) }
}

private struct Plain: PreviewModifier {
    func body(content: Content, context: Void) -> some View { content }
}

@MainActor
struct MacroTests {
    private struct Reader: View {
        @Environment(\.plain) private var plain
        @Environment(\.inferred) private var inferred
        @Environment(\.missing) private var missing
        @Environment(\.spread) private var spread
        @Environment(\.pair) private var pair
        @Environment(\.default) private var isDefault
        @Environment(\.words) private var words
        @Environment(\.action) private var action
        var body: some View {
            Text("\(plain) \(inferred) \(missing ?? -1) \(pair.right) \(isDefault) \(words.count)")
            Text("\((try? spread["="]?(4).get()) ?? 0)")
            Button("Act") { action() }
        }
    }

    @Test("An @Entry has its default where no view sets it")
    func defaults() {
        let host = ViewHost(Reader())
        expect(host, shows: "3 some -1 = true 3")
        expect(host, shows: "5")
        #expect(EnvironmentValues().object !== EnvironmentValues().object)
    }

    @Test("An @Entry is set for views below, and by a host")
    func settings() throws {
        var count = 0
        let host = ViewHost(
            Reader().environment(\.plain, 4).environment(\.missing, 7).environment(\.default, false)
                .environment(\.action) { count += 1 })
        expect(host, shows: "4 some 7 = false 3")
        try host.tap("Act")
        expectNoDifference(count, 1)
        host.setEnvironment(\.inferred, "other")
        expect(host, shows: "4 other 7 = false 3")
    }

    @Test("An @Entry of a transaction goes with a change")
    func transaction() {
        #expect(Transaction.current.reason == "none" && Transaction.current.source == nil)
        withTransaction(\.reason, "test") { expectNoDifference(Transaction.current.reason, "test") }
    }
}
