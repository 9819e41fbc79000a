#if !canImport(UniformTypeIdentifiers)
    /// What a file contains.
    public struct UTType: Hashable, Sendable, Codable {
        public let identifier: String

        public init?(_ identifier: String) {
            self.identifier = identifier
        }

        private init(known identifier: String) {
            self.identifier = identifier
        }

        /// A type of the program's own.
        public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
            self.identifier = identifier
        }

        /// A type of another program.
        public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
            self.identifier = identifier
        }

        public static let item = UTType(known: "public.item")
        public static let content = UTType(known: "public.content")
        public static let data = UTType(known: "public.data")
        public static let text = UTType(known: "public.text")
        public static let plainText = UTType(known: "public.plain-text")
        public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
        public static let json = UTType(known: "public.json")
        public static let xml = UTType(known: "public.xml")
        public static let html = UTType(known: "public.html")
        public static let image = UTType(known: "public.image")
        public static let png = UTType(known: "public.png")
        public static let jpeg = UTType(known: "public.jpeg")
        public static let svg = UTType(known: "public.svg-image")
        public static let pdf = UTType(known: "com.adobe.pdf")
        public static let url = UTType(known: "public.url")
        public static let folder = UTType(known: "public.folder")
        public static let directory = UTType(known: "public.directory")
    }
#endif
