import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import LoginKit

#if canImport(os) || canImport(OSLog)
    #error("os is seen without being requested.")
#endif

@MainActor
@Suite("Login")
struct LoginTests {
    private func signIn() throws -> ViewHost<LoginForm> {
        let host = ViewHost(LoginForm())
        try host.type("Ada", into: "Name")
        try host.type("short", into: "Password")
        #expect(throws: ViewQueryError.self) { try host.tap("Continue") }
        try host.type("long enough", into: "Password")
        try host.tap("Continue")
        return host
    }

    @Test("A password must be long enough")
    func form() throws {
        #expect(try signIn().contains("Welcome, Ada"))
        #expect(Rules.bundled.minimum == 8)
        #expect(EnvironmentValues().minimumLength == 8)
        #expect(#answer == 42)
    }

    @Test("Code that knows only Dispatch runs by a test's clock")
    func virtualTime() throws {
        let done = Log()
        let host = ViewHost(clock: .virtual) {
            Button("Later") {
                DispatchQueue.main.asyncAfter(deadline: .now() + 3600) { done.append("done") }
            }
        }
        try host.tap("Later")
        host.advance(by: .seconds(3599))
        #expect(done.lines == [])
        host.advance(by: .seconds(2))
        #expect(done.lines == ["done"])
    }

    @Test("A form is driven fast in a debug build")
    func speed() throws {
        for _ in 0..<20 { _ = try signIn() }
        let rounds = 200
        let duration = try ContinuousClock().measure { for _ in 0..<rounds { _ = try signIn() } }
        print("login form, warm: \(duration / rounds)")
    }
}
