import Foundation

/// A page that shows an expected and an actual picture beside each other, and where they differ.
struct PicturePage {
    private let title: String
    private let expected: String?
    private let actual: String
    private let diff: String

    /// - Parameters:
    ///   - title: What the pictures show.
    ///   - expected: The expected picture as an SVG document; nil if there is none.
    ///   - actual: The actual picture.
    ///   - diff: The lines that differ.
    init(title: String, _ expected: String?, _ actual: String, _ diff: String) {
        self.title = title
        self.expected = expected
        self.actual = actual
        self.diff = diff
    }

    /// The page, which needs no other file.
    var html: String {
        let new = Self.image(actual)
        var figures = ""
        if let expected {
            let old = Self.image(expected)
            figures += Self.figure("Expected", old) + Self.figure("Actual", new)
            figures += Self.figure("Difference", "<div class=\"pair\">\(old)\(new)</div>")
        } else {
            figures += Self.figure("Actual (there is no snapshot)", new)
        }
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>\(Self.escaped(title))</title>
            <style>
            body { font: 14px sans-serif; margin: 16px; }
            figure { display: inline-block; margin: 0 16px 16px 0; vertical-align: top; }
            figcaption { margin-bottom: 4px; }
            img { background: white; border: 1px solid #ccc; }
            .pair { position: relative; isolation: isolate; }
            .pair img + img { position: absolute; left: 0; top: 0; mix-blend-mode: difference; }
            pre { background: #f4f4f4; padding: 8px; overflow: auto; }
            </style>
            <h1>\(Self.escaped(title))</h1>
            \(figures)
            <pre>\(Self.escaped(diff))</pre>
            </html>

            """
    }

    private static func figure(_ caption: String, _ content: String) -> String {
        "<figure><figcaption>\(caption)</figcaption>\(content)</figure>\n"
    }

    /// An image of its own, since ids of one document would apply to the other.
    private static func image(_ svg: String) -> String {
        "<img alt=\"\" src=\"data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())\">"
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
