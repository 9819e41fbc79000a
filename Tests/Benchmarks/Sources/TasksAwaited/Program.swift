// Hosts whose screens load in tasks of all shapes, advanced by code in an asynchronous function that no actor isolates,
// as many tests are, beside two busy processes. Fails if one of them hasn't loaded.
//
//   .build/release/tasks-awaited [HOSTS PER SHAPE]
import Foundation
import ReactiveViewsTesting

@main
struct Program {
    nonisolated static func main() async throws {
        let machine = try BusyMachine()
        var tally = Tally()
        for shape in WorkShape.allCases {
            for _ in 0..<Tally.hostsPerShape { tally.note(shape, tree: await treeAfterThreeSeconds(shape)) }
        }
        machine.stop()
        exit(tally.report())
    }

    @MainActor
    private static func treeAfterThreeSeconds(_ shape: WorkShape) async -> String {
        let host = ViewHost(Feed(shape: shape), clock: .virtual)
        // Other code of the main actor may run before, as in a test among others.
        await Task.yield()
        await host.advance(by: 3)
        return host.tree
    }
}
