/// What is on a screen, in the order of painting: later items are on top.
///
/// It is a tree written as a list, so that neither building nor reading it uses the stack: a group's items stand between its `begin`
/// and its `end`. Coordinates are those of the enclosing group; within a group the origin is that of the group's frame, and what an
/// item paints is relative to the item's frame.
///
/// Invariant: at the end of building there are as many `end` as `begin` and `mask`, and never more before.
public struct DisplayList: Equatable, Sendable {
    public enum Entry: Equatable, Sendable {
        case item(Item)
        /// What follows up to the matching `end` is painted together, through the group's effect.
        case begin(Group)
        /// What follows up to the matching `end` isn't painted: what comes after it in the enclosing group shows only where this is
        /// opaque. Coordinates are still those of the enclosing group.
        case mask
        case end
    }

    /// Something that is painted.
    public struct Item: Equatable, Sendable {
        public var frame: CGRect
        public var content: Content

        public init(_ content: Content, in frame: CGRect) {
            self.frame = frame
            self.content = content
        }
    }

    /// Items that an effect is applied to as if they were one.
    public struct Group: Equatable, Sendable {
        public var frame: CGRect
        /// Nil for a group that only has an origin of its own.
        public var effect: Effect?

        public init(_ effect: Effect? = nil, in frame: CGRect) {
            self.frame = frame
            self.effect = effect
        }
    }

    public private(set) var entries: [Entry] = []
    /// How many groups and masks are open.
    private var depth = 0

    public init() {}

    /// Whether nothing is painted.
    public var isEmpty: Bool { !entries.contains { if case .item = $0 { true } else { false } } }

    /// What is painted, without the groups; frames are those within each item's own group.
    public var items: [Item] {
        entries.compactMap { if case .item(let item) = $0 { item } else { nil } }
    }

    public mutating func append(_ item: Item) { entries.append(.item(item)) }

    public mutating func append(_ content: Content, in frame: CGRect) { append(Item(content, in: frame)) }

    /// Appends all of another list. Takes as long as that is, so a tree is better built from the outside inwards.
    public mutating func append(contentsOf list: DisplayList) { entries += list.entries }

    /// Begins a group; `endGroup()` ends it.
    public mutating func beginGroup(_ effect: Effect? = nil, in frame: CGRect) {
        entries.append(.begin(Group(effect, in: frame)))
        depth += 1
    }

    /// Begins what masks the rest of the enclosing group; `endGroup()` ends it.
    public mutating func beginMask() {
        entries.append(.mask)
        depth += 1
    }

    /// Ends what was begun last. Nothing happens if nothing is open.
    public mutating func endGroup() {
        guard depth > 0 else { return }
        entries.append(.end)
        depth -= 1
    }

    /// Appends a group with what a closure appends.
    public mutating func group(_ effect: Effect? = nil, in frame: CGRect, _ body: (inout DisplayList) -> Void) {
        beginGroup(effect, in: frame)
        body(&self)
        endGroup()
    }

    /// Appends a group that shows only where a mask is opaque.
    public mutating func masked(
        in frame: CGRect, by mask: (inout DisplayList) -> Void, _ body: (inout DisplayList) -> Void
    ) {
        beginGroup(in: frame)
        beginMask()
        mask(&self)
        endGroup()
        body(&self)
        endGroup()
    }
}
