// Rare capabilities of items. Each protocol belongs to one of `ItemTraits`.

/// An item that paints its content elsewhere than at its place.
protocol ContentTransforming: LayoutItem {
    /// The offset of the content, in points. Applied before `contentTransform`.
    var contentShift: CGPoint { get }
    /// The transform of the content, such as a rotation or scaling, in the item's coordinates; nil for none.
    var contentTransform: CGAffineTransform? { get }
    /// Whether the content is painted and touched only within the item's bounds.
    var clipsContent: Bool { get }
}

extension ContentTransforming {
    /// Returns a frame of the content in the item's coordinates; the bounding rectangle if the content is rotated.
    func frame(ofContent frame: CGRect) -> CGRect {
        let moved = CGRect(origin: frame.origin.moved(by: contentShift), size: frame.size)
        return contentTransform.map { moved.applying($0) } ?? moved
    }
}

/// An item that applies effects to everything it paints.
protocol EffectPainting: LayoutItem {
    /// Returns the effects for an item of a size, the outermost first.
    func paintedEffects(in size: CGSize) -> [DisplayList.Effect]
}

/// An item that paints its content in another foreground style, such as a button, whose label has the tint.
///
/// Views inside for which a modifier has set a foreground style keep it. The style is found while a picture is made, so
/// that nothing else pays for it.
protocol ForegroundSetting: LayoutItem {
    /// The foreground style of the content; nil for the one around the item.
    @MainActor
    var contentForeground: AnyShapeStyle? { get }
}

/// An item that receives touches in a shape of its own.
protocol HitShaped: LayoutItem {
    /// Returns the shape; nil for the item's painted area.
    func hitShape(in size: CGSize) -> Path?
}

/// An item with one child that masks another one.
protocol ContentMasking: LayoutItem {
    var mask: LayoutItem { get }
    var maskedContent: LayoutItem { get }
}

/// An item with rows that receive touches over their whole width.
protocol RowContaining: LayoutItem {
    /// Paints what is in front of the rows, into a frame in the coordinates of the list's open group.
    @MainActor
    func drawInFront(in frame: CGRect, into list: inout DisplayList)
    /// Returns the uppermost view with an item in the row at a point; nil if there is none.
    @MainActor
    func row(at point: CGPoint) -> ViewNode?
    /// Whether the children are rows of a list or form.
    var hasListRows: Bool { get }
}

extension RowContaining {
    var hasListRows: Bool { false }
}

/// An item that sets its front-to-back index among its siblings.
protocol ZIndexed: LayoutItem {
    /// The index; nil for that of the view inside.
    var ownZIndex: Double? { get }
}

/// An item that sets the layout direction of its content.
protocol DirectionSetting: LayoutItem {
    /// The direction; nil to inherit it.
    var ownDirection: LayoutDirection? { get }
}

/// An item that sets safe-area insets for its content.
protocol SafeAreaSetting: LayoutItem {
    /// The safe-area insets for descendants, in points; nil if the item sets none.
    var ownSafeAreaInsets: EdgeInsets? { get }
}

/// An item that defines the container size for descendants with relative frames.
protocol RelativeSizeContaining: LayoutItem {
    /// The container size, in points.
    var relativeSize: CGSize { get }
}

/// An item that gives its coordinate space a name.
protocol CoordinateSpaceNaming: LayoutItem {
    /// Returns whether the item's space has the name.
    func hasSpace(named name: AnyHashable) -> Bool
}

/// An item whose content depends on the environment.
protocol EnvironmentReading: LayoutItem {
    /// Reads the environment again after its values may have changed.
    @MainActor
    func environmentChanged()
}

extension LayoutItem {
    /// The item, if it paints its content elsewhere than at its place; otherwise nil.
    @inline(__always)
    final var contentTransforming: (any ContentTransforming)? {
        traits.contains(.transformsContent) ? self as? any ContentTransforming : nil
    }

    /// The offset of the painted content from its place, in points.
    final var childOffset: CGPoint { contentTransforming?.contentShift ?? .zero }

    /// The item, if it applies effects to everything it paints; otherwise nil.
    final var effectPainting: (any EffectPainting)? {
        traits.contains(.paintsEffects) ? self as? any EffectPainting : nil
    }

    /// The item, if it may set the foreground style of its content; otherwise nil.
    final var foregroundSetting: (any ForegroundSetting)? {
        traits.contains(.setsForeground) ? self as? any ForegroundSetting : nil
    }

    /// Returns the shape in which the item receives touches; nil for its painted area.
    final func contentShape(in size: CGSize) -> Path? {
        guard traits.contains(.hasHitShape) else { return nil }
        return (self as? any HitShaped)?.hitShape(in: size)
    }

    /// The item, if one of its children masks another one; otherwise nil.
    final var contentMasking: (any ContentMasking)? {
        traits.contains(.masksContent) ? self as? any ContentMasking : nil
    }

    /// The item, if it has rows; otherwise nil.
    final var rowContaining: (any RowContaining)? {
        traits.contains(.hasRows) ? self as? any RowContaining : nil
    }

    /// The front-to-back index among siblings, the greatest in front; the innermost one of several. O(*n*), where *n*
    /// is the number of modifiers of the view.
    final var zIndex: Double {
        var item = self
        var innermost = 0.0
        while true {
            if item.traits.contains(.setsZIndex), let own = (item as? any ZIndexed)?.ownZIndex { innermost = own }
            guard let source = item.traitSource else { return innermost }
            item = source
        }
    }

    /// The layout direction that the item sets; nil if it inherits it.
    final var direction: LayoutDirection? {
        traits.contains(.setsDirection) ? (self as? any DirectionSetting)?.ownDirection : nil
    }

    /// The safe-area insets for descendants, in points; nil if the item sets none.
    final var safeAreaInsets: EdgeInsets? {
        traits.contains(.setsSafeArea) ? (self as? any SafeAreaSetting)?.ownSafeAreaInsets : nil
    }

    /// The container size for descendants with relative frames, in points; nil if the item defines none.
    final var containerSize: CGSize? {
        traits.contains(.isSizeContainer) ? (self as? any RelativeSizeContaining)?.relativeSize : nil
    }

    /// Returns whether the item's coordinate space has a name.
    final func isSpace(named name: AnyHashable) -> Bool {
        traits.contains(.namesSpace) && (self as? any CoordinateSpaceNaming)?.hasSpace(named: name) == true
    }

    /// The item, if its content depends on the environment; otherwise nil.
    final var environmentReading: (any EnvironmentReading)? {
        traits.contains(.readsEnvironment) ? self as? any EnvironmentReading : nil
    }

    /// The item, if a type that conforms to `Layout` arranges its children; otherwise nil.
    @inline(__always)
    final var customLayout: CustomLayoutItem? {
        traits.contains(.isCustomLayout) ? uncheckedDowncast(self, to: CustomLayoutItem.self) : nil
    }

    /// Whether the item's layout defines guides itself.
    final var hasGuides: Bool { customLayout?.hasOwnGuides ?? false }
}

/// The item of a container whose children are arranged by a type that conforms to `Layout`.
class CustomLayoutItem: LayoutItem {
    override class var traits: ItemTraits { .isCustomLayout }

    /// Whether the layout defines guides itself.
    var hasOwnGuides: Bool { preconditionFailure("abstract") }

    /// Places the child at an index for the layout.
    ///
    /// - Parameters:
    ///   - index: The child's index.
    ///   - point: The point in the item's coordinates.
    ///   - anchor: The child's point that comes to `point`, as fractions of its size.
    ///   - proposal: The proposal for which the child chooses its size.
    func placeSubview(_ index: Int, at point: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
        preconditionFailure("abstract")
    }
}
