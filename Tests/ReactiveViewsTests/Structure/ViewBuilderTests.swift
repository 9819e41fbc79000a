import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

@MainActor
@Suite("View builders")
struct ViewBuilderTests {
    @Test("A builder shows two to twelve views in the order of its statements, and updates them")
    func order() {
        @ViewBuilder func views(_ n: Int) -> some View {
            VStack {
                Text("a\(n)"); Text("b")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g")
            }
        }
        @ViewBuilder func longViews(_ n: Int) -> some View {
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g"); Text("h")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g"); Text("h"); Text("i")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g"); Text("h"); Text("i")
                Text("j")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g"); Text("h"); Text("i")
                Text("j"); Text("k")
            }
            VStack {
                Text("a\(n)"); Text("b"); Text("c"); Text("d"); Text("e"); Text("f"); Text("g"); Text("h"); Text("i")
                Text("j"); Text("k"); Text("l")
            }
        }
        let host = ViewHost(
            Group {
                views(0); longViews(0)
            })
        for n in 0..<2 {
            host.rootView = Group {
                views(n); longViews(n)
            }
            let words = host.query(.kind("Text")).all.compactMap(\.label)
            let letters = Array("abcdefghijkl").map(String.init)
            let expected = (2...12).flatMap { ["a\(n)"] + letters[1..<$0] }
            expectNoDifference(words, expected)
        }
    }
}
