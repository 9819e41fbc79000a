import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Assets in views")
struct AssetTests {
    private let folder: ResourceFolder
    private var bundle: Bundle { folder.bundle }
    private let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="40" height="24"/>"#

    init() throws {
        folder = try ResourceFolder()
        try folder.write(
            #"{"images":[{"filename":"l.svg","idiom":"universal"}]}"#, to: "A.xcassets/logo.imageset/Contents.json")
        try folder.write(svg, to: "A.xcassets/logo.imageset/l.svg")
        try folder.write(
            #"{"images":[{"filename":"l.svg","idiom":"universal"}],"properties":{"template-rendering-intent":"template"}}"#,
            to: "A.xcassets/mark.imageset/Contents.json")
        try folder.write(svg, to: "A.xcassets/mark.imageset/l.svg")
        try folder.write(
            #"{"colors":[{"color":{"components":{"red":"1.0","green":"0.0","blue":"0.0"}}},"#
                + #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"reference":"systemBlueColor"}}]}"#,
            to: "A.xcassets/sky.colorset/Contents.json")
    }

    @Test("An image of a catalogue has its file's size, and is drawn as the file")
    func images() {
        let host = ViewHost(Image("logo", bundle: bundle), size: CGSize(width: 100, height: 100))
        expectNoDifference(
            Image("logo", bundle: bundle).naturalSize(in: EnvironmentValues()), CGSize(width: 40, height: 24))
        expectNoDifference(Image(ImageResource(name: "logo", bundle: bundle)), Image("logo", bundle: bundle))
        #expect(host.svg.contains("data:image/svg+xml;base64,\(Data(svg.utf8).base64EncodedString())"))
        #expect(!host.svg.contains("<mask"))
    }

    @Test("A template is drawn in the foreground style, unless the view wants it otherwise")
    func templates() {
        let size = CGSize(width: 100, height: 100)
        let mark = Image("mark", bundle: bundle)
        #expect(ViewHost(mark.foregroundStyle(.red), size: size).svg.contains("<mask"))
        #expect(!ViewHost(mark.renderingMode(.original), size: size).svg.contains("<mask"))
        #expect(ViewHost(Image("logo", bundle: bundle).renderingMode(.template), size: size).svg.contains("<mask"))
    }

    @Test("A colour of a catalogue depends on the colour scheme")
    func colors() {
        var values = EnvironmentValues()
        let sky = Color("sky", bundle: bundle)
        expectNoDifference(sky.resolve(in: values), Color.Resolved(red: 1, green: 0, blue: 0))
        expectNoDifference(Color(ColorResource(name: "sky", bundle: bundle)), sky)
        values.colorScheme = .dark
        expectNoDifference(sky.resolve(in: values), Color.blue.resolve(in: values))
        #expect(sky.description.hasPrefix("NamedColor(name: \"sky\""))
    }

    @Test("What a catalogue doesn't have is reported once: an image of size zero, a transparent colour")
    func missing() {
        let problems = Diagnostics.collect {
            for _ in 1...2 {
                expectNoDifference(Image("none", bundle: bundle).naturalSize(in: EnvironmentValues()), .zero)
                expectNoDifference(Color("none", bundle: bundle).resolve(in: EnvironmentValues()).opacity, 0)
            }
        }
        expectNoDifference(problems.map(\.kind), [.resource, .resource])
        expectNoDifference(problems.first?.message.contains("“none”"), true)
    }

    @Test("Without a catalogue a name stands for itself, and nothing is reported")
    func withoutCatalog() throws {
        let empty = try ResourceFolder()
        let problems = Diagnostics.collect {
            expectNoDifference(
                Image("none", bundle: empty.bundle).naturalSize(in: EnvironmentValues()), ImageSizes.standardSize)
            expectNoDifference(Color("none", bundle: empty.bundle).resolve(in: EnvironmentValues()).opacity, 1)
        }
        #expect(problems.isEmpty)
    }

    @Test("Sizes of the environment take precedence over a catalogue")
    func sizes() {
        var values = EnvironmentValues()
        values.imageSizes = ImageSizes(["logo": CGSize(width: 5, height: 5)])
        expectNoDifference(Image("logo", bundle: bundle).naturalSize(in: values), CGSize(width: 5, height: 5))
    }
}
