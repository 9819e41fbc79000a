/// Names that lie in another module on systems without the Objective-C runtime.
enum ModuleNames {
    /// Foundation's types that have modules of their own there.
    private static let modules: [String: Set<String>] = [
        "FoundationNetworking": [
            "CachedURLResponse", "HTTPCookie", "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse",
            "NSMutableURLRequest", "NSURLRequest", "URLAuthenticationChallenge", "URLAuthenticationChallengeSender",
            "URLCache", "URLCredential", "URLCredentialStorage", "URLProtectionSpace", "URLProtocol",
            "URLProtocolClient",
            "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataDelegate",
            "URLSessionDataTask", "URLSessionDelegate", "URLSessionDownloadDelegate", "URLSessionDownloadTask",
            "URLSessionStreamTask", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionTaskMetrics",
            "URLSessionTaskTransactionMetrics", "URLSessionUploadTask", "URLSessionWebSocketDelegate",
            "URLSessionWebSocketTask",
        ],
        "FoundationXML": [
            "XMLDTD", "XMLDTDNode", "XMLDocument", "XMLElement", "XMLNode", "XMLParser", "XMLParserDelegate",
        ],
    ]

    /// Modules that have submodules on Apple's systems only.
    static let withoutSubmodules: Set<String> = [
        "Combine", "CoreGraphics", "CoreText", "Darwin", "Foundation", "QuartzCore", "SwiftUI", "UIKit",
    ]

    /// The module to name instead of another one.
    ///
    /// - Parameters:
    ///   - module: The module that the code names.
    ///   - name: The name after its point; nil in an import of the whole module.
    /// - Returns: `Foundation` for `Darwin`, because it exports the system's C library everywhere; the module of one of
    ///   Foundation's types; nil if the name stays.
    static func replacement(for module: String, before name: String?) -> String? {
        switch module {
        case "Darwin": "Foundation"
        case "Foundation": name.flatMap { name in modules.first { $0.value.contains(name) }?.key }
        default: nil
        }
    }
}
