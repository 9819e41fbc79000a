import ReactiveViewsTesting
import Testing

private final class Token {}

/// A value whose type isn't Equatable.
private struct Opaque {
    var number: Int
}

@Observable
private final class AssignedBox {
    var number = 1
    var token = Token()
    var opaque = Opaque(number: 1)
}

/// Which assignments the toolchain's registrar takes for changes, as views see it.
@MainActor
@Suite("Assignments to @Observable properties")
struct RegistrarRules {
    private struct Number: View {
        let box: AssignedBox
        var body: some View { Text("\(box.number)") }
    }

    private struct Reference: View {
        let box: AssignedBox
        var body: some View { Text("\(ObjectIdentifier(box.token) == ObjectIdentifier(box.token))") }
    }

    private struct Content: View {
        let box: AssignedBox
        var body: some View { Text("\(box.opaque.number)") }
    }

    private struct All: View {
        let box: AssignedBox
        var body: some View {
            Number(box: box)
            Reference(box: box)
            Content(box: box)
        }
    }

    private let box = AssignedBox()
    private let host: ViewHost<All>

    init() { host = ViewHost(All(box: box)) }

    #if compiler(>=6.3)
        @Test("An equal value of an Equatable type evaluates nothing, another one does")
        func equalValue() {
            expectNoDifference(host.evaluations { box.number = 1 }, [])
            expectNoDifference(host.evaluations { box.number = 2 }, ["Number"])
        }

        @Test("The identical reference evaluates nothing, another one does, although the class isn't Equatable")
        func identicalReference() {
            expectNoDifference(host.evaluations { box.token = box.token }, [])
            expectNoDifference(host.evaluations { box.token = Token() }, ["Reference"])
        }
    #endif

    @Test("A value that isn't Equatable always evaluates its readers, also if it is the same")
    func notEquatable() {
        expectNoDifference(host.evaluations { box.opaque = Opaque(number: 1) }, ["Content"])
        expectNoDifference(host.evaluations { box.opaque = box.opaque }, ["Content"])
    }

    @Test("A change in place evaluates the readers, also if it changes nothing")
    func inPlace() {
        expectNoDifference(host.evaluations { box.number += 0 }, ["Number"])
        expectNoDifference(host.evaluations { box.opaque.number += 0 }, ["Content"])
    }
}
