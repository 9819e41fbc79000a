/// Writes the Swift code of the symbols.
struct SymbolWriter {
    /// The bundle that resources name.
    enum Bundle: String, CaseIterable {
        /// `Bundle.module` in a package, otherwise the bundle of the code.
        case automatic
        /// `Bundle.module`.
        case module
        /// `Bundle.main`.
        case main
    }

    var bundle = Bundle.automatic
    var access = ""
    var imports = ["DeveloperToolsSupport", "SwiftUI"]
    /// Whether `UIColor` and `UIImage` have symbols, too.
    var includesUIKit = true
    /// Whether `Color`, `ShapeStyle`, `UIColor` and `UIImage` have symbols; otherwise only the resources do.
    var includesExtensions = true
    private(set) var problems: [String] = []
    private var lines: [String] = []

    /// Members of SwiftUI's and UIKit's types, which no symbol may hide.
    private static let takenByColor: Set<String> = [
        "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
        "white", "gray", "black", "clear", "primary", "secondary", "accentColor",
    ]
    private static let takenByUIColor: Set<String> = [
        "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta",
        "orange", "purple", "brown", "clear", "label", "link", "separator", "tintColor", "darkText", "lightText",
    ]
    private static let takenByUIImage: Set<String> = ["actions", "add", "remove", "checkmark", "strokedCheckmark"]

    /// Returns the code of a catalogue's symbols.
    mutating func code(of tree: CatalogTree) -> String {
        let root = tree.root
        lines = ["// Made by asset-symbols from asset catalogues. Changes are lost.", "import Foundation"]
        for module in imports { lines += ["#if canImport(\(module))", "    import \(module)", "#endif"] }
        if includesExtensions, includesUIKit { lines += ["#if canImport(UIKit)", "    import UIKit", "#endif"] }
        lines.append("")
        writeBundle()
        block("\(access)extension ColorResource") {
            $0.resources(root, \.colors, "Color", "ColorResource", [], 1)
        }
        block("\(access)extension ImageResource") {
            $0.resources(root, \.images, "Image", "ImageResource", [], 1)
        }
        if includesExtensions { writeExtensions(root) }
        return lines.joined(separator: "\n") + "\n"
    }

    private mutating func writeExtensions(_ root: CatalogTree.Group) {
        block("\(access)extension Color") { $0.values(root, \.colors, "Color", "Color", "", Self.takenByColor, [], 1) }
        block("\(access)extension ShapeStyle where Self == Color") {
            var top = root
            top.groups = [:]
            $0.values(top, \.colors, "Color", "Color", "", Self.takenByColor, [], 1)
        }
        if includesUIKit {
            lines += ["#if canImport(UIKit)", ""]
            block("\(access)extension UIColor") {
                $0.values(root, \.colors, "Color", "UIColor", "resource: ", Self.takenByUIColor, [], 1)
            }
            block("\(access)extension UIImage") {
                $0.values(root, \.images, "Image", "UIImage", "resource: ", Self.takenByUIImage, [], 1)
            }
            lines.append("#endif")
        }
    }

    private mutating func writeBundle() {
        let module = "private let resourceBundle = Foundation.Bundle.module"
        switch bundle {
        case .module: lines.append(module)
        case .main: lines.append("private let resourceBundle = Foundation.Bundle.main")
        case .automatic:
            lines += [
                "#if SWIFT_PACKAGE", "    " + module, "#else", "    private class ResourceBundleClass {}",
                "    private let resourceBundle = Foundation.Bundle(for: ResourceBundleClass.self)", "#endif",
            ]
        }
        lines.append("")
    }

    private mutating func block(_ head: String, _ body: (inout SymbolWriter) -> Void) {
        lines.append(head + " {")
        let count = lines.count
        body(&self)
        if lines.count == count { lines[count - 1] += "}" } else { lines.append("}") }
        lines.append("")
    }

    /// Writes `static let`s of resources.
    private mutating func resources(
        _ group: CatalogTree.Group, _ kind: KeyPath<CatalogTree.Group, Set<String>>, _ suffix: String, _ type: String,
        _ path: [String], _ depth: Int
    ) {
        members(group, kind, suffix, type, path, depth, taken: []) { writer, identifier, name, indent in
            let name = Self.literal((path + [name]).joined(separator: "/"))
            writer.lines.append(
                "\(indent)static let \(identifier) = \(type)(name: \(name), bundle: resourceBundle)")
        } nested: { writer, inner, path in
            writer.resources(inner, kind, suffix, type, path, depth + 1)
        }
    }

    /// Writes computed values of a type, made of resources.
    private mutating func values(
        _ group: CatalogTree.Group, _ kind: KeyPath<CatalogTree.Group, Set<String>>, _ suffix: String, _ type: String,
        _ label: String, _ taken: Set<String>, _ path: [String], _ depth: Int
    ) {
        let namespace = path.map { SymbolName.type($0) + "." }.joined()
        members(group, kind, suffix, type, path, depth, taken: path.isEmpty ? taken : []) {
            writer, identifier, _, indent in
            let resource = "\(suffix)Resource.\(namespace)\(identifier)"
            writer.lines.append("\(indent)static var \(identifier): \(type) { \(type)(\(label)\(resource)) }")
        } nested: { writer, inner, path in
            writer.values(inner, kind, suffix, type, label, taken, path, depth + 1)
        }
    }

    private mutating func members(
        _ group: CatalogTree.Group, _ kind: KeyPath<CatalogTree.Group, Set<String>>, _ suffix: String, _ type: String,
        _ path: [String], _ depth: Int, taken: Set<String>,
        _ member: (inout SymbolWriter, _ identifier: String, _ name: String, _ indent: String) -> Void,
        nested: (inout SymbolWriter, CatalogTree.Group, [String]) -> Void
    ) {
        let indent = String(repeating: "    ", count: depth) + (depth > 1 ? access : "")
        var used: Set<String> = []
        for name in group[keyPath: kind].sorted() {
            let identifier = SymbolName.member(name, without: suffix)
            guard used.insert(identifier).inserted else {
                problems.append("\((path + [name]).joined(separator: "/")): another asset has the symbol \(identifier)")
                continue
            }
            if !taken.contains(identifier) { member(&self, SymbolName.quoted(identifier), name, indent) }
        }
        for (name, inner) in group.groups.sorted(by: { $0.key < $1.key }) where Self.has(inner, kind) {
            lines.append("\(indent)enum \(SymbolName.type(name)) {")
            nested(&self, inner, path + [name])
            lines.append(String(repeating: "    ", count: depth) + "}")
        }
    }

    private static func has(_ group: CatalogTree.Group, _ kind: KeyPath<CatalogTree.Group, Set<String>>) -> Bool {
        !group[keyPath: kind].isEmpty || group.groups.values.contains { has($0, kind) }
    }

    /// A string literal, whatever characters the name has.
    private static func literal(_ string: String) -> String {
        string.debugDescription
    }
}
