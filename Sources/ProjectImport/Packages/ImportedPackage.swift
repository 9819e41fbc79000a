import Foundation

/// A package that an import has written for an installation.
public enum ImportedPackage {
    /// The link to the installation in the package's folder. Plugins and modules that only some targets see are found
    /// by it, so that the manifest names no folder of this machine.
    static let linkName = ".reactive"
    /// A file that exists while an import is at work, and after one that was interrupted.
    static let unfinishedName = ".reactive-unfinished"

    /// Points the package's link at an installation. Other packages stay as they are.
    ///
    /// - Parameters:
    ///   - folder: The folder of a package.
    ///   - installation: The folder of the installation.
    /// - Throws: An error with advice if the link can't be written.
    public static func link(_ folder: String, to installation: String) throws {
        guard isForInstallation(folder) else { return }
        let link = Paths.join(folder, linkName)
        let manager = FileManager.default
        if (try? manager.destinationOfSymbolicLink(atPath: link)) == installation { return }
        let new = "\(link)-\(ProcessInfo.processInfo.processIdentifier)"
        do {
            try? manager.removeItem(atPath: new)
            try manager.createSymbolicLink(atPath: new, withDestinationPath: installation)
            guard rename(new, link) == 0 else { throw CocoaError(.fileWriteUnknown) }
        } catch {
            try? manager.removeItem(atPath: new)
            throw ImportFailure(
                "\(link) can't be written: \(PackageWriter.reason(error)).",
                advice: "The package needs this link to the installation. Check that you may write to the folder.")
        }
    }

    /// Whether the package is what an interrupted import has left.
    ///
    /// - Parameter folder: The folder of a package.
    public static func isUnfinished(_ folder: String) -> Bool { Paths.exists(Paths.join(folder, unfinishedName)) }

    /// Whether an import has written the package.
    ///
    /// - Parameter folder: A folder.
    public static func isImported(_ folder: String) -> Bool {
        Paths.exists(Paths.join(folder, PackageWriter.listName))
    }

    private static func isForInstallation(_ folder: String) -> Bool {
        guard let list = FileManager.default.contents(atPath: Paths.join(folder, PackageWriter.listName)) else {
            return false
        }
        return String(decoding: list, as: UTF8.self).split(separator: "\n").contains { $0 == linkName }
    }
}
