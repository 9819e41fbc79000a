import Foundation

/// A model of Core Data.
enum DataModel {
    /// Returns the names of the classes that Xcode generates from a model.
    static func names(in model: String) -> Set<String> {
        var names: Set<String> = []
        let manager = FileManager.default
        for path in (try? manager.subpathsOfDirectory(atPath: model)) ?? [] where Paths.name(path) == "contents" {
            guard let data = manager.contents(atPath: Paths.join(model, path)) else { continue }
            for tag in String(decoding: data, as: UTF8.self).split(separator: "<") where tag.hasPrefix("entity") {
                for part in tag.split(separator: " ")
                where part.hasPrefix("name=") || part.hasPrefix("representedClassName=") {
                    let value = part.split(separator: "\"")
                    if value.count > 1 { names.insert(value[1].filter { $0 != "." }) }
                }
            }
        }
        return names
    }
}
