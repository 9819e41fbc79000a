#if os(Linux) && canImport(Testing)
    import Reactive
    import Testing

    /// A running test case of Swift Testing.
    struct TestIdentity: Hashable {
        private let test: Test.ID
        /// Which of a parameterized test's cases it is; nil for other tests.
        private let testCase: String?

        /// The test case that the current task runs; nil if it runs none.
        static var current: TestIdentity? {
            guard let test = Test.current else { return nil }
            guard test.isParameterized else { return TestIdentity(test: test.id, testCase: nil) }
            guard let task = currentTaskID else { return ofCase(test) }
            if let known = known.withLock({ $0[task] }) { return known }
            let identity = ofCase(test)
            known.withLock { known in
                if known.count >= knownLimit { known.removeAll(keepingCapacity: true) }
                known[task] = identity
            }
            return identity
        }

        /// A case has no public identifier. Its description has the arguments, whose length isn't bounded.
        private static func ofCase(_ test: Test) -> TestIdentity {
            TestIdentity(test: test.id, testCase: Test.Case.current.map { String(reflecting: $0) })
        }

        /// The cases of tasks that were seen lately, by the task's number. A task runs one case.
        private static let known = Lock<[UInt64: TestIdentity]>([:])
        private static let knownLimit = 1_024

        /// The number of the current task, which no other task of the process has.
        private static var currentTaskID: UInt64? {
            withUnsafeCurrentTask { task in
                // Both are the pointer to the task.
                task.map { unsafeBitCast($0, to: UnownedJob.self).taskID }
            }
        }
    }
#else
    /// A running test case of Swift Testing. None is known on this system.
    struct TestIdentity: Hashable {
        static var current: TestIdentity? { nil }
    }
#endif
