// Program: Inncoder/SwiftUI-Animations
// Modules: Animations

import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import Animations

@Suite("SwiftUI-Animations: buttons and toggles that move")
@MainActor
struct AnimationsTests {
    /// Taps, and expects that something moves, and that it has come to rest after some seconds.
    private func expectMotion(_ view: some View, tap: CGPoint, seconds: Int = 4) throws {
        let host = ViewHost(view, clock: .virtual)
        host.advance(by: 1)
        let start = host.display
        host.advance(by: 1)
        #expect(host.display == start, "It moves before it is tapped.")
        try host.tap(at: tap)
        host.advance(by: 0.15)
        let middle = host.display
        #expect(middle != start, "It doesn't move.")
        host.advance(by: .seconds(seconds))
        let end = host.display
        host.advance(by: 1)
        #expect(end != middle && host.display == end, "It doesn't come to rest.")
    }

    @Test("A tapped heart, sticker, download button and dark-mode switch move and come to rest")
    func tapped() throws {
        let center = CGPoint(x: 195, y: 422)
        try expectMotion(HeartButton(), tap: center)
        try expectMotion(LikeButton(), tap: center)
        try expectMotion(StickerToggle(), tap: center)
        try expectMotion(DarkmodeToggle(), tap: CGPoint(x: 170, y: 422))
        try expectMotion(DownloadButton(), tap: CGPoint(x: 195, y: 400))
    }

    @Test("The download can be reset")
    func download() throws {
        let host = ViewHost(DownloadButton(), clock: .virtual)
        host.advance(by: 1)
        let start = host.display
        try host.tap(at: CGPoint(x: 195, y: 400))
        host.advance(by: 4)
        #expect(host.display != start)
        try host.tap("reset")
        host.advance(by: 1)
        #expect(host.display == start)
    }

    @Test("A credit card turns and shows its back, and then its front")
    func card() throws {
        let host = ViewHost(CreditCardFlip(), clock: .virtual)
        host.advance(by: 0.5)
        #expect(host.contains("credit-card-front"))
        try host.tap("credit-card-front")
        host.advance(by: 2)
        #expect(host.contains("credit-card-back"))
        try host.tap("credit-card-back")
        host.advance(by: 2)
        #expect(host.contains("credit-card-front"))
    }

    @Test("Stars follow the finger")
    func rating() throws {
        let host = ViewHost(StarRating(), clock: .virtual)
        host.advance(by: 1)
        let half = host.display
        try host.tap(at: CGPoint(x: 295, y: 422))
        host.advance(by: 2)
        #expect(host.display != half)
    }

    @Test("A tab bar's tapped item rises")
    func tabs() throws {
        let host = ViewHost(TabBar(), clock: .virtual)
        host.advance(by: 1)
        let before = try host.frame(of: "heart")
        #expect(try host.frame(of: "house.fill").midY < before.midY)
        try host.tap(at: CGPoint(x: before.midX, y: before.midY - 18))
        host.advance(by: 2)
        print(host.tree)
        #expect(try host.frame(of: "heart").midY < host.frame(of: "house.fill").midY)
    }
}
