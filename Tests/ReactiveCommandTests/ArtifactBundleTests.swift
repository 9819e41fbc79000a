import Foundation
import Testing

@testable import ReactiveCommand

@Suite("Plugins of an installation")
struct ArtifactBundleTests {
    @Test("A tool is described as a program for the toolchain's system")
    func description() throws {
        let data = try ArtifactBundle.description(of: "AppleSourcesTool", triple: "x86_64-unknown-linux-gnu")
        let json = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let artifacts = try #require(json["artifacts"] as? [String: [String: Any]])
        let artifact = try #require(artifacts["AppleSourcesTool"])
        #expect(artifact["type"] as? String == "executable")
        let variants = try #require(artifact["variants"] as? [[String: Any]])
        #expect(variants.count == 1)
        #expect(variants[0]["path"] as? String == "AppleSourcesTool")
        #expect(variants[0]["supportedTriples"] as? [String] == ["x86_64-unknown-linux-gnu"])
        #expect(ArtifactBundle.plugin(of: "AppleSourcesTool") == "AppleSources")
    }
}
