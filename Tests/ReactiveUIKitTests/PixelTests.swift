import ReactiveUIKit
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Pixels and names of other frameworks")
struct PixelTests {
    @Test("An image of bytes has their pixels, and other layouts are refused")
    func provider() throws {
        let data = try #require(CFDataCreateMutable(kCFAllocatorDefault, 12))
        CFDataSetLength(data, 12)
        let bytes = try #require(CFDataGetMutableBytePtr(data))
        bytes[0] = 255
        bytes[4] = 255
        expectNoDifference(CFDataGetLength(data), 12)
        func image(bitsPerPixel: Int, bytesPerRow: Int) -> CGImage? {
            CGDataProvider(data: data).flatMap { provider in
                CGImage(
                    width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: 0), provider: provider,
                    decode: nil, shouldInterpolate: true, intent: .defaultIntent)
            }
        }
        let made = try #require(image(bitsPerPixel: 24, bytesPerRow: 6))
        #expect(made.width == 2 && made.height == 2)
        // Written and read as a PNG, it has its size; another image's file differs.
        let file = try #require(UIImage(cgImage: made).pngData())
        expectNoDifference(UIImage(data: file)?.size, CGSize(width: 2, height: 2))
        bytes[0] = 0
        #expect(UIImage(cgImage: try #require(image(bitsPerPixel: 24, bytesPerRow: 6))).pngData() != file)
        #expect(image(bitsPerPixel: 16, bytesPerRow: 6) == nil && image(bitsPerPixel: 24, bytesPerRow: 7) == nil)
    }

    @Test("AppKit's colours are UIKit's")
    func colours() {
        expectNoDifference(Color(nsColor: .labelColor), Color(uiColor: .label))
        expectNoDifference(NSColor.separatorColor, UIColor.separator)
    }

    @Test("A layer of particles keeps what it is told")
    func particles() {
        let (layer, cell) = (CAEmitterLayer(), CAEmitterCell())
        cell.birthRate = 3
        layer.emitterCells = [cell]
        layer.emitterShape = .line
        #expect(layer.emitterCells?.first?.birthRate == 3 && layer.emitterShape == .line)
    }
}
