import Foundation
import ReactiveViewsTesting
import Testing
import XCTest

/// The code of the guide to snapshots, compiled and run as it stands there.
@MainActor
@Suite("The guide to snapshots")
struct SnapshotGuideTests {
    @Test func increments() throws {
        let host = ViewHost(Counter(), size: CGSize(width: 200, height: 100))
        try assertSnapshot(of: host, as: .tree)
        try host.tap("Increment")
        try assertSnapshot(of: host, as: .tree, named: "after a tap")
        try assertSnapshot(of: host, as: .picture)
    }

    @Test func showsTheCount() throws {
        let host = ViewHost(Counter())
        try assertInlineSnapshot(of: host, as: .tree) {
            """
            VStack
              Text "Count: 0"
              Button "Increment"
            """
        }
        try assertInlineSnapshot(of: host, as: .trace { try host.tap("Increment") }) {
            """
            pass 1
            write Counter.count: 0 → 1
            body  Counter: count was 0, is 1
            """
        }
    }

    @Test func showsTwoElements() {
        let host = ViewHost(Counter())
        #expect(
            host.lines == """
                VStack
                  Text "Count: 0"
                  Button "Increment"
                """)
    }

    @Test func goesOn() {
        let host = ViewHost(Counter(), size: CGSize(width: 200, height: 100))
        #expect(verifySnapshot(of: host, as: .display) == nil)
        #expect(verifySnapshot(of: host, as: .picture) == nil)
    }

    @Test func namesTheFruits() throws {
        try assertInlineSnapshot(of: ["Apple", "Pear"], as: .list) {
            """
            Apple
            Pear
            """
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Increment") { count += 1 }
        }
    }
}

final class CounterSnapshotTests: XCTestCase {
    @MainActor
    func testTree() async {
        let host = ViewHost(Counter())
        XCTAssertNil(verifySnapshot(of: host, as: .tree))
    }
}

extension SnapshotFormat where Value == [String] {
    static var list: SnapshotFormat { SnapshotFormat(fileExtension: "txt") { $0.joined(separator: "\n") } }
}
