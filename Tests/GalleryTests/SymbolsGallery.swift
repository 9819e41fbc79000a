import Foundation
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Gallery: symbols, scripts and pictures")
struct SymbolsGallery {
    private struct Sheet: View {
        let names: [String]
        var columns = 10

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(0..<(names.count + columns - 1) / columns, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(names[row * columns..<min((row + 1) * columns, names.count)], id: \.self) { name in
                            VStack(spacing: 4) {
                                Image(systemName: name).font(.system(size: 26)).frame(width: 72, height: 34)
                                Text(verbatim: name.count > 19 ? "…" + name.suffix(18) : name)
                                    .font(.system(size: 7)).lineLimit(1).foregroundStyle(.secondary)
                            }
                        }
                    }
                }
            }
            .padding(8)
        }
    }

    @Test("Every symbol with a drawing of its own is recognised")
    func all() throws {
        let names = Image.drawnSymbols
        let page = 120
        for start in stride(from: 0, to: names.count, by: page) {
            let part = Array(names[start..<min(start + page, names.count)])
            let host = ViewHost(Sheet(names: part), size: CGSize(width: 736, height: 700), clock: .virtual)
            try assertSnapshot(of: host, as: .picture, named: "all \(start / page + 1)")
        }
    }

    @Test("Variants are derived from the drawings")
    func variants() throws {
        let stems = ["bell", "folder", "person", "doc.text", "video", "mic", "heart", "house", "trash", "eye"]
        let endings = [
            "", ".fill", ".circle", ".circle.fill", ".square", ".slash", ".slash.fill", ".badge.plus", ".badge",
        ]
        let characters = ["1", "2", "12", "50", "a", "b", "g", "m", "q", "x"].map { "\($0).circle" }
        let names =
            endings.flatMap { ending in stems.map { $0 + ending } } + characters + characters.map { $0 + ".fill" }
        try compare("variants", size: CGSize(width: 736, height: 640)) { Sheet(names: names) }
    }

    @Test("Symbols have the weight of the font, the scale and the colours that are set")
    func styles() throws {
        let names = ["star", "gearshape.fill", "xmark.circle.fill", "folder.badge.plus", "wifi", "bolt.fill"]
        let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .bold, .black]
        try compare("styles", size: CGSize(width: 300, height: 560)) {
            VStack(alignment: .leading, spacing: 12) {
                ForEach(weights.indices, id: \.self) { index in
                    HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }
                        .font(.title2.weight(weights[index]))
                }
                ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
                    HStack(spacing: 16) {
                        Text("Ag")
                        ForEach(names, id: \.self) { Image(systemName: $0) }
                    }.imageScale(scale)
                }
                HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }
                    .symbolRenderingMode(.hierarchical).foregroundStyle(.blue)
                HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }
                    .symbolRenderingMode(.palette).foregroundStyle(.red, .green)
                HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }
                    .symbolRenderingMode(.multicolor)
                HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }
                    .foregroundStyle(.linearGradient(colors: [.purple, .orange], startPoint: .top, endPoint: .bottom))
                HStack(spacing: 16) { ForEach(names, id: \.self) { Image(systemName: $0) } }.symbolVariant(.circle)
                Image(systemName: "leaf.fill").resizable().frame(width: 120, height: 40).foregroundStyle(.green)
            }
            .padding()
        }
    }

    private struct Scripts: View {
        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Group {
                    Text("Hello, world — “quoted”… 1,234.50 €")
                    Text("Größe, Übersicht, ça va, æøå, Łódź")
                    Text("Привет, мир! Общие настройки")
                    Text("Γεια σου κόσμε")
                    Text("你好，世界。設定と通知 안녕하세요")
                    Text("مرحبا بالعالم! 12 رسالة")
                    Text("שלום עולם! 3 הודעות (SwiftUI)")
                    Text("สวัสดีชาวโลก การตั้งค่า")
                    Text("नमस्ते दुनिया, सामान्य सेटिंग्स")
                }
                Text("🎉👍🏽👨‍👩‍👧🇩🇪❤️").font(.title)
                Text("Party 🎉 tonight 👍🏽!")
                Text("هذا نص أطول يحتاج إلى أكثر من سطر واحد في هذا العرض.").frame(width: 200).border(.gray)
                Text("זהו טקסט ארוך שצריך יותר משורה אחת ברוחב הזה.").frame(width: 200).border(.gray)
            }
        }
    }

    @Test("Texts of several scripts are as wide as their frames")
    func scripts() throws {
        try compare("left to right", size: CGSize(width: 340, height: 520)) { Scripts().padding() }
        try compare("right to left", size: CGSize(width: 340, height: 520)) {
            Scripts().padding().environment(\.layoutDirection, .rightToLeft)
        }
    }

    @Test("Pictures are scaled, clipped and tinted; missing ones have a placeholder")
    func pictures() throws {
        // Four pixels: red, green, blue and transparent.
        let bytes = Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAFUlEQVR4nGP4z8Dwn+EEEANpEMEAAD0+BcRu+b90AAAAAElFTkSuQmCC"
        )
        let image = Image(picture: PictureSource(size: CGSize(width: 40, height: 40), data: bytes))
        try compare("pictures", size: CGSize(width: 300, height: 300)) {
            VStack(spacing: 12) {
                HStack(spacing: 12) {
                    image
                    image.resizable().frame(width: 80, height: 40)
                    image.renderingMode(.template).foregroundStyle(.orange)
                }
                HStack(spacing: 12) {
                    image.resizable().scaledToFill().frame(width: 80, height: 40).clipped()
                    image.resizable().scaledToFit().frame(width: 80, height: 40).border(.gray)
                    image.resizable().scaledToFill().frame(width: 40, height: 40).clipShape(Circle())
                }
                HStack(spacing: 12) {
                    Image("missing")
                    Image("60x40_missing")
                    Image("8x8_missing")
                }
            }
        }
    }

    @Test("A picture is repeated, or keeps the size of its edges")
    func resized() throws {
        // A frame of seven points with round corners, around a square with a line across.
        let bytes = Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAABgAAAAYBAMAAAASWSDLAAAAGFBMVEX6tCgobtwAAAD///8AAAAAAAAAAAAAAAAwO8"
                + "pbAAAACHRSTlP//wD/AAAAAMn+2fsAAABgSURBVHjajY/BDYAwDAOvZgFGsJiA/afpCCxAxIO05AESefnkRHbaRnQA"
                + "ZDQ00RGpIcDMkfg1DWgr6Dxg3NhMuBMSHEzIaBXjhtFJxUDFQMAepcXyXu7zn0rWsyeEkmQuejAS/uVBpTQAAAAASU"
                + "VORK5CYII=")
        let image = Image(picture: PictureSource(size: CGSize(width: 24, height: 24), data: bytes))
        let caps = EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7)
        try compare("resized", size: CGSize(width: 300, height: 200)) {
            VStack(spacing: 12) {
                HStack(spacing: 12) {
                    image
                    image.resizable().frame(width: 100, height: 60)
                    image.resizable(capInsets: caps).frame(width: 100, height: 60)
                }
                HStack(spacing: 12) {
                    image.resizable(resizingMode: .tile).frame(width: 100, height: 60)
                    image.resizable(capInsets: caps).frame(width: 10, height: 60)
                    image.renderingMode(.template).resizable(capInsets: caps).frame(width: 100, height: 60)
                        .foregroundStyle(.green)
                }
            }
        }
    }
}
