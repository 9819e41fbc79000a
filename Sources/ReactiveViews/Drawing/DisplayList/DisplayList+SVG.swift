extension DisplayList {
    /// Returns the list as an SVG document; equal lists give equal text.
    ///
    /// Numbers have at most three decimals, the scale of a symbol five. A line of text has its measured width in
    /// `textLength`, and starts on the right if its first letter belongs to a script that is written to the left.
    /// Symbols and pictures that occur again refer to their first occurrence. Angular gradients are drawn as 120
    /// sectors, mesh gradients as small quadrangles of one colour. Omitted are items and groups whose frame isn't
    /// finite, effects whose strength isn't finite, and blend modes that SVG doesn't have.
    ///
    /// ```swift
    /// var list = DisplayList()
    /// let disc = Circle().path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    /// let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    /// list.append(.fill(disc, red, FillStyle()), in: CGRect(x: 10, y: 10, width: 40, height: 40))
    /// let document = list.svg(size: CGSize(width: 60, height: 60))
    /// ```
    ///
    /// - Parameters:
    ///   - size: The document's size, in points.
    ///   - background: The colour behind everything; nil, the default, for none.
    /// - Complexity: Linear in the length of the list and of the text.
    public func svg(size: CGSize, background: Color.Resolved? = nil) -> String {
        let width = size.width.isFinite ? max(size.width, 0) : 0
        let height = size.height.isFinite ? max(size.height, 0) : 0
        var writer = SVGWriter()
        writer.text.begin("svg")
        writer.text.attribute("xmlns", literal: "http://www.w3.org/2000/svg")
        writer.text.attribute("width", width)
        writer.text.attribute("height", height)
        writer.text.attribute("viewBox", [0, 0, width, height])
        writer.text.attribute("font-family", FontFace.Design.standard.rawValue)
        writer.text.attribute("xml:space", literal: "preserve")
        writer.text.end(isOpen: true)
        if let background {
            writer.text.begin("rect")
            writer.text.attribute("width", width)
            writer.text.attribute("height", height)
            writer.text.color("fill", "fill-opacity", background)
            writer.text.end()
        }
        for entry in entries { writer.write(entry) }
        writer.finish()
        writer.text.close("svg")
        return writer.text.string
    }
}
