import Foundation
import ReactiveViewsTesting

/// A screen with what a recording shows: a state, an animation, a gesture, bad input.
struct Workshop: View {
    @State private var count = 0
    @State private var isWide = false
    @State private var position = CGSize.zero
    @State private var width: CGFloat = 40

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Counter(count: count)
            Button("Add") { count += 1 }
            Button("Grow") { withAnimation(.linear(duration: 1)) { isWide.toggle() } }
            Button("Break") { width = .nan }
            Color.red.frame(width: isWide ? 200 : 50, height: 20)
            Color.blue.frame(width: width, height: 20)
                .accessibilityLabel("Card")
                .offset(position)
                .gesture(DragGesture().onChanged { position = $0.translation })
        }
    }
}

struct Counter: View {
    let count: Int
    var body: some View { Text(count == 1 ? "once" : "\(count) times") }
}

/// A folder that is removed at the end of a test.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func callAsFunction(_ name: String) -> URL { url.appendingPathComponent(name) }
}

/// The data of a page, decoded as its script decodes it.
struct DecodedPage {
    let lines: [String]
    let documents: [[Int]]
    let steps: [[String: Any]]

    init(_ html: String) throws {
        let start = html.range(of: "id=\"data\">")!.upperBound
        let end = html.range(of: "</script>", range: start..<html.endIndex)!.lowerBound
        let object = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8)) as! [String: Any]
        lines = object["lines"] as! [String]
        documents = (object["documents"] as! [[Any]]).map { $0.map { ($0 as! NSNumber).intValue } }
        steps = object["steps"] as! [[String: Any]]
    }

    func numbers(_ document: Int) -> [Int] {
        let code = documents[document]
        if code[0] < 0 { return Array(code.dropFirst()) }
        var base = numbers(code[0])
        if code[1] >= 0 { return base.prefix(code[1]) + code.dropFirst(3) + base.suffix(code[2]) }
        for place in stride(from: 2, to: code.count, by: 2) { base[code[place]] = code[place + 1] }
        return base
    }

    func text(_ step: Int, _ key: String) -> String {
        guard let document = steps[step][key] as? Int, document >= 0 else { return "" }
        return numbers(document).map { lines[$0] }.joined(separator: "\n")
    }
}
