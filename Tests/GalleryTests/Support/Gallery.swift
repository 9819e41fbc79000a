import ReactiveViewsTesting
import Testing

/// Compares the pictures of a view, in the light and in the dark colour scheme, with those that somebody has looked at.
///
/// To have them written anew: `RECORD_SNAPSHOTS=failed swift test --filter GalleryTests`. Look at each before you check
/// it in.
///
/// - Parameters:
///   - name: The name of the page.
///   - size: The size of the page, in points.
///   - schemes: The colour schemes to show it in.
///   - act: What is done before the picture is taken, for instance a tap.
///   - view: Returns the view.
@MainActor
func compare<V: View>(
    _ name: String, size: CGSize = CGSize(width: 390, height: 844),
    schemes: [ColorScheme] = ColorScheme.allCases, file: String = #filePath,
    testName: String = #function, line: UInt = #line, act: (ViewHost<V>) throws -> Void = { _ in },
    @ViewBuilder _ view: () -> V
) throws {
    for scheme in schemes {
        let host = ViewHost(view(), size: size, clock: .virtual)
        host.setEnvironment(\.colorScheme, scheme)
        try act(host)
        host.runUntilIdle()
        let failure = verifySnapshot(
            of: host, as: .picture, named: "\(name) \(scheme)", file: file, testName: testName, line: line)
        // Goes on, so that all pictures can be looked at.
        if let failure { Issue.record(failure) }
    }
}
