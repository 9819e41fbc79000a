extension ViewHost {
    /// How many views were measured and placed by all layouts so far: what a change costs, for tests and for those who look for what is
    /// slow.
    public var layoutWork: (measurements: Int, placements: Int) {
        let layout = viewTree.layout
        return (layout.measurements, layout.placements)
    }
}
