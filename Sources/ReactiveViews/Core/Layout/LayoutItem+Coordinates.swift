extension LayoutItem {
    /// Returns the item's frame in the coordinates of an item around it: the rectangle around it if it is turned.
    ///
    /// - Parameter ancestor: The item around it; nil for the host.
    final func frame(in ancestor: LayoutItem? = nil) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        var item = self
        while item !== ancestor {
            frame.origin = frame.origin.moved(by: item.origin)
            guard let parent = item.parent else { break }
            if let content = parent.contentTransforming {
                frame.origin = frame.origin.moved(by: content.contentShift)
                if let transform = content.contentTransform { frame = frame.applying(transform) }
            }
            item = parent
        }
        return frame
    }
}
