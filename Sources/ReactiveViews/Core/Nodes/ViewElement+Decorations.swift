// Which of the elements of a view are the view's own. Names, values, actions, rows and selections belong to these.

extension [ViewElement] {
    /// Whether some of the elements are neither decorations nor shapes.
    @MainActor
    var hasOwnContent: Bool { firstContent(amongDecorations: false) != nil }

    /// The index of the element that stands for the view; nil if there is no element.
    ///
    /// The first of the view's own elements, unless all of them are shapes or colors and a decoration has other
    /// elements: a text over a circle stands for the view. O(*n*).
    @MainActor
    var mainIndex: Int? {
        if count < 2 { return isEmpty ? nil : 0 }
        if let index = firstContent(amongDecorations: false) ?? firstContent(amongDecorations: true) { return index }
        for index in indices where !self[index].isDecoration { return index }
        return 0
    }

    // A loop, since a closure would check its actor for each element.
    @MainActor
    private func firstContent(amongDecorations: Bool) -> Int? {
        for index in indices where self[index].isDecoration == amongDecorations && !self[index].isShape { return index }
        return nil
    }

    /// The view's own elements; all if there are only decorations.
    @MainActor
    var withoutDecorations: [ViewElement] {
        let own = filter { !$0.isDecoration }
        return own.isEmpty ? self : own
    }
}

extension ViewElement {
    /// Whether the element is a shape, a color or a gradient.
    var isShape: Bool { node?.item?.traits.contains(.isShape) == true }
}
