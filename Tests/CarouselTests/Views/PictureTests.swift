import ReactiveViewsTesting
import Testing

@testable import Carousel

/// The pictures of the city. To have them written anew:
/// `RECORD_SNAPSHOTS=failed swift test --filter CarouselTests`. Look at each before you check it in.
@MainActor
@Suite("The pictures")
struct PictureTests {
    private func compare(
        _ name: String, _ scheme: ColorScheme, testName: String = #function, line: UInt = #line,
        act: (ViewHost<HomeView>) throws -> Void = { _ in }
    ) throws {
        let host = Promenade(HomeModel().banner.pictures).host
        host.setEnvironment(\.colorScheme, scheme)
        try act(host)
        try assertSnapshot(of: host, as: .picture, named: "\(name) \(scheme)", testName: testName, line: line)
    }

    @Test("The home page, and its banner on the way to the second picture", arguments: ColorScheme.allCases)
    func home(_ scheme: ColorScheme) throws {
        try compare("home", scheme)
        try compare("moving", scheme) { $0.advance(by: .milliseconds(3_100)) }
    }

    @Test("The landmarks, and one of them", arguments: ColorScheme.allCases)
    func landmarks(_ scheme: ColorScheme) throws {
        try compare("list", scheme) { host in
            try host.tap("Landmarks")
            host.advance(by: .seconds(1))
        }
        try compare("one", scheme) { host in
            try host.tap("Landmarks")
            try host.tap("Old Lighthouse")
            host.advance(by: .seconds(1))
        }
    }
}
