import ReactiveViews
import Testing
import ReactiveTesting

@Suite("Display lists")
struct DisplayListTests {
    private let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    private let red = Paint.color(Color.Resolved(red: 1, green: 0, blue: 0))
    private let size = CGSize(width: 100, height: 50)

    private func svg(_ make: (inout DisplayList) -> Void) -> String {
        var list = DisplayList()
        make(&list)
        let lines = list.svg(size: size).split(separator: "\n").map(String.init)
        expectNoDifference(
            lines.first?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50\""), true)
        expectNoDifference(lines.last, "</svg>")
        #expect(isBalanced(lines))
        return lines.dropFirst().dropLast().joined(separator: "\n")
    }

    /// Whether every element that is opened is closed, in the right order.
    private func isBalanced(_ lines: [String]) -> Bool {
        var open: [Substring] = []
        for line in lines {
            if line.hasPrefix("</") {
                guard open.popLast() == line.dropFirst(2).dropLast() else { return false }
            } else if !line.hasSuffix("/>"), !line.hasSuffix("</text>") {
                open.append(line.dropFirst().prefix { $0 != " " && $0 != ">" })
            }
        }
        return open.isEmpty
    }

    private var box: DisplayList.Content { .fill(Path(CGRect(x: 0, y: 0, width: 30, height: 40)), red, FillStyle()) }

    @Test("A filled path is drawn at its frame") func aFilledPathIsDrawnWhereItsFrameIs() {
        expectNoDifference(
            svg { $0.append(box, in: frame) }, "<path d=\"M10 20L40 20L40 60L10 60Z\" fill=\"#FF0000\"/>")
    }

    @Test("A stroke has its width, caps and dashes") func aLineHasItsWidthItsEndsAndItsDashes() {
        let line = Path { $0.addLines([.zero, CGPoint(x: 1.0 / 3, y: -2)]) }
        let style = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [1, 2])
        expectNoDifference(
            svg { $0.append(.stroke(line, red.opacity(0.5), style), in: .zero) },
            "<path d=\"M0 0L0.333 -2\" fill=\"none\" stroke=\"#FF0000\" stroke-opacity=\"0.5\" stroke-width=\"2\" "
                + "stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"1 2\"/>")
    }

    @Test("Text is escaped") func wordsAreEscaped() {
        let text = DisplayList.Text(
            lines: [.init("<a & \"b\">\u{1}", origin: CGPoint(x: 0, y: 12), width: 30)],
            font: .init(size: 17, weight: 700, isItalic: true), paint: red)
        expectNoDifference(
            svg { $0.append(.text(text), in: frame) },
            "<text x=\"10\" y=\"32\" font-size=\"17\" font-weight=\"700\" "
                + "font-style=\"italic\" textLength=\"30\" lengthAdjust=\"spacingAndGlyphs\" fill=\"#FF0000\">"
                + "&lt;a &amp; &quot;b&quot;&gt;</text>")
    }

    @Test("Gradients are defined where they are used") func gradientsAreDefinedWhereTheyAreUsed() {
        let stops = [
            Paint.Stop(color: .init(red: 0, green: 0, blue: 0), location: 0),
            Paint.Stop(color: .init(red: 1, green: 1, blue: 1, opacity: 0.5), location: 1),
        ]
        let path = Path(CGRect(x: 0, y: 0, width: 30, height: 40))
        let linear = Paint.linearGradient(stops: stops, start: .top, end: .bottomTrailing)
        #expect(
            svg { $0.append(.fill(path, linear, FillStyle(eoFill: true)), in: frame) } == """
                <linearGradient id="g1" gradientUnits="userSpaceOnUse" x1="25" y1="20" x2="40" y2="60">
                <stop offset="0" stop-color="#000000"/>
                <stop offset="1" stop-color="#FFFFFF" stop-opacity="0.5"/>
                </linearGradient>
                <path d="M10 20L40 20L40 60L10 60Z" fill="url(#g1)" fill-rule="evenodd"/>
                """)
        let radial = Paint.radialGradient(stops: stops, center: .center, startRadius: 5, endRadius: 20)
        let text = svg { $0.append(.fill(path, radial, FillStyle()), in: frame) }
        #expect(
            text.contains("<radialGradient id=\"g1\" gradientUnits=\"userSpaceOnUse\" cx=\"25\" cy=\"40\" r=\"20\">"))
        #expect(text.contains("<stop offset=\"0.25\" stop-color=\"#000000\"/>"))
        let angular = Paint.angularGradient(stops: stops, center: .center, startAngle: .zero, endAngle: .degrees(360))
        let sectors = svg { $0.append(.fill(path, angular, FillStyle()), in: frame) }
        expectNoDifference(sectors.split(separator: "\n").count, 3 + 2 + 120)
    }

    @Test("Groups have their effects") func groupsHaveTheirEffects() {
        let text = svg { list in
            list.group(.opacity(0.5), in: frame) { $0.append(box, in: .zero) }
            list.group(.transform(CGAffineTransform(scaleX: 2, y: 2)), in: frame) { _ in }
            list.group(.clip(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), FillStyle()), in: .zero) { _ in }
            list.group(.blendMode(.multiply), in: .zero) { _ in }
            list.group(.filter(.init(.blur, 2)), in: CGRect(x: 0, y: 0, width: 10, height: 10)) { _ in }
        }
        #expect(
            text == """
                <g transform="translate(10 20)" opacity="0.5">
                <path d="M0 0L30 0L30 40L0 40Z" fill="#FF0000"/>
                </g>
                <g transform="translate(10 20) matrix(2 0 0 2 0 0)">
                </g>
                <g>
                <clipPath id="c1">
                <path d="M0 0L1 0L1 1L0 1Z"/>
                </clipPath>
                <g clip-path="url(#c1)">
                </g>
                </g>
                <g style="mix-blend-mode:multiply">
                </g>
                <g>
                <filter id="f2" filterUnits="userSpaceOnUse" x="-32" y="-32" width="74" height="74" \
                color-interpolation-filters="sRGB">
                <feGaussianBlur stdDeviation="2"/>
                </filter>
                <g filter="url(#f2)">
                </g>
                </g>
                """)
    }

    @Test("Every color effect is a filter") func everyColourEffectIsAFilter() {
        let effects: [DisplayList.Effect] = [
            .filter(.init(.brightness, 0.2)), .filter(.init(.contrast, 2)), .filter(.init(.saturation, 0.5)),
            .filter(.init(.grayscale)), .filter(.init(.hueRotation, .pi / 2)), .filter(.init(.colorInvert)),
            .colorMultiply(.init(red: 1, green: 0.5, blue: 0)),
            .shadow(color: .init(red: 0, green: 0, blue: 0, opacity: 0.33), radius: 3, x: 1, y: 2),
        ]
        for effect in effects {
            let text = svg { $0.group(effect, in: frame) { $0.append(box, in: .zero) } }
            #expect(text.contains("<filter id=\"f1\""), "\(effect)")
        }
        #expect(
            svg { $0.group(.filter(.init(.contrast, 2)), in: frame) { _ in } }.contains(
                "slope=\"2\" intercept=\"-0.5\""))
        let shadow = svg { $0.group(effects[7], in: frame) { _ in } }
        #expect(
            shadow.contains(
                "<feOffset dx=\"1\" dy=\"2\" result=\"shadow\"/>\n<feFlood flood-color=\"#000000\" flood-opacity=\"0.33\"/>"
            ))
    }

    @Test("A mask hides what follows in its group") func aMaskHidesWhatFollowsInItsGroup() {
        let text = svg { list in
            list.masked(in: frame) {
                $0.append(box, in: .zero)
            } _: {
                $0.append(box, in: .zero)
            }
            list.append(box, in: .zero)
        }
        let lines = text.split(separator: "\n")
        expectNoDifference(
            lines.map { $0.prefix(5) },
            [
                "<g tr", "<mask", "<path", "</mas", "<g ma", "<path", "</g>", "</g>", "<path",
            ])
    }

    @Test("Entries with empty, infinite or NaN geometry are left out") func whatIsNowhereIsLeftOut() {
        let text = svg { list in
            list.append(box, in: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
            list.append(box, in: .null)
            list.group(in: CGRect(x: 0, y: CGFloat.infinity, width: 1, height: 1)) { list in
                list.append(box, in: .zero)
                list.group(in: .zero) { $0.append(box, in: .zero) }
                list.beginMask()
                list.endGroup()
            }
            list.group(.transform(CGAffineTransform(scaleX: .nan, y: 1)), in: .zero) { $0.append(box, in: .zero) }
            list.append(.stroke(Path(frame), red, StrokeStyle(lineWidth: .nan)), in: .zero)
            list.append(.fill(Path(), red, FillStyle()), in: .zero)
        }
        #expect(text.isEmpty)
        let effects = svg { list in
            list.group(.opacity(.nan), in: .zero) { _ in }
            list.group(.filter(.init(.blur, .infinity)), in: .zero) { _ in }
            list.group(.filter(.init(.brightness, .nan)), in: .zero) { _ in }
        }
        expectNoDifference(effects, "<g>\n</g>\n<g>\n</g>\n<g>\n</g>")
        #expect(!DisplayList().svg(size: CGSize(width: CGFloat.nan, height: -5)).contains("nan"))
    }

    @Test("A symbol is defined in units and used in points") func knownSymbolsAreDrawn() {
        func symbol(_ name: String, isSystem: Bool = true) -> String {
            let picture = DisplayList.Picture(name: name, isSystem: isSystem, paint: red)
            return svg { $0.append(.image(picture), in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        }
        #expect(
            symbol("plus") == """
                <defs>
                <g id="s1" stroke-linecap="round" stroke-linejoin="round">
                <path d="M50 12L50 88M12 50L88 50" fill="none" stroke="currentColor" stroke-width="7.2"/>
                </g>
                </defs>
                <use href="#s1" transform="translate(0.02 0.02) scale(0.1996)" color="#FF0000"/>
                """)
        #expect(symbol("star.fill").contains("fill=\"currentColor\""))
        #expect(symbol("star").contains("fill=\"none\""))
        #expect(symbol("star", isSystem: false).contains("<use"))
    }

    @Test("Ten thousand nested groups don't overflow the stack") func tenThousandGroupsNeedNoStack() {
        func nested(_ depth: Int) -> DisplayList {
            var list = DisplayList()
            for _ in 0..<depth { list.beginGroup(.opacity(0.5), in: frame) }
            list.append(box, in: frame)
            for _ in 0..<depth { list.endGroup() }
            list.endGroup()
            return list
        }
        let list = nested(10_000)
        expectNoDifference(list.svg(size: size).split(separator: "\n").count, 20_003)
        expectNoDifference(list, nested(10_000))
        #expect(list != nested(9_999))
        #expect(!list.description.isEmpty)
        var open = DisplayList()
        open.beginGroup(in: frame)
        open.beginMask()
        #expect(isBalanced(open.svg(size: size).split(separator: "\n").map(String.init)))
    }

    @Test("A display list has a description") func listsAreDescribed() {
        var list = DisplayList()
        list.group(.opacity(0.5), in: frame) { $0.append(box, in: .zero) }
        #expect(
            list.description == """
                group in (10 20 30 40): opacity 0.5
                  fill [0 0 m 30 0 l 30 40 l 0 40 l h] #FF0000FF in (0 0 0 0)
                """)
    }
}
