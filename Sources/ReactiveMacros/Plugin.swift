import Foundation

/// The compiler's plugin for the macros of ReactiveViews: `@Entry`, `#Preview`, `@Previewable`.
///
/// The compiler starts it, sends requests to its standard input and reads replies from its standard output: each is a
/// count of bytes (eight of them, the lowest first) and so many bytes of JSON. It speaks that by itself, as the package
/// depends on no other.
@main
enum Plugin {
    static func main() throws {
        while let request = try nextRequest() { try send(reply(to: request)) }
    }

    private static func reply(to request: Request) -> Reply {
        switch request {
        // Seven is the first version in which the compiler tells what a declaration is in.
        case .getCapability: return .capability(protocolVersion: 7)
        // What previews show is checked by the compiler, and then left out.
        case .expandFreestanding: return .expansion("")
        case .expandAttached(let macro, let role, let declaration, let context):
            guard macro.typeName == "Entry" else { return .expansion("") }
            do {
                let entry = try Entry(declaration.source, in: context.first?.source ?? "")
                return .expansion(role == "accessor" ? entry.accessors : entry.key)
            } catch {
                // The source begins where the declaration before it ended.
                let indentation = declaration.source.utf8.prefix { $0 == 32 || (9...13).contains($0) }.count
                let position = Reply.Diagnostic.Position(
                    fileName: declaration.location.fileName, offset: declaration.location.offset + indentation)
                // Once for both roles.
                return .expansion(
                    role == "accessor" ? nil : "",
                    role == "accessor" ? [Reply.Diagnostic(message: error.message, position: position)] : [])
            }
        case .unknown: return .expansion(nil)
        }
    }

    /// Nil at the end, which the compiler may announce by a message without bytes.
    private static func nextRequest() throws -> Request? {
        guard let head = try bytes(8) else { return nil }
        let count = head.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard count > 0, let body = try bytes(count) else { return nil }
        return try JSONDecoder().decode(Request.self, from: body)
    }

    /// So many bytes of input; nil at its end.
    private static func bytes(_ count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let more = try FileHandle.standardInput.read(upToCount: count - data.count), !more.isEmpty else {
                return nil
            }
            data += more
        }
        return data
    }

    private static func send(_ reply: Reply) throws {
        let body = try JSONEncoder().encode(reply)
        let head = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
        try FileHandle.standardOutput.write(contentsOf: head + body)
    }
}
