import ExampleSession
import Foundation

/// A value in a JSON file.
///
/// What can't be used is never overwritten: a damaged file is renamed before anything is saved, and one that can be
/// neither read nor renamed stays as it is, without anything being saved any more.
@MainActor
final class StoredFile<Value: Codable & Checked> {
    private let url: URL
    /// Takes sentences about what went wrong.
    private let report: @MainActor (String) -> Void
    private var mayOverwrite = true
    /// Why the last attempt to save failed; the same cause again isn't worth a report.
    private var lastFailure: String?

    init(_ name: String, in directory: URL, report: @escaping @MainActor (String) -> Void) {
        url = directory.appendingPathComponent(name)
        self.report = report
    }

    private var name: String { url.lastPathComponent }

    /// The value, or nil if there is no file, or none that can be used; the latter is reported.
    func load() -> Value? {
        let data: Data
        do {
            data = try Data(contentsOf: url)
        } catch CocoaError.fileReadNoSuchFile {
            return nil
        } catch {
            mayOverwrite = false
            report("\(name) can't be read: \(reason(error)). It is left alone: changes won't be saved to it.")
            return nil
        }
        guard !data.isEmpty else {
            keepAside(because: "it is empty")
            return nil
        }
        do {
            let value = try JSONDecoder().decode(Value.self, from: data)
            guard let problem = value.problem else { return value }
            keepAside(because: problem)
        } catch {
            keepAside(because: damage(error, in: data))
        }
        return nil
    }

    /// Writes the value, in one step: whoever reads the file sees the old value or the new one.
    func save(_ value: Value) {
        guard mayOverwrite else { return }
        do {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try encoder.encode(value).write(to: url, options: .atomic)
            lastFailure = nil
        } catch {
            let failure = reason(error)
            if failure != lastFailure { report("\(name) can't be saved: \(failure).") }
            lastFailure = failure
        }
    }

    /// Renames the file to `Name.damaged-1.json`, or to the first number that is free.
    private func keepAside(because problem: String) {
        let (stem, suffix) = (url.deletingPathExtension().lastPathComponent, url.pathExtension)
        var number = 1
        while true {
            let other = url.deletingLastPathComponent().appendingPathComponent("\(stem).damaged-\(number).\(suffix)")
            do {
                try FileManager.default.moveItem(at: url, to: other)
                report("\(name) is damaged: \(problem). It is kept as \(other.lastPathComponent).")
                return
            } catch CocoaError.fileWriteFileExists {
                number += 1
            } catch {
                mayOverwrite = false
                report(
                    "\(name) is damaged: \(problem). It can't be renamed (\(reason(error))), so it is left alone: "
                        + "changes won't be saved to it.")
                return
            }
        }
    }
}
