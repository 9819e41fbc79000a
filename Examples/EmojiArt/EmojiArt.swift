import ExampleSession
import ReactiveViews

/// Draws with emojis, without a screen. `EmojiArt --help` says how it is used.
public enum EmojiArt {
    @MainActor
    public static func main() -> Never {
        example.main()
    }

    /// The program: the views, kept alive by a host whose time is virtual, and what can be done to them.
    @MainActor
    static var example: Example<EmojiArtView> {
        Example(
            name: "EmojiArt", summary: "Draws with emojis on a background.", script: defaultScript,
            commands: [dropCommand],
            options: [
                SessionOption(
                    "--data", "DIR",
                    purpose:
                        "keep Document.json and Palettes.json in DIR; by default in the user's data directory, for "
                        + "the session that plays by itself nowhere")
            ]
        ) { options in
            let workspace = Workspace(directory(options), load: loadBackgroundInSession, failed: options.fail) {
                options.say("! \($0)")
            }
            return ViewHost(EmojiArtView(document: workspace.document, store: workspace.store), clock: .virtual)
        }
    }

    private static func directory(_ options: SessionOptions) -> URL? {
        if let path = options["--data"] { return URL(fileURLWithPath: path, isDirectory: true) }
        return options.source == .demonstration ? nil : DataDirectory.ofUser()
    }

    /// The program, for others that show its views.
    @MainActor
    public static var program: any ExampleProgram { example }
}
