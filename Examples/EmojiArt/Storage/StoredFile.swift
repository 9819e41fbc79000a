import ExampleSession
import Foundation

/// A value in a JSON file, which other programs may change, too.
///
/// Invariants:
/// - What can't be used is never overwritten: a damaged file is renamed before anything is saved, and one that can be neither read nor
///   renamed stays as it is, without anything being saved any more.
/// - What another program has saved is never overwritten: if the file isn't as this program left it, what changed there and what changed
///   here are merged. Reading, merging and writing are one step for all programs that save by this type (`SafeFile`).
/// - `known` is what was in the file when this program last read or wrote it, and what the program's value was then. It is what both
///   sides of a merge have in common.
/// - Keys that the program doesn't know stay in the file.
@MainActor
final class StoredFile<Value: Codable & Checked> {
    /// A state of the file. The data are nil if there is no file.
    private struct Content {
        var data: Data?
        var value: Value
        var unknownKeys: UnknownKeys?
    }

    private let name: String
    private let file: SafeFile
    /// Called if changes are not saved, or won't be.
    private let failed: @MainActor () -> Void
    /// Takes sentences about what happened.
    private let report: @MainActor (String) -> Void
    private var mayOverwrite = true
    private var known: Content?
    /// Why the last attempt to save failed; the same cause again isn't worth a report.
    private var lastFailure: String?

    init(
        _ name: String, in directory: URL, failed: @escaping @MainActor () -> Void = {},
        report: @escaping @MainActor (String) -> Void
    ) {
        self.name = name
        file = SafeFile(directory.appendingPathComponent(name))
        self.failed = failed
        self.report = report
    }

    // MARK: Reading

    /// The value, or the initial one if there is no file, or none that can be used; the latter is reported.
    func load(or initial: Value) -> Value {
        let value = load() ?? initial
        if known == nil { known = Content(value: value) }
        return value
    }

    /// The value, or nil if there is no file, or none that can be used; the latter is reported.
    func load() -> Value? {
        do {
            return try file.exclusively { file in
                file.removeLeftovers()
                known = try usableContent(of: file)
                return known?.value
            }
        } catch {
            leaveAlone("\(name) can't be read: \(reason(error)). It is left alone: changes won't be saved to it.")
            return nil
        }
    }

    /// What is in the file. Nil if there is none, or a damaged one, which is renamed then.
    private func usableContent(of file: borrowing LockedFile) throws -> Content? {
        guard let data = try file.contents() else { return nil }
        guard !data.isEmpty else {
            keepAside(file, because: "it is empty")
            return nil
        }
        do {
            let value = try JSONDecoder().decode(Value.self, from: data)
            if let problem = value.problem {
                keepAside(file, because: problem)
                return nil
            }
            return Content(
                data: data, value: value, unknownKeys: try FileFormat.unknownKeys(in: data, beyond: value))
        } catch {
            keepAside(file, because: damage(error, in: data))
            return nil
        }
    }

    private func keepAside(_ file: borrowing LockedFile, because problem: String) {
        do {
            let place = try file.moveAside(as: "damaged")
            report("\(name) is damaged: \(problem). It is kept as \(place.lastPathComponent).")
        } catch {
            leaveAlone(
                "\(name) is damaged: \(problem). It can't be renamed (\(reason(error))), so it is left alone: "
                    + "changes won't be saved to it.")
        }
    }

    private func leaveAlone(_ sentence: String) {
        mayOverwrite = false
        report(sentence)
        failed()
    }

    // MARK: Writing

    /// Saves the value, and returns what is in the file then: the value, with what other programs changed in the file.
    /// After a failure, which is reported, it is the value itself.
    func save(_ value: Value) -> Value {
        guard mayOverwrite else { return value }
        do {
            let saved = try file.exclusively { try save(value, to: $0) }
            lastFailure = nil
            return saved
        } catch {
            let failure = reason(error)
            if failure != lastFailure { report("\(name) can't be saved: \(failure).") }
            lastFailure = failure
            failed()
            return value
        }
    }

    private func save(_ value: Value, to file: borrowing LockedFile) throws -> Value {
        var new = Content(value: value, unknownKeys: known?.unknownKeys)
        let present = try file.contents()
        if let present, present != known?.data, let theirs = try usableContent(of: file) {
            new = merged(value, with: theirs)
        }
        guard mayOverwrite else { return value }
        let data = try FileFormat.data(new.value, with: new.unknownKeys)
        new.data = data
        if data != present { try file.replace(with: data) }
        known = new
        return new.value
    }

    private func merged(_ value: Value, with theirs: Content) -> Content {
        report("\(name) was changed by another program. Its changes and those made here are merged.")
        return Content(
            value: value.merged(with: theirs.value, since: known?.value ?? value), unknownKeys: theirs.unknownKeys)
    }
}
