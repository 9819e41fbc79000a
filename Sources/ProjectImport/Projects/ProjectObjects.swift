import Foundation

/// The objects of a file project.pbxproj.
struct ProjectObjects {
    /// The folder with the extension xcodeproj.
    let project: String
    /// The folder that paths in the project are relative to.
    let folder: String
    /// The object that lists the targets.
    let root: ProjectObject
    private let objects: [String: PropertyList]

    /// Reads a project.
    ///
    /// - Throws: `ImportFailure` if the folder has no readable project.
    init(_ project: String) throws {
        let file = Paths.join(project, "project.pbxproj")
        guard FileManager.default.fileExists(atPath: file) else {
            throw ImportFailure(
                "\(project) has no file project.pbxproj.", advice: "Name a project that Xcode has written.")
        }
        let top = try ProjectText.read(file)
        guard let objects = top["objects"]?.dictionary, let identifier = top["rootObject"]?.string,
            let fields = objects[identifier]?.dictionary
        else {
            throw ImportFailure(
                "\(file) is no project: it lacks the objects, or the root object.",
                advice: "Open the project in Xcode, or restore the file from version control.")
        }
        self.project = project
        self.objects = objects
        root = ProjectObject(identifier: identifier, fields: fields)
        let base = Paths.join(Paths.parent(project), root["projectDirPath"] ?? "")
        folder = Paths.join(base, root["projectRoot"] ?? "")
    }

    /// The project's name.
    var name: String { Paths.stem(project) }

    /// Returns the object with an identifier; nil if there is none.
    func object(_ identifier: String?) -> ProjectObject? {
        guard let identifier, let fields = objects[identifier]?.dictionary else { return nil }
        return ProjectObject(identifier: identifier, fields: fields)
    }

    /// Returns the objects that an entry lists, without missing ones.
    func objects(_ key: String, of owner: ProjectObject) -> [ProjectObject] { owner.list(key).compactMap(object) }

    /// Returns all objects of a class, sorted by identifier.
    func all(_ isa: String) -> [ProjectObject] {
        objects.keys.sorted().compactMap(object).filter { $0.isa == isa }
    }
}
