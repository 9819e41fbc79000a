/// The painted items of a view tree, in painting order: later items are on top.
///
/// A display list is a tree written as a flat list, so that building and reading it uses no recursion. A group's items
/// are between its `begin` and `end` entries. An item's frame is relative to the enclosing group's frame, and its
/// content is relative to the item's frame.
///
/// Invariant: a finished list has as many `end` entries as `begin` and `mask` entries, and no prefix has more.
public struct DisplayList: Equatable, Sendable {
    /// An item, or the start or end of a group.
    public enum Entry: Equatable, Sendable {
        /// An item to paint.
        case item(Item)
        /// Begins a group: the entries up to the matching `end` are painted together, through the group's effect.
        case begin(Group)

        /// Begins a mask: the entries up to the matching `end` aren't painted. The rest of the enclosing group shows
        /// only where they are opaque. Coordinates remain those of the enclosing group.
        case mask
        /// Ends the group or mask that was begun last.
        case end
    }

    /// A painted item.
    public struct Item: Equatable, Sendable {
        /// The frame, relative to the enclosing group's frame, in points.
        public var frame: CGRect
        /// The painted content.
        public var content: Content

        /// Creates an item.
        ///
        /// - Parameters:
        ///   - content: The painted content, relative to the frame.
        ///   - frame: The frame, relative to the enclosing group's frame, in points.
        public init(_ content: Content, in frame: CGRect) {
            self.frame = frame
            self.content = content
        }
    }

    /// Items to which an effect applies as a whole.
    public struct Group: Equatable, Sendable {
        /// The frame, relative to the enclosing group's frame, in points. Its origin is the origin of the group's
        /// items.
        public var frame: CGRect
        /// The effect; nil for a group that only moves the origin.
        public var effect: Effect?

        /// Creates a group.
        ///
        /// - Parameters:
        ///   - effect: The effect; nil, the default, for a group that only moves the origin.
        ///   - frame: The frame, relative to the enclosing group's frame, in points.
        public init(_ effect: Effect? = nil, in frame: CGRect) {
            self.frame = frame
            self.effect = effect
        }
    }

    /// The items and the starts and ends of groups, in painting order.
    public private(set) var entries: [Entry] = []
    /// The number of open groups and masks.
    private var depth = 0

    /// Creates an empty list.
    public init() {}

    /// Whether the list has no items.
    ///
    /// - Complexity: Linear in the number of entries.
    public var isEmpty: Bool { !entries.contains { if case .item = $0 { true } else { false } } }

    /// The items without their groups. Each frame remains relative to its own group.
    ///
    /// - Complexity: Linear in the number of entries.
    public var items: [Item] {
        entries.compactMap { if case .item(let item) = $0 { item } else { nil } }
    }

    /// Appends an item.
    ///
    /// - Parameter item: The item to paint on top.
    public mutating func append(_ item: Item) { entries.append(.item(item)) }

    /// Appends an item with the given content.
    ///
    /// - Parameters:
    ///   - content: The painted content, relative to the frame.
    ///   - frame: The frame, relative to the open group's frame, in points.
    public mutating func append(_ content: Content, in frame: CGRect) { append(Item(content, in: frame)) }

    /// Appends all entries of another list.
    ///
    /// - Parameter list: The list whose entries to append.
    /// - Complexity: Linear in the length of `list`; build a tree from the outside inwards to avoid repeated copies.
    public mutating func append(contentsOf list: DisplayList) { entries += list.entries }

    /// Begins a group. Call `endGroup()` to end it.
    ///
    /// - Parameters:
    ///   - effect: The effect; nil, the default, for a group that only moves the origin.
    ///   - frame: The frame, relative to the open group's frame, in points.
    public mutating func beginGroup(_ effect: Effect? = nil, in frame: CGRect) {
        entries.append(.begin(Group(effect, in: frame)))
        depth += 1
    }

    /// Begins the mask of the rest of the open group. Call `endGroup()` to end the mask.
    public mutating func beginMask() {
        entries.append(.mask)
        depth += 1
    }

    /// Ends the group or mask that was begun last. Nothing happens if none is open.
    public mutating func endGroup() {
        guard depth > 0 else { return }
        entries.append(.end)
        depth -= 1
    }

    /// Appends a group with the entries that a closure appends.
    ///
    /// ```swift
    /// var list = DisplayList()
    /// list.group(.opacity(0.5), in: CGRect(x: 0, y: 0, width: 40, height: 40)) { list in
    ///     let frame = CGRect(x: 4, y: 4, width: 32, height: 32)
    ///     list.append(.fill(Path(CGRect(x: 0, y: 0, width: 32, height: 32)), .clear, FillStyle()), in: frame)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - effect: The effect; nil, the default, for a group that only moves the origin.
    ///   - frame: The frame, relative to the open group's frame, in points.
    ///   - body: A closure that appends the group's entries.
    public mutating func group(_ effect: Effect? = nil, in frame: CGRect, _ body: (inout DisplayList) -> Void) {
        beginGroup(effect, in: frame)
        body(&self)
        endGroup()
    }

    /// Appends a group that shows only where a mask is opaque.
    ///
    /// - Parameters:
    ///   - frame: The frame, relative to the open group's frame, in points.
    ///   - mask: A closure that appends the mask's entries.
    ///   - body: A closure that appends the group's entries.
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
