/// A node whose children have identities. It says of an event which of them it came from.
@MainActor
protocol IdentifyingRows: ViewNode {
    func rowIdentity(at index: Int) -> AnyHashable
}
