// Program: onmyway133/FontAwesomeSwiftUI
// Modules: FontAwesomeSwiftUI

import FontAwesomeSwiftUI
import ReactiveViewsTesting
import SwiftUI
import Testing

@Suite("FontAwesomeSwiftUI: icons as letters of fonts")
@MainActor
struct FontAwesomeTests {
    @Test("An icon is painted with the font of its style")
    func icons() throws {
        FontAwesome.register()
        let host = ViewHost(
            VStack {
                Text(AwesomeIcon.airbnb.rawValue).font(.awesome(style: .brand, size: 20))
                Text(AwesomeIcon.adjust.rawValue).font(.awesome(style: .solid, size: 40))
            })
        #expect(host.contains(AwesomeIcon.airbnb.rawValue))
        #expect(
            try host.frame(of: AwesomeIcon.adjust.rawValue).height > host.frame(of: AwesomeIcon.airbnb.rawValue).height)
    }
}
