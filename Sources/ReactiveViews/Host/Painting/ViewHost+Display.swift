extension ViewHost {
    /// The current picture, for a renderer, from back to front. Animations are as they are at this time.
    public var display: DisplayList { viewTree.displayList }

    /// The background of the window, behind everything that ``display`` paints: white, or black in the dark colour
    /// scheme.
    public var background: Color.Resolved { viewTree.background }

    /// The current picture, with the window's background, as an SVG document. The same views give the same text on
    /// every machine.
    public var svg: String { viewTree.picture }
}

extension ViewTree {
    var background: Color.Resolved { .background(windowScheme) }
    var picture: String { displayList.svg(size: size, background: background) }

    /// The colour scheme of the window: the one that the outermost `preferredColorScheme(_:)` sets, or else the host's.
    private var windowScheme: ColorScheme {
        var node = root
        for _ in 0..<256 {
            guard let current = node, current.childCount > 0, let child = current.child(at: 0) as? ViewNode else {
                break
            }
            if (current as? any KindNaming)?.kindOfModifier == PrefersColorScheme.self {
                return child.environment.colorScheme
            }
            node = child
        }
        return root?.environment.colorScheme ?? .light
    }
}
