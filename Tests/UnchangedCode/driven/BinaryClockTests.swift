// Program: MrKai77/Binary-Clock-iOS
// Modules: Binary_Clock

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import Binary_Clock

@Suite("Binary Clock: a clock of twenty circles")
@MainActor
struct BinaryClockTests {
    let host = AppHost(Binary_ClockApp(), clock: .virtual, effects: SystemEffects()).host

    @Test("The circles that are lit count the seconds")
    func seconds() throws {
        host.advance(by: 0.5)
        var digits: [Int] = []
        for _ in 0..<12 {
            host.advance(by: 1)
            digits.append(litSeconds)
        }
        #expect(zip(digits, digits.dropFirst()).allSatisfy { ($0 + 1) % 10 == $1 }, "\(digits)")
    }

    /// The last digit of the seconds, as the four circles of the last column show it.
    private var litSeconds: Int {
        let circles = host.display.items.filter { $0.frame.width == 30 && $0.frame.height == 30 }
        let isLit = circles.suffix(4).map { !"\($0.content)".contains("#E5E5EA") }
        return zip(isLit, [8, 4, 2, 1]).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
    }
}
