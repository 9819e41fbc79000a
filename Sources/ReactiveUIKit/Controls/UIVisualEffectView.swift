/// An effect of a view on what is below. It leaves no trace here.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    /// The strength and brightness of a blur.
    public enum Style: Int, Sendable {
        /// Very light.
        case extraLight = 0
        /// Light.
        case light = 1
        /// Dark.
        case dark = 2
        /// By the interface, and materials of the system.
        case regular = 4
        /// By the interface, with more contrast.
        case prominent = 5
        /// Materials that follow the interface.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Light materials.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        /// A light material for bars.
        case systemChromeMaterialLight
        /// Dark materials.
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        /// A dark material for bars.
        case systemChromeMaterialDark
    }

    /// The strength and brightness.
    let style: Style

    /// Creates a blur.
    ///
    /// - Parameter style: The strength and brightness.
    public init(style: Style) {
        self.style = style
        super.init()
    }
}

/// Content that stays readable on a blur.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// The blur.
    let blurEffect: UIBlurEffect

    /// Creates an effect.
    ///
    /// - Parameter blurEffect: The blur.
    public init(blurEffect: UIBlurEffect) {
        self.blurEffect = blurEffect
        super.init()
    }
}

/// A view with an effect on what is below. It leaves no trace here.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
    /// Creates a view.
    ///
    /// - Parameter effect: The effect; nil for none.
    public init(effect: UIVisualEffect? = nil) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The effect; nil for none.
    open var effect: UIVisualEffect?
    /// The view for content.
    open private(set) lazy var contentView: UIView = {
        let view = UIView(frame: bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }()
}
