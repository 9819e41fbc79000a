import ReactiveViews

/// Draws with emojis, without a screen. `EmojiArt --help` says how it is used.
@main
@MainActor
struct EmojiArt {
    /// Not asynchronous: the main actor's other jobs run where a command waits, and nowhere else.
    static func main() {
        do {
            let options = try Options(CommandLine.arguments.dropFirst())
            if options.wantsHelp {
                print(to: .standardOutput, Options.usage)
            } else {
                exit(run(options))
            }
        } catch {
            print(to: .standardError, "EmojiArt: \(error.message)\n\n\(Options.usage)")
            exit(2)
        }
    }

    /// Plays a session and gives the exit status.
    private static func run(_ options: Options) -> Int32 {
        let show: @MainActor (String) -> Void = { print(to: .standardOutput, $0) }
        guard let nextLine = lines(of: options.source) else { return 1 }
        let isDemonstration = options.source == .demonstration
        let directory =
            options.dataDirectory.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? (isDemonstration ? DataDirectory.temporary() : DataDirectory.ofUser())
        let workspace = Workspace(directory) { show("! \($0)") }
        let player = Player(workspace, output: show)
        player.showTree()
        if options.source == .terminal { show("Enter help for the commands.") }
        var session = Session(player, output: show)
        session.numbersLines = options.source != .terminal
        session.echoes = !(options.source == .terminal && isTerminal)
        session.play(nextLine, wait: pump)
        if isDemonstration, workspace.isSaved { show("\nSaved in \(directory.path)") }
        return session.hasFailed ? 1 : 0
    }

    /// Where the lines come from; nil, with a message, if the file can't be read.
    private static func lines(of source: Options.Source) -> (() -> String?)? {
        let text: String
        switch source {
        case .terminal:
            return {
                if isTerminal { FileHandle.standardOutput.write(Data("> ".utf8)) }
                let line = readLine()
                if isTerminal, line == nil { print(to: .standardOutput, "") }
                return line
            }
        case .demonstration:
            text = defaultScript
        case .file(let path):
            do {
                // A handle reads pipes, too.
                let data = try FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
                text = String(decoding: data ?? Data(), as: UTF8.self)
            } catch {
                print(to: .standardError, "EmojiArt: \(path) can't be read: \(reason(error))")
                return nil
            }
        }
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[...]
        return { lines.popFirst().map(String.init) }
    }

    private static var isTerminal: Bool { isatty(0) == 1 }

    /// Lets the main actor's jobs run.
    private static func pump(for seconds: TimeInterval, while isBusy: @MainActor () -> Bool) {
        let end = Date(timeIntervalSinceNow: seconds)
        // Without anything to wait for the loop might return at once.
        let timer = Timer(fire: end, interval: 0, repeats: false) { _ in }
        RunLoop.main.add(timer, forMode: .default)
        defer { timer.invalidate() }
        while isBusy(), Date() < end {
            _ = RunLoop.main.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.05)))
        }
    }

    private static func print(to file: FileHandle, _ text: String) {
        file.write(Data((text + "\n").utf8))
    }
}
