import Foundation

/// What a target of a project becomes.
enum TargetKind: String {
    case application, tool, library, appExtension, unitTests, interfaceTests, other

    /// Reads the type of a target's product.
    init(productType: String) {
        let type = productType.replacingOccurrences(of: "com.apple.product-type.", with: "")
        self =
            switch type {
            case _ where type.hasPrefix("application"): .application
            case "tool": .tool
            case "bundle.unit-test", "bundle.ocunit-test": .unitTests
            case "bundle.ui-testing": .interfaceTests
            case _ where type.hasPrefix("framework") || type.hasPrefix("library"): .library
            case _ where type.contains("extension") || type.contains("extensionkit"): .appExtension
            default: .other
            }
    }
}
