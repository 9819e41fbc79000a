import Foundation
import Synchronization

/// The translations of the program: string catalogues (`.xcstrings`), and `.strings` and `.stringsdict` files, in a
/// bundle's resource folder and its `.lproj` folders.
///
/// `Text`, `String(localized:)` and `LocalizedStringResource` look their keys up in them. The main bundle's resources
/// include those of the packages' targets, which the package manager puts in bundles beside the program. Other folders
/// can be added:
///
/// ```swift
/// StringCatalogs.register(URL(filePath: "Sources/App/Localizable.xcstrings"))
/// ```
///
/// A table is read on first use; files that change later aren't read again.
public enum StringCatalogs {
    /// Adds translations to a bundle's. They take precedence over those known before.
    ///
    /// - Parameters:
    ///   - url: A string catalogue, or a folder with catalogues and `.lproj` folders. A file that doesn't exist is
    ///     reported.
    ///   - bundle: The bundle; the main one by default.
    public static func register(_ url: URL, for bundle: Bundle = .main) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            return AssetProblem.report("There is no string catalogue at \(url.path).")
        }
        state.withLock { state in
            let path = bundle.bundlePath
            if url.pathExtension == "xcstrings" {
                state.files[path, default: []].insert(url, at: 0)
            } else {
                state.folders[path, default: []].insert(url, at: 0)
            }
            state.known[path] = nil
            mainTable.store(0, ordering: .relaxed)
        }
    }

    private struct State {
        /// What was registered, by the path of its bundle.
        var files: [String: [URL]] = [:]
        var folders: [String: [URL]] = [:]
        /// Tables by bundle and name.
        var known: [String: [String: StringTable]] = [:]
    }
    private static let state = Lock(State())
    private static let mainPath = Bundle.main.bundlePath

    private static func table(_ name: String?, _ bundle: String?) -> StringTable {
        let path = bundle ?? mainPath
        let name = name ?? "Localizable"
        let (known, files, folders) = state.withLock {
            ($0.known[path]?[name], $0.files[path] ?? [], $0.folders[path] ?? [])
        }
        if let known { return known }
        let table = StringTable(named: name, in: folders + ResourceFolders.folders(of: path), catalogs: files)
        return state.withLock { state in
            // Another thread may have registered something meanwhile.
            if state.files[path] ?? [] == files, state.folders[path] ?? [] == folders {
                state.known[path, default: [:]][name] = table
            }
            return table
        }
    }

    /// Whether the main bundle has the table `Localizable`: 0 if it isn't known, 1 if not, 2 if so. Each text without a
    /// table of its own reads it.
    private static let mainTable = Atomic<UInt8>(0)

    /// Whether a bundle has a table.
    ///
    /// - Parameters:
    ///   - name: The name of the table; nil for `Localizable`.
    ///   - bundle: The path of the bundle; nil for the main one.
    package static func hasTable(_ name: String?, in bundle: String?) -> Bool {
        guard name == nil, bundle == nil else { return !table(name, bundle).isEmpty }
        let known = mainTable.load(ordering: .relaxed)
        if known != 0 { return known == 2 }
        let exists = !table(nil, nil).isEmpty
        // `register` sets 0 again; a look-up that began before it mustn't keep an older answer.
        state.withLock { state in
            if state.known[mainPath]?["Localizable"] != nil { mainTable.store(exists ? 2 : 1, ordering: .relaxed) }
        }
        return exists
    }

    /// Returns the format of a translation: C's specifiers stand for the values. Nil if there is none.
    ///
    /// - Parameters:
    ///   - key: The key, with specifiers for the values.
    ///   - name: The name of the table; nil for `Localizable`.
    ///   - bundle: The path of the bundle; nil for the main one.
    ///   - locale: The locale whose language is wanted.
    ///   - arguments: The values; numbers choose the plural forms.
    package static func format(
        _ key: String, table name: String?, in bundle: String?, for locale: Locale, _ arguments: [LocalizedArgument]
    ) -> String? {
        guard let found = table(name, bundle).entry(key, for: locale) else { return nil }
        return found.entry.format(for: arguments, in: found.language)
    }
}
