import ReactiveRecording

/// Looking, and letting time pass.
extension CommandList {
    static var looking: [SessionCommand<Root>] {
        [wait, show, tree, frame, expect, display, picture, svg, trace, full]
    }

    private static var wait: SessionCommand<Root> {
        SessionCommand(
            "wait", forms: ["wait 0.5"], purpose: "lets seconds pass, which takes no time",
            details: "Animations, timers and tasks go on meanwhile."
        ) {
            .wait(try $0.seconds())
        }
    }

    private static var show: SessionCommand<Root> {
        SessionCommand(
            "show", forms: ["show"], purpose: "draws the screen in characters",
            details: "Texts and controls are at their places; free space between the rows is shortened."
        ) { _ in
            .show { host, session in
                ScreenDrawing(host.elements, size: host.size).text(columns: session.style.width ?? 80)
            }
        }
    }

    private static var tree: SessionCommand<Root> {
        SessionCommand(
            "tree", forms: ["tree"], purpose: "lists all elements, also those around others",
            details: "Each line has the kind, the words, the value after =, names in [], and the state in ()."
        ) { _ in
            .show { host, _ in indented(host.tree) }
        }
    }

    private static var frame: SessionCommand<Root> {
        SessionCommand(
            "frame", forms: ["frame \"Next\""], purpose: "says where it is: x, y, width, height, in points"
        ) {
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
            .show { host, session in
                let lines = host.display.description.textLines.map { line in
                    session.style.isFull ? String(line) : shorteningPath(String(line))
                }
                return indented(lines.joined(separator: "\n"))
            }
        }
    }

    private static var picture: SessionCommand<Root> {
        SessionCommand(
            "picture", forms: ["picture", "picture screen.svg"], purpose: "writes a picture of the screen, as SVG",
            details: "Without a file it makes one in the current directory, and says which."
        ) {
            let file = $0.isEmpty ? nil : try $0.text("the file")
            return .say { try writePicture(of: $0, to: file ?? freeName(for: typeName(Root.self))) }
        }
    }

    private static var svg: SessionCommand<Root> {
        SessionCommand("svg", forms: ["svg picture.svg"], purpose: "the same as picture") {
            let file = try $0.text("the file")
            return .say { try writePicture(of: $0, to: file) }
        }
    }

    private static var trace: SessionCommand<Root> {
        SessionCommand(
            "trace", forms: ["trace tap \"Next\"", "trace"],
            purpose: "shows all that a command leads to, or the last one led to, in order",
            details: "body: evaluated; kept: equal to before, and not evaluated; write: a state got a new value."
        ) { _ in .trace(nil) }
    }

    private static var full: SessionCommand<Root> {
        SessionCommand(
            "full", forms: ["full tap \"Next\"", "full"],
            purpose: "tells with whole values what a command leads to, or the last one led to"
        ) { _ in .full(nil) }
    }
}

/// Leaves out the middle of the path in a line of a display list: `fill [0 0 m … l h] #FF0000FF in (0 0 20 20)`.
private func shorteningPath(_ line: String) -> String {
    guard let start = line.firstIndex(of: "["), line[..<start].drop(while: { $0 == " " }).count < 10,
        let end = line[start...].firstIndex(of: "]")
    else { return line }
    let path = String(line[line.index(after: start)..<end])
    return line[...start] + path.elidedInTheMiddle(to: 24) + line[end...]
}

/// The name of a file that doesn't exist yet.
private func freeName(for name: String) -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(name)-\(number).svg") { number += 1 }
    return "\(name)-\(number).svg"
}

private func typeName(_ type: Any.Type) -> String {
    String(String(describing: type).prefix { $0.isLetter || $0.isNumber })
}

/// Writes what is on the screen as SVG, and says so.
@MainActor
func writePicture<Root: View>(of host: ViewHost<Root>, to file: String) throws(CommandError) -> String {
    if file.isEmpty { throw .failed("The name of the picture's file is empty.") }
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
    if file.isEmpty { throw .failed("The name of the page's file is empty.") }
    do {
        try SafeFile(URL(fileURLWithPath: file)).write(Data(recording.html.utf8))
        return "The session is in \(file): open it in a browser."
    } catch {
        throw .failed("\(file.abbreviated) can't be written: \(reason(error)).")
    }
}
