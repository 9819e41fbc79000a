import ReactiveViews

/// A screen of rows like those of many programs: a symbol, two lines of text, a badge and a chevron.
struct PictureRows: View {
    /// The number of texts, symbols and shapes.
    let views: Int

    static let viewsInRow = 5

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(0..<views / Self.viewsInRow, id: \.self) { index in
                HStack {
                    Image(systemName: Self.symbols[index % Self.symbols.count]).foregroundStyle(.blue)
                    VStack(alignment: .leading) {
                        Text("Row \(index)").font(.headline)
                        Text("Some details that fit on a line").foregroundStyle(.secondary)
                    }
                    Capsule().fill(.red).frame(width: 22, height: 14)
                    Image(systemName: "chevron.right").foregroundStyle(.tertiary)
                }
            }
        }
    }

    private static let symbols = ["star.fill", "envelope", "person.crop.circle.fill", "gearshape", "bell.badge"]
}

extension Catalog {
    static func picture(_ views: Int) -> Workload {
        Workload(
            name: "picture_\(views)", title: "a picture of \(views) texts, symbols and shapes", unit: .milliseconds,
            limit: views == 200 ? 5 : nil, work: Work(passes: 0)
        ) {
            let host = ViewHost(PictureRows(views: views), size: CGSize(width: 390, height: 844))
            var bytes = host.svg.utf8.count
            let expected = bytes
            return Fixture(
                round: { bytes = host.svg.utf8.count },
                complaint: {
                    bytes == expected && bytes > views * 60 ? nil : "\(bytes) bytes instead of \(expected)"
                }, passes: { host.graph.passes })
        }
    }
}
