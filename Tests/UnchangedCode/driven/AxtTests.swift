// Program: soundcloud/Axt
// Modules: Axt, AxtExamples

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import Axt
@testable import AxtExamples

@Suite("Axt: a library for tests of views, and its examples")
@MainActor
struct AxtTests {
    @Test("The application says hello")
    func hello() {
        let host = AppHost(AxtExamplesApp(), clock: .virtual, effects: SystemEffects()).host
        #expect(host.contains("Hello, world!"))
    }

    @Test("A toggle shows more toggles")
    func toggles() throws {
        let host = ViewHost(TogglesView(), clock: .virtual)
        #expect(host.all(host.query(.toggle)).count == 2)
        try host.tap("Show more")
        host.advance(by: 1)
        #expect(host.all(host.query(.toggle)).count == 5)
        try host.tap("3")
        #expect(try host.find("3").attributes.contains("on"))
        #expect(try !host.find("2").attributes.contains("on"))
        try host.tap("Show more")
        host.advance(by: 1)
        #expect(!host.contains("3"))
    }

    @Test("Native controls count, take a name and lead to another page")
    func native() throws {
        let host = ViewHost(NavigationView { NativeViews() }, clock: .virtual)
        try host.tap("Tap")
        try host.tap("Tap")
        #expect(host.contains("Counter: 2"))
        try host.type("Ada", into: "Name")
        #expect(try host.find("Name").value == "Ada")
        try host.tap("More")
        host.advance(by: 1)
        #expect(host.contains("More..."))
    }

    @Test("A button presents a sheet")
    func sheet() throws {
        let host = ViewHost(LessMenu(), clock: .virtual)
        try host.tap("...")
        host.advance(by: 1)
        #expect(host.contains("What's more?"))
        try host.dismiss()
        host.advance(by: 1)
        #expect(!host.contains("What's more?"))
    }

    @Test("A dragged knob becomes a circle, and jumps back")
    func drag() throws {
        let host = ViewHost(GestureView(), clock: .virtual)
        let start = host.display
        var touch = try host.beginDrag(.query(.kind("Rectangle")))
        touch.move(to: CGSize(width: 0, height: 350))
        let dragged = host.display
        #expect(dragged != start)
        touch.end()
        host.advance(by: 5)
        #expect(host.display == start)
    }
}
