import Foundation

/// The meaning of a part of a Markdown text.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates meanings.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Emphasis: `*words*`.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Strong emphasis: `**words**`.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Code.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    /// Words that are struck out: `~~words~~`.
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// The end of a line of the source.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// The end of a line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML within a line.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML in lines of its own.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

/// The blocks of a Markdown text that a part is in, the innermost first.
public struct PresentationIntent: Hashable, Codable, Sendable {
    /// A kind of block.
    public enum Kind: Hashable, Codable, Sendable {
        /// A paragraph.
        case paragraph
        /// A heading of a level from 1.
        case header(level: Int)
        /// A list with numbers.
        case orderedList
        /// A list with bullets.
        case unorderedList
        /// An item of a list, with its number from 1.
        case listItem(ordinal: Int)
        /// Lines of code, with the language if there is one.
        case codeBlock(languageHint: String?)
        /// A quotation.
        case blockQuote
        /// A line between parts.
        case thematicBreak
    }

    /// A block.
    public struct IntentType: Hashable, Codable, Sendable {
        /// The kind of the block.
        public var kind: Kind
        /// The number of the block, unique in the text.
        public var identity: Int

        /// Creates a block.
        ///
        /// - Parameters:
        ///   - kind: The kind of the block.
        ///   - identity: The number of the block, unique in the text.
        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The blocks, the innermost first.
    public var components: [IntentType]

    /// Creates blocks.
    ///
    /// - Parameter types: The blocks, the innermost first.
    public init(types: [IntentType]) { components = types }

    /// The number of lists and quotations around the innermost block.
    public var indentationLevel: Int {
        components.count {
            switch $0.kind {
            case .orderedList, .unorderedList, .blockQuote: true
            default: false
            }
        }
    }
}

extension AttributeScopes.FoundationAttributes {
    /// The key of the meaning of a part of a Markdown text.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = InlinePresentationIntent
        /// The attribute's name in an encoded string.
        public static let name = "NSInlinePresentationIntent"
    }

    /// The key of the blocks of a Markdown text.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        /// The attribute's name in an encoded string.
        public static let name = "NSPresentationIntent"
    }

    /// The meaning of a part of a Markdown text. Only its type is used, by key paths.
    public var inlinePresentationIntent: InlinePresentationIntentAttribute { preconditionFailure("a key has no value") }

    /// The blocks of a Markdown text. Only its type is used, by key paths.
    public var presentationIntent: PresentationIntentAttribute { preconditionFailure("a key has no value") }
}
