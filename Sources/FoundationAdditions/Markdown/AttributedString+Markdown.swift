import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Which Markdown has a meaning.
        public enum InterpretedSyntax: Int, Sendable {
            /// Blocks, for instance headings and lists, and marks within lines. Blocks follow each other without line
            /// ends; `presentationIntent` tells them apart.
            case full = 0
            /// Marks within lines. Line ends and repeated spaces are one space.
            case inlineOnly = 1
            /// Marks within lines. All space is kept.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What happens if Markdown can't be read. All Markdown can be read here.
        public enum FailurePolicy: Int, Sendable {
            /// An error is thrown.
            case throwError = 0
            /// What can be read is returned.
            case returnPartiallyParsedIfPossible = 1
        }

        /// Whether attributes in `^[words](…)` are read. The words are kept, attributes are ignored.
        public var allowsExtendedAttributes: Bool
        /// Which Markdown has a meaning.
        public var interpretedSyntax: InterpretedSyntax
        /// What happens if Markdown can't be read.
        public var failurePolicy: FailurePolicy
        /// The language of the text. It has no effect.
        public var languageCode: String?

        /// Creates options.
        ///
        /// - Parameters:
        ///   - allowsExtendedAttributes: Whether attributes in `^[words](…)` are read.
        ///   - interpretedSyntax: Which Markdown has a meaning.
        ///   - failurePolicy: What happens if Markdown can't be read.
        ///   - languageCode: The language of the text.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }
    }

    /// Creates a string from Markdown: emphasis, code, struck words and links become attributes.
    ///
    /// ```swift
    /// let text = try AttributedString(markdown: "**Bold** and [a link](https://example.org)")
    /// ```
    ///
    /// - Parameters:
    ///   - markdown: The text.
    ///   - options: How the text is read.
    ///   - baseURL: The URL to which links are relative; nil for none.
    /// - Throws: Nothing; Apple's initialiser throws for text that can't be read.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        switch options.interpretedSyntax {
        case .full: self.init(blocks: MarkdownBlock.blocks(of: markdown), baseURL: baseURL)
        case .inlineOnly:
            let words = markdown.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            self.init(inlineMarkdown: words, values: [], baseURL: baseURL)
        case .inlineOnlyPreservingWhitespace: self.init(inlineMarkdown: markdown, values: [], baseURL: baseURL)
        }
    }

    /// Creates a string from Markdown in UTF-8.
    ///
    /// - Parameters:
    ///   - markdown: The text. Bytes that aren't UTF-8 are replaced.
    ///   - options: How the text is read.
    ///   - baseURL: The URL to which links are relative; nil for none.
    /// - Throws: Nothing; Apple's initialiser throws for text that can't be read.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }

    /// Creates a string from a Markdown file.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - options: How the text is read.
    ///   - baseURL: The URL to which links are relative; nil for none.
    /// - Throws: The error of reading the file.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates a string from a line of Markdown.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - values: The parts in the text's UTF-8 in which marks have no meaning.
    ///   - baseURL: The URL to which links are relative; nil for none.
    init(inlineMarkdown text: String, values: [Range<Int>], baseURL: URL?) {
        self.init()
        guard InlineMarkdown.isLikely(in: text) else {
            append(AttributedString(text))
            return
        }
        let utf8 = Array(text.utf8)
        for piece in InlineMarkdown.pieces(of: text, values: values) {
            var part = AttributedString(String(decoding: utf8[piece.range], as: UTF8.self))
            let style = piece.style
            var intent: InlinePresentationIntent = []
            if style.isBold { intent.insert(.stronglyEmphasized) }
            if style.isItalic { intent.insert(.emphasized) }
            if style.isStruck { intent.insert(.strikethrough) }
            if style.isCode { intent.insert(.code) }
            if !intent.isEmpty {
                part[AttributeScopes.FoundationAttributes.InlinePresentationIntentAttribute.self] = intent
            }
            if let link = style.link { part.link = URL(string: link, relativeTo: baseURL) }
            append(part)
        }
    }

    private init(blocks: [MarkdownBlock], baseURL: URL?) {
        self.init()
        for block in blocks {
            var part =
                block.isCode
                ? AttributedString(block.text)
                : AttributedString(inlineMarkdown: block.text, values: [], baseURL: baseURL)
            part[AttributeScopes.FoundationAttributes.PresentationIntentAttribute.self] =
                PresentationIntent(types: block.types)
            append(part)
        }
    }
}
