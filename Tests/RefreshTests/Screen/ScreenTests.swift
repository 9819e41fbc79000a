import ReactiveTesting
import Testing

@testable import Refresh

@MainActor
struct ScreenTests {
    @Test func probe() throws {
        let it = Rehearsal()
        print(it.host.tree)
        print(try it.host.frame(of: "Stacks"), try it.header())
        try it.pull(to: 40)
        print(try it.host.frame(of: "Stacks"), try it.header(), it.arrow ?? "")
        try it.pull(to: 56)
        print(try it.host.frame(of: "Stacks"), try it.header(), it.arrow ?? "")
        print(it.host.trace { try? it.pull(to: 60) })
        print("DOWN", it.host.trace { try? it.host.scroll("Stacks", by: CGSize(width: 0, height: 50)) })
        print(it.host.display)
        it.release()
        print("---")
        print(it.host.trace { try? it.pull(to: 90) })
        print(try it.host.frame(of: "Stacks"), try it.header())
        print("---")
        print(it.host.trace { it.release() })
        print(try it.host.frame(of: "Stacks"), try it.header())
        it.host.advance(by: 3.9)
        print(try it.host.frame(of: "Stacks"), try it.header())
        it.host.advance(by: 0.1)
        print(try it.host.frame(of: "Stacks"), try it.header(), it.titles)
    }
}
