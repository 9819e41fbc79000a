import Testing
import ReactiveTesting

/// The folders of `Reactive` and of `ReactiveViews` are layers: a lower one knows nothing of a higher one. The compiler
/// guards the modules, these tests the folders.
@Suite("Layers")
struct LayeringTests {
    static let reactive: [String: Set<String>] = [
        "Support": [],
        "Publishers": ["Support"],
        "Operators": ["Support", "Publishers"],
        "Graph": ["Support"],
        "State": ["Support", "Publishers", "Operators", "Graph"],
        "Environment": ["Support", "Publishers", "Operators", "Graph", "State"],
    ]

    /// From the lowest to the highest; each may use all before it.
    static let views = SourceLayers.stacked([
        "Geometry", "Time", "Animation", "Drawing", "Text", "Core", "Shapes", "Layout", "Content", "Effects",
        "Gestures", "Scrolling", "Motion", "Accessibility", "Focus", "DragAndDrop", "Feedback", "System", "UIKit",
        "Controls",
        "Containers", "Previews", "Presentation", "Toolbar", "Navigation", "Tabs", "Host", "Scenes",
        "FileDialogs",
    ])

    @Test(
        "No folder mentions a type that only a folder above it declares",
        arguments: [("Reactive", reactive), ("ReactiveViews", views)])
    func layers(_ module: String, _ mayUse: [String: Set<String>]) throws {
        let layers = try SourceLayers(module: module, mayUse: mayUse)
        for folder in mayUse.keys.sorted() {
            let violations = layers.violations(in: folder)
            #expect(violations.isEmpty, "\(folder) may not use what lies above it")
        }
    }

    @Test("Every folder is a layer", arguments: [("Reactive", reactive), ("ReactiveViews", views)])
    func folders(_ module: String, _ mayUse: [String: Set<String>]) throws {
        try expectNoDifference(SourceLayers(module: module, mayUse: mayUse).folders, Set(mayUse.keys))
    }

    @Test("Reactive imports the standard library's modules only")
    func imports() throws {
        let allowed: Set<String> = ["Swift", "Synchronization", "Observation", "_Concurrency"]
        let files = try SourceLayers(module: "Reactive", mayUse: Self.reactive).files
        #expect(files.contains { !$0.imports.isEmpty })
        for file in files { #expect(Set(file.imports).isSubset(of: allowed), "\(file.path)") }
    }

    @Test("ReactiveTesting needs no views")
    func testing() throws {
        for file in try SourceLayers(module: "ReactiveTesting", mayUse: [:]).files {
            #expect(!file.imports.contains("ReactiveViews"), "\(file.path)")
        }
    }

    @Test("A mention of a type from above is found; the same name of a nested type, or in a comment, isn't one")
    func control() {
        let sources = [
            (path: "Low/A.swift", text: "struct A {\n    var roof: Roof\n}\n"),
            (path: "Low/B.swift", text: "struct B {\n    struct Wall {}\n    var wall: Wall // Roof\n}\n"),
            (path: "High/C.swift", text: "struct Roof {}\nfinal class Wall {\n    let a: A\n}\n"),
        ]
        let layers = SourceLayers(mayUse: SourceLayers.stacked(["Low", "High"]), sources: sources)
        expectNoDifference(layers.violations(in: "Low"), ["Low/A.swift mentions Roof"])
        #expect(layers.violations(in: "High").isEmpty)
    }
}
