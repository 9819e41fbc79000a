extension ViewHost {
    /// What is on the screen now, for a renderer: painted from back to front, animations as they are at this time.
    public var display: DisplayList { viewTree.displayList }

    /// A picture of what is on the screen now, as an SVG document. The same views give the same text on every machine.
    public var svg: String { display.svg(size: size) }
}
