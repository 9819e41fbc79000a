// Hosts whose screens load in tasks of all shapes, advanced by code at the top level of a program, beside two busy
// processes. Fails if one of them hasn't loaded.
//
//   .build/release/tasks-at-top-level [HOSTS PER SHAPE]
import Foundation
import ReactiveViewsTesting

let machine = try BusyMachine()
var tally = Tally()
for shape in WorkShape.allCases {
    for _ in 0..<Tally.hostsPerShape {
        let host = ViewHost(Feed(shape: shape), clock: .virtual)
        host.advance(by: 3)
        tally.note(shape, tree: host.tree)
    }
}
machine.stop()
exit(tally.report())
