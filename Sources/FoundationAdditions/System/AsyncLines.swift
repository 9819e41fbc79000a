import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The lines of a sequence of bytes in UTF-8. Lines end as in Unicode; empty lines are left out, as Apple does.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    private let base: Base

    init(_ base: Base) { self.base = base }

    /// Returns an iterator.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

    /// An iterator of lines.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var base: Base.AsyncIterator
        private var hasEnded = false

        init(_ base: Base.AsyncIterator) { self.base = base }

        /// Returns the next line; nil at the end.
        /// - Throws: The error of reading.
        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while !hasEnded {
                guard let byte = try await base.next() else {
                    hasEnded = true
                    break
                }
                if Self.end(byte, &line) {
                    if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
                } else {
                    line.append(byte)
                }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }

        /// Whether a byte ends a line; bytes before it that belong to the line's end are removed from the line.
        private static func end(_ byte: UInt8, _ line: inout [UInt8]) -> Bool {
            switch byte {
            case 0x0A...0x0D: return true
            // U+0085 NEXT LINE
            case 0x85 where line.last == 0xC2:
                line.removeLast()
                return true
            // U+2028 LINE SEPARATOR, U+2029 PARAGRAPH SEPARATOR
            case 0xA8, 0xA9:
                guard line.suffix(2) == [0xE2, 0x80] else { return false }
                line.removeLast(2)
                return true
            default: return false
            }
        }
    }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    /// The lines of the bytes in UTF-8.
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }
}

extension URL {
    /// The bytes of a resource: of a file, or of what a server returns to the shared session.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let url: URL

        /// Returns an iterator, which loads the resource when its first byte is awaited.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(url: url) }

        /// An iterator of bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let url: URL
            private var rest: Data.Iterator?

            init(url: URL) { self.url = url }

            /// Returns the next byte; nil at the end.
            /// - Throws: The error of reading.
            public mutating func next() async throws -> UInt8? {
                if rest == nil {
                    let data =
                        url.isFileURL ? try Data(contentsOf: url) : try await URLSession.shared.data(from: url).0
                    rest = data.makeIterator()
                }
                return rest?.next()
            }
        }
    }

    /// The bytes of the resource.
    public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

    /// The lines of the resource in UTF-8.
    public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension URLSession {
    /// The bytes of a response. They are loaded as a whole before the first one.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        let data: Data

        /// Returns an iterator.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(rest: data.makeIterator()) }

        /// An iterator of bytes.
        public struct AsyncIterator: AsyncIteratorProtocol {
            var rest: Data.Iterator

            /// Returns the next byte; nil at the end.
            /// - Throws: The error of reading.
            public mutating func next() async throws -> UInt8? { rest.next() }
        }
    }

    /// Loads a URL and returns its bytes as a sequence.
    ///
    /// - Parameter url: The URL.
    /// - Throws: The error of the load.
    public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(from: url)
        return (AsyncBytes(data: data), response)
    }

    /// Sends a request and returns the response's bytes as a sequence.
    ///
    /// - Parameter request: The request.
    /// - Throws: The error of the load.
    public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
        let (data, response) = try await data(for: request)
        return (AsyncBytes(data: data), response)
    }
}
