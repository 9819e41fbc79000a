import ReactiveTesting
import Testing

@testable import ReactiveFoundation

@Suite("What is to be done when")
struct AgendaTests {
    enum Order: CaseIterable {
        case forwards, backwards, random
    }

    @Test("Removing many takes as many steps, in any order", arguments: Order.allCases)
    func removing(_ order: Order) {
        let (seed, count) = (UInt64.random(in: 0 ... .max), 10_000)
        var random = SeededGenerator(seed: seed)
        var agenda = Agenda<Int>()
        let tickets = (0..<count).map { agenda.add(at: $0 / 3) {} }
        let ordered =
            switch order {
            case .forwards: tickets
            case .backwards: Array(tickets.reversed())
            case .random: tickets.shuffled(using: &random)
            }
        var steps = 0
        for ticket in ordered {
            let before = agenda.placeCount
            #expect(agenda.remove(ticket) != nil, "seed \(seed)")
            // Closing gaps looks at all places; an empty one that comes first is one step.
            let closed = before - agenda.placeCount
            steps += closed * 2 > before ? before : closed
        }
        #expect(agenda.isEmpty && agenda.count == 0 && agenda.placeCount == 0)
        #expect(steps <= 3 * count, "seed \(seed)")
    }

    @Test("An agenda returns its earliest job, after any additions and removals", .tags(.manyRounds)) func model() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        var agenda = Agenda<Int>()
        var (model, done) = ([Agenda<Int>.Ticket](), [Int]())
        let steps = RandomRounds.count(20_000)
        for step in 0..<steps {
            switch Int.random(in: 0..<(step / (steps / 10) % 2 == 0 ? 3 : 6), using: &random) {
            case 0, 1:
                let number = agenda.nextSequence
                let ticket = agenda.add(at: Int.random(in: 0..<50, using: &random)) { done.append(number) }
                model.append(ticket)
            case 2, 3:
                guard let ticket = model.randomElement(using: &random) else { continue }
                model.removeAll { $0 == ticket }
                #expect(agenda.remove(ticket) != nil && agenda.remove(ticket) == nil, "seed \(seed)")
            default:
                let first = model.min()
                expectNoDifference(agenda.first, first, "seed \(seed)")
                model.removeAll { $0 == first }
                agenda.popFirst()?()
                expectNoDifference(done.popLast(), first?.sequence, "seed \(seed)")
            }
            expectNoDifference(agenda.count, model.count, "seed \(seed)")
        }
        agenda.checkInvariants()
    }
}
