import ReactiveRecording

/// Looking, and letting time pass.
extension CommandList {
    static var looking: [SessionCommand<Root>] {
        [wait, show("show"), show("tree"), frame, expect, display, svg, trace]
    }

    private static var wait: SessionCommand<Root> {
        SessionCommand("wait", forms: ["wait 0.5"], purpose: "lets so many seconds pass, which takes no time") {
            .wait(try $0.seconds())
        }
    }

    private static func show(_ name: String) -> SessionCommand<Root> {
        SessionCommand(name, forms: [name], purpose: "shows all that is visible") { _ in
            .say { "visible:\n" + indented($0.tree) }
        }
    }

    private static var frame: SessionCommand<Root> {
        SessionCommand("frame", forms: ["frame \"Next\""], purpose: "says where it is: x, y, width, height") {
            let words = try $0.target("what to look for")
            return .say { host in
                let frame = try host.frame(of: words)
                let numbers = [frame.minX, frame.minY, frame.width, frame.height]
                return numbers.map { "\(Int(clamping: $0))" }.joined(separator: " ")
            }
        }
    }

    private static var expect: SessionCommand<Root> {
        SessionCommand(
            "expect", forms: ["expect \"Next\"", "expect no \"Next\""], purpose: "fails unless it is visible, or isn't"
        ) {
            let first = try $0.text("what to expect")
            let isNegative = first == "no" && !$0.isEmpty
            let words = isNegative ? try $0.text("what not to expect") : first
            return .say { host in
                if host.contains(words) == isNegative {
                    throw CommandError.failed("“\(words.abbreviated)” is \(isNegative ? "visible" : "not visible").")
                }
                return ""
            }
        }
    }

    private static var display: SessionCommand<Root> {
        SessionCommand("display", forms: ["display"], purpose: "shows what is painted, from back to front") { _ in
            .say { "painted:\n" + indented($0.display.description) }
        }
    }

    private static var svg: SessionCommand<Root> {
        SessionCommand("svg", forms: ["svg picture.svg"], purpose: "writes a picture to a file") {
            let file = try $0.text("the file")
            return .say { try writePicture(of: $0, to: file) }
        }
    }

    private static var trace: SessionCommand<Root> {
        SessionCommand(
            "trace", forms: ["trace tap \"Next\"", "trace"],
            purpose: "shows all that a command leads to, or the last one led to, in order"
        ) { _ in .trace(nil) }
    }
}

/// Writes what is on the screen as SVG, and says so.
@MainActor
func writePicture<Root: View>(of host: ViewHost<Root>, to file: String) throws(CommandError) -> String {
    do {
        try SafeFile(URL(fileURLWithPath: file)).write(Data(host.svg.utf8))
        return "A picture is in \(file)."
    } catch {
        throw .failed("\(file.abbreviated) can't be written: \(reason(error)).")
    }
}

/// Writes a page with the steps of a session, and says so.
@MainActor
func writePage(of recording: Recording, to file: String) throws(CommandError) -> String {
    do {
        try SafeFile(URL(fileURLWithPath: file)).write(Data(recording.html.utf8))
        return "The session is in \(file): open it in a browser."
    } catch {
        throw .failed("\(file.abbreviated) can't be written: \(reason(error)).")
    }
}

extension Int {
    /// The nearest whole number.
    fileprivate init(clamping number: CGFloat) {
        let limit: CGFloat = 1e15
        self = number.isNaN ? 0 : Int(Swift.min(Swift.max(number, -limit), limit).rounded())
    }
}
