import Foundation

/// A package in a folder.
enum LocalPackage {
    /// Whether the manifest declares a product, by its text.
    static func has(_ product: String, in folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: Paths.join(folder, "Package.swift")) else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return text.contains(SwiftText.literal(product))
    }

    /// Whether the manifest has one of the addresses of repositories that a message contains.
    static func hasAddress(of message: String, in folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: Paths.join(folder, "Package.swift")) else { return false }
        let text = String(decoding: data, as: UTF8.self)
        let words = message.split { $0.isWhitespace || "'\",;".contains($0) }
        return words.contains { word in
            guard PackageReference.isAddress(word) else { return false }
            var address = word
            while let last = address.last, ":.)".contains(last) { address.removeLast() }
            return text.contains(address.hasSuffix(".git") ? address.dropLast(4) : address)
        }
    }
}
