import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

/// The checkers of the invariants of nodes and items: they accept what the host makes and find what is broken.
@MainActor
@Suite("Invariants of nodes and items")
struct InvariantTests {
    private struct Sample: View {
        @State private var count = 100
        var body: some View {
            ScrollView {
                VStack {
                    Text("text").opacity(0.5).zIndex(1)
                    Button("button") { count += 1 }
                    LazyVStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } }
                }
                .padding()
            }
        }
    }

    @Test("they hold for a host that was mounted, laid out, scrolled and changed")
    func hold() throws {
        let host = ViewHost(Sample(), size: CGSize(width: 100, height: 100))
        host.checkInvariants()
        try host.tap("button")
        host.checkInvariants()
        try host.scroll("button", by: CGSize(width: 0, height: 200))
        host.checkInvariants()
        host.size = CGSize(width: 200, height: 50)
        host.checkInvariants()
        host.unmount()
        host.checkInvariants()
    }

    /// Expects the message of a failed precondition. In optimised builds preconditions end the process without one.
    private nonisolated static func expect(
        _ message: String, of result: ExitTest.Result?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #if DEBUG
            #expect(standardError(of: result).contains(message), sourceLocation: sourceLocation)
        #endif
    }

    @Test("an item that lost its place among its siblings is found")
    func brokenIndex() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = ViewHost(
                    VStack {
                        Text("a"); Text("b")
                    })
                host.checkInvariants()
                host.viewTree.layoutRoots[0].children[0].children[1].index = 0
                host.checkInvariants()
            }
        }
        Self.expect("a child has another index", of: result)
    }

    @Test("an item that was forgotten by a layout is found")
    func unplacedChild() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = ViewHost(
                    VStack {
                        Text("a"); Text("b")
                    })
                host.checkInvariants()
                host.viewTree.layoutRoots[0].children[0].children[1].answers.removeAll()
                host.checkInvariants()
            }
        }
        Self.expect("isn't placed", of: result)
    }

    @Test("a node whose structure is stale in a tree that is up to date is found")
    func staleNode() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = ViewHost(
                    Group {
                        Group {
                            Text("a")
                            Text("b")
                        }
                    })
                host.checkInvariants()
                let group = host.viewTree.root?.child(at: 0).child(at: 0)
                (group as? ViewNode)?.isStructureStale = true
                host.checkInvariants()
            }
        }
        Self.expect("structure is stale", of: result)
    }
}
