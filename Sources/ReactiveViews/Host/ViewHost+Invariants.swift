extension ViewHost {
    /// Ends the process if an invariant of a node, of a layout item or of what they share doesn't hold. For tests; lays
    /// out. Must not be called within an event.
    package func checkInvariants() {
        viewTree.checkNodeInvariants()
        viewTree.checkLayoutInvariants()
        viewTree.checkNodeInvariants()
    }
}
