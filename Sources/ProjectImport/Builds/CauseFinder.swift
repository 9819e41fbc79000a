/// Decides from the errors of a target which of its files can't be compiled, and why.
struct CauseFinder {
    let sources: SourceCache
    /// The names that files declare which are left out, or which don't exist.
    private var lostNames: Set<String> = []
    /// The modules that nothing here has.
    private(set) var missingModules: Set<String> = []

    init(_ sources: SourceCache) { self.sources = sources }

    /// Adds names that nothing declares, for instance those of absent files.
    mutating func lose(_ names: Set<String>) { lostNames.formUnion(names) }

    /// Adds the names that a file declares.
    mutating func lose(file: String) { lostNames.formUnion(sources.declaredNames(of: file)) }

    /// Returns the files to leave out next, with the causes. Files that import a missing module come first; then those
    /// whose errors are about names of files that are left out; the rest only if there are no others, since errors
    /// follow from errors.
    mutating func next(_ errors: [CompilerError], in files: Set<String>, defined: Set<String>) -> [String: BuildCause] {
        let modules = Set(errors.compactMap(\.missingModule))
        if !modules.isEmpty {
            var found = lose(modules: modules, in: files, defined: defined)
            for error in errors {
                if let file = error.file, files.contains(file), let module = error.missingModule, found[file] == nil {
                    found[file] = .missingModule(module)
                }
            }
            if !found.isEmpty { return found }
        }
        // A name that another file declares, too, explains nothing.
        let declared = files.reduce(into: Set<String>()) { $0.formUnion(sources.declaredNames(of: $1)) }
        let lost = lostNames.subtracting(declared)
        var dependents: [String: BuildCause] = [:]
        var failing: [String: BuildCause] = [:]
        for error in errors {
            guard let file = error.file, files.contains(file) else { continue }
            if let name = error.quotedNames.intersection(lost).min(), dependents[file] == nil {
                dependents[file] = .dependent(name: name)
            }
            if failing[file] == nil { failing[file] = Self.cause(error.message) }
        }
        return dependents.isEmpty ? failing : dependents
    }

    /// Adds modules that nothing here has; returns the files that import one, with the causes.
    mutating func lose(modules: Set<String>, in files: Set<String>, defined: Set<String>) -> [String: BuildCause] {
        missingModules.formUnion(modules)
        let missing = missingModules
        var found: [String: BuildCause] = [:]
        for file in files {
            let imports = sources[file].imports(defined: defined) { !missing.contains($0) }
            if let module = imports.intersection(missing).min() { found[file] = .missingModule(module) }
        }
        return found
    }

    private static func cause(_ message: String) -> BuildCause {
        let signs = ["Objective-C interoperability is disabled", "'#selector'", "'@objc'", "@objc "]
        return signs.contains { message.contains($0) } ? .objectiveC(message) : .error(message)
    }
}
