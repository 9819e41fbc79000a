import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Surroundings in the environment")
struct SurroundingsTests {
    struct Reader: View {
        @Environment(\.menuOrder) private var menuOrder
        @Environment(\.menuIndicatorVisibility) private var menuIndicator
        @Environment(\.badgeProminence) private var badgeProminence
        @Environment(\.materialActiveAppearance) private var appearance
        @Environment(\.isLuminanceReduced) private var isLuminanceReduced
        @Environment(\.isSceneCaptured) private var isSceneCaptured
        @Environment(\.sidebarRowSize) private var rowSize
        @Environment(\.findContext) private var findContext
        @Environment(\.symbolVariableValueMode) private var valueMode

        var body: some View {
            Text(menuOrder == .fixed ? "fixed" : "any order")
            Text(menuIndicator == .hidden ? "hidden" : "indicated")
            Text(badgeProminence == .increased ? "loud badge" : "badge")
            Text(appearance == .inactive ? "inactive" : "material")
            Text(isLuminanceReduced ? "dim" : "bright")
            Text(isSceneCaptured ? "captured" : "private")
            Text("\(rowSize)")
            Text(valueMode == .draw ? "drawn" : "symbol")
            if let findContext {
                Text(findContext.supportsReplace ? "replaces" : "finds")
                Button("Find") { findContext.isPresented?.wrappedValue = true }
            }
        }
    }

    struct Searching: View {
        @State private var isPresented = false

        var body: some View {
            Text(isPresented ? "searching" : "idle")
            Reader().findNavigator(isPresented: $isPresented)
            Reader().replaceDisabled().findNavigator(isPresented: $isPresented)
        }
    }

    @Test("Views read the values of the modifiers around them, and the defaults")
    func values() {
        let plain = ViewHost(Reader())
        for words in ["any order", "indicated", "badge", "material", "bright", "private", "medium", "symbol"] {
            #expect(plain.contains(words))
        }
        let host = ViewHost(
            Reader().menuOrder(.fixed).menuIndicator(.hidden).badgeProminence(.increased)
                .materialActiveAppearance(.inactive).symbolVariableValueMode(.draw)
                .environment(\.isLuminanceReduced, true).environment(\.isSceneCaptured, true)
                .environment(\.sidebarRowSize, .large))
        for words in ["fixed", "hidden", "loud badge", "inactive", "dim", "captured", "large", "drawn"] {
            expect(host, shows: words)
        }
    }

    @Test("A view opens the find navigator around it")
    func find() throws {
        #expect(!ViewHost(Reader()).contains("Find"))
        let host = ViewHost(Searching())
        #expect(host.contains("replaces") && host.contains("finds") && host.contains("idle"))
        try host.tap(host.query("Find").nth(0))
        expect(host, shows: "searching")
    }
}
