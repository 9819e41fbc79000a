// The declared types.
extension UTType {
    /// Any item (`public.item`).
    public static var item: UTType { UTType(declared: "public.item") }
    /// Any document-like content (`public.content`).
    public static var content: UTType { UTType(declared: "public.content") }
    /// Content made of several parts (`public.composite-content`).
    public static var compositeContent: UTType { UTType(declared: "public.composite-content") }
    /// Any sequence of bytes (`public.data`).
    public static var data: UTType { UTType(declared: "public.data") }
    /// Any directory, also a package (`public.directory`).
    public static var directory: UTType { UTType(declared: "public.directory") }
    /// A folder that the user can open (`public.folder`).
    public static var folder: UTType { UTType(declared: "public.folder") }
    /// The root folder of a storage volume (`public.volume`).
    public static var volume: UTType { UTType(declared: "public.volume") }
    /// A directory that is presented as one file (`com.apple.package`).
    public static var package: UTType { UTType(declared: "com.apple.package") }
    /// A directory with code and resources (`com.apple.bundle`).
    public static var bundle: UTType { UTType(declared: "com.apple.bundle") }
    /// An application (`com.apple.application`).
    public static var application: UTType { UTType(declared: "com.apple.application") }
    /// An executable file (`public.executable`).
    public static var executable: UTType { UTType(declared: "public.executable") }
    /// A disk image (`public.disk-image`).
    public static var diskImage: UTType { UTType(declared: "public.disk-image") }
    /// An archive of files (`public.archive`).
    public static var archive: UTType { UTType(declared: "public.archive") }
    /// A ZIP archive (`public.zip-archive`).
    public static var zip: UTType { UTType(declared: "public.zip-archive") }
    /// A gzip archive (`org.gnu.gnu-zip-archive`).
    public static var gzip: UTType { UTType(declared: "org.gnu.gnu-zip-archive") }
    /// Any text, also with markup (`public.text`).
    public static var text: UTType { UTType(declared: "public.text") }
    /// Text without markup in any encoding (`public.plain-text`).
    public static var plainText: UTType { UTType(declared: "public.plain-text") }
    /// Text without markup in UTF-8 (`public.utf8-plain-text`).
    public static var utf8PlainText: UTType { UTType(declared: "public.utf8-plain-text") }
    /// Text without markup in UTF-16, in the byte order of the machine (`public.utf16-plain-text`).
    public static var utf16PlainText: UTType { UTType(declared: "public.utf16-plain-text") }
    /// Text without markup in UTF-16 with a byte order mark (`public.utf16-external-plain-text`).
    public static var utf16ExternalPlainText: UTType { UTType(declared: "public.utf16-external-plain-text") }
    /// Text with separated values (`public.delimited-values-text`).
    public static var delimitedText: UTType { UTType(declared: "public.delimited-values-text") }
    /// Text with values separated by commas (`public.comma-separated-values-text`).
    public static var commaSeparatedText: UTType { UTType(declared: "public.comma-separated-values-text") }
    /// Text with values separated by tabs (`public.tab-separated-values-text`).
    public static var tabSeparatedText: UTType { UTType(declared: "public.tab-separated-values-text") }
    /// Rich text (`public.rtf`).
    public static var rtf: UTType { UTType(declared: "public.rtf") }
    /// An HTML document (`public.html`).
    public static var html: UTType { UTType(declared: "public.html") }
    /// An XML document (`public.xml`).
    public static var xml: UTType { UTType(declared: "public.xml") }
    /// A YAML document (`public.yaml`).
    public static var yaml: UTType { UTType(declared: "public.yaml") }
    /// A JSON document (`public.json`).
    public static var json: UTType { UTType(declared: "public.json") }
    /// A property list in any format (`com.apple.property-list`).
    public static var propertyList: UTType { UTType(declared: "com.apple.property-list") }
    /// A property list in XML (`com.apple.xml-property-list`).
    public static var xmlPropertyList: UTType { UTType(declared: "com.apple.xml-property-list") }
    /// A property list in the binary format (`com.apple.binary-property-list`).
    public static var binaryPropertyList: UTType { UTType(declared: "com.apple.binary-property-list") }
    /// Source code in any language (`public.source-code`).
    public static var sourceCode: UTType { UTType(declared: "public.source-code") }
    /// Swift source code (`public.swift-source`).
    public static var swiftSource: UTType { UTType(declared: "public.swift-source") }
    /// C source code (`public.c-source`).
    public static var cSource: UTType { UTType(declared: "public.c-source") }
    /// Objective-C source code (`public.objective-c-source`).
    public static var objectiveCSource: UTType { UTType(declared: "public.objective-c-source") }
    /// C++ source code (`public.c-plus-plus-source`).
    public static var cPlusPlusSource: UTType { UTType(declared: "public.c-plus-plus-source") }
    /// A C header (`public.c-header`).
    public static var cHeader: UTType { UTType(declared: "public.c-header") }
    /// Source code in any scripting language (`public.script`).
    public static var script: UTType { UTType(declared: "public.script") }
    /// A shell script (`public.shell-script`).
    public static var shellScript: UTType { UTType(declared: "public.shell-script") }
    /// A Python script (`public.python-script`).
    public static var pythonScript: UTType { UTType(declared: "public.python-script") }
    /// JavaScript source code (`com.netscape.javascript-source`).
    public static var javaScript: UTType { UTType(declared: "com.netscape.javascript-source") }
    /// A PDF document (`com.adobe.pdf`).
    public static var pdf: UTType { UTType(declared: "com.adobe.pdf") }
    /// Rich text with attachments, as a directory (`com.apple.rtfd`).
    public static var rtfd: UTType { UTType(declared: "com.apple.rtfd") }
    /// Rich text with attachments, as one file (`com.apple.flat-rtfd`).
    public static var flatRTFD: UTType { UTType(declared: "com.apple.flat-rtfd") }
    /// An EPUB publication (`org.idpf.epub-container`).
    public static var epub: UTType { UTType(declared: "org.idpf.epub-container") }
    /// A presentation (`public.presentation`).
    public static var presentation: UTType { UTType(declared: "public.presentation") }
    /// A spreadsheet (`public.spreadsheet`).
    public static var spreadsheet: UTType { UTType(declared: "public.spreadsheet") }
    /// A database (`public.database`).
    public static var database: UTType { UTType(declared: "public.database") }
    /// A message of any kind (`public.message`).
    public static var message: UTType { UTType(declared: "public.message") }
    /// A contact of an address book (`public.contact`).
    public static var contact: UTType { UTType(declared: "public.contact") }
    /// Contacts in the vCard format (`public.vcard`).
    public static var vCard: UTType { UTType(declared: "public.vcard") }
    /// An event of a calendar (`public.calendar-event`).
    public static var calendarEvent: UTType { UTType(declared: "public.calendar-event") }
    /// An e-mail message (`public.email-message`).
    public static var emailMessage: UTType { UTType(declared: "public.email-message") }
    /// A task of a to-do list (`public.to-do-item`).
    public static var toDoItem: UTType { UTType(declared: "public.to-do-item") }
    /// A URL (`public.url`).
    public static var url: UTType { UTType(declared: "public.url") }
    /// The URL of a file (`public.file-url`).
    public static var fileURL: UTType { UTType(declared: "public.file-url") }
    /// The data of a URL bookmark (`com.apple.bookmark`).
    public static var urlBookmarkData: UTType { UTType(declared: "com.apple.bookmark") }
    /// A bookmark of any kind (`public.bookmark`).
    public static var bookmark: UTType { UTType(declared: "public.bookmark") }
    /// A file with an internet address (`com.apple.internet-location`).
    public static var internetLocation: UTType { UTType(declared: "com.apple.internet-location") }
    /// Any image (`public.image`).
    public static var image: UTType { UTType(declared: "public.image") }
    /// A PNG image (`public.png`).
    public static var png: UTType { UTType(declared: "public.png") }
    /// A JPEG image (`public.jpeg`).
    public static var jpeg: UTType { UTType(declared: "public.jpeg") }
    /// A GIF image (`com.compuserve.gif`).
    public static var gif: UTType { UTType(declared: "com.compuserve.gif") }
    /// A TIFF image (`public.tiff`).
    public static var tiff: UTType { UTType(declared: "public.tiff") }
    /// A BMP image (`com.microsoft.bmp`).
    public static var bmp: UTType { UTType(declared: "com.microsoft.bmp") }
    /// An icon in the Windows format (`com.microsoft.ico`).
    public static var ico: UTType { UTType(declared: "com.microsoft.ico") }
    /// An icon in Apple's format (`com.apple.icns`).
    public static var icns: UTType { UTType(declared: "com.apple.icns") }
    /// A vector image in SVG (`public.svg-image`).
    public static var svg: UTType { UTType(declared: "public.svg-image") }
    /// A WebP image (`org.webmproject.webp`).
    public static var webP: UTType { UTType(declared: "org.webmproject.webp") }
    /// A HEIC image (`public.heic`).
    public static var heic: UTType { UTType(declared: "public.heic") }
    /// A HEIF image (`public.heif-standard`).
    public static var heif: UTType { UTType(declared: "public.heif-standard") }
    /// An unprocessed image of a camera (`public.camera-raw-image`).
    public static var rawImage: UTType { UTType(declared: "public.camera-raw-image") }
    /// A photo with a short movie (`com.apple.live-photo`).
    public static var livePhoto: UTType { UTType(declared: "com.apple.live-photo") }
    /// Any three-dimensional content (`public.3d-content`).
    public static var threeDContent: UTType { UTType(declared: "public.3d-content") }
    /// A three-dimensional scene in USDZ (`com.pixar.universal-scene-description-mobile`).
    public static var usdz: UTType { UTType(declared: "com.pixar.universal-scene-description-mobile") }
    /// Any audio or moving images (`public.audiovisual-content`).
    public static var audiovisualContent: UTType { UTType(declared: "public.audiovisual-content") }
    /// Moving images with or without sound (`public.movie`).
    public static var movie: UTType { UTType(declared: "public.movie") }
    /// Moving images without sound (`public.video`).
    public static var video: UTType { UTType(declared: "public.video") }
    /// Sound without images (`public.audio`).
    public static var audio: UTType { UTType(declared: "public.audio") }
    /// A QuickTime movie (`com.apple.quicktime-movie`).
    public static var quickTimeMovie: UTType { UTType(declared: "com.apple.quicktime-movie") }
    /// An MPEG-1 or MPEG-2 movie (`public.mpeg`).
    public static var mpeg: UTType { UTType(declared: "public.mpeg") }
    /// An MPEG-4 movie (`public.mpeg-4`).
    public static var mpeg4Movie: UTType { UTType(declared: "public.mpeg-4") }
    /// A copy-protected MPEG-4 movie (`com.apple.protected-mpeg-4-video`).
    public static var appleProtectedMPEG4Video: UTType { UTType(declared: "com.apple.protected-mpeg-4-video") }
    /// An AVI movie (`public.avi`).
    public static var avi: UTType { UTType(declared: "public.avi") }
    /// MP3 audio (`public.mp3`).
    public static var mp3: UTType { UTType(declared: "public.mp3") }
    /// Waveform audio (`com.microsoft.waveform-audio`).
    public static var wav: UTType { UTType(declared: "com.microsoft.waveform-audio") }
    /// AIFF audio (`public.aiff-audio`).
    public static var aiff: UTType { UTType(declared: "public.aiff-audio") }
    /// MIDI audio (`public.midi-audio`).
    public static var midi: UTType { UTType(declared: "public.midi-audio") }
    /// MPEG-4 audio (`public.mpeg-4-audio`).
    public static var mpeg4Audio: UTType { UTType(declared: "public.mpeg-4-audio") }
    /// A list of audio or video items (`public.playlist`).
    public static var playlist: UTType { UTType(declared: "public.playlist") }
    /// A font file (`public.font`).
    public static var font: UTType { UTType(declared: "public.font") }
    /// A symbolic link (`public.symlink`).
    public static var symbolicLink: UTType { UTType(declared: "public.symlink") }
    /// An alias of another file (`com.apple.alias-file`).
    public static var aliasFile: UTType { UTType(declared: "com.apple.alias-file") }
    /// An item that refers to another item, such as a link or an alias (`com.apple.resolvable`).
    public static var resolvable: UTType { UTType(declared: "com.apple.resolvable") }
    /// A log file (`public.log`).
    public static var log: UTType { UTType(declared: "public.log") }
}
