import ReactiveViews

/// What fingers and keys do.
extension CommandList {
    static var acting: [SessionCommand<Root>] {
        [tap, longpress, contextmenu, type, submit, choose, drag, magnify, back, page, dismiss]
    }

    private static var tap: SessionCommand<Root> {
        SessionCommand(
            "tap", forms: ["tap \"Next\"", "tap \"Photo\" x2"], purpose: "taps what carries these words",
            details: "x2 taps twice. If several carry them: tap \"Edit\" in \"Fruit\".", words: [.tappable]
        ) {
            let words = try $0.target("what to tap")
            let count = $0.times()
            return .act { try $0.tap(words, count: count) }
        }
    }

    private static var longpress: SessionCommand<Root> {
        SessionCommand("longpress", forms: ["longpress \"Photo\""], purpose: "presses it for half a second") {
            let words = try $0.target("what to press")
            return .act { try $0.longPress(words) }
        }
    }

    private static var contextmenu: SessionCommand<Root> {
        SessionCommand("contextmenu", forms: ["contextmenu \"Photo\""], purpose: "opens the menu that it has") {
            let words = try $0.target("what to press")
            return .act { try $0.openContextMenu(words) }
        }
    }

    private static var type: SessionCommand<Root> {
        SessionCommand(
            "type", forms: ["type \"Smileys\" into \"Name\""], purpose: "enters text in place of what is in a field",
            words: [.text, .field]
        ) {
            let text = try $0.text("the text")
            try $0.expect("into")
            let field = try $0.text("the field")
            return .act { try $0.type(text, into: field) }
        }
    }

    private static var submit: SessionCommand<Root> {
        SessionCommand(
            "submit", forms: ["submit \"Name\""], purpose: "presses the return key in a field", words: [.field]
        ) {
            let field = try $0.text("the field")
            return .act { try $0.submit(field) }
        }
    }

    private static var choose: SessionCommand<Root> {
        SessionCommand(
            "choose", forms: ["choose \"Red\" in \"Colour\""], purpose: "chooses an option of a picker",
            words: [.option, .picker]
        ) {
            let option = try $0.text("the option")
            try $0.expect("in")
            let picker = try $0.text("the picker")
            return .act { try $0.choose(option, in: picker) }
        }
    }

    private static var drag: SessionCommand<Root> {
        SessionCommand(
            "drag", forms: ["drag \"😀\" by 40 -30", "drag \"😀\" to \"Canvas\" at 40 30"],
            purpose: "drags something, or drops it on something else",
            details: "Numbers are points: to the right and down; at is from the corner of what it is dropped on."
        ) {
            let words = try $0.target("what to drag")
            if $0.take("by") {
                let offset = try $0.offset()
                return .act { try $0.drag(words, by: offset) }
            }
            guard $0.take("to") else { throw $0.problem("“by” or “to” is missing after “\(words.abbreviated)”") }
            let target = try $0.text("where to drop it")
            let point = $0.take("at") ? try $0.point() : .zero
            return .act { try $0.drag(words, onto: target, at: point) }
        }
    }

    private static var magnify: SessionCommand<Root> {
        SessionCommand("magnify", forms: ["magnify \"Canvas\" by 2"], purpose: "moves two fingers apart, or together") {
            let words = try $0.text("what to magnify")
            try $0.expect("by")
            let factor = try $0.number("how many times")
            guard factor > 0 else { throw $0.problem("how many times must be more than 0") }
            return .act { try $0.magnify(words, by: factor) }
        }
    }

    private static var back: SessionCommand<Root> {
        SessionCommand("back", forms: ["back"], purpose: "goes back to where one came from") { _ in
            .act { try $0.back() }
        }
    }

    private static var page: SessionCommand<Root> {
        SessionCommand("page", forms: ["page 1", "page -1"], purpose: "turns so many pages") {
            let count = try $0.wholeNumber("the number of pages")
            return .act { try $0.page(by: count) }
        }
    }

    private static var dismiss: SessionCommand<Root> {
        SessionCommand("dismiss", forms: ["dismiss"], purpose: "swipes a sheet away, taps beside a popover") { _ in
            .act { try $0.dismiss() }
        }
    }
}
