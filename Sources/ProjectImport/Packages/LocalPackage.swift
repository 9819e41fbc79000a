import Foundation

/// A package in a folder.
enum LocalPackage {
    /// Whether the manifest declares a product, by its text.
    static func has(_ product: String, in folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: Paths.join(folder, "Package.swift")) else { return false }
        let text = String(decoding: data, as: UTF8.self)
        return text.contains(SwiftText.literal(product))
    }
}
