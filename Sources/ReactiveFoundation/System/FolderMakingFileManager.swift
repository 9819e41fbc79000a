#if os(Linux)
    import Foundation

    /// The method that replaces one of `FileManager`; see `replaceMethods(of:byThoseOf:comparedWith:)`.
    ///
    /// Folders that each program has on Apple's systems exist when a program asks for them. In a test all of the user's
    /// folders are in the test's sandbox. `self` is any `FileManager`.
    ///
    /// `@unchecked Sendable` as its superclass; it adds no state.
    final class FolderMakingFileManager: FileManager, @unchecked Sendable {
        override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
            guard domainMask.contains(.userDomainMask), directory != .userDirectory else {
                return originalURLs(for: directory, in: domainMask)
            }
            var own = originalURLs(for: directory, in: .userDomainMask)
            if let sandbox = TestSandbox.current { own = own.map { sandbox.counterpart(of: $0) } }
            if directory == .documentDirectory || directory == .cachesDirectory {
                for url in own { try? createDirectory(at: url, withIntermediateDirectories: true) }
            }
            let others = domainMask.subtracting(.userDomainMask)
            return others.isEmpty ? own : own + originalURLs(for: directory, in: others)
        }
    }

    /// See `replaceMethods(of:byThoseOf:comparedWith:)`. `@unchecked Sendable` as its superclass; it adds no state.
    final class PlainFileManager: FileManager, @unchecked Sendable {}

    extension FileManager {
        /// Foundation's implementation. `super` would find the replaced one; the exported symbol is the implementation.
        @_silgen_name(
            "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"
        )
        fileprivate func originalURLs(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL]
    }
#endif
