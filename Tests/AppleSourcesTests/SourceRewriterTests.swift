import Testing

@testable import AppleSourcesTool

@Suite("Sources that need the Objective-C runtime")
struct SourceRewriterTests {
    @Test(
        "A selector is rewritten to one that knows its method",
        arguments: [
            ("Coordinator.changed(_:)", #"Selector("changed:", Coordinator.changed(_:))"#),
            (
                "UIResponder.resignFirstResponder",
                #"Selector("resignFirstResponder", UIResponder.resignFirstResponder)"#
            ),
            ("tap", #"Selector("tap", Self.tap)"#),
            ("self.tap(_:)", #"Selector("tap:", Self.tap(_:))"#),
            ("context.coordinator.tap", #"Selector("tap", bound: context.coordinator.tap)"#),
            ("move(to:with:)", #"Selector("moveTo:with:", Self.move(to:with:))"#),
            ("set(color:)", #"Selector("setWithColor:", Self.set(color:))"#),
            ("getter: Model.name", #"Selector("name", \Model.name)"#),
            ("A.f as (A) -> (Int) -> Void", #"Selector("f", A.f as (A) -> (Int) -> Void)"#),
            (" tap ", #"Selector("tap", Self.tap)"#),
        ])
    func selectors(expression: String, replacement: String) {
        #expect(SourceRewriter.rewrite("f(#selector(\(expression)))") == "f(\(replacement))")
    }

    @Test("Attributes of the Objective-C runtime and of Interface Builder are left out; the code keeps its columns")
    func attributes() {
        let code = """
            @objcMembers class A: NSObject {
                @objc(move:) func move(_ x: Int) {}
                @IBOutlet weak var label: UILabel!
                @State var count = 0
                @objc
                func tap() {}
            }
            """
        #expect(
            SourceRewriter.rewrite(code) == """
                             class A: NSObject {
                                 func move(_ x: Int) {}
                              weak var label: UILabel!
                    @State var count = 0
                \("         ")
                    func tap() {}
                }
                """)
    }

    @Test("The main attribute of UIKit becomes the language's")
    func mainAttribute() {
        #expect(SourceRewriter.rewrite("@UIApplicationMain\nclass A {}") == "@main\nclass A {}")
    }

    @Test(
        "Comments and strings stay as they are",
        arguments: [
            "// @objc #selector(a)", "/* @objc /* @objc */ #selector(a) */", #""@objc #selector(a) \" @objc""#,
            ##"#"@objc " \(#selector(a)) "#"##, "\"\"\"\n@objc \" #selector(a)\n\"\"\"", "@objection var a = #line",
            "let unfinished = \"@objc",
        ])
    func untouched(code: String) {
        #expect(SourceRewriter.rewrite(code) == code)
        // What follows is code again.
        #expect(SourceRewriter.rewrite(code + "\n@objc var a") == code + "\n      var a")
    }

    @Test("Code within a string's interpolation is rewritten")
    func interpolation() {
        #expect(
            SourceRewriter.rewrite(#""\(f(#selector(a)) + "@objc")""#) == #""\(f(Selector("a", Self.a)) + "@objc")""#)
        #expect(
            SourceRewriter.rewrite(##"#"\(1) \#(#selector(a))"#"##) == ##"#"\(1) \#(Selector("a", Self.a))"#"##)
    }

    @Test(
        "Names that lie in other modules here are found there",
        arguments: [
            ("Darwin.round(x)", "Foundation.round(x)"), ("import Darwin", "import Foundation"),
            ("import Darwin.C\na", "import Foundation\na"), ("import UIKit.UIColor", "import UIKit"),
            ("import os.log", "import os.log"), ("import class UIKit.UIColor", "import class UIKit.UIColor"),
            ("extension A: Foundation.URLCache {}", "extension A: FoundationNetworking.URLCache {}"),
            ("import class Foundation.XMLParser", "import class FoundationXML.XMLParser"),
            ("Foundation.Date() + a.Darwin.b + Foundation.URL", "Foundation.Date() + a.Darwin.b + Foundation.URL"),
            ("#if canImport(Darwin)", "#if canImport(Darwin)"), ("// import Darwin", "// import Darwin"),
            ("import Foundation", "import Foundation"),
        ])
    func modules(code: String, replacement: String) {
        #expect(SourceRewriter.rewrite(code) == replacement)
    }

    @Test("An override in an extension moves into the class of the same file, and lines keep their numbers")
    func overrides() {
        let code = """
            class A: B {
                func g() {} // }
            }

            extension A {
                // What it shows.
                @discardableResult
                override func f() -> Int { "}".count }
                func h() {}
                override open var v: Int {
                    2
                }
            }
            extension C { override func f() {} }
            extension A where T == Int { override func i() {} }
            func end() {}
            """
        #expect(
            SourceRewriter.rewrite(code, path: "a") == """
                #sourceLocation(file: "a", line: 1)
                class A: B {
                    func g() {} // }

                #sourceLocation(file: "a", line: 7)
                    @discardableResult
                    override func f() -> Int { "}".count }
                #sourceLocation(file: "a", line: 10)
                    override open var v: Int {
                        2
                    }
                #sourceLocation(file: "a", line: 3)
                }

                extension A {
                    // What it shows.


                    func h() {}


                \("")
                }
                extension C { override func f() {} }
                extension A where T == Int { override func i() {} }
                func end() {}
                """)
    }

    @Test(
        "An override in an extension of a class of UIKit replaces that class's member",
        arguments: [
            (
                "open override func motionEnded(_ motion: A.B, with event: E?) { super.motionEnded(motion, with: event) }",
                "@_dynamicReplacement(for: motionEnded(_:with:)) public func replacing_motionEnded(_ motion: A.B, with "
                    + "event: E?) { super.motionEnded(motion, with: event) }"
            ),
            (
                "override open var size: [Int: (Int) -> Int] { [:] }",
                "@_dynamicReplacement(for: size) public var replacing_size: [Int: (Int) -> Int] { [:] }"
            ),
            ("override func f() {}", "@_dynamicReplacement(for: f()) func replacing_f() {}"),
            (
                "override func f(a: (Int, b: C) -> D = { (_, x: Int) in }, `in`: Int) {}",
                "@_dynamicReplacement(for: f(a:in:)) func replacing_f(a: (Int, b: C) -> D = { (_, x: Int) in }, `in`: Int) {}"
            ),
        ])
    func replacements(member: String, replacement: String) {
        #expect(
            SourceRewriter.rewrite("extension UIWindow {\n    \(member)\n}", path: "a")
                == "#sourceLocation(file: \"a\", line: 1)\nextension UIWindow {\n    \(replacement)\n}")
        // A class of the program that lies in another file.
        #expect(SourceRewriter.rewrite("extension Screen {\n\(member)\n}", path: "a").contains("override"))
    }

    @Test("Errors name the original file")
    func location() {
        #expect(
            SourceRewriter.rewrite("let a = 1", path: "/a \"b\".swift").hasPrefix(
                #"#sourceLocation(file: "/a \"b\".swift", line: 1)"#))
    }

    @Test("Any prefix of code is rewritten without a fault, with as many lines")
    func prefixes() {
        let code = #"""
            @objc(a:) func f() { "\(#selector(a(_:)))" /* @objc */ }
            @IBAction func g() { #"x"# }
            """#
        for count in 0...code.count {
            let prefix = String(code.prefix(count))
            let lines = SourceRewriter.rewrite(prefix).filter { $0 == "\n" }.count
            #expect(lines == prefix.filter { $0 == "\n" }.count)
        }
    }
}
