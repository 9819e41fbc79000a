import Testing

@testable import ProjectImport

@Suite("What Swift files import and declare")
struct SwiftSourceTests {
    private func imports(_ text: String, available: Set<String> = ["Foundation", "SwiftUI"]) -> Set<String> {
        SwiftSource(text: text).imports(defined: ["DEBUG"]) { available.contains($0) }
    }

    @Test("Comments and literals contain no code")
    func stripped() {
        let text = ##"""
            // import A
            /* import B /* nested */ import C */ let a = "import D \" import E" ; let b = #"import F " import G"#
            let c = """
            import H
            "quote" import I
            """
            import SwiftUI
            """##
        #expect(imports(text) == ["SwiftUI"])
        #expect(SwiftCode.stripped(text).split(separator: "\n", omittingEmptySubsequences: false).count == 7)
    }

    @Test(
        "Each form of an import is read",
        arguments: [
            ("import MapKit", "MapKit"), ("@testable import App", "App"),
            ("import struct Foundation.Date", "Foundation"),
            ("@_exported import SwiftUI", "SwiftUI"), ("@preconcurrency public import AVKit.Part", "AVKit"),
            ("@_spi(Internals) import Kit", "Kit"), ("\timport class UIKit.UIView; let x = 1", "UIKit"),
            ("internal import Charts // chart", "Charts"),
        ])
    func forms(text: String, module: String) { #expect(imports(text) == [module]) }

    @Test(
        "Only imports count that are compiled here",
        arguments: [
            ("#if os(iOS)\nimport A\n#else\nimport B\n#endif", "B"),
            ("#if canImport(MapKit)\nimport A\n#elseif canImport(SwiftUI)\nimport B\n#else\nimport C\n#endif", "B"),
            ("#if !os(macOS) && (DEBUG || NEVER)\nimport A\n#endif", "A"),
            ("#if swift(>=5.9) && compiler(<5.0)\nimport A\n#else\nimport B\n#endif", "B"),
            (
                "#if targetEnvironment(simulator)\n#if DEBUG\nimport A\n#else\nimport C\n#endif\n#else\nimport B\n#endif",
                "B"
            ),
            ("#if os(Linux)\nimport A\n#elseif true\nimport B\n#endif", "A"),
        ])
    func conditions(text: String, module: String) { #expect(imports(text) == [module]) }

    @Test("Entry points, the Objective-C runtime and declared names are found")
    func contents() {
        let source = SwiftSource(
            text:
                "@main struct App {}\nextension A { func f() {}; @objc var x: Int }\nenum E { case a(B) }\ntypealias T = Int"
        )
        #expect(source.hasEntryPoint)
        #expect(source.needsObjectiveC)
        #expect(source.declaredNames == ["App", "f", "x", "E", "a", "T"])
        #expect(SwiftSource(text: "class A {}\nextension A: B { override func f() {} }").needsObjectiveC)
        #expect(!SwiftSource(text: "extension A { func f() {} }\nclass B: A { override func f() {} }").needsObjectiveC)
        #expect(!SwiftSource(text: "extension A { class B: C { override func f() {} } }").needsObjectiveC)
        #expect(!SwiftSource(text: "// @main\nlet mainly = \"@objc\"").hasEntryPoint)
        #expect(!SwiftSource(text: "// @main\nlet mainly = \"@objc\"").needsObjectiveC)
    }
}
