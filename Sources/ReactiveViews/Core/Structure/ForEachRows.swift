/// A node whose children have identities.
@MainActor
protocol IdentifyingRows: ViewNode {
    func rowIdentity(at index: Int) -> AnyHashable
}

/// A node that says of an event which of its rows it came from.
@MainActor
protocol RowNumbering: ViewNode {}
