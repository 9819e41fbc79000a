import Reactive
import ReactiveFoundation

/// The sandboxes of the process's tests.
///
/// A test of Swift Testing is known by the task that runs. Other code, such as a Dispatch queue's or a detached task's,
/// uses the sandbox of the test that last used its own.
enum TestSandboxes {
    private struct State {
        var ofTests: [TestIdentity: TestSandbox] = [:]
        var latest = TestSandbox()
    }
    private static let state = Lock(State())

    /// Provides sandboxes from now on. Called before the program has a second thread.
    static func begin() {
        TestSandbox.ofTest = { TestSandboxes.current }
        FoundationMethods.replace()
        TestCaseObservation.begin()
    }

    static var current: TestSandbox {
        let test = TestIdentity.current
        return state.withLock { state in
            guard let test else { return state.latest }
            let sandbox = state.ofTests[test] ?? TestSandbox()
            state.ofTests[test] = sandbox
            state.latest = sandbox
            return sandbox
        }
    }

    /// Begins a test that no task tells.
    static func beginTest() {
        state.withLock { $0.latest = TestSandbox() }
    }
}
