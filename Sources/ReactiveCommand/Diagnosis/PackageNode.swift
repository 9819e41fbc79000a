import Foundation

/// A package in the graph that `swift package show-dependencies` prints.
struct PackageNode: Decodable {
    let name: String
    let path: String
    let dependencies: [PackageNode]

    /// Whether the package is Reactive itself: by its contents, since a checkout's folder may have any name.
    var isReactive: Bool {
        let sources = URL(filePath: path).appending(path: "Sources")
        return FileManager.default.isFolder(sources.appending(path: "ReactiveFoundation"))
            && FileManager.default.isFolder(sources.appending(path: "ReactiveViews"))
    }
}
