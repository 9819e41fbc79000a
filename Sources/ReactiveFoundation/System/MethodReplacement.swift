import Foundation

#if os(Linux)
    /// Replaces methods of a class of another library for all its objects, also for those that other code creates.
    ///
    /// A class's metadata contains a table of its methods, through which every call of an overridable method goes. A
    /// subclass has the same table, with its overrides in it; those entries are copied into the class's own table.
    ///
    /// Unsafe, because the layout of metadata is the compiler's. It is the fixed layout of classes without Objective-C,
    /// which debuggers and reflection rely on. An entry is only replaced where a subclass without overrides has the
    /// class's own entry; with another layout nothing would be replaced.
    ///
    /// - Parameters:
    ///   - original: The class.
    ///   - overriding: A subclass that overrides the methods, without stored properties. `self` is an `original` in its
    ///     methods, and `super` would call them again.
    ///   - plain: A subclass without overrides.
    func replaceMethods(of original: AnyClass, byThoseOf overriding: AnyClass, comparedWith plain: AnyClass) {
        let (table, new, same) = (words(of: original), words(of: overriding), words(of: plain))
        // Two 32-bit numbers: the size of the metadata, and how much of it lies before its address.
        let size = Int(table[4] & 0xFFFF_FFFF) - Int(table[4] >> 32)
        let firstMember = 7
        for index in firstMember..<max(firstMember, size / MemoryLayout<UInt>.stride)
        where table[index] == same[index] && table[index] != new[index] {
            table[index] = new[index]
        }
    }

    /// The metadata of a class, which the loader maps writable.
    private func words(of type: AnyClass) -> UnsafeMutablePointer<UInt> {
        unsafeBitCast(type, to: UnsafeMutablePointer<UInt>.self)
    }
#endif

/// What Foundation lacks inside of its own classes on other systems than Apple's: announcements of changed user
/// defaults, folders that exist, stores of a test's own.
package enum FoundationMethods {
    /// Replaces the methods, once in a program. Called before views or observers can depend on them.
    @inline(__always)
    package static func replace() { _ = replaced }

    private static let replaced: Void = {
        #if os(Linux)
            replaceMethods(
                of: UserDefaults.self, byThoseOf: AnnouncingUserDefaults.self, comparedWith: PlainUserDefaults.self)
            replaceMethods(
                of: FileManager.self, byThoseOf: FolderMakingFileManager.self, comparedWith: PlainFileManager.self)
        #endif
    }()
}
