import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

private final class Token {}

@MainActor
@Suite("Regressions: lifetimes")
struct LifetimeRegressionTests {
    private final class Model: ObservableObject {
        @Published var value = 0
        let token: Token
        init(_ token: Token) { self.token = token }
    }

    private struct Disappearing: View {
        let token: Token
        let log: Log
        var body: some View {
            Text("x").onDisappear { [token] in
                _ = token
                log.append("disappear")
            }
        }
    }

    @Test("A released host releases the captures of its onDisappear actions")
    func onDisappearLeak() async {
        let log = Log()
        weak var token: Token?
        weak var graph: Graph?
        do {
            let strong = Token()
            token = strong
            let host = ViewHost(Disappearing(token: strong, log: log))
            graph = host.graph
        }
        for _ in 0..<5 { await Task.yield() }
        #expect(token == nil)
        #expect(graph == nil)
        expectNoDifference(log.lines, ["disappear"])
    }

    private struct Holder: View {
        @State var token: Token?
        let expose: (Binding<Token?>) -> Void
        var body: some View {
            Text("x").onAppear { expose($token) }
        }
    }

    @Test("A host that is released before a write is settled releases the written value")
    func pendingWriteLeak() async throws {
        weak var token: Token?
        do {
            var binding: Binding<Token?>?
            var host: ViewHost<Holder>? = ViewHost(Holder { binding = $0 })
            let strong = Token()
            token = strong
            host?.perform { binding?.wrappedValue = strong }
            let other = Token()
            binding?.wrappedValue = other
            host = nil
            withExtendedLifetime(host) {}
        }
        await yieldToOthers()
        #expect(token == nil)
    }

    private struct Toggled: ViewModifier {
        @State var shown = true
        func body(content: Content) -> some View {
            VStack {
                if shown { content }
                Button("Toggle") { shown.toggle() }
            }
        }
    }
    private struct Owner: View {
        @StateObject var model: Model
        init(_ make: @escaping () -> Token) { _model = StateObject(wrappedValue: Model(make())) }
        var body: some View { Text("\(model.value)") }
    }

    @Test("Content that its modifier hides goes away with its state")
    func hiddenContent() throws {
        weak var token: Token?
        let host = ViewHost(
            Owner {
                let strong = Token()
                token = strong
                return strong
            }.modifier(Toggled()))
        #expect(token != nil)
        try host.tap("Toggle")
        #expect(token == nil)
    }

    @Test("Content that is hidden and shown many times isn't kept many times")
    func hiddenManyTimes() throws {
        var made = 0
        let alive = Counter()
        let host = ViewHost(
            Counted {
                made += 1
                return CountedToken(alive)
            }.modifier(Toggled()))
        for _ in 0..<100 { try host.tap("Toggle") }
        expectNoDifference(made, 51)
        expectNoDifference(alive.count, 1)
    }
    private final class Counter { var count = 0 }
    private final class CountedToken: ObservableObject {
        let counter: Counter
        init(_ counter: Counter) {
            self.counter = counter
            counter.count += 1
        }
        deinit { counter.count -= 1 }
    }
    private struct Counted: View {
        @StateObject var model: CountedToken
        init(_ make: @escaping () -> CountedToken) { _model = StateObject(wrappedValue: make()) }
        var body: some View { Text("x") }
    }

    private struct Conditional: ViewModifier {
        let shown: Bool
        func body(content: Content) -> some View {
            VStack { if shown { content } }
        }
    }
    private struct BothChange: View {
        let log: Log
        var keepsContent = false
        @State var flag = false
        var body: some View {
            Group {
                if flag {
                    Text("new").onAppear { log.append("appear") }.onDisappear { log.append("disappear") }
                }
            }
            .modifier(Conditional(shown: keepsContent || !flag))
            Button("Flip") { flag = true }
        }
    }

    @Test("A view that never appeared doesn't disappear")
    func neverAppeared() throws {
        let log = Log()
        let host = ViewHost(BothChange(log: log))
        try host.tap("Flip")
        expectNoDifference(log.lines, [])
        let other = ViewHost(BothChange(log: log, keepsContent: true))
        try other.tap("Flip")
        expectNoDifference(log.lines, ["appear"])
        withExtendedLifetime(other) {}
    }

    // MARK: Several hosts

    private struct Reader: View {
        @Binding var value: Int
        var body: some View { Text("value \(value)") }
    }
    private struct ValueOwner: View {
        @State var value = 0
        let expose: (Binding<Int>) -> Void
        var body: some View {
            Text("owner \(value)").onAppear { expose($value) }
        }
    }

    @Test("A view of another host that reads a state through a binding follows it")
    func twoHosts() async throws {
        var binding: Binding<Int>?
        let owner = ViewHost(ValueOwner { binding = $0 })
        let reader = ViewHost(Reader(value: binding!))
        owner.perform { binding!.wrappedValue = 1 }
        await yieldToOthers()
        #expect(owner.contains("owner 1"))
        #expect(reader.contains("value 1"))
    }

    private struct Receiver: View {
        let subject: PassthroughSubject<Int, Never>
        let log: Log
        var body: some View { Text("r").onReceive(subject) { log.append("got \($0)") } }
    }
    private struct Sender: View {
        let subject: PassthroughSubject<Int, Never>
        @State var count = 0
        var body: some View {
            let _ = subject.send(count)
            Button("Add") { count += 1 }
            Text("\(count)")
        }
    }

    @Test("A value that another host's update sends is received")
    func receiveFromOtherHost() async throws {
        let subject = PassthroughSubject<Int, Never>()
        let log = Log()
        let receiver = ViewHost(Receiver(subject: subject, log: log))
        let sender = ViewHost(Sender(subject: subject))
        await yieldToOthers()
        expectNoDifference(log.take(), ["got 0"])
        try sender.tap("Add")
        await yieldToOthers()
        expectNoDifference(log.take(), ["got 1"])
        withExtendedLifetime(receiver) {}
    }

    @Test("A host made during another host's update comes up afterwards")
    func hostInBody() async throws {
        final class Box { var host: ViewHost<Text>? }
        struct Maker: View {
            let box: Box
            var body: some View {
                let _ = { if box.host == nil { box.host = ViewHost(Text("inner")) } }()
                Text("outer")
            }
        }
        let box = Box()
        let host = Diagnostics.withHandler({ _ in }) { ViewHost(Maker(box: box)) }
        await yieldToOthers()
        expectNoDifference(box.host?.tree, "Text \"inner\"")
        withExtendedLifetime(host) {}
    }

    // MARK: Unmounting at odd times

    final class HostBox { var unmount: (() -> Void)? }
    struct Inner: View {
        let log: (String) -> Void
        @Binding var value: Int
        var body: some View {
            let _ = log("inner \(value)")
            Text("inner")
        }
    }
    struct Suicidal: View {
        let box: HostBox
        let log: (String) -> Void
        @Binding var value: Int
        @State var own = 0
        var body: some View {
            let _ = { if value == 1 { box.unmount?() } }()
            let _ = log("body \(value)")
            if value == 1 { Inner(log: log, value: $value) }
        }
    }

    @Test("Unmounting a host within its own body leaves nothing behind")
    func unmountInBody() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                var binding: Binding<Int>?
                struct O: View {
                    @State var value = 0
                    let expose: (Binding<Int>) -> Void
                    var body: some View { Text("\(value)").onAppear { expose($value) } }
                }
                let owner = ViewHost(O { binding = $0 })
                var lines: [String] = []
                let box = HostBox()
                let host = ViewHost(Suicidal(box: box, log: { lines.append($0) }, value: binding!))
                box.unmount = { host.unmount() }
                Diagnostics.withHandler({ _ in }) {
                    owner.perform { binding!.wrappedValue = 1 }
                    host.settle()
                    for i in 2...5 {
                        owner.perform { binding!.wrappedValue = i }
                        host.settle()
                    }
                }
                // It is unmounted after the update, and then nothing of it is evaluated any more.
                precondition(lines == ["body 0", "body 1", "inner 1"], "\(lines)")
                box.unmount = nil
            }
        }
    }

    @Test("Writes and taps after a host was unmounted reach nothing")
    func afterUnmount() throws {
        var binding: Binding<Int>?
        let host = ViewHost(ValueOwner { binding = $0 })
        host.unmount()
        binding!.wrappedValue = 5
        expectNoDifference(binding!.wrappedValue, 0)
        #expect(throws: ViewQueryError.unmounted("owner 0")) { try host.tap("owner 0") }
        host.rootView = host.rootView
        host.settle()
        expectNoDifference(host.tree, "")
    }

    private struct Killer: View {
        let kill: () -> Void
        let log: Log
        @State var count = 0
        var body: some View {
            VStack {
                Text("\(count)").onAppear {
                    kill()
                    count = 1
                    log.append("killed")
                }
            }
            .onAppear { log.append("second") }
            .onDisappear { log.append("gone") }
        }
    }

    @Test("A host that goes away within its own action ends well")
    func dropInAction() async throws {
        let log = Log()
        let box = HostBox()
        final class Keeper { var host: AnyObject? }
        let keeper = Keeper()
        struct Button2: View {
            let action: () -> Void
            let log: Log
            var body: some View {
                Button("Kill") {
                    action()
                    log.append("killed")
                }
                .onDisappear { log.append("gone") }
            }
        }
        weak var graph: Graph?
        do {
            let host = ViewHost(Button2(action: { keeper.host = nil }, log: log))
            graph = host.graph
            keeper.host = host
            let node = try host.find("Kill").node!
            _ = node
            try host.tap("Kill")
        }
        await yieldToOthers()
        expectNoDifference(log.lines, ["killed", "gone"])
        #expect(graph == nil)
        _ = box
    }
}
