extension Text {
    /// The lines of a text, for a renderer that draws it itself.
    ///
    /// Coordinates are relative to the text's upper left corner.
    ///
    /// ```swift
    /// for line in layout {
    ///     for run in line {
    ///         for slice in run { context.draw(slice) }
    ///     }
    /// }
    /// ```
    public struct Layout: RandomAccessCollection, Equatable {
        var lines: [Line]
        /// Whether a part of the text is omitted.
        public internal(set) var isTruncated: Bool

        public typealias Index = Int
        public typealias Element = Line

        /// The index of the first line.
        public var startIndex: Int { 0 }
        /// The number of lines.
        public var endIndex: Int { lines.count }

        /// The line at an index.
        ///
        /// - Parameter index: The index, from 0.
        public subscript(index: Int) -> Line { lines[index] }

        /// The position of a character in a text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let value: Int

            /// Returns the number of characters from this position to another one.
            ///
            /// - Parameter other: The other position.
            public func distance(to other: CharacterIndex) -> Int { other.value - value }

            /// Returns the position a number of characters further on.
            ///
            /// - Parameter n: The number of characters.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(value: value + n) }

            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.value < rhs.value }
        }

        /// The measures of a piece of text, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The start of the piece on its baseline.
            public var origin: CGPoint
            /// The width.
            public var width: CGFloat
            /// The distance from the top to the baseline.
            public var ascent: CGFloat
            /// The distance from the baseline to the bottom.
            public var descent: CGFloat
            /// The additional distance to the next line; 0 here.
            public var leading: CGFloat

            /// Creates empty bounds.
            public init() { self.init(origin: .zero, width: 0, ascent: 0, descent: 0) }

            init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
                self.origin = origin
                self.width = width
                self.ascent = ascent
                self.descent = descent
                leading = 0
            }

            /// The rectangle from the top to the bottom.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// Options of drawing a piece of text. They have no effect here.
        public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32

            /// Creates a set from its bits.
            ///
            /// - Parameter rawValue: The bits of the set.
            public init(rawValue: UInt32) { self.rawValue = rawValue }
            /// Positions aren't rounded to pixels.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }
    }
}

// MARK: - Lines

extension Text.Layout {
    /// A line of a text.
    public struct Line: RandomAccessCollection, Equatable {
        var runs: [Run]
        /// The start of the line on its baseline. Moving it moves the line.
        public var origin: CGPoint {
            didSet {
                let (x, y) = (origin.x - oldValue.x, origin.y - oldValue.y)
                for index in runs.indices { runs[index].bounds.origin.x += x }
                for index in runs.indices { runs[index].bounds.origin.y += y }
            }
        }
        let width: CGFloat
        let ascent: CGFloat
        let descent: CGFloat

        public typealias Index = Int
        public typealias Element = Run

        /// The index of the first run.
        public var startIndex: Int { 0 }
        /// The number of runs.
        public var endIndex: Int { runs.count }

        /// The run at an index.
        ///
        /// - Parameter index: The index, from 0.
        public subscript(index: Int) -> Run { runs[index] }

        /// The measures of the line.
        public var typographicBounds: TypographicBounds {
            TypographicBounds(origin: origin, width: width, ascent: ascent, descent: descent)
        }

        public static func == (lhs: Line, rhs: Line) -> Bool { lhs.origin == rhs.origin && lhs.runs == rhs.runs }
    }

    /// A part of a line with the same attributes.
    public struct Run: RandomAccessCollection, Equatable {
        struct Glyph: Equatable {
            let string: String
            /// The distance from the start of the run, in points.
            let x: CGFloat
            let width: CGFloat
            let index: CharacterIndex
        }

        let glyphs: [Glyph]
        var bounds: TypographicBounds
        let attributes: TextAttributes
        let font: ResolvedFont
        let image: Image?

        public typealias Index = Int
        public typealias Element = RunSlice

        /// The index of the first glyph.
        public var startIndex: Int { 0 }
        /// The number of glyphs.
        public var endIndex: Int { glyphs.count }

        /// The slice of one glyph.
        ///
        /// - Parameter index: The index of the glyph, from 0.
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }

        /// The slice of some glyphs.
        ///
        /// - Parameter bounds: The indices of the glyphs.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }

        /// The custom attribute of a type; nil if the run has none.
        ///
        /// - Parameter key: The type of the attribute.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes.extras?.custom(key) }

        /// The direction of the run; from left to right here.
        public var layoutDirection: LayoutDirection { .leftToRight }
        /// The measures of the run.
        public var typographicBounds: TypographicBounds { bounds }
        /// The positions of the characters of the glyphs.
        public var characterIndices: [CharacterIndex] { glyphs.map(\.index) }

        public typealias SubSequence = RunSlice
    }

    /// Some glyphs of a run.
    public struct RunSlice: RandomAccessCollection, Equatable {
        /// The run.
        public var run: Run
        /// The indices of the glyphs in the run.
        public var indices: Range<Int>

        /// Creates a slice.
        ///
        /// - Parameters:
        ///   - run: The run.
        ///   - indices: The indices of the glyphs in the run.
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        public typealias Index = Int
        public typealias Element = RunSlice
        public typealias SubSequence = RunSlice

        /// The index of the first glyph.
        public var startIndex: Int { indices.lowerBound }
        /// The index after that of the last glyph.
        public var endIndex: Int { indices.upperBound }

        /// The slice of one glyph.
        ///
        /// - Parameter index: The index of the glyph in the run.
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }

        /// The slice of some glyphs.
        ///
        /// - Parameter bounds: The indices of the glyphs in the run.
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

        /// The custom attribute of a type; nil if the run has none.
        ///
        /// - Parameter key: The type of the attribute.
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        var glyphs: ArraySlice<Run.Glyph> { run.glyphs[indices] }

        /// The measures of the glyphs.
        public var typographicBounds: TypographicBounds {
            var bounds = run.bounds
            guard let first = glyphs.first, let last = glyphs.last else {
                bounds.width = 0
                return bounds
            }
            bounds.origin.x += first.x
            bounds.width = last.x + last.width - first.x
            return bounds
        }

        /// The positions of the characters of the glyphs.
        public var characterIndices: [CharacterIndex] { glyphs.map(\.index) }
    }
}

// MARK: - Making

extension Text {
    /// Returns the lines of the text in a room.
    ///
    /// - Parameters:
    ///   - width: The available width, in points; nil for unlimited.
    ///   - height: The available height, in points; nil for unlimited.
    ///   - settings: The settings of the environment.
    nonisolated func glyphs(width: CGFloat?, height: CGFloat?, in settings: TextSettings) -> Layout {
        let text = (isTooLong ? beginning : self).localized(settings.locale)
        let own = text.allRuns
        let (flow, placement) = text.measured(in: settings).place(
            width: width, height: height, options: settings.options)
        let scale = placement.scale
        var layout = Layout(lines: [], isTruncated: placement.isTruncated)
        for line in placement.lines {
            let start: CGFloat =
                switch settings.options.alignment {
                case .leading: 0
                case .center: (placement.size.width - line.width) / 2
                case .trailing: placement.size.width - line.width
                }
            let baseline = line.y + line.ascent
            var runs: [Layout.Run] = []
            var x = start
            var pending: (run: Int, glyphs: [Layout.Run.Glyph], start: CGFloat)?
            func end() {
                guard let done = pending else { return }
                let (piece, attributes) = (flow.runs[done.run], own.indices.contains(done.run) ? own[done.run] : nil)
                let reach = piece.reach(scale: scale)
                var font = piece.font
                font.size *= scale
                runs.append(
                    Layout.Run(
                        glyphs: done.glyphs,
                        bounds: Layout.TypographicBounds(
                            origin: CGPoint(x: done.start, y: baseline - piece.baselineOffset * scale),
                            width: x - done.start, ascent: reach.ascent - piece.baselineOffset * scale,
                            descent: reach.descent + piece.baselineOffset * scale),
                        attributes: attributes?.attributes ?? TextAttributes(), font: font,
                        image: attributes?.image))
                pending = nil
            }
            func add(_ string: String, _ run: Int, _ width: CGFloat, _ index: Int) {
                if pending?.run != run { end() }
                var piece = pending ?? (run, [], x)
                piece.glyphs.append(
                    Layout.Run.Glyph(
                        string: string, x: x - piece.start, width: width, index: Layout.CharacterIndex(value: index)))
                pending = piece
                x += width
            }
            for index in line.head {
                add(flow.character(index), Int(flow.clusters[index].run), flow.clusters[index].width * scale, index)
            }
            if line.hasEllipsis {
                let last = line.head.last ?? line.tail.first
                let run = last.map { Int(flow.clusters[$0].run) } ?? 0
                add("…", run, flow.runs[run].width(of: "…" as Character) * scale, last ?? 0)
            }
            for index in line.tail {
                add(flow.character(index), Int(flow.clusters[index].run), flow.clusters[index].width * scale, index)
            }
            end()
            layout.lines.append(
                Layout.Line(
                    runs: runs, origin: CGPoint(x: start, y: baseline), width: line.width, ascent: line.ascent,
                    descent: line.height - line.ascent))
        }
        return layout
    }
}
