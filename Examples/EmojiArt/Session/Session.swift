import ReactiveViews

/// Plays one command after the other, from wherever they come.
@MainActor
struct Session {
    let player: Player
    let output: @MainActor (String) -> Void
    /// Whether commands are repeated in the output; they needn't be where the person has just typed them.
    var echoes = true
    /// Whether errors are told with the number of the line.
    var numbersLines = false
    private(set) var hasFailed = false

    init(_ player: Player, output: @escaping @MainActor (String) -> Void) {
        self.player = player
        self.output = output
    }

    /// Plays until the lines end or one says to quit. `wait` is to let the main actor do other things for so many
    /// seconds, or until its closure is false.
    mutating func play(
        _ nextLine: () -> String?, wait: (_ seconds: TimeInterval, _ whileTrue: @MainActor () -> Bool) -> Void
    ) {
        var number = 0
        while let line = nextLine() {
            number += 1
            switch step(line, number) {
            case .quit: return
            case .waiting(let seconds):
                wait(seconds) { player.isBusy }
                player.endWait()
            case .done, .failed: break
            }
        }
    }

    /// Plays a line. If the outcome is to wait, that is left to the caller.
    mutating func step(_ line: String, _ number: Int) -> Player.Outcome {
        if echoes, line.contains(where: { !$0.isWhitespace }) { output(isComment(line) ? "\n" + line : "\n> " + line) }
        let outcome = player.play(line, number: numbersLines ? number : nil)
        if outcome == .failed { hasFailed = true }
        return outcome
    }

    private func isComment(_ line: String) -> Bool {
        line.first { !$0.isWhitespace } == "#"
    }
}
