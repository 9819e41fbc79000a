import SwiftUI
import Testing

@testable import EggTimer

@Test("Eggs boil a minute longer")
func longer() {
    let eggs = Eggs()
    eggs.longer()
    #expect(eggs.minutes == 5)
}

@Test("The text comes from the application's bundle")
func advice() {
    #expect(Eggs().advice == "Cool them")
}

@MainActor
@Test("The view has the catalog's color")
func view() {
    #expect(Color.yolk == Color(.yolk))
    _ = EggTimerView().body
}
