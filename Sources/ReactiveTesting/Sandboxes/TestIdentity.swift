#if os(Linux) && canImport(Testing)
    import Testing

    /// A running test case of Swift Testing.
    struct TestIdentity: Hashable {
        private let test: Test.ID
        /// Which of a parameterized test's cases it is; nil for other tests.
        private let testCase: String?

        /// The test case that the current task runs; nil if it runs none.
        static var current: TestIdentity? {
            guard let test = Test.current else { return nil }
            let testCase = test.isParameterized ? Test.Case.current.map { String(reflecting: $0) } : nil
            return TestIdentity(test: test.id, testCase: testCase)
        }
    }
#else
    /// A running test case of Swift Testing. None is known on this system.
    struct TestIdentity: Hashable {
        static var current: TestIdentity? { nil }
    }
#endif
