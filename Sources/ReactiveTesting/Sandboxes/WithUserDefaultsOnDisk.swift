import ReactiveFoundation

/// Runs a closure with the user defaults and folders of the user who runs the test, instead of the test's own.
///
/// A test that links this module has user defaults of its own, on Linux: empty at its start, and in memory. The closure
/// reads and writes those on disk. On other systems they are used anyway.
///
/// ```swift
/// withUserDefaultsOnDisk {
///     print(UserDefaults.standard.string(forKey: "editor") ?? "none")
/// }
/// ```
///
/// - Parameter body: The closure. Views that it mounts keep using the disk.
/// - Returns: The closure's result.
/// - Throws: Rethrows what `body` throws.
public func withUserDefaultsOnDisk<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TestSandbox.$place.withValue(.disk, operation: body)
}

/// Runs an asynchronous closure with the user defaults on disk; see the synchronous form.
///
/// ```swift
/// await withUserDefaultsOnDisk { await importSettings() }
/// ```
///
/// - Parameter body: The closure.
/// - Returns: The closure's result.
/// - Throws: Rethrows what `body` throws.
public nonisolated(nonsending) func withUserDefaultsOnDisk<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
) async rethrows -> Result {
    try await TestSandbox.$place.withValue(.disk, operation: body)
}
