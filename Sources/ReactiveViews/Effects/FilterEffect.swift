/// A layout that applies a filter. The kind only distinguishes the types of modifiers, as SwiftUI does, which matters
/// to the identity of views in an `AnyView`.
struct FilterEffect<Kind>: UnaryLayout, Equatable {
    var filter: DisplayList.Filter

    init(_ filter: DisplayList.Filter) {
        self.filter = filter
    }

    static var traits: ItemTraits { .paintsEffects }
    func effects(in size: CGSize) -> [DisplayList.Effect] { filter.effects }

    func isEqual(to other: FilterEffect) -> Bool { self == other }

    var animatableData: Double {
        get { filter.strength }
        set { filter.strength = newValue }
    }
}

/// A visual effect that applies a filter.
struct FilterVisualEffect: VisualEffect {
    var filter: DisplayList.Filter

    func _effects(in size: CGSize) -> [DisplayList.Effect] { filter.effects }

    var animatableData: Double {
        get { filter.strength }
        set { filter.strength = newValue }
    }
}

struct BlendModeEffect: UnaryLayout, Equatable {
    let blendMode: BlendMode

    static var traits: ItemTraits { .paintsEffects }
    func effects(in size: CGSize) -> [DisplayList.Effect] { [.blendMode(blendMode)] }
    func isEqual(to other: BlendModeEffect) -> Bool { self == other }
}
