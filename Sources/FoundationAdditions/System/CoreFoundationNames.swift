import Foundation

// Core Foundation's names of Foundation's types, which are one and the same on Apple's systems as far as `as` goes.

/// A dictionary.
public typealias CFDictionary = NSDictionary
/// A URL.
public typealias CFURL = NSURL
/// Data.
public typealias CFData = NSData
/// A number.
public typealias CFNumber = NSNumber
/// Any object.
public typealias CFTypeRef = AnyObject
/// A position in a collection.
public typealias CFIndex = Int

/// A range of positions.
public struct CFRange: Hashable, Sendable {
    /// The first position.
    public var location: CFIndex
    /// The number of positions.
    public var length: CFIndex

    /// Creates an empty range at 0.
    public init() { (location, length) = (0, 0) }

    /// Creates a range.
    ///
    /// - Parameters:
    ///   - location: The first position.
    ///   - length: The number of positions.
    public init(location: CFIndex, length: CFIndex) {
        self.location = location
        self.length = length
    }
}

/// Returns a range.
///
/// - Parameters:
///   - loc: The first position.
///   - len: The number of positions.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

extension RunLoop.Mode {
    /// The mode while the user scrolls. No run loop is in it here.
    public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}

extension FileManager {
    /// Moves a file to the user's trash.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - outResultingURL: Is set to the file's new place.
    /// - Throws: The error of moving the file.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: inout NSURL?) throws {
        let folder = URL.trashDirectory.appending(path: "files", directoryHint: .isDirectory)
        try createDirectory(at: folder, withIntermediateDirectories: true)
        var place = folder.appending(path: url.lastPathComponent)
        var number = 1
        while fileExists(atPath: place.path) {
            number += 1
            let name = url.deletingPathExtension().lastPathComponent + " \(number)"
            place = folder.appending(path: url.pathExtension.isEmpty ? name : name + "." + url.pathExtension)
        }
        try moveItem(at: url, to: place)
        outResultingURL = place as NSURL
    }

    /// Returns whether a file is in iCloud; always false here.
    ///
    /// - Parameter url: The file.
    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Fails: there is no iCloud.
    ///
    /// - Parameter url: The file.
    /// - Throws: `CocoaError.featureUnsupported`.
    public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }

    /// Fails: there is no iCloud.
    ///
    /// - Parameter url: The file.
    /// - Throws: `CocoaError.featureUnsupported`.
    public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
}
