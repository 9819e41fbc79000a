import ReactiveViews
import Testing
import ReactiveTesting

private struct Striking: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow : Color.red
    }
}

private struct Echo: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle { .foreground }
}

/// Tells the paints that styles have where it stands.
private struct Probe: View {
    @Environment(\.self) private var environment
    let styles: [AnyShapeStyle]

    init(_ styles: any ShapeStyle...) { self.styles = styles.map { AnyShapeStyle($0) } }

    var body: some View {
        Text(styles.map { "\($0._paint(in: environment))" }.joined(separator: " "))
    }
}

@MainActor
@Suite("Styles")
struct StyleTests {
    private func shown<V: View>(_ view: V) -> String { ViewHost(view).tree }

    @Test("The default foreground is the color of texts") func withoutMoreTheForegroundIsThatOfTexts() {
        expectNoDifference(shown(Probe(.foreground, .secondary, .tertiary)), "Text \"#000000FF #3C3C4399 #3C3C434D\"")
    }

    @Test("Lower foreground levels are fainter, unless they are set")
    func theForegroundsLevelsAreFainterUnlessTheyAreSet() {
        let one = Probe(.foreground, .primary, .secondary).foregroundStyle(.black)
        expectNoDifference(shown(one), "Text \"#000000FF #000000FF #00000099\"")
        let two = Probe(.primary, .secondary, .tertiary).foregroundStyle(.black, .white)
        expectNoDifference(shown(two), "Text \"#000000FF #FFFFFFFF #0000004D\"")
        let three = Probe(.primary, .secondary, .tertiary).foregroundStyle(.black, .white, .clear)
        expectNoDifference(shown(three), "Text \"#000000FF #FFFFFFFF #00000000\"")
        expectNoDifference(shown(Probe(.primary).foregroundColor(nil).foregroundColor(.white)), "Text \"#000000FF\"")
    }

    @Test("A level that is set as the foreground is resolved against the foreground above")
    func aLevelSetAsForegroundIsThatOfTheOneAbove() {
        let view = Probe(.foreground).foregroundStyle(.secondary).foregroundStyle(.secondary).foregroundStyle(.black)
        expectNoDifference(shown(view), "Text \"#0000005C\"")
        expectNoDifference(shown(Probe(.foreground).foregroundStyle(.foreground.opacity(0.5))), "Text \"#00000080\"")
    }

    @Test("Resolving styles that refer to themselves ends") func stylesThatReferToThemselvesEnd() {
        expectNoDifference(shown(Probe(.foreground).foregroundStyle(Echo())), "Text \"#000000FF\"")
        expectNoDifference(shown(Probe(.tint).tint(ForegroundStyle()).foregroundStyle(.tint)), "Text \"#007AFFFF\"")
        expectNoDifference(shown(Probe(.tint).accentColor(.accentColor)), "Text \"#007AFFFF\"")
    }

    @Test("tint and accentColor set the same color") func tintAndAccentColourAreOne() {
        let host = ViewHost(Probe(.tint, Color.accentColor).tint(.black))
        expectNoDifference(host.tree, "Text \"#000000FF #000000FF\"")
        expectNoDifference(shown(Probe(.tint).accentColor(.white)), "Text \"#FFFFFFFF\"")
        expectNoDifference(shown(Probe(.tint).tint(nil).tint(.black)), "Text \"#007AFFFF\"")
        expectNoDifference(
            shown(Probe(.tint).tint(LinearGradient(colors: [.black], startPoint: .top, endPoint: .bottom))),
            "Text \"linear [#000000FF]\"")
    }

    @Test("A custom style resolves with the environment") func stylesOfThePrograms() {
        expectNoDifference(shown(Probe(Striking())), "Text \"#FF3B30FF\"")
        expectNoDifference(shown(Probe(Striking()).colorScheme(.dark)), "Text \"#FFD60AFF\"")
        expectNoDifference(
            shown(Probe(.foreground).foregroundStyle(Striking()).preferredColorScheme(.dark)), "Text \"#FFD60AFF\"")
        expectNoDifference(
            shown(Probe(.background, .separator).preferredColorScheme(nil)), "Text \"#FFFFFFFF #3C3C434A\"")
        expectNoDifference(shown(Probe(.background).backgroundStyle(.black)), "Text \"#000000FF\"")
    }

    @Test("Gradients resolve their colors") func gradientsResolveTheirColours() {
        let values = EnvironmentValues()
        let gradient = Gradient(colors: [.black, .white, .clear])
        expectNoDifference(gradient.stops.map(\.location), [0, 0.5, 1])
        guard
            case .linearGradient(let stops, .top, .bottom) = LinearGradient(
                gradient: gradient, startPoint: .top, endPoint: .bottom
            )._paint(in: values)
        else {
            Issue.record("The gradient isn't a linear one.")
            return
        }
        expectNoDifference(stops.map(\.color.description), ["#000000FF", "#FFFFFFFF", "#00000000"])
        let unordered = Gradient(stops: [
            .init(color: .black, location: 0.7), .init(color: .white, location: 0.2), .init(color: .red, location: 9),
        ])
        guard case .linearGradient(let sorted, _, _) = unordered._paint(in: values) else {
            Issue.record("The gradient isn't a linear one.")
            return
        }
        expectNoDifference(sorted.map(\.location), [0.7, 0.7, 1])
        #expect(
            Color.black.gradient._paint(in: values).description == "linear [\"#333333FF\", \"#000000FF\"]"
                || Color.black.gradient._paint(in: values).description == "linear [#333333FF, #000000FF]")
    }

    @Test("Paints interpolate into one another") func paintsGoOverIntoEachOther() {
        let black = Paint.color(Color.Resolved(red: 0, green: 0, blue: 0))
        let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
        expectNoDifference(black.interpolated(towards: white, amount: 0.5).description, "#808080FF")
        let gradient = LinearGradient(colors: [.white, .black], startPoint: .top, endPoint: .bottom)
            ._paint(in: EnvironmentValues())
        expectNoDifference(
            black.interpolated(towards: gradient, amount: 0.5).description, "linear [#808080FF, #000000FF]")
        expectNoDifference(
            black.interpolated(towards: .material(veil: .init(red: 1, green: 1, blue: 1)), amount: 0.4), black)
    }

    @Test("Colors and gradients are views") func coloursAndGradientsAreViews() {
        let view = VStack {
            Color.red
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
            AngularGradient(gradient: Gradient(colors: [.red]), center: .center)
        }
        expectNoDifference(shown(view), "VStack\n  Color (red)\n  LinearGradient\n  AngularGradient")
    }
}
