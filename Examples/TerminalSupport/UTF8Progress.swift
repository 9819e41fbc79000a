/// How far bytes are on their way to one Unicode scalar.
enum UTF8Progress: Equatable {
    case complete(Unicode.Scalar)
    case incomplete
    /// No byte that may follow makes it a scalar. The last byte may begin another one.
    case invalid

    /// - Parameter bytes: at least one; all but the last were `incomplete`.
    init(of bytes: ArraySlice<UInt8>) {
        guard let first = bytes.first else {
            self = .incomplete
            return
        }
        let length: Int
        switch first {
        case 0...0x7F: length = 1
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default:
            self = .invalid
            return
        }
        guard bytes.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }), Self.isPossible(bytes) else {
            self = .invalid
            return
        }
        if bytes.count < length {
            self = .incomplete
        } else if let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first {
            self = .complete(scalar)
        } else {
            self = .invalid
        }
    }

    /// Whether the second byte suits the first: neither too long a form, nor a surrogate, nor beyond the last scalar.
    private static func isPossible(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, let second = bytes.dropFirst().first else { return true }
        return switch first {
        case 0xE0: second >= 0xA0
        case 0xED: second < 0xA0
        case 0xF0: second >= 0x90
        case 0xF4: second < 0x90
        default: true
        }
    }
}
