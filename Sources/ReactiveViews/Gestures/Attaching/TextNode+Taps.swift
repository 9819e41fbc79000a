extension TextNode: TapTarget {
    /// A touch may be a tap on a link.
    var takesTaps: Bool { environment.isEnabled && !links.isEmpty }
}
