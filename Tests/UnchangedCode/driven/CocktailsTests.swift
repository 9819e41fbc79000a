// Program: joforsell/Cocktails
// Modules: Cocktails

import Foundation
import ReactiveViewsTesting
import SwiftUI
import Testing

@testable import Cocktails

@Suite("Cocktails: a drink's details from a server")
@MainActor
struct CocktailsTests {
    private static let server = "http://recruitmenttaskapi-env-1.eba-yxp4bns6.eu-west-2.elasticbeanstalk.com/"
    private static let picture =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="

    @Test("A drink that can't be loaded can be tried again")
    func details() throws {
        let effects = SystemEffects()
        effects.network.respond(
            to: Self.server + "cocktails/7", with: .text("", status: 401), .failure(.timedOut),
            .text(
                """
                {"id": "7", "name": "Mojito", "imageUrl": "https://example.org/mojito.png", "glass": "Highball glass",
                 "instructions": "Muddle mint.", "ingredients": [{"name": "Rum", "measure": "4 cl"}, {"name": "Mint"}]}
                """))
        effects.network.respond(
            to: "https://example.org/mojito.png", with: .data(Data(base64Encoded: Self.picture)!, after: .seconds(2)))
        let model = CocktailDetailsViewModel(cocktailId: "7", imageLoader: ImageLoader())
        let host = ViewHost(
            CocktailDetailsView(viewModel: model), size: CGSize(width: 390, height: 1_600), clock: .virtual,
            effects: effects)
        host.advance(by: 0.1)
        #expect(host.contains("This drink seems to be missing. Sorry!"))
        #expect(host.contains(.text(RequestError.unauthorized.customMessage)))
        try host.tap("Try again")
        host.advance(by: 0.1)
        #expect(!host.contains("Mojito"))
        try host.tap("Try again")
        host.advance(by: 1)
        #expect(host.contains("Mojito") && host.contains("Muddle mint."))
        #expect(host.contains("Rum") && host.contains("4 cl") && host.contains("Mint"))
        #expect(effects.requests.count == 4 && effects.requests[0].value(forHTTPHeaderField: "Content-Type") != nil)
        let placeholder = host.display
        host.advance(by: 2)
        #expect(host.display != placeholder)
    }
}
