import ReactiveViewsTestSupport
import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Random animations")
struct RandomAnimationTests {
    struct Model: Equatable {
        var rows = [1, 2, 3]
        var isOn = false
        var isWide = false
        var erased = false
        var id = 0
    }

    @MainActor
    final class Appearances {
        var counts: [String: Int] = [:]
        var faults: [String] = []
        func appear(_ name: String) {
            counts[name, default: 0] += 1
        }
        func disappear(_ name: String) {
            counts[name, default: 0] -= 1
            if counts[name]! < 0 { faults.append(name) }
        }
    }

    private struct Leaf: View {
        let name: String
        let appearances: Appearances
        var body: some View {
            Color.red.frame(width: 20, height: 10)
                .onAppear { appearances.appear(name) }
                .onDisappear { appearances.disappear(name) }
        }
    }

    final class Box: ObservableObject {
        @Published var model = Model()
    }

    private struct Program: View {
        @ObservedObject var box: Box
        let appearances: Appearances
        private var model: Model { box.model }
        var body: some View {
            VStack {
                ForEach(model.rows, id: \.self) { row in
                    Leaf(name: "row \(row)", appearances: appearances).transition(row % 2 == 0 ? .slide : .opacity)
                }
                if model.isOn {
                    HStack {
                        Leaf(name: "on", appearances: appearances).transition(.scale)
                        if model.isWide { Leaf(name: "nested", appearances: appearances) }
                    }
                } else {
                    Leaf(name: "off", appearances: appearances)
                }
                erased
                Leaf(name: "identified", appearances: appearances).id(model.id).transition(.move(edge: .top))
                Color.blue.frame(width: model.isWide ? 100 : 50, height: 20).opacity(model.isOn ? 1 : 0.5)
            }
        }

        private var erased: AnyView {
            model.erased
                ? AnyView(Leaf(name: "erased", appearances: appearances))
                : AnyView(Leaf(name: "other", appearances: appearances).padding(3))
        }
    }

    private func change(_ model: inout Model, _ seeded: inout Seeded) {
        switch seeded.next(below: 7) {
        case 0: if !model.rows.isEmpty { model.rows.remove(at: seeded.next(below: model.rows.count)) }
        case 1:
            let new = seeded.next(below: 8)
            if !model.rows.contains(new) { model.rows.insert(new, at: seeded.next(below: model.rows.count + 1)) }
        case 2: if model.rows.count > 1 { model.rows.swapAt(0, model.rows.count - 1) }
        case 3: model.isOn.toggle()
        case 4: model.isWide.toggle()
        case 5: model.erased.toggle()
        default: model.id = seeded.next(below: 3)
        }
    }

    struct Seeded {
        var state: UInt64
        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    private static let animations: [Animation?] = [
        nil, .linear(duration: 0.3), .easeInOut, .spring(duration: 0.3, bounce: 0.3), .linear.delay(0.1),
        .linear(duration: 0), .easeIn.repeatCount(2),
    ]

    @Test(
        "At rest all is as if it had been so from the beginning; views come and go in turns", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<20))
    func programs(_ seed: Int) {
        var seeded = Seeded(state: UInt64(seed) &* 977 &+ 5)
        var model = Model()
        let box = Box()
        let appearances = Appearances()
        let host = ViewHost(Program(box: box, appearances: appearances), clock: .virtual)
        for _ in 0..<6 {
            for _ in 0..<(1 + seeded.next(below: 6)) {
                change(&model, &seeded)
                let animation = Self.animations[seeded.next(below: Self.animations.count)]
                let next = model
                host.perform { withAnimation(animation) { box.model = next } }
                host.advance(by: Double(seeded.next(below: 20)) / 60)
                _ = host.display
                host.checkInvariants()
            }
            #expect(host.runUntilIdle(), "seed \(seed)")
            let others = Appearances()
            let freshBox = Box()
            freshBox.model = model
            let fresh = ViewHost(Program(box: freshBox, appearances: others), clock: .virtual)
            expectNoDifference(host.display, fresh.display, "seed \(seed)")
            expectNoDifference(appearances.counts.filter { $0.value != 0 }, others.counts, "seed \(seed)")
            expectNoDifference(appearances.faults, [], "seed \(seed)")
        }
        host.unmount()
        #expect(appearances.counts.allSatisfy { $0.value == 0 }, "seed \(seed)")
    }
}
