import Foundation

/// A checksum of names and contents (FNV-1a, 64 bits): it detects changes and doesn't protect against forgery.
struct Checksum {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    mutating func add(_ data: Data) {
        var state = state
        data.withUnsafeBytes { bytes in
            for byte in bytes {
                state = (state ^ UInt64(byte)) &* 0x100_0000_01b3
            }
        }
        // Separates fields, so that the bytes at the end of one can't be moved to the next unnoticed.
        self.state = (state ^ 0xff) &* 0x100_0000_01b3
    }

    mutating func add(_ text: String) {
        add(Data(text.utf8))
    }

    /// Adds the files of a folder by their relative paths, in the order of the paths. Documentation isn't compiled, and
    /// is left out.
    ///
    /// - Throws: Foundation's error if a file can't be read.
    mutating func addFiles(below folder: URL) throws {
        for path in try FileManager.default.relativePathsOfFiles(below: folder)
        where !path.contains(".docc/") {
            add(path)
            add(try Data(contentsOf: folder.appending(path: path)))
        }
    }
}
