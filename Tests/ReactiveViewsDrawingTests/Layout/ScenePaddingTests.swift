import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Distances from the edges of a scene, and shapes at an edge")
struct ScenePaddingTests {
    @Test("Content keeps 16 points from the chosen edges")
    func padding() throws {
        let host = ViewHost(
            Color.red.accessibilityLabel("red").scenePadding(.leading), size: CGSize(width: 100, height: 50))
        try expectNoDifference(host.frame(of: "red"), CGRect(x: 16, y: 0, width: 84, height: 50))
        let all = ViewHost(
            Color.red.accessibilityLabel("red").scenePadding(.minimum), size: CGSize(width: 100, height: 50))
        try expectNoDifference(all.frame(of: "red"), CGRect(x: 16, y: 16, width: 68, height: 18))
    }

    @Test("A shape of a fixed size is at the anchor of its rectangle")
    func anchoredShape() {
        let rect = CGRect(x: 10, y: 0, width: 100, height: 50)
        expectNoDifference(
            Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing).path(in: rect).boundingRect,
            CGRect(x: 90, y: 40, width: 20, height: 10))
        expectNoDifference(
            Rectangle().size(CGSize(width: 20, height: 10), anchor: .center).path(in: rect).boundingRect,
            CGRect(x: 50, y: 20, width: 20, height: 10))
        expectNoDifference(
            Rectangle().size(CGSize(width: 20, height: 10)).path(in: rect).boundingRect,
            CGRect(x: 10, y: 0, width: 20, height: 10))
    }

    @Test("A bar reserves its space at an edge")
    func bar() throws {
        let host = ViewHost(
            Color.red.safeAreaBar(edge: .bottom) { Color.blue.frame(height: 20).accessibilityLabel("bar") },
            size: CGSize(width: 100, height: 50))
        try expectNoDifference(host.frame(of: "bar"), CGRect(x: 0, y: 30, width: 100, height: 20))
    }
}
