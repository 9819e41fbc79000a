import ExampleSession
import ReactiveViews

/// Drops what another program offers on the canvas: a URL, or text.
@MainActor
var dropCommand: SessionCommand<EmojiArtView> {
    SessionCommand(
        "drop", forms: ["drop \"https://example.com/meadow.png\" at 100 200"],
        purpose: "drops a URL or an emoji on the canvas, from another program"
    ) { words in
        let text = try words.text("what to drop")
        try words.expect("at")
        let point = try words.point()
        return .act { host in
            let url = Background.url(typed: text)
            let provider = url.map { NSItemProvider(object: $0 as NSURL) } ?? NSItemProvider(object: text as NSString)
            var item = host.pickUp(provider)
            try item.move(over: "Canvas", at: point)
            guard item.drop() else { throw ViewQueryError.unresponsive("Canvas", to: "a drop of this") }
        }
    }
}
