import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("Registries")
struct RegistryTests {
    private final class Object {}

    @Test("A registry holds the elements that an array would, in the same order", arguments: 0..<100)
    func model(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var registry = Registry<Object>()
        var expected: [Object] = []
        let objects = (0..<Int.random(in: 1...60, using: &random)).map { _ in Object() }
        for _ in 0..<300 {
            let object = objects.randomElement(using: &random)!
            switch Int.random(in: 0..<10, using: &random) {
            case 0..<5:
                registry.append(object)
                if !expected.contains(where: { $0 === object }) { expected.append(object) }
            case 5..<9:
                let removed = registry.remove(object)
                expectNoDifference((removed != nil), expected.contains { $0 === object }, "seed \(seed)")
                expected.removeAll { $0 === object }
            default:
                #expect(registry.popLast() === expected.popLast(), "seed \(seed)")
            }
            registry.checkInvariants()
            #expect(registry.first === expected.first, "seed \(seed)")
            expectNoDifference(
                registry.map { ObjectIdentifier($0) }, expected.map { ObjectIdentifier($0) }, "seed \(seed)")
            #expect(registry.count == expected.count && registry.isEmpty == expected.isEmpty)
        }
    }

    @Test("Removing all of many objects takes proportional steps, in any order", .enabled(if: Steps.areCounted))
    func growth() {
        func steps(_ count: Int, _ order: ([Object]) -> [Object]) -> Int {
            let objects = (0..<count).map { _ in Object() }
            var registry = Registry<Object>()
            for object in objects { registry.append(object) }
            return Steps.count {
                for object in order(objects) {
                    registry.remove(object)
                    _ = registry.first
                }
            }
        }
        var random = SeededGenerator(seed: 1)
        for order in [{ $0 }, { $0.reversed() }, { $0.shuffled(using: &random) }] as [([Object]) -> [Object]] {
            let (few, many) = (steps(500, order), steps(4_000, order))
            #expect(few > 0)
            #expect(many <= 10 * few, "\(few) steps for 500, \(many) for 4 000")
        }
    }
}
