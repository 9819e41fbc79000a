import Foundation

/// A Swift toolchain, as its compiler describes itself. Modules can be read only by the compiler that wrote them.
struct Toolchain: Codable, Equatable {
    /// Such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    let version: String
    /// The release or snapshot, such as `swift-6.3.1-RELEASE`; nil for a compiler that doesn't name one.
    let tag: String?
    /// The system that it builds for, such as `x86_64-unknown-linux-gnu`.
    let triple: String

    /// The name of the folder with the installations for this toolchain.
    var folderName: String {
        let name = "\(tag ?? version)-\(triple)"
        return String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || "._-".contains($0)) ? $0 : "_" })
    }
}
