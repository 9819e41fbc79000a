import Reactive
import Testing
import ReactiveTesting

@Suite("Sets of flags")
struct FlagSetTests {
    private struct Flags: FlagSet { let rawValue: UInt8 }
    private struct Options: OptionSet { let rawValue: UInt8 }

    @Test("Each operation gives what it gives for an option set")
    func operations() {
        expectNoDifference(Flags().rawValue, Options().rawValue)
        for first in 0..<8 as Range<UInt8> {
            for second in 0..<8 as Range<UInt8> {
                let (a, b) = (Flags(rawValue: first), Flags(rawValue: second))
                let (c, d) = (Options(rawValue: first), Options(rawValue: second))
                expectNoDifference(a.contains(b), c.contains(d), "\(first) and \(second)")
                expectNoDifference(a.isDisjoint(with: b), c.isDisjoint(with: d), "\(first) and \(second)")
                expectNoDifference(a.union(b).rawValue, c.union(d).rawValue, "\(first) and \(second)")
                #expect(
                    Flags(a, b) == a.union(b) && Flags(a, b, Flags(rawValue: 8)).rawValue == a.union(b).rawValue | 8)
                var (flags, options) = (a, c)
                flags.insert(b)
                options.insert(d)
                expectNoDifference(flags.rawValue, options.rawValue, "\(first) with \(second)")
                (flags, options) = (a, c)
                flags.subtract(b)
                options.subtract(d)
                expectNoDifference(flags.rawValue, options.rawValue, "\(first) without \(second)")
            }
        }
    }
}
