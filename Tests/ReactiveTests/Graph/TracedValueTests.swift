import Testing

@testable import Reactive
import ReactiveTesting

@Suite("A value in a trace")
struct TracedValueTests {
    @Test("A value in a trace is described without optional wrapping, and text in quotes")
    func short() {
        expectNoDifference(Graph.Trace.describe(Optional(Optional(3))), "3")
        expectNoDifference(Graph.Trace.describe(Int??.none), "nil")
        expectNoDifference(Graph.Trace.describe(""), "\"\"")
        expectNoDifference(Graph.Trace.describe(Optional("❄️ 👩‍🚀")), "\"❄️ 👩‍🚀\"")
    }

    @Test("A long value is cut off in a trace")
    func long() {
        let description = Graph.Trace.describe(Array(0...1_000))
        #expect(description.hasPrefix("[0, 1, 2,") && description.hasSuffix("…") && description.count == 101)
    }
}
