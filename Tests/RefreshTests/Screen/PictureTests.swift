import ReactiveViewsTesting
import Testing

@testable import Refresh

/// The pictures of the screen. To have them written anew:
/// `RECORD_SNAPSHOTS=failed swift test --filter RefreshTests`. Look at each before you check it in.
@MainActor
@Suite("The pictures")
struct PictureTests {
    @Test("The articles at rest, while pulled, and while they are loaded", arguments: ColorScheme.allCases)
    func articles(_ scheme: ColorScheme) throws {
        let rehearsal = Rehearsal()
        let host = rehearsal.host
        host.setEnvironment(\.colorScheme, scheme)
        try assertSnapshot(of: host, as: .picture, named: "rest \(scheme)")
        try rehearsal.pull(to: 56)
        try assertSnapshot(of: host, as: .picture, named: "pulled \(scheme)")
        try rehearsal.pull(to: 90)
        rehearsal.release()
        host.advance(by: .seconds(1))
        try assertSnapshot(of: host, as: .picture, named: "loading \(scheme)")
    }
}
