import Foundation
import Reactive
import FoundationAdditions
import Testing
import ReactiveTesting

@Suite("Predicates of formats")
struct PredicateTests {
    private class Animal {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Cat: Animal {
        var age = 3
        var owner: String?
        var tags = ["soft", "grey"]
        var mother: Animal? = Animal("Ünsal")
    }

    @Test(
        "A format compares stored properties",
        arguments: [
            ("name == 'Tom'", true), ("name = \"tom\"", false), ("name ==[c] 'tom'", true),
            ("age > 2 AND age <= 3", true),
            ("age BETWEEN {1, 2}", false), ("age IN {1, 3}", true), ("owner == nil", true), ("owner != NULL", false),
            ("tags CONTAINS 'soft'", true), ("tags.@count == 2", true), ("name CONTAINS[c] 'O'", true),
            ("name BEGINSWITH 'To' && name ENDSWITH 'm'", true), ("NOT name LIKE 'T?m'", false),
            ("name LIKE 'T*'", true),
            ("mother.name ==[cd] 'unsal'", true), ("mother.none == nil", true),
            ("(age == 1 OR age == 3) AND TRUEPREDICATE", true),
            ("FALSEPREDICATE", false), ("!(age < 2)", true), ("name MATCHES 'T.m'", true), ("name MATCHES 'o'", false),
            ("name < 'Z'", true), ("name > 3", false), ("age == 3.0", true),
        ])
    func comparisons(_ format: String, _ isTrue: Bool) {
        expectNoDifference(NSPredicate(format: format).evaluate(with: Cat("Tom")), isTrue)
    }

    @Test("Specifiers stand for values and names")
    func arguments() {
        #expect(NSPredicate(format: "SELF MATCHES %@", "[^@]+@[^@]+").evaluate(with: "a@b"))
        #expect(!NSPredicate(format: "SELF MATCHES %@", "[^@]+@[^@]+").evaluate(with: "a@b@c"))
        #expect(NSPredicate(format: "%K == %d", "age", 3).evaluate(with: Cat("Tom")))
        #expect(NSPredicate(format: "%K > %f", argumentArray: ["age", 2.5]).evaluate(with: Cat("Tom")))
        #expect(NSPredicate(format: "age IN %@", argumentArray: [[3, 4]]).evaluate(with: ["age": 4]))
        #expect(NSPredicate(format: "date < %@", argumentArray: [Date()]).evaluate(with: ["date": Date.distantPast]))
    }

    @Test(
        "A format that isn't understood is reported, and matches nothing",
        arguments: [
            "", "name", "name ==", "name == 'x", "ANY tags == 1", "f(x) == 1", "a ~ b", "(a == 1", "a == %@",
            "a == 1 b",
        ])
    func malformed(_ format: String) {
        let problems = Diagnostics.collect {
            #expect(!NSPredicate(format: format).evaluate(with: ["a": 1]))
        }
        expectNoDifference(problems.map(\.kind), [.invalidInput])
    }
}
