#if !canImport(Darwin)
    extension NSAttributedString.Key {
        /// The font, a `UIFont`.
        public static let font = NSAttributedString.Key("NSFont")
        /// The colour of letters, a `UIColor`.
        public static let foregroundColor = NSAttributedString.Key("NSColor")
        /// The colour behind letters, a `UIColor`.
        public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
        /// The style of paragraphs, an `NSParagraphStyle`.
        public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
        /// The additional distance between letters, in points.
        public static let kern = NSAttributedString.Key("NSKern")
        /// The distance between letters, in points.
        public static let tracking = NSAttributedString.Key("NSTracking")
        /// Whether letters are joined.
        public static let ligature = NSAttributedString.Key("NSLigature")
        /// The style of the line below, a number.
        public static let underlineStyle = NSAttributedString.Key("NSUnderline")
        /// The colour of the line below, a `UIColor`.
        public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
        /// The style of the line through, a number.
        public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
        /// The colour of the line through, a `UIColor`.
        public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
        /// The colour of the outline, a `UIColor`.
        public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
        /// The width of the outline, in percent of the size.
        public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
        /// The shadow, an `NSShadow`.
        public static let shadow = NSAttributedString.Key("NSShadow")
        /// An effect.
        public static let textEffect = NSAttributedString.Key("NSTextEffect")
        /// An attachment.
        public static let attachment = NSAttributedString.Key("NSAttachment")
        /// A link, a URL or a text.
        public static let link = NSAttributedString.Key("NSLink")
        /// The distance above the baseline, in points.
        public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
        /// The slant.
        public static let obliqueness = NSAttributedString.Key("NSObliqueness")
        /// The widening.
        public static let expansion = NSAttributedString.Key("NSExpansion")
    }

    /// The style of a line below or through letters.
    public struct NSUnderlineStyle: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A line.
        public static let single = NSUnderlineStyle(rawValue: 1)
        /// A thick line.
        public static let thick = NSUnderlineStyle(rawValue: 2)
        /// Two lines.
        public static let double = NSUnderlineStyle(rawValue: 9)
        /// Dots.
        public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
        /// Dashes.
        public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
        /// Words only.
        public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
    }

    /// The alignment of lines.
    public enum NSTextAlignment: Int, Sendable {
        /// Left.
        case left = 0
        /// In the centre.
        case center = 1
        /// Right.
        case right = 2
        /// At both sides.
        case justified = 3
        /// By the language.
        case natural = 4
    }

    /// The breaking of lines.
    public enum NSLineBreakMode: Int, Sendable {
        /// Between words.
        case byWordWrapping = 0
        /// Between letters.
        case byCharWrapping = 1
        /// At the edge.
        case byClipping = 2
        /// The start is cut off.
        case byTruncatingHead = 3
        /// The end is cut off.
        case byTruncatingTail = 4
        /// The middle is cut out.
        case byTruncatingMiddle = 5
    }

    /// The direction of writing.
    public enum NSWritingDirection: Int, Sendable {
        /// By the language.
        case natural = -1
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
    }

    /// The style of paragraphs.
    open class NSParagraphStyle: NSObject {
        fileprivate struct Values: Hashable {
            var alignment = NSTextAlignment.natural
            var lineBreakMode = NSLineBreakMode.byWordWrapping
            var lengths: [String: CGFloat] = [:]
            var direction = NSWritingDirection.natural
        }
        fileprivate var values = Values()

        /// The standard style.
        open class var `default`: NSParagraphStyle { NSParagraphStyle() }
        /// Creates the standard style.
        public override init() { super.init() }
        fileprivate func length(_ name: String) -> CGFloat { values.lengths[name] ?? 0 }

        /// The alignment of lines.
        public var alignment: NSTextAlignment { values.alignment }
        /// The breaking of lines.
        public var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
        /// The additional distance between lines, in points.
        public var lineSpacing: CGFloat { length("line") }
        /// The distance after a paragraph, in points.
        public var paragraphSpacing: CGFloat { length("after") }
        /// The distance before a paragraph, in points.
        public var paragraphSpacingBefore: CGFloat { length("before") }
        /// The indent of the first line, in points.
        public var firstLineHeadIndent: CGFloat { length("first") }
        /// The indent of other lines, in points.
        public var headIndent: CGFloat { length("head") }
        /// The indent at the end of lines, in points.
        public var tailIndent: CGFloat { length("tail") }
        /// The least height of a line, in points.
        public var minimumLineHeight: CGFloat { length("minimum") }
        /// The greatest height of a line, in points; 0 for any.
        public var maximumLineHeight: CGFloat { length("maximum") }
        /// The factor of a line's height; 0 for 1.
        public var lineHeightMultiple: CGFloat { length("multiple") }
        /// The tolerance for hyphens, from 0 to 1.
        public var hyphenationFactor: Float { Float(length("hyphens")) }
        /// The direction of writing.
        public var baseWritingDirection: NSWritingDirection { values.direction }

        open override func copy() -> Any {
            let copy = NSParagraphStyle()
            copy.values = values
            return copy
        }
        open override func mutableCopy() -> Any {
            let copy = NSMutableParagraphStyle()
            copy.setParagraphStyle(self)
            return copy
        }
        open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
        open override var hash: Int { values.hashValue }
    }

    /// A style of paragraphs that can be changed.
    ///
    /// ```swift
    /// let style = NSMutableParagraphStyle()
    /// style.alignment = .center
    /// ```
    open class NSMutableParagraphStyle: NSParagraphStyle {
        private func set(_ name: String, _ value: CGFloat) { values.lengths[name] = value }
        /// Takes another style.
        ///
        /// - Parameter obj: The other style.
        open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

        /// The alignment of lines.
        public override var alignment: NSTextAlignment {
            get { values.alignment }
            set { values.alignment = newValue }
        }
        /// The breaking of lines.
        public override var lineBreakMode: NSLineBreakMode {
            get { values.lineBreakMode }
            set { values.lineBreakMode = newValue }
        }
        /// The direction of writing.
        public override var baseWritingDirection: NSWritingDirection {
            get { values.direction }
            set { values.direction = newValue }
        }
        /// The additional distance between lines, in points.
        public override var lineSpacing: CGFloat {
            get { length("line") }
            set { set("line", newValue) }
        }
        /// The distance after a paragraph, in points.
        public override var paragraphSpacing: CGFloat {
            get { length("after") }
            set { set("after", newValue) }
        }
        /// The distance before a paragraph, in points.
        public override var paragraphSpacingBefore: CGFloat {
            get { length("before") }
            set { set("before", newValue) }
        }
        /// The indent of the first line, in points.
        public override var firstLineHeadIndent: CGFloat {
            get { length("first") }
            set { set("first", newValue) }
        }
        /// The indent of other lines, in points.
        public override var headIndent: CGFloat {
            get { length("head") }
            set { set("head", newValue) }
        }
        /// The indent at the end of lines, in points.
        public override var tailIndent: CGFloat {
            get { length("tail") }
            set { set("tail", newValue) }
        }
        /// The least height of a line, in points.
        public override var minimumLineHeight: CGFloat {
            get { length("minimum") }
            set { set("minimum", newValue) }
        }
        /// The greatest height of a line, in points; 0 for any.
        public override var maximumLineHeight: CGFloat {
            get { length("maximum") }
            set { set("maximum", newValue) }
        }
        /// The factor of a line's height; 0 for 1.
        public override var lineHeightMultiple: CGFloat {
            get { length("multiple") }
            set { set("multiple", newValue) }
        }
        /// The tolerance for hyphens, from 0 to 1.
        public override var hyphenationFactor: Float {
            get { Float(length("hyphens")) }
            set { set("hyphens", CGFloat(newValue)) }
        }
    }

    /// A shadow of letters.
    open class NSShadow: NSObject {
        /// The distance, in points.
        open var shadowOffset = CGSize.zero
        /// The radius of the blur, in points.
        open var shadowBlurRadius: CGFloat = 0
        /// The colour, a `UIColor`; nil for none.
        open var shadowColor: Any?
        /// Creates a shadow.
        public override init() { super.init() }
    }

    /// An attachment of a text, for instance an image.
    open class NSTextAttachment: NSObject {
        /// The image; nil for none.
        open var image: UIImage?
        /// The frame relative to the line; zero for the image's size.
        open var bounds = CGRect.zero
        /// Creates an attachment without content.
        public override init() { super.init() }
        /// Creates an attachment of an image.
        ///
        /// - Parameter image: The image.
        public convenience init(image: UIImage) {
            self.init()
            self.image = image
        }
    }

    extension NSAttributedString {
        /// Creates a text of an attachment.
        ///
        /// - Parameter attachment: The attachment.
        public convenience init(attachment: NSTextAttachment) {
            self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
        }

        /// Returns the size of the text on one line of each paragraph, in points.
        public func size() -> CGSize { TextSize.of(self, .systemFont(ofSize: 12), width: nil) }

        /// Returns the frame of the text in a room.
        ///
        /// - Parameters:
        ///   - size: The room, in points.
        ///   - options: Ignored.
        ///   - context: Ignored.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
        ) -> CGRect {
            CGRect(
                origin: .zero,
                size: TextSize.of(self, .systemFont(ofSize: 12), width: size.width > 0 ? size.width : nil))
        }

        /// Draws the text; it leaves no pixels.
        ///
        /// - Parameter point: The place.
        public func draw(at point: CGPoint) {}
        /// Draws the text; it leaves no pixels.
        ///
        /// - Parameter rect: The frame.
        public func draw(in rect: CGRect) {}
    }

    /// Options for measuring text.
    public struct NSStringDrawingOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Several lines.
        public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
        /// With the distance between lines.
        public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
        /// By the outlines of letters.
        public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
        /// The last line is cut.
        public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    }

    /// The surroundings of measuring text.
    open class NSStringDrawingContext: NSObject {
        /// The least factor of the size.
        open var minimumScaleFactor: CGFloat = 0
        /// Creates a context.
        public override init() { super.init() }
    }

    extension NSString {
        private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
            NSAttributedString(string: "\(self)", attributes: attributes)
        }

        /// Returns the size of the text, in points.
        ///
        /// - Parameter attrs: The attributes; nil for none.
        public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            attributed(attrs).size()
        }

        /// Returns the frame of the text in a room.
        ///
        /// - Parameters:
        ///   - size: The room, in points.
        ///   - options: Ignored.
        ///   - attributes: The attributes; nil for none.
        ///   - context: Ignored.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
        ) -> CGRect { attributed(attributes).boundingRect(with: size, options: options, context: context) }

        /// Draws the text; it leaves no pixels.
        ///
        /// - Parameters:
        ///   - point: The place.
        ///   - attrs: The attributes; nil for none.
        public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
        /// Draws the text; it leaves no pixels.
        ///
        /// - Parameters:
        ///   - rect: The frame.
        ///   - attrs: The attributes; nil for none.
        public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {}
    }

    extension String {
        /// Returns the size of the text, in points.
        ///
        /// - Parameter attrs: The attributes; nil for none.
        public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            NSAttributedString(string: self, attributes: attrs).size()
        }

        /// Returns the frame of the text in a room.
        ///
        /// - Parameters:
        ///   - size: The room, in points.
        ///   - options: Ignored.
        ///   - attributes: The attributes; nil for none.
        ///   - context: Ignored.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
        ) -> CGRect {
            NSAttributedString(string: self, attributes: attributes)
                .boundingRect(with: size, options: options, context: context)
        }
    }
#endif
