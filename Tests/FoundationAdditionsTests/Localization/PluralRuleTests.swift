import Testing

@testable import FoundationAdditions
import ReactiveTesting

@Suite("Plural rules")
struct PluralRuleTests {
    /// The forms of the integers, by language: each as Unicode's table of samples has it.
    @Test(
        "An integer has the form of its language",
        arguments: [
            ("en", [1: "one", 0: "other", 2: "other"]), ("de", [1: "one", 5: "other"]),
            ("ja", [1: "other", 0: "other"]),
            ("fr", [0: "one", 1: "one", 2: "other", 1_000_000: "many"]), ("pt", [0: "one", 1: "one", 2: "other"]),
            ("pt-PT", [0: "other", 1: "one", 1_000_000: "many"]), ("es", [1: "one", 2: "other", 2_000_000: "many"]),
            ("it", [1: "one", 3: "other"]), ("hi", [0: "one", 1: "one", 2: "other"]),
            ("ru", [1: "one", 21: "one", 11: "many", 2: "few", 22: "few", 12: "many", 5: "many", 0: "many"]),
            ("uk", [101: "one", 111: "many", 104: "few"]), ("be", [1: "one", 3: "few", 7: "many"]),
            ("pl", [1: "one", 2: "few", 22: "few", 12: "many", 5: "many", 21: "many", 0: "many"]),
            ("cs", [1: "one", 4: "few", 5: "other", 0: "other"]), ("sk", [1: "one", 3: "few", 9: "other"]),
            ("sl", [1: "one", 101: "one", 2: "two", 3: "few", 104: "few", 5: "other"]),
            ("hr", [1: "one", 21: "one", 11: "other", 2: "few", 12: "other"]), ("sr", [31: "one", 33: "few"]),
            ("ro", [1: "one", 0: "few", 19: "few", 20: "other", 101: "few"]),
            ("lt", [1: "one", 21: "one", 11: "other", 9: "few", 10: "other", 22: "few"]),
            ("lv", [0: "zero", 10: "zero", 11: "zero", 1: "one", 21: "one", 2: "other"]),
            ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 110: "few", 11: "many", 99: "many", 100: "other"]),
            ("he", [1: "one", 2: "two", 3: "other"]), ("ga", [1: "one", 2: "two", 6: "few", 7: "many", 11: "other"]),
            ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many", 4: "other"]),
            ("mt", [1: "one", 2: "two", 0: "few", 11: "many", 20: "other"]), ("da", [0: "other", 1: "one"]),
            ("is", [1: "one", 21: "one", 11: "other"]), ("mk", [1: "one", 31: "one", 11: "other"]),
            ("fil", [1: "one", 4: "other", 5: "one", 9: "other"]), ("tr", [1: "one", 2: "other"]),
            ("ko", [1: "other"]), ("zh-Hans", [1: "other"]), ("fa", [0: "one", 1: "one", 2: "other"]),
            ("gd", [1: "one", 11: "one", 12: "two", 3: "few", 20: "other"]), ("xx", [1: "one", 2: "other"]),
        ] as [(String, [Int64: String])])
    func integers(_ language: String, _ forms: [Int64: String]) {
        for (number, form) in forms {
            expectNoDifference(
                PluralRules.category(of: PluralOperands(number), in: language).rawValue, form, "\(number) \(language)"
            )
        }
    }

    @Test(
        "A fraction has the form of its language",
        arguments: [
            ("en", 1.5, "other"), ("en", 1.0, "one"), ("fr", 1.5, "one"), ("fr", 2.5, "other"), ("ru", 1.5, "other"),
            ("cs", 1.5, "many"), ("pl", 0.5, "other"), ("da", 0.5, "one"), ("lt", 1.5, "many"), ("ro", 1.5, "few"),
            ("hr", 0.1, "one"), ("hr", 0.2, "few"), ("sl", 1.5, "few"), ("hi", 0.5, "one"), ("ar", 1.5, "other"),
            ("he", 0.5, "one"), ("en", -1.0, "one"), ("en", Double.nan, "other"),
        ])
    func fractions(_ language: String, _ number: Double, _ form: String) {
        expectNoDifference(PluralRules.category(of: PluralOperands(number), in: language).rawValue, form)
    }

    @Test("The digits of a fraction are those that are seen")
    func operands() {
        let number = PluralOperands(-12.345)
        #expect(number.i == 12 && number.v == 3 && number.f == 345)
        expectNoDifference(PluralOperands(3.0).v, 0)
        expectNoDifference(PluralOperands(1e300).v, 0)
        expectNoDifference(PluralOperands(Int64.min).i, 9_223_372_036_854_775_808)
    }
}
