import ReactiveViewsTesting
import Testing

@MainActor
struct SafeAreaTests {
    private let frames = Frames()

    private func show(_ view: some View) {
        let host = ViewHost(view, size: hundred)
        host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    }

    @Test("Views stay within the host's safe area") func viewsKeepClearOfWhatTheHostCovers() {
        show(Flexible()({}).noted("a", frames))
        expectNoDifference(frames["a"], rect(0, 20, 100, 70))
    }

    @Test("A view that ignores the safe area reaches the edges at which it touches it")
    func aViewThatIgnoresTheSafeAreaReachesToTheEdgesWhereItEndsAtIt() {
        show(
            VStack(spacing: 0) {
                Flexible()({}).noted("top", frames).ignoresSafeArea()
                Flexible()({}).noted("middle", frames).ignoresSafeArea()
                Flexible()({}).noted("bottom", frames).edgesIgnoringSafeArea(.bottom)
            })
        expectNoDifference(frames["top"].minY, 0)
        #expect(abs(frames["top"].maxY - frames["middle"].minY) < 0.001)
        #expect(abs(frames["middle"].height - 70.0 / 3) < 0.001)
        expectNoDifference(frames["bottom"].maxY, 100)
    }

    @Test("A background may ignore the safe area while its view doesn't")
    func aLayerMayIgnoreTheSafeAreaWhileItsViewDoesNot() {
        show(Flexible()({}).noted("a", frames).background { Flexible()({}).noted("back", frames).ignoresSafeArea() })
        expectNoDifference(frames["a"], rect(0, 20, 100, 70))
        expectNoDifference(frames["back"], rect(0, 0, 100, 100))
    }

    @Test("Single edges and regions of the safe area may be ignored") func onlySomeEdgesAndRegionsMayBeIgnored() {
        show(Flexible()({}).noted("a", frames).ignoresSafeArea(edges: .top))
        expectNoDifference(frames["a"], rect(0, 0, 100, 90))
        show(Flexible()({}).noted("a", frames).ignoresSafeArea(.keyboard))
        expectNoDifference(frames["a"], rect(0, 20, 100, 70))
    }

    @Test("A bar insets the safe area, and views may reach below it")
    func aBarKeepsItsPlaceClearButViewsMayReachBelowIt() {
        show(
            Flexible()({}).noted("a", frames)
                .background { Flexible()({}).noted("back", frames).ignoresSafeArea() }
                .safeAreaInset(edge: .bottom, spacing: 5) { Box("bar", 30, 15, frames) })
        expectNoDifference(frames["a"], rect(0, 20, 100, 50))
        expectNoDifference(frames["bar"], rect(35, 75, 30, 15))
        expectNoDifference(frames["back"], rect(0, 0, 100, 100))
    }

    @Test("Bars at the sides and padding inset the safe area") func barsAtTheSidesAndPaddingOfTheSafeArea() {
        show(
            Flexible()({}).noted("a", frames)
                .safeAreaInset(edge: .leading, alignment: .top) { Box("bar", 30, 15, frames) }
                .safeAreaPadding(.horizontal, 10))
        expectNoDifference(frames["a"], rect(40, 20, 50, 70))
        expectNoDifference(frames["bar"], rect(10, 20, 30, 15))
    }

    @Test("A geometry proxy has the safe area's insets") func aGeometryProxyTellsHowFarAViewCouldReach() {
        let host = ViewHost(
            GeometryReader { proxy in Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))") },
            size: hundred)
        expect(host, shows: "0 0")
        host.safeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: -5, trailing: 0)
        expect(host, shows: "20 0")
    }

    @Test("containerRelativeFrame takes its size from the container") func aFrameMayFollowFromItsContainer() {
        show(Box("a", 5, 5, frames).containerRelativeFrame(.vertical).noted("frame", frames))
        expectNoDifference(frames["frame"], rect(47.5, 20, 5, 70))
        show(
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<5) { index in
                        Box("", 5, 5).containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                            .noted("\(index)", frames)
                    }
                }
            }.frame(width: 80))
        expectNoDifference(frames["0"].width, 20)
        expectNoDifference(frames["4"].minX, frames["0"].minX + 120)
        show(Box("a", 5, 5, frames).containerRelativeFrame(.horizontal) { length, _ in length / 4 }.noted("b", frames))
        expectNoDifference(frames["b"].width, 25)
    }

    @Test("A right-to-left layout is mirrored") func whereLinesRunFromRightToLeftEverythingIsMirrored() {
        let host = ViewHost(
            HStack(spacing: 0) {
                Box("a", 10, 10, frames)
                Box("b", 20, 10, frames).padding(.leading, 5)
                Box("c", 10, 10, frames).frame(width: 30, alignment: .leading)
                Spacer()
                HStack(spacing: 0) {
                    Box("d", 5, 10, frames)
                    Box("e", 5, 10, frames)
                }.environment(\.layoutDirection, .leftToRight)
            }, size: hundred)
        expectNoDifference(frames["a"].minX, 0)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        expectNoDifference(frames["a"].maxX, 100)
        expectNoDifference(frames["b"].maxX, 85)
        expectNoDifference(frames["c"].maxX, 65)
        expectNoDifference(frames["d"].minX, 0)
        expectNoDifference(frames["e"].minX, 5)
    }
}
