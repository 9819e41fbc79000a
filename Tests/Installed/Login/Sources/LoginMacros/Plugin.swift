import Foundation

// A program of the host doesn't see the modules that are installed for the target, in any order of building.
#if canImport(SwiftUI)
    #error("A macro sees SwiftUI.")
#endif

/// Answers the compiler: `#answer` is 42. The messages are JSON, each after its length in eight bytes.
@main
enum Plugin {
    static func main() {
        let input = FileHandle.standardInput
        while let header = try? input.read(upToCount: 8), header.count == 8 {
            let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
            guard let message = try? input.read(upToCount: length) else { return }
            let text = String(decoding: message, as: UTF8.self)
            if text.hasPrefix(#"{"getCapability""#) {
                reply(#"{"getCapabilityResult": {"capability": {"protocolVersion": 7}}}"#)
            } else {
                reply(#"{"expandMacroResult": {"expandedSource": "42", "diagnostics": []}}"#)
            }
        }
    }

    private static func reply(_ text: String) {
        let data = Data(text.utf8)
        let header = (0..<8).map { UInt8(truncatingIfNeeded: data.count >> ($0 * 8)) }
        try? FileHandle.standardOutput.write(contentsOf: Data(header) + data)
    }
}
