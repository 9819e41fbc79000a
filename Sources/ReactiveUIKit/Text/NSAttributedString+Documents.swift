#if !canImport(Darwin)
    extension NSAttributedString {
        /// The format of a document.
        public struct DocumentType: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            /// Text without attributes.
            public static let plain = DocumentType(rawValue: "NSPlainText")
            /// HTML.
            public static let html = DocumentType(rawValue: "NSHTML")
            /// The rich text format, which isn't read here.
            public static let rtf = DocumentType(rawValue: "NSRTF")
            /// The rich text format with pictures, which isn't read here.
            public static let rtfd = DocumentType(rawValue: "NSRTFD")
        }

        /// A setting for reading a document.
        public struct DocumentReadingOptionKey: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The format, a `DocumentType`.
            public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
            /// The attributes of text without others, a dictionary.
            public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
            /// The encoding, the raw value of a `String.Encoding`.
            public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
            /// The address that relative links start from.
            public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
        }

        /// A property of a document.
        public struct DocumentAttributeKey: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }

            /// The format, a `DocumentType`.
            public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
            /// The encoding, the raw value of a `String.Encoding`.
            public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        }

        /// Reads a text.
        ///
        /// Of HTML the text is read, with its paragraphs and lists; fonts, links, style sheets and pictures aren't.
        /// Linear in the length of the data.
        ///
        /// ```swift
        /// let html = Data("<p>Read <b>this</b></p>".utf8)
        /// let text = try NSAttributedString(
        ///     data: html, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        /// print(text.string) // Read this
        /// ```
        ///
        /// - Parameters:
        ///   - data: The text.
        ///   - options: The format, plain text by default; the encoding, UTF-8 by default; the attributes.
        ///   - dict: Stays as it is; nothing is stored.
        /// - Throws: `CocoaError.fileReadCorruptFile` for bytes that aren't text in the encoding, and
        ///   `CocoaError.fileReadUnknown` for a format that isn't read here.
        public convenience init(
            data: Data, options: [DocumentReadingOptionKey: Any] = [:],
            documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
        ) throws {
            let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
            guard let text = String(data: data, encoding: encoding) else { throw CocoaError(.fileReadCorruptFile) }
            let attributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
            switch options[.documentType] as? DocumentType ?? .plain {
            case .plain: self.init(string: text, attributes: attributes)
            case .html:
                var reader = HTMLText(text)
                self.init(string: reader.read(), attributes: attributes)
            default: throw CocoaError(.fileReadUnknown)
            }
        }
    }
#endif
