import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Modifiers made of others")
struct EmptyModifierTests {
    private struct Prefix: ViewModifier {
        let text: String
        func body(content: Content) -> some View {
            HStack {
                Text(text)
                content
            }
        }
    }

    private struct ByScheme: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> Prefix {
            Prefix(text: environment.colorScheme == .dark ? "dark" : "light")
        }
    }

    @Test("An empty modifier changes nothing")
    func empty() {
        expectNoDifference(ViewHost(Text("a").modifier(EmptyModifier())).tree, "Text \"a\"")
        expectNoDifference(ViewHost(Text("a").modifier(EmptyModifier.identity)).tree, "Text \"a\"")
        expectNoDifference(ViewHost(Text("a").modifier(_IdentifiedModifier(identifier: 3))).tree, "Text \"a\"")
    }

    @Test("An environmental modifier is resolved in the environment of the view, and again when it changes")
    func environmental() {
        let host = ViewHost(Text("a").modifier(ByScheme()))
        expectNoDifference(host.tree, "HStack\n  Text \"light\"\n  Text \"a\"")
        host.setEnvironment(\.colorScheme, .dark)
        expectNoDifference(host.tree, "HStack\n  Text \"dark\"\n  Text \"a\"")
    }

    @Test("Two modifiers are concatenated to one, the second one further out")
    func concat() {
        let host = ViewHost(Text("a").modifier(Prefix(text: "inner").concat(Prefix(text: "outer"))))
        expectNoDifference(host.tree, "HStack\n  Text \"outer\"\n  HStack\n    Text \"inner\"\n    Text \"a\"")
    }
}
