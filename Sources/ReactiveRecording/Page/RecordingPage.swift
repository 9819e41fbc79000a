/// The page of a recording: markup that says nothing of the views, a style sheet, the data, and a script.
///
/// What views say is in the data only, as JSON in which no markup can begin or end. The script shows it as text, and
/// pictures as images of documents of their own, in which nothing runs. The page's policy allows this script and no
/// other, and no request.
@MainActor
struct RecordingPage {
    private let recorder: Recorder

    init(_ recorder: Recorder) { self.recorder = recorder }

    /// The document.
    var html: String {
        let title = Self.escaped(recorder.title)
        let policy =
            "default-src 'none'; img-src blob: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
            + "script-src 'sha256-\(SHA256.hash(Array(PageScript.text.utf8)).base64EncodedString())'"
        return """
            <!doctype html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(title)</title>
            <style>
            \(PageStyle.text)</style>
            </head>
            <body data-side="after">
            \(body(title: title))
            <script type="application/json" id="data">\(data)</script>
            <script>\(PageScript.text)</script>
            </body>
            </html>

            """
    }

    private var data: String {
        var data = PageData(recorder)
        return data.json
    }

    private var about: String {
        let steps = recorder.steps.count { $0.kind != .note }
        let omitted = recorder.omittedSteps
        return "\(steps) step\(steps == 1 ? "" : "s")"
            + (omitted == 0 ? "" : "; \(omitted) more after the first were left out")
    }

    private func body(title: String) -> String {
        """
        <header>
        <button type="button" id="drawer" class="round" aria-label="Steps" title="Steps">☰</button>
        <h1>\(title)</h1>
        <p>\(about)</p>
        <span class="spacer"></span>
        <button type="button" id="theme" class="round" title="Colours (t)">◐</button>
        <button type="button" id="helpButton" class="round" aria-label="Keys" title="Keys (?)">?</button>
        </header>
        <nav aria-label="Steps"><ol id="steps"></ol></nav>
        <main>
        <p id="heading"></p>
        <h2 id="title"></h2>
        <p id="summary"></p>
        <div id="sides" role="group" aria-label="Picture"><button type="button" id="showBefore"
        aria-pressed="false">Before</button><button type="button" id="showAfter" aria-pressed="true">After</button></div>
        <div class="screens">
        \(Self.figure("before", "Before"))
        <span id="arrow" aria-hidden="true">→</span>
        \(Self.figure("after", "After", Self.frames))
        </div>
        </main>
        <aside aria-label="Step">
        <div class="find">
        <input type="search" id="search" placeholder="Find a view" aria-label="Find a view" autocomplete="off"
        spellcheck="false">
        <div><span id="found" role="status"></span><button type="button" id="nextFound" class="small" hidden>Next
        </button><label><input type="checkbox" id="changes" checked> Changes only</label></div>
        </div>
        <div id="details"></div>
        </aside>
        <footer>
        <button type="button" id="first" class="round" aria-label="First step" title="First step (Home)">⇤</button>
        <button type="button" id="back" class="round" aria-label="Step before" title="Step before (←)">←</button>
        <button type="button" id="play" class="round" aria-label="Play all steps" title="Play (space)">▶</button>
        <button type="button" id="next" class="round" aria-label="Next step" title="Next step (→)">→</button>
        <button type="button" id="last" class="round" aria-label="Last step" title="Last step (End)">⇥</button>
        <input type="range" id="slider" min="0" value="0" aria-label="Step">
        <span id="count"></span>
        <select id="speed" aria-label="Speed"><option value="0.25">¼×</option><option value="0.5">½×</option><option
        value="1" selected>1×</option><option value="2">2×</option><option value="4">4×</option></select>
        </footer>
        <dialog id="help" aria-label="Keys">
        <h2>Keys</h2>
        <dl>
        <dt><kbd>←</kbd> <kbd>→</kbd></dt><dd>step before, next step</dd>
        <dt><kbd>Home</kbd> <kbd>End</kbd></dt><dd>first step, last step</dd>
        <dt><kbd>space</kbd></dt><dd>play all steps, or pause</dd>
        <dt><kbd>f</kbd></dt><dd>play the frames of this step's animation</dd>
        <dt><kbd>/</kbd></dt><dd>find a view; <kbd>n</kbd> and <kbd>N</kbd> go to the next and the previous one</dd>
        <dt><kbd>c</kbd></dt><dd>changed views only, or all views</dd>
        <dt><kbd>t</kbd></dt><dd>light or dark colours</dd>
        <dt><kbd>esc</kbd></dt><dd>choose no view</dd>
        </dl>
        <p>Click a view in the picture after a step, or in the list, to see its frame.</p>
        <form method="dialog"><p><button class="small">Close</button></p></form>
        </dialog>
        <div id="live" class="hidden" aria-live="polite"></div>
        <noscript>This page shows a recorded session by a script, and scripts are turned off.</noscript>
        """
    }

    private static func figure(_ id: String, _ caption: String, _ more: String = "") -> String {
        """
        <figure id="\(id)"><figcaption class="caption">\(caption)</figcaption><div class="screen"><img alt=""><svg
        aria-hidden="true"></svg><div class="missing" hidden></div></div>\(more)</figure>
        """
    }

    private static let frames = """
        <div id="frames" hidden><button type="button" id="playFrames" class="small" title="Play (f)">▶ Animation</button>
        <input type="range" id="frame" min="0" value="0" aria-label="Frame"><span id="frameTime"></span></div>
        """

    /// Returns a text for markup. Controls, also those of the writing direction, become spaces.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}", "\u{202A}"..."\u{202E}",
                "\u{2066}"..."\u{2069}", "\u{FEFF}":
                result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
