import Testing

@testable import Components

@MainActor
@Suite("The tree of 1 000 components")
struct ComponentsTests {
    private let tree = Components()

    init() { _ = tree.change { _ in } }

    @Test("The first flush evaluates each component once, parents first")
    func first() {
        let paths = Components().change { _ in }
        #expect(paths.count == 1_000)
        #expect(paths[0] == "Building")
        #expect(paths[1...9].allSatisfy { $0 == "Building/Hall" })
        #expect(paths[10...].allSatisfy { $0 == "Building/Hall/Machine" })
    }

    @Test("A change of one machine evaluates it and the components above, and an alarm evaluates it again")
    func oneMachine() {
        #expect(
            tree.change { $0[1].machines[6].load = 90 } == ["Building", "Building/Hall", "Building/Hall/Machine"])
        #expect(tree.line(2_007, in: 2) == "machine 2007: load 90 of 100, alarms 0")
        #expect(tree.change { $0[1].machines[6].load = 120 }.count == 4)
        #expect(tree.line(2_007, in: 2) == "machine 2007: load 120 of 100, alarms 1")
        #expect(tree.change { $0[1].machines[6].load = 130 }.count == 3)
        #expect(tree.line(2_007, in: 2) == "machine 2007: load 130 of 100, alarms 1")
    }

    @Test("A machine keeps its state wherever it moves in its hall, and loses it in another one")
    func moving() throws {
        _ = tree.change { $0[1].machines[6].load = 120 }
        #expect(tree.change { $0[1].machines.shuffle() }.count <= 2)
        #expect(tree.line(2_007, in: 2) == "machine 2007: load 120 of 100, alarms 1")
        _ = tree.change { $0.reverse() }
        #expect(tree.line(2_007, in: 2) == "machine 2007: load 120 of 100, alarms 1")
        _ = tree.change { halls in
            guard let machine = halls[7].machines.first(where: { $0.id == 2_007 }) else { return }
            halls[7].machines.removeAll { $0.id == 2_007 }
            halls[0].machines.append(machine)
            halls[0].limit = 200
        }
        #expect(tree.line(2_007, in: 2) == nil)
        #expect(tree.line(2_007, in: 9) == "machine 2007: load 120 of 200, alarms 0")
    }

    @Test("A limit reaches the machines of its hall alone")
    func environment() {
        let paths = tree.change { $0[4].limit = 40 }
        // 29 machines have a load of more than 40, and each counts an alarm.
        #expect(paths.count == 2 + 110 + 29)
        #expect(tree.line(5_110, in: 5) == "machine 5110: load 55 of 40, alarms 1")
        #expect(tree.line(4_110, in: 4) == "machine 4110: load 55 of 100, alarms 0")
    }

    @Test("Machines come and go")
    func changes() {
        #expect(tree.change { $0[0].machines.append(Machine(id: 7, load: 1)) }.count == 3)
        #expect(tree.line(7, in: 1) == "machine 7: load 1 of 100, alarms 0")
        #expect(tree.change { $0[0].machines.removeLast() }.count == 2)
        #expect(tree.line(7, in: 1) == nil)
        #expect(tree.change { $0.removeAll() }.count == 1)
        #expect(tree.line(2_007, in: 2) == nil)
    }

    @Test("The demonstration is the same in each run")
    func demonstration() {
        #expect(
            Components.demonstration() == [
                "First: 1000 evaluated, 990 machines",
                "    machine 2007: load 3 of 100, alarms 0",
                "One load: 4 evaluated, 2 machines",
                "    machine 2007: load 120 of 100, alarms 1",
                "The order of a hall: 2 evaluated, 0 machines",
                "    machine 2007: load 120 of 100, alarms 1",
                "A limit: 112 evaluated, 110 machines",
                "    machine 2007: load 120 of 150, alarms 1",
                "The limit of before: 113 evaluated, 111 machines",
                "    machine 2007: load 120 of 100, alarms 2",
                "A hall less: 1 evaluated, 0 machines",
                "    no machine 2007",
            ])
    }
}
