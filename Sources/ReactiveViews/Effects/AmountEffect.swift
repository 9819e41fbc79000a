/// What an effect of some strength does.
protocol AmountKind {
    /// The strength at which the effect changes nothing.
    static var none: Double { get }
    static func effect(_ amount: Double) -> DisplayList.Effect
}

extension AmountKind {
    static var none: Double { 0 }
}

enum Blur: AmountKind {
    static func effect(_ amount: Double) -> DisplayList.Effect { .blur(radius: CGFloat(max(amount, 0))) }
}

enum Brightness: AmountKind {
    static func effect(_ amount: Double) -> DisplayList.Effect { .brightness(amount) }
}

enum Contrast: AmountKind {
    static var none: Double { 1 }
    static func effect(_ amount: Double) -> DisplayList.Effect { .contrast(amount) }
}

enum Saturation: AmountKind {
    static var none: Double { 1 }
    static func effect(_ amount: Double) -> DisplayList.Effect { .saturation(amount) }
}

enum Grayscale: AmountKind {
    static func effect(_ amount: Double) -> DisplayList.Effect { .grayscale(amount) }
}

enum HueRotation: AmountKind {
    static func effect(_ amount: Double) -> DisplayList.Effect { .hueRotation(.radians(amount)) }
}

enum ColorInvert: AmountKind {
    static func effect(_ amount: Double) -> DisplayList.Effect { .colorInvert }
}

enum LuminanceToAlpha: AmountKind {
    static func effect(_ amount: Double) -> DisplayList.Effect { .luminanceToAlpha }
}

/// An effect of some strength. Each kind is a type of its own, as it is in SwiftUI.
struct AmountEffect<Kind: AmountKind>: UnaryLayout, Equatable {
    var amount: Double

    static var traits: ItemTraits { .paintsEffects }
    func effects(in size: CGSize) -> [DisplayList.Effect] {
        amount.isFinite && amount != Kind.none ? [Kind.effect(amount)] : []
    }

    func isEqual(to other: AmountEffect) -> Bool { self == other }

    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
}

struct BlendModeEffect: UnaryLayout, Equatable {
    let blendMode: BlendMode

    static var traits: ItemTraits { .paintsEffects }
    func effects(in size: CGSize) -> [DisplayList.Effect] { [.blendMode(blendMode)] }
    func isEqual(to other: BlendModeEffect) -> Bool { self == other }
}
