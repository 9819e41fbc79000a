extension ViewHost {
    /// The current picture, for a renderer, from back to front. Animations are as they are at this time.
    public var display: DisplayList { viewTree.displayList }

    /// The background of the window, behind everything that ``display`` paints: white, or black in the dark colour
    /// scheme.
    public var background: Color.Resolved { .background(viewTree.windowScheme) }

    /// The current picture, with the window's background, as an SVG document. The same views give the same text on
    /// every machine.
    public var svg: String { display.svg(size: size, background: background) }
}

extension ViewTree {
    /// The colour scheme of the window: the one that the outermost `preferredColorScheme(_:)` sets, or else the host's.
    fileprivate var windowScheme: ColorScheme {
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
