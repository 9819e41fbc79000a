// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let viewTests: [Target.Dependency] = [
    "ReactiveViews", "ReactiveViewsTesting", "ReactiveViewsSchedulers", "ReactiveViewsTestSupport",
]

// A module imports only those to its left: Reactive ← ReactiveFoundation ← FoundationAdditions ← ReactiveViews.
// ReactiveRecording needs them; ReactiveTesting needs the first two, ReactiveViewsTesting all of them.
let package = Package(
    name: "Reactive",
    platforms: [.macOS("15.4"), .iOS("18.4"), .tvOS("18.4"), .watchOS("11.4"), .visionOS("2.4")],
    products: [
        .library(name: "Reactive", targets: ["Reactive"]),
        .library(name: "ReactiveFoundation", targets: ["ReactiveFoundation"]),
        .library(name: "FoundationAdditions", targets: ["FoundationAdditions"]),
        .library(name: "ReactiveViews", targets: ["ReactiveViews"]),
        .library(name: "ReactiveRecording", targets: ["ReactiveRecording"]),
        .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
        // Names that Combine lacks, and that packages of other authors have too: no other module loads these.
        .library(name: "ReactiveSchedulers", targets: ["ReactiveSchedulers"]),
        .library(name: "ReactiveViewsSchedulers", targets: ["ReactiveViewsSchedulers"]),
        .library(name: "ReactiveSchedulersTesting", targets: ["ReactiveSchedulersTesting"]),
        .library(name: "ReactiveViewsTesting", targets: ["ReactiveViewsTesting"]),
        .library(name: "ReactiveUIKit", targets: ["ReactiveUIKit"]),
        // Modules with the names of Apple's frameworks, for programs that are built for other systems too. They show
        // Apple's names only: Tests/AppleSurface/names.
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "SwiftUICore", targets: ["SwiftUICore"]),
        .library(name: "DeveloperToolsSupport", targets: ["DeveloperToolsSupport"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "QuartzCore", targets: ["QuartzCore"]),
        .library(name: "CoreText", targets: ["CoreText"]),
        .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
        .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        // Sources that need the Objective-C runtime, rewritten: at each build, and by hand.
        .plugin(name: "AppleSources", targets: ["AppleSources"]),
        .executable(name: "apple-sources", targets: ["AppleSourcesTool"]),
        // Symbols of asset catalogues: at each build, and by hand.
        .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
        .executable(name: "asset-symbols", targets: ["AssetSymbolsTool"]),
        // Installs the libraries for a toolchain, builds and tests packages with them, imports Xcode projects.
        .executable(name: "reactive", targets: ["ReactiveCommand"]),
        .executable(name: "EmojiArt", targets: ["EmojiArtProgram"]),
        .executable(name: "Refresh", targets: ["RefreshProgram"]),
        .executable(name: "Carousel", targets: ["CarouselProgram"]),
        .executable(name: "RingChart", targets: ["RingChartProgram"]),
        .executable(name: "EventBadges", targets: ["EventBadgesProgram"]),
        .executable(name: "Spreadsheet", targets: ["SpreadsheetProgram"]),
        .executable(name: "Quotes", targets: ["QuotesProgram"]),
        .executable(name: "Components", targets: ["ComponentsProgram"]),
        .executable(name: "Terminal", targets: ["Terminal"]),
    ],
    targets: [
        .target(name: "Reactive"),
        .target(name: "ReactiveFoundation", dependencies: ["Reactive"]),
        // What Foundation lacks on other systems than Apple's.
        .target(name: "FoundationAdditions", dependencies: ["ReactiveFoundation"]),
        // What the compiler asks how `@Entry` and `#Preview` are meant: a tool of its own, in no program.
        .macro(name: "ReactiveMacros"),
        .target(name: "ReactiveViews", dependencies: ["Reactive", "FoundationAdditions", "ReactiveMacros"]),
        // Records what happens to a host, as a page.
        .target(name: "ReactiveRecording", dependencies: ["ReactiveViews"]),
        // Makes objects of classes that are only known at run time.
        .target(name: "CReactiveUIKit"),
        .target(name: "ReactiveUIKit", dependencies: ["ReactiveViews", "CReactiveUIKit"]),

        // What modules of Apple's names can't list: operators.
        .target(name: "ReactiveOperators", dependencies: ["Reactive"]),
        .target(
            name: "Combine", dependencies: ["ReactiveFoundation", "ReactiveOperators"],
            path: "Sources/AppleNames/Combine"),
        .target(
            name: "SwiftUI", dependencies: ["ReactiveUIKit", "SwiftUICore", "DeveloperToolsSupport"],
            path: "Sources/AppleNames/SwiftUI"),
        .target(
            name: "SwiftUICore", dependencies: ["ReactiveViews", "ReactiveOperators"],
            path: "Sources/AppleNames/SwiftUICore"),
        .target(
            name: "DeveloperToolsSupport", dependencies: ["ReactiveViews"],
            path: "Sources/AppleNames/DeveloperToolsSupport"),
        .target(
            name: "UIKit", dependencies: ["ReactiveUIKit", "DeveloperToolsSupport"], path: "Sources/AppleNames/UIKit"),
        .target(name: "CoreGraphics", dependencies: ["ReactiveUIKit"], path: "Sources/AppleNames/CoreGraphics"),
        .target(name: "QuartzCore", dependencies: ["ReactiveUIKit"], path: "Sources/AppleNames/QuartzCore"),
        .target(name: "CoreText", dependencies: ["ReactiveUIKit"], path: "Sources/AppleNames/CoreText"),
        .target(
            name: "UniformTypeIdentifiers", dependencies: ["ReactiveViews"],
            path: "Sources/AppleNames/UniformTypeIdentifiers"),
        .target(
            name: "CoreTransferable", dependencies: ["ReactiveViews"], path: "Sources/AppleNames/CoreTransferable"),
        .target(name: "Accessibility", dependencies: ["ReactiveViews"], path: "Sources/AppleNames/Accessibility"),
        // Locks and loaded images, in C.
        .target(name: "COSLog", path: "Sources/AppleNames/COSLog"),
        .target(name: "ReactiveOS", dependencies: ["COSLog"]),
        // The submodules of `os` (`import os.log`), which only a module map can declare.
        .target(name: "OSSubmodules", path: "Sources/AppleNames/OSSubmodules"),
        // These two don't depend on each other, so that a client's manifest can give them other names.
        .target(name: "os", dependencies: ["ReactiveOS", "OSSubmodules"], path: "Sources/AppleNames/os"),
        .target(name: "OSLog", dependencies: ["ReactiveOS"], path: "Sources/AppleNames/OSLog"),

        .executableTarget(name: "AppleSourcesTool"),
        .plugin(
            name: "AppleSources", capability: .buildTool(), dependencies: ["AppleSourcesTool"],
            path: "Sources/AppleSources"),
        .executableTarget(name: "AssetSymbolsTool"),
        .plugin(
            name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssetSymbolsTool"],
            path: "Sources/AssetSymbols"),

        .target(name: "ProjectImport"),
        .executableTarget(name: "ReactiveCommand", dependencies: ["ProjectImport"]),

        // Stands before functions of the system, so that a test's virtual clock reaches code that doesn't know it.
        .target(name: "CReactiveTesting"),
        .target(name: "ReactiveTesting", dependencies: ["Reactive", "ReactiveFoundation", "CReactiveTesting"]),
        .target(
            name: "ReactiveViewsTesting", dependencies: ["ReactiveViews", "ReactiveRecording", "ReactiveTesting"]),

        // Erased schedulers for models. Their names are those of combine-schedulers, so that only clients that ask for
        // these modules see them: members of a module are visible wherever it is loaded.
        .target(name: "ReactiveSchedulers", dependencies: ["Reactive", "ReactiveFoundation"]),
        .target(name: "ReactiveViewsSchedulers", dependencies: ["ReactiveSchedulers", "ReactiveViews"]),
        .target(name: "ReactiveSchedulersTesting", dependencies: ["ReactiveSchedulers", "ReactiveTesting"]),

        // What a program needs that draws in a terminal: raw mode, keys and mouse, the width of characters.
        .target(name: "CTerminalSupport", path: "Examples/CTerminalSupport"),
        .target(name: "TerminalSupport", dependencies: ["CTerminalSupport"], path: "Examples/TerminalSupport"),
        .target(
            name: "ExampleSession",
            dependencies: ["ReactiveViews", "ReactiveRecording", "ReactiveTesting", "TerminalSupport"],
            path: "Examples/Session"),
        .target(
            name: "EmojiArt", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/EmojiArt"),
        .target(name: "Refresh", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/Refresh"),
        .target(
            name: "Carousel", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/Carousel",
            resources: [.process("Resources")]),
        .target(name: "RingChart", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/RingChart"),
        .target(name: "EventBadges", dependencies: ["ReactiveViews", "ExampleSession"], path: "Examples/EventBadges"),
        // Programs without views: the graph and publishers alone.
        .target(name: "Spreadsheet", dependencies: ["Reactive"], path: "Examples/Spreadsheet"),
        .target(
            name: "Quotes", dependencies: ["ReactiveFoundation", "ReactiveSchedulers"], path: "Examples/Quotes"),
        .target(name: "Components", dependencies: ["Reactive"], path: "Examples/Components"),

        // Programs of one line, so that others can show the examples' views too.
        .executableTarget(name: "EmojiArtProgram", dependencies: ["EmojiArt"], path: "Examples/Programs/EmojiArt"),
        .executableTarget(name: "RefreshProgram", dependencies: ["Refresh"], path: "Examples/Programs/Refresh"),
        .executableTarget(name: "CarouselProgram", dependencies: ["Carousel"], path: "Examples/Programs/Carousel"),
        .executableTarget(name: "RingChartProgram", dependencies: ["RingChart"], path: "Examples/Programs/RingChart"),
        .executableTarget(
            name: "EventBadgesProgram", dependencies: ["EventBadges"], path: "Examples/Programs/EventBadges"),
        .executableTarget(
            name: "SpreadsheetProgram", dependencies: ["Spreadsheet"], path: "Examples/Programs/Spreadsheet"),
        .executableTarget(name: "QuotesProgram", dependencies: ["Quotes"], path: "Examples/Programs/Quotes"),
        .executableTarget(
            name: "ComponentsProgram", dependencies: ["Components"], path: "Examples/Programs/Components"),
        .executableTarget(
            name: "Terminal",
            dependencies: [
                "ReactiveViews", "TerminalSupport", "ExampleSession", "EmojiArt", "Refresh", "Carousel", "RingChart",
                "EventBadges",
            ], path: "Examples/Terminal"),

        .testTarget(
            name: "ReactiveTests", dependencies: ["Reactive", "ReactiveTesting", "ReactiveSchedulersTesting"]),
        .testTarget(
            name: "ReactiveFoundationTests",
            dependencies: ["ReactiveFoundation", "ReactiveTesting", "ReactiveSchedulersTesting"]),
        .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions", "ReactiveTesting"]),
        // The tests of views are several targets, so that an edit of one builds fewer of the others anew.
        .target(
            name: "ReactiveViewsTestSupport", dependencies: ["ReactiveViews"], path: "Tests/ReactiveViewsTestSupport"),
        .testTarget(name: "ReactiveViewsTests", dependencies: viewTests),
        .testTarget(
            name: "ReactiveViewsHostTests", dependencies: viewTests, exclude: ["Snapshots/__Snapshots__"]),
        .testTarget(name: "ReactiveViewsPresentationTests", dependencies: viewTests),
        .testTarget(name: "ReactiveViewsDrawingTests", dependencies: viewTests),
        .testTarget(name: "ReactiveViewsControlTests", dependencies: viewTests),
        .testTarget(
            name: "ReactiveRecordingTests",
            dependencies: ["ReactiveRecording", "ReactiveViewsTesting", "ExampleSession"], exclude: ["browser"]),
        .testTarget(name: "AppleSourcesTests", dependencies: ["AppleSourcesTool"]),
        .testTarget(name: "ProjectImportTests", dependencies: ["ProjectImport"]),
        .testTarget(name: "ReactiveCommandTests", dependencies: ["ReactiveCommand"]),
        .testTarget(
            name: "AppleNamesTests", dependencies: ["os", "OSLog", "AssetSymbolsTool", "SwiftUI"]),
        // Programs as they are written for Apple's systems, in both language modes; one file is shared by a link.
        .testTarget(
            name: "AppleSurfaceSwift5Tests", dependencies: ["ReactiveViews", "ReactiveViewsTesting"],
            path: "Tests/AppleSurface/Swift5", swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
            name: "AppleSurfaceSwift6Tests", dependencies: ["ReactiveViews", "ReactiveViewsTesting"],
            path: "Tests/AppleSurface/Swift6"),
        .testTarget(name: "ReactiveUIKitTests", dependencies: ["ReactiveUIKit", "ReactiveViewsTesting"]),
        // Pictures of views that a person has looked at.
        .testTarget(
            name: "GalleryTests", dependencies: ["ReactiveViews", "ReactiveViewsTesting"], exclude: ["__Snapshots__"]),
        .testTarget(name: "GuideTests", dependencies: ["ReactiveViews", "ReactiveViewsTesting"]),
        .testTarget(name: "SpreadsheetTests", dependencies: ["Spreadsheet"]),
        .testTarget(name: "QuotesTests", dependencies: ["Quotes", "ReactiveTesting", "ReactiveSchedulersTesting"]),
        .testTarget(name: "ComponentsTests", dependencies: ["Components"]),
        .testTarget(name: "GraphGuideTests", dependencies: ["Reactive"]),
        .testTarget(name: "TerminalSupportTests", dependencies: ["TerminalSupport"]),
        .testTarget(name: "TerminalTests", dependencies: ["Terminal", "ReactiveViewsTesting"]),
        .testTarget(
            name: "EmojiArtTests", dependencies: ["EmojiArt", "TerminalSupport", "ReactiveViewsTesting"],
            exclude: ["Views/__Snapshots__"]),
        .testTarget(
            name: "RefreshTests", dependencies: ["Refresh", "ReactiveViewsTesting"],
            exclude: ["Session/__Snapshots__", "Screen/__Snapshots__"]),
        .testTarget(
            name: "CarouselTests", dependencies: ["Carousel", "ReactiveViewsTesting"],
            exclude: ["Session/__Snapshots__", "Views/__Snapshots__"]),
        .testTarget(
            name: "RingChartTests", dependencies: ["RingChart", "ReactiveViewsTesting"],
            exclude: ["Session/__Snapshots__", "Views/__Snapshots__"]),
        .testTarget(
            name: "EventBadgesTests", dependencies: ["EventBadges", "ReactiveViewsTesting"],
            exclude: ["__Snapshots__"]),
    ],
    swiftLanguageModes: [.v6]
)

// The libraries are built in language mode 5 with the checks of mode 6, as Apple's frameworks are: in a client in mode
// 6 a closure of the main actor then stops the process if it runs on another thread, and it needn't be Sendable. Two of
// mode 6's features are left out: `GlobalActorIsolatedTypesUsability` makes functions of the main actor Sendable in the
// interfaces, and `DynamicActorIsolation` adds checks at run time to the libraries' own closures.
if Context.environment["REACTIVE_LANGUAGE_MODE_6"] == nil {
    let shipped = Set(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets))
    for target in package.targets where shipped.contains(target.name) {
        target.swiftSettings =
            [.swiftLanguageMode(.v5)]
            + [
                "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
                "DisableOutwardActorInference", "ForwardTrailingClosures", "GlobalConcurrency",
                "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
                "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
            ].map { .enableUpcomingFeature($0) }
    }
}

// Flags that shorten builds. Of debug information, the lines only, which failures and stacks show: a tenth of the
// libraries' build, a fifth of the tests'. `-Xswiftc -Xfrontend -Xswiftc -g` brings variables back to a debugger. Since
// version 6.2 of the tools a package may set flags that clients build with.
for target in package.targets where target.type == .regular || target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Xfrontend", "-gline-tables-only"])]
}
// Fewer jobs that each read the names of a whole target.
for target in package.targets where target.type == .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-driver-batch-size-limit", "75"])]
}

// The checks under the sanitizers build what they run, and what it needs, and nothing else.
if Context.environment["REACTIVE_SANITIZED"] != nil {
    let names: Set = [
        "Reactive", "ReactiveFoundation", "FoundationAdditions", "ReactiveMacros", "ReactiveViews",
        "ReactiveRecording", "CReactiveTesting", "ReactiveTesting", "ReactiveViewsTesting", "ReactiveTests",
        "ReactiveFoundationTests", "FoundationAdditionsTests", "ReactiveSchedulers", "ReactiveViewsSchedulers",
        "ReactiveSchedulersTesting", "ReactiveViewsTestSupport", "ReactiveViewsTests", "ReactiveViewsHostTests",
        "ReactiveViewsPresentationTests", "ReactiveViewsDrawingTests", "ReactiveViewsControlTests",
    ]
    package.products = []
    package.targets.removeAll { !names.contains($0.name) }
}

// `reactive install` builds the libraries, what they need, the tools of the plugins, and nothing else.
if Context.environment["REACTIVE_INSTALL"] != nil {
    let libraries = package.products.compactMap { $0 as? Product.Library }
    // The tools of the plugins, which imported packages use.
    var names = Set(libraries.flatMap(\.targets)).union(["AppleSourcesTool", "AssetSymbolsTool"])
    var count = 0
    while count < names.count {
        count = names.count
        for target in package.targets where names.contains(target.name) {
            for case .byNameItem(let name, _) in target.dependencies { names.insert(name) }
        }
    }
    package.products = libraries
    package.targets.removeAll { !names.contains($0.name) }
    // A program that imports a module links the library by this name.
    for target in package.targets where target.type == .regular {
        let library = target.name.hasSuffix("Testing") ? "ReactiveTesting" : "ReactiveFrameworks"
        target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-module-link-name", library])]
    }
}
