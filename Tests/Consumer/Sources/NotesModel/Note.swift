import Foundation

public struct Note: Identifiable, Codable, Hashable, Sendable {
    public let id: UUID
    public var text: String

    public init(id: UUID = UUID(), text: String) {
        self.id = id
        self.text = text
    }
}
