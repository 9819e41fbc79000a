import ReactiveViews
import TerminalSupport

/// The screen drawn in characters: texts and controls at their places, and frames around what is presented.
///
/// The columns are in proportion to the screen. The rows are as many as the texts need: free space is shortened.
@MainActor
struct ScreenDrawing {
    private struct Item {
        let frame: CGRect
        let text: String
        let alignment: Alignment
    }

    private struct Frame {
        let rect: CGRect
        /// Hides what is below it.
        let isOpaque: Bool
        let title: String
    }

    private enum Alignment { case leading, center, fill }

    private enum Piece {
        case item(Item)
        case frame(Frame)
    }

    private var pieces: [Piece] = []
    private let size: CGSize

    private static let clipping: Set<String> = ["ScrollView", "List", "Form", "TabView", "TextEditor", "Table"]
    private static let shapes: Set<String> = [
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Capsule", "Circle", "Ellipse",
    ]

    init(_ elements: [ViewElement], size: CGSize) {
        self.size = size
        var stack = elements.reversed().map { ($0, CGRect(origin: .zero, size: size)) }
        while let (element, clip) = stack.popLast() {
            let frame = element.frame.flatMap { $0.isDrawable ? $0 : nil }
            var inner = clip
            if let frame, Self.clipping.contains(element.kind) { inner = clip.intersection(frame) }
            if element.isPresentation, let frame = frame ?? Self.frame(around: element) {
                pieces.append(
                    .frame(Frame(rect: frame.insetBy(dx: -8, dy: -8), isOpaque: true, title: element.label ?? "")))
            } else if let frame, clip.intersects(frame) {
                add(element, frame)
            }
            if Self.isWhole(element) { continue }
            stack += element.children.reversed().map { ($0, inner) }
        }
    }

    private static func isWhole(_ element: ViewElement) -> Bool {
        let kinds: Set<String> = ["Button", "Link", "NavigationLink", "Toggle", "Stepper", "Slider"]
        return element.label != nil && kinds.contains(element.kind)
    }

    private static func frame(around element: ViewElement) -> CGRect? {
        element.all.compactMap(\.frame).filter(\.isDrawable).reduce(nil) { $0?.union($1) ?? $1 }
    }

    private mutating func add(_ element: ViewElement, _ frame: CGRect) {
        func put(_ text: String, _ alignment: Alignment = .leading) {
            pieces.append(.item(Item(frame: frame, text: text.terminalSafe, alignment: alignment)))
        }
        let label = element.label ?? ""
        let value = element.value ?? ""
        let isOn = element.attributes.contains("on")
        switch element.kind {
        case "Text": put(label, frame.width > size.width * 0.6 ? .leading : .center)
        case "Button" where label == "Back": put("‹ " + value)
        case "Button", "Link", "EditButton": put("[ \(label) ]", .center)
        case "NavigationLink": put(label + " ›")
        case "Menu": put("[ \(label) ▾ ]", .center)
        case "Toggle": put("\(isOn ? "[x]" : "[ ]") \(label)")
        case "TextField", "SecureField", "SearchField", "TextEditor":
            let shown = element.kind == "SecureField" ? String(repeating: "•", count: value.count) : value
            put(shown.isEmpty ? label : shown, .fill)
        case "Slider", "Stepper", "Gauge", "DatePicker", "ColorPicker":
            put([label, value].filter { !$0.isEmpty }.joined(separator: ": "))
        case "Picker": put([label, value.isEmpty ? "" : "\(value) ▾"].filter { !$0.isEmpty }.joined(separator: ": "))
        case "Option": put(element.attributes.contains("selected") ? "(•) \(label)" : "( ) \(label)")
        case "TabItem": put(element.attributes.contains("selected") ? "*\(label)*" : label, .center)
        case "ProgressView": put(label.isEmpty ? "(busy)" : label, .center)
        case "Image":
            if frame.height > 70, frame.width > 70 {
                pieces.append(.frame(Frame(rect: frame, isOpaque: false, title: label.terminalSafe)))
            } else {
                put("‹\(label)›", .center)
            }
        case "NavigationView", "NavigationStack", "Window":
            guard !label.isEmpty else { break }
            let bar = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: 44)
            pieces.append(.item(Item(frame: bar, text: label.terminalSafe, alignment: .center)))
        case "Section": put(label)
        case let kind where Self.shapes.contains(kind):
            if frame.height >= 40, frame.width >= 40, frame.width < size.width {
                pieces.append(.frame(Frame(rect: frame, isOpaque: false, title: "")))
            }
        default: if !label.isEmpty, element.children.isEmpty { put(label) }
        }
    }

    // MARK: Drawing

    /// Returns the drawing in so many columns, of which the frame takes two.
    func text(columns: Int) -> String {
        let inner = max(columns - 2, 1)
        let rows = RowScale(stops)
        var canvas = Canvas(columns: inner, rows: rows.count)
        let scale = size.width > 0 ? CGFloat(inner) / size.width : 0
        func column(_ x: CGFloat) -> Int { Int((min(max(x, 0), size.width) * scale).rounded()) }
        for piece in pieces {
            switch piece {
            case .item(let item):
                let (start, end) = (column(item.frame.minX), column(item.frame.maxX))
                let row = rows.row(of: item.frame.midY)
                var text = item.text
                if item.alignment == .fill {
                    let width = max(end - start - 2, 3)
                    text = text.elided(toColumns: width)
                    text = "[" + text + String(repeating: "_", count: max(width - textWidth(text), 0)) + "]"
                }
                let slack = item.alignment == .center ? max(end - start - textWidth(text), 0) / 2 : 0
                canvas.write(text, row: row, column: start + slack)
            case .frame(let frame):
                canvas.draw(
                    rows: rows.row(
                        ofEdge: max(frame.rect.minY, 0))...max(
                            rows.row(ofEdge: min(frame.rect.maxY, size.height)),
                            rows.row(ofEdge: max(frame.rect.minY, 0))),
                    columns: column(frame.rect.minX)...max(column(frame.rect.maxX) - 1, column(frame.rect.minX)),
                    title: frame.title, isOpaque: frame.isOpaque)
            }
        }
        let line = String(repeating: "─", count: inner)
        return (["╭\(line)╮"] + canvas.lines.map { "│\($0)│" } + ["╰\(line)╯"]).joined(separator: "\n")
    }

    private var stops: [RowScale.Stop] {
        pieces.flatMap { piece -> [RowScale.Stop] in
            switch piece {
            case .item(let item): [RowScale.Stop(y: item.frame.midY, isEdge: false)]
            case .frame(let frame):
                [
                    RowScale.Stop(y: max(frame.rect.minY, 0), isEdge: true),
                    RowScale.Stop(y: min(frame.rect.maxY, size.height), isEdge: true),
                ]
            }
        }
    }
}

extension CGRect {
    /// Whether it is a place that numbers can be made of.
    fileprivate var isDrawable: Bool {
        [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 } && width > 0 && height > 0
    }
}

/// The rows of a drawing for the heights of texts and edges.
///
/// Invariant: the rows ascend with the heights.
struct RowScale {
    struct Stop {
        let y: CGFloat
        let isEdge: Bool
    }

    private var texts: [(y: CGFloat, row: Int)] = []
    private var edges: [(y: CGFloat, row: Int)] = []
    private(set) var count = 0

    /// Texts whose middles are nearer than this are in one row; larger gaps have an empty row.
    private static let (line, gap): (CGFloat, CGFloat) = (9, 48)

    init(_ stops: [Stop]) {
        var row = 0
        var first: Stop?
        var last: CGFloat = 0
        for stop in stops.sorted(by: { ($0.y, $0.isEdge ? 0 : 1) < ($1.y, $1.isEdge ? 0 : 1) }) {
            if let before = first {
                let isSame = before.isEdge == stop.isEdge && stop.y - before.y < (stop.isEdge ? 4 : Self.line)
                if !isSame {
                    row += stop.y - last > Self.gap ? 2 : 1
                    first = stop
                }
            } else {
                first = stop
            }
            last = stop.y
            if stop.isEdge { edges.append((stop.y, row)) } else { texts.append((stop.y, row)) }
        }
        count = first == nil ? 0 : row + 1
    }

    func row(of y: CGFloat) -> Int { Self.row(of: y, in: texts) }

    func row(ofEdge y: CGFloat) -> Int { Self.row(of: y, in: edges) }

    /// The row of the last stop that isn't below `y`.
    private static func row(of y: CGFloat, in stops: [(y: CGFloat, row: Int)]) -> Int {
        var (low, high) = (0, stops.count)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].y <= y { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? stops[low - 1].row : 0
    }
}
