import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Commands of keyboards and remote controls")
struct SystemCommandTests {
    @Test("A command goes to the view with the focus, or the nearest around that wants it")
    func commands() throws {
        let log = Log()
        let host = ViewHost(
            VStack {
                Text("Inner").focusable().onMoveCommand { log.append("inner \($0)") }.onExitCommand(perform: nil)
                    .onDeleteCommand { log.append("delete") }
                Text("Other").focusable()
            }
            .onMoveCommand { log.append("outer \($0)") }.onExitCommand { log.append("exit") }
            .onPlayPauseCommand { log.append("play") })
        #expect(!host.command(.exit))
        try host.focus("Inner")
        #expect(host.command(.move(.left)) && host.command(.exit) && host.command(.delete) && host.command(.playPause))
        expectNoDifference(log.take(), ["inner left", "exit", "delete", "play"])
        try host.focus("Other")
        #expect(host.command(.move(.up)) && !host.command(.delete))
        expectNoDifference(log.take(), ["outer up"])
    }
}
