/// The characters of an ASCII text in a font with built-in measures. Lines are broken on the bytes of the text, without
/// a list of its characters.
///
/// Invariant: `bytes` are those of the text, which the caller keeps alive; none is greater than 127 or a carriage
/// return.
struct ASCIIClusters: TextClusters {
    private let bytes: UnsafeBufferPointer<UInt8>
    /// The widths of characters, in thousandths of an em.
    private let table: [UInt16]
    /// The width of a thousandth of an em, in points.
    private let unit: CGFloat
    private let kerning: CGFloat

    /// Calls a closure with the characters of a run; returns nil, without a call, if the run's bytes aren't its
    /// characters.
    static func with<Result>(_ run: TextRun, _ body: (ASCIIClusters) -> Result) -> Result? {
        guard run.font.metrics == nil, run.attachment == nil else { return nil }
        return run.string.utf8.withContiguousStorageIfAvailable { bytes -> Result? in
            guard canHold(bytes) else { return nil }
            return body(
                ASCIIClusters(
                    bytes: bytes, table: Advances.table(for: run.font), unit: run.font.letterUnit,
                    kerning: run.kerning))
        } ?? nil
    }

    /// Returns whether each byte is a character.
    private static func canHold(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // Without an exit from the loop several bytes are compared at once.
        var others: UInt8 = 0
        for byte in bytes { others |= byte & 0x80 | (byte == 13 ? 1 : 0) }
        return others == 0
    }

    var count: Int { bytes.count }

    @inline(__always)
    func width(at index: Int) -> CGFloat {
        let units = table[Int(bytes[index])]
        return units == 0 ? 0 : max(0, CGFloat(units) * unit + kerning)
    }

    @inline(__always)
    func kind(at index: Int) -> TextFlow.Cluster.Kind { TextFlow.Cluster.kind(ofASCII: bytes[index]) }

    @inline(__always)
    func run(at index: Int) -> Int { 0 }
}
