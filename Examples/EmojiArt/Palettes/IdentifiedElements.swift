extension RangeReplaceableCollection where Element: Identifiable {
    /// The element of the same identity, as it is now. One that is no longer there reads as itself, and writing it does
    /// nothing; so a binding made of this may outlive the element.
    subscript(element: Element) -> Element {
        get { first { $0.id == element.id } ?? element }
        set {
            guard let index = firstIndex(where: { $0.id == element.id }) else { return }
            replaceSubrange(index...index, with: CollectionOfOne(newValue))
        }
    }
}
