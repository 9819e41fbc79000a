import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Targets and actions of UIKit's objects")
struct TargetActionTests {
    @MainActor
    final class Target: NSObject {
        var calls: [String] = []
        func tap(_ sender: UIButton) { calls.append("tap \(sender.tag)") }
        func change() { calls.append("change") }
        func recognize(_ recognizer: UITapGestureRecognizer) { calls.append("recognize") }
        func step(_ link: CADisplayLink) { calls.append("step") }
    }

    @Test("A control calls the methods of its targets for their events, until they are removed or released")
    func control() {
        let button = UIButton()
        button.tag = 7
        var target: Target? = Target()
        button.addTarget(target, action: Selector("tap:", Target.tap), for: .touchUpInside)
        button.addTarget(target, action: Selector("change", Target.change), for: .valueChanged)
        button.sendActions(for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        expectNoDifference(target?.calls, ["tap 7", "change"])
        expectNoDifference(button.actions(forTarget: target, forControlEvent: .valueChanged), ["change"])
        button.removeTarget(target, action: "change", for: .allEvents)
        button.sendActions(for: .valueChanged)
        expectNoDifference(target?.calls.count, 2)
        weak let released = target
        target = nil
        #expect(released == nil)
    }

    @Test("A gesture recognizer calls its target")
    func gesture() {
        let target = Target()
        let recognizer = UITapGestureRecognizer(target: target, action: Selector("recognize:", Target.recognize))
        #expect(recognizer.recognize())
        expectNoDifference(target.calls, ["recognize"])
    }

    @Test("A selector that is only a name is reported when a control sends it")
    func unknown() {
        let (button, target) = (UIButton(), Target())
        button.addTarget(target, action: "tap:", for: .touchUpInside)
        expectNoDifference(
            Diagnostics.collect { button.sendActions(for: .touchUpInside) }.map(\.kind), [.unimplemented])
    }

    struct Clock: View {
        let target: Target
        @State private var link: CADisplayLink?

        var body: some View {
            Text("clock").onAppear {
                link = CADisplayLink(target: target, selector: Selector("step:", Target.step))
                link?.add(to: .main, forMode: .common)
            }
            Button("Stop") { link?.invalidate() }
        }
    }

    @Test("A display link calls its target sixty times in a virtual second, until it is invalidated")
    func displayLink() throws {
        let target = Target()
        let host = ViewHost(Clock(target: target), clock: .virtual)
        host.advance(by: 1.001)
        expectNoDifference(target.calls.count, 60)
        try host.tap("Stop")
        let count = target.calls.count
        host.advance(by: 1)
        expectNoDifference(target.calls.count, count)
    }
}
