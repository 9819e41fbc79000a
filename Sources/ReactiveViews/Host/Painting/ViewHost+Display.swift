extension ViewHost {
    /// The current picture, for a renderer, from back to front. Animations are as they are at this time.
    public var display: DisplayList { viewTree.displayList }

    /// The current picture as an SVG document. The same views give the same text on every machine.
    public var svg: String { display.svg(size: size) }
}
