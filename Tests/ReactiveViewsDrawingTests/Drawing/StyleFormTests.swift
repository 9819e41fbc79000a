import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Forms of styles")
struct StyleFormTests {
    private struct Warm: ShapeStyle, Hashable {
        func resolve(in environment: EnvironmentValues) -> Color.Resolved {
            (environment.colorScheme == .dark ? Color.orange : Color.red).resolve(in: environment)
        }
    }

    @Test("A colour is made of any style that resolves to one, and follows the environment")
    func color() {
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        expectNoDifference(Color(Color.red), Color.red)
        expectNoDifference(Color(Warm()), Color(Warm()))
        expectNoDifference(Color(Warm()).resolve(in: EnvironmentValues()), Color.red.resolve(in: EnvironmentValues()))
        expectNoDifference(Color(Warm()).resolve(in: dark), Color.orange.resolve(in: dark))
    }

    @Test("A tint is a colour, nil or any style")
    func tint() {
        func paint<V: View>(_ view: V) -> String { ViewHost(view).display.description }
        let plain = paint(Rectangle().fill(.tint))
        #expect(paint(Rectangle().fill(.tint).tint(.red)) != plain)
        expectNoDifference(paint(Rectangle().fill(.tint).tint(nil)), plain)
        #expect(paint(Rectangle().fill(.tint).tint(.red.gradient)).contains("linear"))
        #expect(
            paint(
                Rectangle().fill(.tint).tint(
                    .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
            ).contains("linear"))
    }

    @Test("Bars take any style and any colour scheme")
    func bars() {
        let host = ViewHost(
            NavigationStack {
                Text("page")
                    .toolbarBackground(.red, for: .navigationBar)
                    .toolbarBackground(.thinMaterial, for: .tabBar)
                    .toolbarBackground(.visible, for: .navigationBar, .tabBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbarColorScheme(nil, for: .navigationBar)
            })
        expect(host, shows: "page")
    }

    @Test("A container-relative shape follows the shape of its container, inset as far as the view is")
    func containerShape() {
        let host = ViewHost(
            ZStack {
                ContainerRelativeShape().fill(.red).padding(8)
            }
            .frame(width: 100, height: 60)
            .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular)))
        let expected = RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 8).path(
            in: CGRect(x: -8, y: -8, width: 100, height: 60))
        guard case .fill(let path, _, _)? = host.display.items.first?.content else {
            Issue.record("nothing is filled")
            return
        }
        expectNoDifference(path, expected)
        #expect(path != Path(CGRect(x: 0, y: 0, width: 84, height: 44)))
        let border = ViewHost(
            ContainerRelativeShape().strokeBorder(.red, lineWidth: 2).frame(width: 50, height: 50).containerShape(
                Circle()))
        #expect(border.display.description.contains("stroke [49 25 m") || !border.display.description.contains("1 1 m"))
        let alone = ViewHost(ContainerRelativeShape().fill(.red).frame(width: 10, height: 10))
        #expect(alone.display.description.contains("[0 0 m 10 0 l 10 10 l 0 10 l h]"))
    }

    @Test("Shaders keep what they are told, paint nothing and change nothing")
    func shaders() async throws {
        let shader = ShaderLibrary.ripple(.float(0.5), .float2(1, 2), .color(.red), .boundingRect)
        #expect(shader.function.name == "ripple" && shader.arguments.count == 4)
        expectNoDifference(
            shader, ShaderLibrary.default.ripple(.float(0.5), .float2(1, 2), .color(.red), .boundingRect))
        #expect(shader != ShaderLibrary.ripple(.float(0.6)))
        let plain = ViewHost(Text("a")).display
        expectNoDifference(
            ViewHost(
                Text("a").colorEffect(shader).distortionEffect(shader, maxSampleOffset: .zero)
                    .layerEffect(shader, maxSampleOffset: .zero, isEnabled: false)
            ).display, plain)
        try await shader.compile(as: .layerEffect)
    }
}
