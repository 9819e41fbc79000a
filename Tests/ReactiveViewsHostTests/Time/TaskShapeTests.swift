import Foundation
import ReactiveViewsTesting
import Testing

@Suite("Tasks under a virtual clock")
@MainActor
struct TaskShapeTests {
    private struct Feed: View {
        let shape: WorkShape
        @State private var text = "loading"

        var body: some View {
            Text(text).task {
                do {
                    try await shape.run()
                    text = "loaded"
                } catch {
                    text = "\(error)"
                }
            }
        }
    }

    @Test(
        "Work of any shape that takes two seconds has ended after two seconds, and not before",
        arguments: WorkShape.allCases)
    func shapes(_ shape: WorkShape) async {
        let host = ViewHost(Feed(shape: shape), clock: .virtual)
        await host.advance(by: 1.9)
        expectNoDifference(host.tree, "Text \"loading\"")
        await host.advance(by: 0.2)
        expectNoDifference(host.tree, "Text \"loaded\"")
    }

    @Test("Work of any shape ends in a synchronous test too", arguments: WorkShape.allCases)
    func shapesWithoutAwait(_ shape: WorkShape) {
        let host = ViewHost(Feed(shape: shape), clock: .virtual)
        host.advance(by: .seconds(1.9))
        expectNoDifference(host.tree, "Text \"loading\"")
        host.advance(by: .seconds(0.2))
        expectNoDifference(host.tree, "Text \"loaded\"")
    }

    #if os(Linux)
        @Test("An action that waits on a semaphore for a task is freed, and the wait is reported")
        func semaphore() {
            let done = Log()
            let view = Text("a").onAppear {
                let semaphore = DispatchSemaphore(value: 0)
                Task.detached { semaphore.signal() }
                semaphore.wait()
                done.append("freed")
            }
            let host = ViewHost(view, clock: .virtual)
            expectNoDifference(done.lines, ["freed"])
            #expect {
                try host.finish()
            } throws: {
                ($0 as? UnfinishedWork)?.items.map(\.kind) == [.diagnostic] && "\($0)".contains("semaphore")
            }
        }
    #endif
}
