/// The declaration of a type.
struct UTTypeDeclaration: Sendable {
    let identifier: String
    /// The identifiers of the direct supertypes.
    let parents: [String]
    /// The file extensions, the usual one first.
    let extensions: [String]
    let mimeTypes: [String]
    let name: String

    init(
        _ identifier: String, _ name: String, parents: [String] = [], extensions: [String] = [],
        mimeTypes: [String] = []
    ) {
        self.identifier = identifier
        self.parents = parents
        self.extensions = extensions
        self.mimeTypes = mimeTypes
        self.name = name
    }

    /// Returns the declaration with an identifier; the case doesn't matter.
    static func named(_ identifier: String) -> UTTypeDeclaration? {
        byIdentifier[identifier.lowercased()].map { all[$0] }
    }

    private static let byIdentifier: [String: Int] = Dictionary(
        all.indices.map { (all[$0].identifier.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

    static let all: [UTTypeDeclaration] = documents + structured + media

    private static let documents: [UTTypeDeclaration] = [
        UTTypeDeclaration("public.item", "item"),
        UTTypeDeclaration("public.content", "content"),
        UTTypeDeclaration("public.composite-content", "composite content", parents: ["public.content"]),
        UTTypeDeclaration("public.data", "data", parents: ["public.item"], mimeTypes: ["application/octet-stream"]),
        UTTypeDeclaration("public.directory", "directory", parents: ["public.item"]),
        UTTypeDeclaration("public.folder", "folder", parents: ["public.directory"]),
        UTTypeDeclaration("public.volume", "volume", parents: ["public.folder"]),
        UTTypeDeclaration("com.apple.package", "package", parents: ["public.directory"]),
        UTTypeDeclaration("com.apple.bundle", "bundle", parents: ["public.directory"]),
        UTTypeDeclaration("com.apple.application", "application", parents: ["public.executable"]),
        UTTypeDeclaration("public.executable", "executable", parents: ["public.item"]),
        UTTypeDeclaration("public.disk-image", "disk image", parents: ["public.archive"]),
        UTTypeDeclaration("public.archive", "archive", parents: ["public.data"]),
        UTTypeDeclaration(
            "public.zip-archive", "ZIP archive", parents: ["public.archive"], extensions: ["zip"],
            mimeTypes: ["application/zip"]),
        UTTypeDeclaration(
            "org.gnu.gnu-zip-archive", "GZip archive", parents: ["public.archive"], extensions: ["gz", "gzip"],
            mimeTypes: ["application/gzip"]),
        UTTypeDeclaration("public.text", "text", parents: ["public.data", "public.content"]),
        UTTypeDeclaration(
            "public.plain-text", "text", parents: ["public.text"], extensions: ["txt", "text"],
            mimeTypes: ["text/plain"]),
        UTTypeDeclaration("public.utf8-plain-text", "Unicode text", parents: ["public.plain-text"]),
        UTTypeDeclaration("public.utf16-plain-text", "Unicode text", parents: ["public.plain-text"]),
        UTTypeDeclaration("public.utf16-external-plain-text", "Unicode text", parents: ["public.plain-text"]),
        UTTypeDeclaration("public.delimited-values-text", "delimited text", parents: ["public.text"]),
        UTTypeDeclaration(
            "public.comma-separated-values-text", "CSV document", parents: ["public.delimited-values-text"],
            extensions: ["csv"], mimeTypes: ["text/csv"]),
        UTTypeDeclaration(
            "public.tab-separated-values-text", "TSV document", parents: ["public.delimited-values-text"],
            extensions: ["tsv"], mimeTypes: ["text/tab-separated-values"]),
        UTTypeDeclaration(
            "public.rtf", "rich text document", parents: ["public.text"], extensions: ["rtf"],
            mimeTypes: ["text/rtf", "application/rtf"]),
        UTTypeDeclaration(
            "public.html", "HTML text", parents: ["public.text"], extensions: ["html", "htm"], mimeTypes: ["text/html"]),
        UTTypeDeclaration(
            "public.xml", "XML text", parents: ["public.text"], extensions: ["xml"],
            mimeTypes: ["application/xml", "text/xml"]),
        UTTypeDeclaration(
            "public.yaml", "YAML document", parents: ["public.text"], extensions: ["yaml", "yml"],
            mimeTypes: ["application/x-yaml"]),
        UTTypeDeclaration(
            "public.json", "JSON document", parents: ["public.text"], extensions: ["json"],
            mimeTypes: ["application/json"]),
        UTTypeDeclaration("com.apple.property-list", "property list", parents: ["public.data"], extensions: ["plist"]),
        UTTypeDeclaration(
            "com.apple.xml-property-list", "XML property list", parents: ["com.apple.property-list", "public.xml"]),
        UTTypeDeclaration(
            "com.apple.binary-property-list", "binary property list", parents: ["com.apple.property-list"]),
    ]

    private static let structured: [UTTypeDeclaration] = [
        UTTypeDeclaration("public.source-code", "source code", parents: ["public.plain-text"]),
        UTTypeDeclaration(
            "public.swift-source", "Swift source", parents: ["public.source-code"], extensions: ["swift"]),
        UTTypeDeclaration("public.c-source", "C source", parents: ["public.source-code"], extensions: ["c"]),
        UTTypeDeclaration(
            "public.objective-c-source", "Objective-C source", parents: ["public.source-code"], extensions: ["m"]),
        UTTypeDeclaration(
            "public.c-plus-plus-source", "C++ source", parents: ["public.source-code"],
            extensions: ["cpp", "cc", "cxx"]),
        UTTypeDeclaration("public.c-header", "C header", parents: ["public.source-code"], extensions: ["h"]),
        UTTypeDeclaration("public.script", "script", parents: ["public.source-code"]),
        UTTypeDeclaration("public.shell-script", "shell script", parents: ["public.script"], extensions: ["sh"]),
        UTTypeDeclaration(
            "public.python-script", "Python script", parents: ["public.shell-script"], extensions: ["py"],
            mimeTypes: ["text/x-python-script"]),
        UTTypeDeclaration(
            "com.netscape.javascript-source", "JavaScript", parents: ["public.script", "public.executable"],
            extensions: ["js"], mimeTypes: ["text/javascript"]),
        UTTypeDeclaration(
            "com.adobe.pdf", "PDF document", parents: ["public.data", "public.composite-content"], extensions: ["pdf"],
            mimeTypes: ["application/pdf"]),
        UTTypeDeclaration(
            "com.apple.rtfd", "rich text document with attachments",
            parents: ["com.apple.package", "public.composite-content"], extensions: ["rtfd"]),
        UTTypeDeclaration(
            "com.apple.flat-rtfd", "flattened RTFD", parents: ["public.data", "public.composite-content"]),
        UTTypeDeclaration(
            "org.idpf.epub-container", "EPUB document", parents: ["public.data", "public.composite-content"],
            extensions: ["epub"], mimeTypes: ["application/epub+zip"]),
        UTTypeDeclaration("public.presentation", "presentation", parents: ["public.composite-content"]),
        UTTypeDeclaration("public.spreadsheet", "spreadsheet", parents: ["public.content"]),
        UTTypeDeclaration("public.database", "database"),
        UTTypeDeclaration("public.message", "message"),
        UTTypeDeclaration("public.contact", "contact"),
        UTTypeDeclaration(
            "public.vcard", "vCard", parents: ["public.text", "public.contact"], extensions: ["vcf"],
            mimeTypes: ["text/vcard"]),
        UTTypeDeclaration("public.calendar-event", "calendar event"),
        UTTypeDeclaration("public.email-message", "e-mail message", parents: ["public.message"]),
        UTTypeDeclaration("public.to-do-item", "to-do item"),
        UTTypeDeclaration("public.url", "URL", parents: ["public.data"]),
        UTTypeDeclaration("public.file-url", "file URL", parents: ["public.url"]),
        UTTypeDeclaration("com.apple.bookmark", "bookmark", parents: ["public.data"]),
        UTTypeDeclaration("public.bookmark", "bookmark"),
        UTTypeDeclaration("com.apple.internet-location", "internet location", parents: ["public.data"]),
    ]

    private static let media: [UTTypeDeclaration] = [
        UTTypeDeclaration("public.image", "image", parents: ["public.data", "public.content"]),
        UTTypeDeclaration(
            "public.png", "PNG image", parents: ["public.image"], extensions: ["png"], mimeTypes: ["image/png"]),
        UTTypeDeclaration(
            "public.jpeg", "JPEG image", parents: ["public.image"], extensions: ["jpeg", "jpg"],
            mimeTypes: ["image/jpeg", "image/jpg"]),
        UTTypeDeclaration(
            "com.compuserve.gif", "GIF image", parents: ["public.image"], extensions: ["gif"], mimeTypes: ["image/gif"]),
        UTTypeDeclaration(
            "public.tiff", "TIFF image", parents: ["public.image"], extensions: ["tiff", "tif"],
            mimeTypes: ["image/tiff"]),
        UTTypeDeclaration(
            "com.microsoft.bmp", "BMP image", parents: ["public.image"], extensions: ["bmp"], mimeTypes: ["image/bmp"]),
        UTTypeDeclaration(
            "com.microsoft.ico", "icon", parents: ["public.image"], extensions: ["ico"],
            mimeTypes: ["image/vnd.microsoft.icon"]),
        UTTypeDeclaration("com.apple.icns", "Apple icon image", parents: ["public.image"], extensions: ["icns"]),
        UTTypeDeclaration(
            "public.svg-image", "SVG image", parents: ["public.image", "public.xml"], extensions: ["svg"],
            mimeTypes: ["image/svg+xml"]),
        UTTypeDeclaration(
            "org.webmproject.webp", "WebP image", parents: ["public.image"], extensions: ["webp"],
            mimeTypes: ["image/webp"]),
        UTTypeDeclaration(
            "public.heic", "HEIC image", parents: ["public.heif-standard"], extensions: ["heic"],
            mimeTypes: ["image/heic"]),
        UTTypeDeclaration(
            "public.heif-standard", "HEIF image", parents: ["public.image"], extensions: ["heif"],
            mimeTypes: ["image/heif"]),
        UTTypeDeclaration("public.camera-raw-image", "raw image", parents: ["public.image"]),
        UTTypeDeclaration("com.apple.live-photo", "Live Photo"),
        UTTypeDeclaration("public.3d-content", "3D content", parents: ["public.content"]),
        UTTypeDeclaration(
            "com.pixar.universal-scene-description-mobile", "USDZ", parents: ["public.3d-content", "public.data"],
            extensions: ["usdz"], mimeTypes: ["model/vnd.usdz+zip"]),
        UTTypeDeclaration(
            "public.audiovisual-content", "audiovisual content", parents: ["public.data", "public.content"]),
        UTTypeDeclaration("public.movie", "movie", parents: ["public.audiovisual-content"]),
        UTTypeDeclaration("public.video", "video", parents: ["public.movie"]),
        UTTypeDeclaration("public.audio", "audio", parents: ["public.audiovisual-content"]),
        UTTypeDeclaration(
            "com.apple.quicktime-movie", "QuickTime movie", parents: ["public.movie"], extensions: ["mov", "qt"],
            mimeTypes: ["video/quicktime"]),
        UTTypeDeclaration(
            "public.mpeg", "MPEG movie", parents: ["public.movie"], extensions: ["mpg", "mpeg"],
            mimeTypes: ["video/mpeg"]),
        UTTypeDeclaration(
            "public.mpeg-4", "MPEG-4 movie", parents: ["public.movie"], extensions: ["mp4"], mimeTypes: ["video/mp4"]),
        UTTypeDeclaration(
            "com.apple.protected-mpeg-4-video", "MPEG-4 movie", parents: ["public.movie"], extensions: ["m4v"],
            mimeTypes: ["video/x-m4v"]),
        UTTypeDeclaration(
            "public.avi", "AVI movie", parents: ["public.movie"], extensions: ["avi"], mimeTypes: ["video/avi"]),
        UTTypeDeclaration(
            "public.mp3", "MP3 audio", parents: ["public.audio"], extensions: ["mp3"], mimeTypes: ["audio/mpeg"]),
        UTTypeDeclaration(
            "com.microsoft.waveform-audio", "waveform audio", parents: ["public.audio"], extensions: ["wav"],
            mimeTypes: ["audio/vnd.wave"]),
        UTTypeDeclaration(
            "public.aiff-audio", "AIFF audio", parents: ["public.audio"], extensions: ["aiff", "aif"],
            mimeTypes: ["audio/aiff"]),
        UTTypeDeclaration(
            "public.midi-audio", "MIDI audio", parents: ["public.audio"], extensions: ["midi", "mid"],
            mimeTypes: ["audio/midi"]),
        UTTypeDeclaration(
            "public.mpeg-4-audio", "MPEG-4 audio", parents: ["public.audio"], extensions: ["m4a"],
            mimeTypes: ["audio/mp4"]),
        UTTypeDeclaration("public.playlist", "playlist"),
        UTTypeDeclaration("public.font", "font", parents: ["public.data"], extensions: ["ttf", "otf"]),
        UTTypeDeclaration("public.symlink", "symbolic link", parents: ["public.item"]),
        UTTypeDeclaration("com.apple.alias-file", "alias", parents: ["public.data"]),
        UTTypeDeclaration("com.apple.resolvable", "resolvable"),
        UTTypeDeclaration("public.log", "log", parents: ["public.plain-text"], extensions: ["log"]),
    ]
}
