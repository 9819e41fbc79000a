import Foundation

/// What the compiler says to a plugin: of each message just what the macros here need to know.
enum Request: Decodable {
    case getCapability
    case expandFreestanding(Macro)
    case expandAttached(Macro, role: String, declaration: Syntax, context: [Syntax])
    /// A message that came up later than this.
    case unknown

    struct Macro: Decodable {
        /// What the macro's declaration says in `#externalMacro(module:type:)`.
        let typeName: String
    }

    struct Syntax: Decodable {
        struct Location: Decodable {
            let fileName: String
            /// In UTF-8.
            let offset: Int
        }

        let source: String
        let location: Location
    }

    private enum Kind: String, CodingKey {
        case getCapability, expandFreestandingMacro, expandAttachedMacro
    }

    private enum Part: String, CodingKey {
        case macro, macroRole, declSyntax, lexicalContext
    }

    init(from decoder: any Decoder) throws {
        let message = try decoder.container(keyedBy: Kind.self)
        switch message.allKeys.first {
        case .getCapability: self = .getCapability
        case .expandFreestandingMacro:
            let parts = try message.nestedContainer(keyedBy: Part.self, forKey: .expandFreestandingMacro)
            self = .expandFreestanding(try parts.decode(Macro.self, forKey: .macro))
        case .expandAttachedMacro:
            let parts = try message.nestedContainer(keyedBy: Part.self, forKey: .expandAttachedMacro)
            self = .expandAttached(
                try parts.decode(Macro.self, forKey: .macro), role: try parts.decode(String.self, forKey: .macroRole),
                declaration: try parts.decode(Syntax.self, forKey: .declSyntax),
                context: try parts.decodeIfPresent([Syntax].self, forKey: .lexicalContext) ?? [])
        case nil: self = .unknown
        }
    }
}

/// What a plugin answers.
enum Reply: Encodable {
    case capability(protocolVersion: Int)
    case expansion(String?, [Diagnostic] = [])

    struct Diagnostic: Encodable {
        struct Position: Encodable {
            let fileName: String
            let offset: Int
        }

        let message: String
        let severity = "error"
        let position: Position
        // The compiler expects these, too.
        let highlights: [Position] = []
        let notes: [Position] = []
        let fixIts: [Position] = []
    }

    private enum Kind: String, CodingKey {
        case getCapabilityResult, expandMacroResult
    }

    private enum Part: String, CodingKey {
        case capability, protocolVersion, expandedSource, diagnostics
    }

    func encode(to encoder: any Encoder) throws {
        var message = encoder.container(keyedBy: Kind.self)
        switch self {
        case .capability(let version):
            var result = message.nestedContainer(keyedBy: Part.self, forKey: .getCapabilityResult)
            var capability = result.nestedContainer(keyedBy: Part.self, forKey: .capability)
            try capability.encode(version, forKey: .protocolVersion)
        case .expansion(let source, let diagnostics):
            var result = message.nestedContainer(keyedBy: Part.self, forKey: .expandMacroResult)
            try result.encode(source, forKey: .expandedSource)
            try result.encode(diagnostics, forKey: .diagnostics)
        }
    }
}
