/// A view with an image.
@preconcurrency @MainActor
open class UIImageView: UIView, UIPainting {
    /// Creates a view with the size of an image.
    ///
    /// - Parameter image: The image; nil for none.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }
    /// Creates a view with the size of an image.
    ///
    /// - Parameters:
    ///   - image: The image; nil for none.
    ///   - highlightedImage: The image of a highlighted view; nil for the image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }
    /// Creates a view without an image.
    ///
    /// - Parameter frame: The frame in the view around.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// The appearance of the class; see `UIView.appearance()`.
    open override class func appearance() -> UIImageView { Appearances.of { UIImageView() } }
    /// The appearance of the class within others.
    ///
    /// - Parameter containerTypes: The classes around.
    open override class func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> UIImageView { Appearances.of(inside: containerTypes) { UIImageView() } }

    /// The image; nil for none.
    open var image: UIImage? { didSet { invalidateIntrinsicContentSize() } }
    /// The image of a highlighted view; nil for the image.
    open var highlightedImage: UIImage?
    /// Whether the view is highlighted.
    open var isHighlighted = false
    /// The images of an animation; nil for none.
    open var animationImages: [UIImage]?
    /// The length of the animation, in seconds.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions; 0 for any number.
    open var animationRepeatCount = 0
    /// The settings of symbols; nil for none.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Whether the animation runs.
    open private(set) var isAnimating = false
    /// Starts the animation.
    open func startAnimating() { isAnimating = true }
    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }

    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    func paintContent(in frame: CGRect, into list: inout DisplayList) {
        guard let image else { return }
        let tint = (image.tintColor ?? tintColor ?? .systemBlue).resolved(with: traitCollection)
        let name = image.name ?? "\(image.size.width)x\(image.size.height)"
        list.append(
            .image(
                DisplayList.Picture(name: name, isSystem: image.isSymbolImage, isResizable: true, paint: .color(tint))),
            in: frame)
    }
}
