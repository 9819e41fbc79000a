// What few items can do. Each protocol goes with one of `ItemTraits`.

/// An item that shows what is inside elsewhere than it was placed.
protocol ContentTransforming: LayoutItem {
    /// The distance that what is inside is moved by, before `contentTransform`.
    var contentShift: CGPoint { get }
    /// The rotation, scaling and so on of what is inside, in the item's coordinates; nil for none.
    var contentTransform: CGAffineTransform? { get }
    /// Whether what is inside can be seen and touched only within the item's bounds.
    var clipsContent: Bool { get }
}

/// An item that sets effects on everything that is painted of it.
protocol EffectPainting: LayoutItem {
    /// Returns the effects on an item of a size, the outermost first.
    func paintedEffects(in size: CGSize) -> [DisplayList.Effect]
}

/// An item that can be touched in a shape of its own.
protocol HitShaped: LayoutItem {
    /// Returns the shape; nil for wherever something of the item is painted.
    func hitShape(in size: CGSize) -> Path?
}

/// An item of which one child masks another one.
protocol ContentMasking: LayoutItem {
    var mask: LayoutItem { get }
    var maskedContent: LayoutItem { get }
}

/// An item with rows, which react to touches over their whole width. Its node conforms to `FrontPainting`.
protocol RowContaining: LayoutItem {
    /// Returns the uppermost view with an item in the row at a point; nil if there is none.
    @MainActor
    func row(at point: CGPoint) -> ViewNode?
}

/// An item that sets its place in front of or behind its siblings.
protocol ZIndexed: LayoutItem {
    /// The index; nil to leave it to the view inside.
    var ownZIndex: Double? { get }
}

/// An item that sets the direction of lines inside of it.
protocol DirectionSetting: LayoutItem {
    /// The direction; nil for the one around.
    var ownDirection: LayoutDirection? { get }
}

/// An item that keeps its edges clear of what is inside.
protocol SafeAreaSetting: LayoutItem {
    /// The safe-area insets for descendants, in points; nil if the item sets none.
    var ownSafeAreaInsets: EdgeInsets? { get }
}

/// An item whose size descendants can be relative to.
protocol RelativeSizeContaining: LayoutItem {
    /// The size for descendants, in points.
    var relativeSize: CGSize { get }
}

/// An item that gives its coordinate space a name.
protocol CoordinateSpaceNaming: LayoutItem {
    /// Returns whether the item's space has the name.
    func hasSpace(named name: AnyHashable) -> Bool
}

/// An item whose content depends on the environment.
protocol EnvironmentReading: LayoutItem {
    /// Reads the environment: its values may have changed.
    @MainActor
    func environmentChanged()
}

extension LayoutItem {
    /// The item, if it shows what is inside elsewhere than it was placed.
    @inline(__always)
    final var contentTransforming: (any ContentTransforming)? {
        traits.contains(.transformsContent) ? self as? any ContentTransforming : nil
    }

    /// The distance that what is inside is moved by when it is shown.
    final var childOffset: CGPoint { contentTransforming?.contentShift ?? .zero }

    /// Returns the effects on everything that is painted of the item, the outermost first.
    final func effects(in size: CGSize) -> [DisplayList.Effect] {
        guard traits.contains(.paintsEffects) else { return [] }
        return (self as? any EffectPainting)?.paintedEffects(in: size) ?? []
    }

    /// Returns the shape that the item can be touched in; nil for wherever something of it is painted.
    final func contentShape(in size: CGSize) -> Path? {
        guard traits.contains(.hasHitShape) else { return nil }
        return (self as? any HitShaped)?.hitShape(in: size)
    }

    /// The item, if one of its children masks another one.
    final var contentMasking: (any ContentMasking)? {
        traits.contains(.masksContent) ? self as? any ContentMasking : nil
    }

    /// The item, if it has rows.
    final var rowContaining: (any RowContaining)? {
        traits.contains(.hasRows) ? self as? any RowContaining : nil
    }

    /// The index by which the item is in front of its siblings. O(the modifiers around the view that sets it).
    final var zIndex: Double {
        var item = self
        while true {
            if item.traits.contains(.setsZIndex), let own = (item as? any ZIndexed)?.ownZIndex { return own }
            guard let source = item.traitSource else { return 0 }
            item = source
        }
    }

    /// The direction of lines that the item sets; nil for the one around.
    final var direction: LayoutDirection? {
        traits.contains(.setsDirection) ? (self as? any DirectionSetting)?.ownDirection : nil
    }

    /// The safe-area insets for descendants, in points; nil if the item sets none.
    final var safeAreaInsets: EdgeInsets? {
        traits.contains(.setsSafeArea) ? (self as? any SafeAreaSetting)?.ownSafeAreaInsets : nil
    }

    /// The size that descendants can be relative to; nil if they aren't relative to this item.
    final var containerSize: CGSize? {
        traits.contains(.isSizeContainer) ? (self as? any RelativeSizeContaining)?.relativeSize : nil
    }

    /// Returns whether the item's coordinate space has a name.
    final func isSpace(named name: AnyHashable) -> Bool {
        traits.contains(.namesSpace) && (self as? any CoordinateSpaceNaming)?.hasSpace(named: name) == true
    }

    /// The item, if its content depends on the environment.
    final var environmentReading: (any EnvironmentReading)? {
        traits.contains(.readsEnvironment) ? self as? any EnvironmentReading : nil
    }

    /// The item, if a public layout arranges its children.
    @inline(__always)
    final var customLayout: CustomLayoutItem? {
        traits.contains(.isCustomLayout) ? uncheckedDowncast(self, to: CustomLayoutItem.self) : nil
    }

    /// Whether the item has guides that no view has set.
    final var hasGuides: Bool { customLayout?.hasOwnGuides ?? false }
}

/// The item of a container with a layout of any type.
class CustomLayoutItem: LayoutItem {
    override class var traits: ItemTraits { .isCustomLayout }

    /// Whether the layout has guides that no view has set.
    var hasOwnGuides: Bool { preconditionFailure("abstract") }

    /// Puts the child at an index somewhere, for the layout.
    func placeSubview(_ index: Int, at point: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
        preconditionFailure("abstract")
    }
}
