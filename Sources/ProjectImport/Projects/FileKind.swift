/// What a target does with a file, by its name.
enum FileKind: Equatable {
    /// Compiled here.
    case swift
    /// Compiled by Xcode only: C, Objective-C, Metal and what Xcode generates code from.
    case otherSource
    /// A model of Core Data.
    case dataModel
    /// Copied into the bundle and read here.
    case resource
    /// Compiled by Xcode for the bundle, without use here: storyboards and the like.
    case unusedResource
    /// No part of a target: headers, property lists of the target itself, documentation.
    case ignored

    init(_ path: String) {
        self =
            switch Paths.kind(path) {
            case "swift": .swift
            case "m", "mm", "c", "cc", "cpp", "cxx", "s", "metal", "intentdefinition", "mlmodel", "mlpackage", "y", "l":
                .otherSource
            case "xcdatamodeld", "xcdatamodel", "xcmappingmodel": .dataModel
            case "storyboard", "xib", "nib", "icon", "rkassets", "sks", "scnassets": .unusedResource
            case "h", "hpp", "pch", "modulemap", "entitlements", "xcconfig", "docc", "xctestplan", "xcodeproj",
                "xcworkspace", "playground", "framework", "xcframework", "a", "dylib", "tbd", "app", "appex",
                "xcprivacy", "gyb", "md":
                .ignored
            default: Paths.name(path) == "Info.plist" ? .ignored : .resource
            }
    }

    private static let opaque: Set<String> = [
        "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "docc", "bundle", "xcodeproj", "xcworkspace",
        "playground", "framework", "xcframework", "app", "appex", "scnassets", "rkassets", "icon", "mlpackage",
        "xcstickers",
    ]

    /// Whether the path of this kind names a folder that is one thing for Xcode.
    static func isOpaqueFolder(_ path: String) -> Bool { opaque.contains(Paths.kind(path)) }
}
