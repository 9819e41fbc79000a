extension ViewHost {
    /// The number of measurements and placements of all layouts so far: a measure for the cost of a change.
    public var layoutWork: (measurements: Int, placements: Int) {
        let layout = viewTree.layout
        return (layout.measurements, layout.placements)
    }
}
