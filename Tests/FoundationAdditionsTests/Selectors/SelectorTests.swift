import Foundation
import FoundationAdditions
import Testing
import ReactiveTesting

@MainActor
@Suite("Selectors, targets and actions")
struct SelectorTests {
    @MainActor
    final class Target: NSObject {
        var calls: [String] = []

        func tap() { calls.append("tap") }
        func change(_ value: Int) { calls.append("change \(value)") }
        func clear(_ value: String?) { calls.append("clear \(value ?? "nil")") }
        func move(_ from: Int, _ to: Int) -> Int {
            calls.append("move \(from) \(to)")
            return to - from
        }
        func receive(_ notification: Notification) { calls.append(notification.name.rawValue) }
        func fire(_ timer: Timer) {
            calls.append("fire")
            timer.invalidate()
        }
        let title = "title"
    }

    final class Coordinator: NSObject {
        var value = 0
        func change(_ value: Int) { self.value = value }
    }

    @Test("A selector calls its method on a target, with as many arguments as it has")
    func calling() {
        let target = Target()
        Selector("tap", Target.tap)(on: target, 1)
        Selector("change:", Target.change)(on: target, 2)
        Selector("clear:", Target.clear)(on: target)
        #expect(Selector("move::", Target.move)(on: target, 1, 3) as? Int == 2)
        #expect(Selector("title", \Target.title)(on: target) as? String == "title")
        Selector("tap", bound: target.tap)(on: nil)
        let coordinator = Coordinator()
        Selector("change:", Coordinator.change)(on: coordinator, 4)
        expectNoDifference(coordinator.value, 4)
        expectNoDifference(target.calls, ["tap", "change 2", "clear nil", "move 1 3", "tap"])
    }

    @Test("A selector without a method, and one for another type, call nothing and are reported")
    func misuse() {
        let target = Target()
        let diagnostics = Diagnostics.collect {
            Selector("tap")(on: target)
            Selector("change:", Target.change)(on: target, "no number")
            Selector("tap", Target.tap)(on: NSObject())
        }
        expectNoDifference(diagnostics.map(\.kind), [.unimplemented, .invalidInput, .invalidInput])
        #expect(target.calls.isEmpty)
    }

    @Test("Selectors are equal if their names are")
    func equality() {
        #expect(Selector("tap", Target.tap) == "tap" && Selector("tap") != Selector("change:"))
        expectNoDifference(NSStringFromSelector(NSSelectorFromString("a:")), "a:")
    }

    @Test("An object that was added with a selector gets notifications until it is removed or released")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("n")
        let target = Target()
        center.addObserver(target, selector: Selector("receive:", Target.receive), name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(target)
        center.post(name: name, object: nil)
        expectNoDifference(target.calls, ["n"])

        var released: Target? = Target()
        weak let reference = released
        center.addObserver(released!, selector: Selector("receive:", Target.receive), name: name, object: nil)
        released = nil
        #expect(reference == nil)
        center.post(name: name, object: nil)
    }

    @Test("An observer is removed for one name only, and tokens of closures are removed as before")
    func removal() {
        let center = NotificationCenter()
        let target = Target()
        for name in ["a", "b"] {
            let selector = Selector("receive:", Target.receive)
            center.addObserver(target, selector: selector, name: Notification.Name(name), object: nil)
        }
        center.removeObserver(target, name: Notification.Name("a"), object: nil)
        let count = Target()
        let token = center.addObserver(forName: Notification.Name("b"), object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { count.tap() }
        }
        for name in ["a", "b"] { center.post(name: Notification.Name(name), object: nil) }
        center.removeObserver(token)
        center.post(name: Notification.Name("b"), object: nil)
        #expect(target.calls == ["b", "b"] && count.calls == ["tap"])
    }

    @Test("A timer calls the method of its target")
    func timer() {
        let target = Target()
        let timer = Timer.scheduledTimer(
            timeInterval: 1_000, target: target, selector: Selector("fire:", Target.fire), userInfo: nil, repeats: false
        )
        #expect(timer.isValid)
        timer.fire()
        #expect(target.calls == ["fire"] && !timer.isValid)
    }
}
