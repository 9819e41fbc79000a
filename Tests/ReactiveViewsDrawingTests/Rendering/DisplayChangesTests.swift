import ReactiveTesting
import ReactiveViews
import Testing

@MainActor
@Suite("What changed since the last frame")
struct DisplayChangesTests {
    private struct Counter: View {
        @State private var count = 0

        var body: some View {
            VStack(spacing: 20) {
                Text("above")
                Button("Count: \(count)") { count += 1 }
                Text("below")
            }
        }
    }

    @Test("A frame is given once; after a change, with the area that changed")
    func frames() throws {
        let host = ViewHost(Counter(), size: CGSize(width: 200, height: 200))
        let first = try #require(host.frame(after: nil))
        expectNoDifference(first.changes, [CGRect(x: 0, y: 0, width: 200, height: 200)])
        #expect(host.frame(after: first) == nil)
        try host.tap("Count: 0")
        let second = try #require(host.frame(after: first))
        let button = try #require(host.find("Count: 1").frame)
        #expect(second.changes.count == 1 && second.changes[0].contains(button))
        #expect(!second.changes[0].intersects(try #require(host.find("above").frame)))
        #expect(!second.changes[0].intersects(try #require(host.find("below").frame)))
    }

    @Test("An event without a visible effect gives no frame")
    func nothingVisible() throws {
        let host = ViewHost(Counter(), size: CGSize(width: 200, height: 200))
        let first = try #require(host.frame(after: nil))
        host.perform {}
        #expect(host.frame(after: first) == nil)
        try host.tap("Count: 0")
        #expect(host.frame(after: first) != nil)
    }

    @Test("Another size or colour scheme changes the whole window")
    func window() throws {
        let host = ViewHost(Counter(), size: CGSize(width: 200, height: 200))
        let first = try #require(host.frame(after: nil))
        host.size = CGSize(width: 100, height: 300)
        let second = try #require(host.frame(after: first))
        expectNoDifference(second.changes, [CGRect(x: 0, y: 0, width: 100, height: 300)])
        host.setEnvironment(\.colorScheme, .dark)
        let third = try #require(host.frame(after: second))
        #expect(third.changes == second.changes && third.background != second.background)
    }

    @Test("A shadow's and a blur's reach belong to what changed")
    func reach() {
        func list(_ color: Color.Resolved) -> DisplayList {
            var list = DisplayList()
            let frame = CGRect(x: 100, y: 100, width: 10, height: 10)
            list.group(.shadow(color: color, radius: 4, x: 20, y: 0), in: frame) {
                $0.append(.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), .color(color), FillStyle()), in: .zero)
            }
            return list
        }
        let (red, blue) = (Color.Resolved(red: 1, green: 0, blue: 0), Color.Resolved(red: 0, green: 0, blue: 1))
        let areas = list(red).changes(since: list(blue))
        #expect(areas.contains { $0.contains(CGRect(x: 110, y: 90, width: 32, height: 30)) })
        #expect(list(red).changes(since: list(red)).isEmpty)
    }

    @Test("A mask that comes or goes changes what it masks")
    func mask() {
        let area = CGRect(x: 0, y: 0, width: 10, height: 10)
        let fill = DisplayList.Content.fill(Path(area), .color(Color.Resolved(red: 1, green: 0, blue: 0)), FillStyle())
        var plain = DisplayList()
        plain.group(in: area) { $0.append(fill, in: area) }
        var masked = DisplayList()
        masked.masked(in: area, by: { _ in }, { $0.append(fill, in: area) })
        expectNoDifference(masked.changes(since: plain), [area])
        expectNoDifference(plain.changes(since: masked), [area])
    }

    @Test("Outside of the changed areas both lists paint the same, whatever they are", arguments: 0..<300)
    func random(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let old = RandomList(&random)
        var changed = old
        for _ in 0...Int.random(in: 0..<4, using: &random) { changed.change(&random) }
        let areas = changed.list.changes(since: old.list)
        for (index, area) in areas.enumerated() {
            for other in areas[(index + 1)...] { #expect(!area.intersects(other), "seed \(seed)") }
        }
        for _ in 0..<200 {
            let point = CGPoint(x: .random(in: 0..<200, using: &random), y: .random(in: 0..<200, using: &random))
            if areas.contains(where: { $0.contains(point) }) { continue }
            expectNoDifference(old.layers(at: point), changed.layers(at: point), "seed \(seed), \(point)")
        }
    }
}

/// A list of rectangles in groups that move and fade.
private struct RandomList {
    struct Box: Equatable {
        var frame: CGRect
        var gray: Float
        /// The groups around the box, by their offset and opacity.
        var groups: [Group]
    }
    struct Group: Equatable {
        var offset: CGPoint
        var opacity: Double
    }

    private var boxes: [Box]

    init(_ random: inout SeededGenerator) {
        boxes = (0..<Int.random(in: 1..<12, using: &random)).map { _ in Self.box(&random) }
    }

    private static func box(_ random: inout SeededGenerator) -> Box {
        let frame = CGRect(
            x: .random(in: 0..<100, using: &random), y: .random(in: 0..<100, using: &random),
            width: .random(in: 1..<60, using: &random), height: .random(in: 1..<60, using: &random))
        let groups = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
            Group(
                offset: CGPoint(x: Int.random(in: 0..<3, using: &random) * 20, y: 0),
                opacity: [1, 0.5].randomElement(using: &random) ?? 1)
        }
        let grays: [Float] = [0, 0.5, 1]
        return Box(frame: frame, gray: grays.randomElement(using: &random) ?? 0, groups: groups)
    }

    mutating func change(_ random: inout SeededGenerator) {
        let index = Int.random(in: 0..<boxes.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: boxes.insert(Self.box(&random), at: index)
        case 1 where boxes.count > 1: boxes.remove(at: index)
        case 2: boxes[index].gray = 0.25
        case 3: boxes[index].frame.origin.x += 10
        case 4: boxes.swapAt(index, 0)
        default: boxes[index].groups = []
        }
    }

    var list: DisplayList {
        var list = DisplayList()
        for box in boxes {
            for group in box.groups {
                list.beginGroup(
                    .opacity(group.opacity), in: CGRect(origin: group.offset, size: CGSize(width: 200, height: 200)))
            }
            let paint = Paint.color(Color.Resolved(red: box.gray, green: box.gray, blue: box.gray))
            let rect = CGRect(origin: .zero, size: box.frame.size)
            list.append(.fill(Path(rect), paint, FillStyle()), in: box.frame)
            for _ in box.groups { list.endGroup() }
        }
        return list
    }

    /// The colours and opacities that are painted at a point, from back to front.
    func layers(at point: CGPoint) -> [[Double]] {
        boxes.compactMap { box in
            let offset = box.groups.reduce(0) { $0 + $1.offset.x }
            guard box.frame.offsetBy(dx: offset, dy: 0).contains(point) else { return nil }
            return [Double(box.gray), box.groups.reduce(1) { $0 * $1.opacity }]
        }
    }
}
