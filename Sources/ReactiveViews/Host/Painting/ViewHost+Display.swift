extension ViewHost {
    /// The current picture, for a renderer, from back to front. Animations are as they are at this time.
    public var display: DisplayList { viewTree.displayList }

    /// The background of the window, behind everything that ``display`` paints: white, or black in the dark colour
    /// scheme.
    public var background: Color.Resolved { .background(rootNode.environment.colorScheme) }

    /// The current picture, with the window's background, as an SVG document. The same views give the same text on
    /// every machine.
    public var svg: String { display.svg(size: size, background: background) }
}
