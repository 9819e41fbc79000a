extension LayoutItem {
    /// Returns the item's frame in the coordinates of an ancestor; the bounding rectangle if the item is rotated.
    ///
    /// - Parameter ancestor: The ancestor; nil for the host.
    final func frame(in ancestor: LayoutItem? = nil) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        var item = self
        while item !== ancestor {
            frame.origin = frame.origin.moved(by: item.origin)
            guard let parent = item.parent else { break }
            if let content = parent.contentTransforming { frame = content.frame(ofContent: frame) }
            item = parent
        }
        return frame
    }
}
