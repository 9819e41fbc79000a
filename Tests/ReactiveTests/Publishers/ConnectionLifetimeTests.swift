import Reactive
import Testing
import ReactiveTesting

@Suite("What a connection's cancellable keeps")
struct ConnectionLifetimeTests {
    @Test("Releasing what connect() of a multicast returned disconnects it") func multicast() {
        let upstream = PassthroughSubject<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var cancellations = 0
        let sink = subject.sink { values.append($0) }
        var connection: (any Cancellable)? = upstream.handleEvents(receiveCancel: { cancellations += 1 })
            .multicast(subject: subject).connect()
        upstream.send(1)
        #expect(values == [1] && cancellations == 0)
        connection = nil
        upstream.send(2)
        #expect(values == [1] && cancellations == 1)
        withExtendedLifetime((sink, connection)) {}
    }

    @Test("Releasing what connect() of makeConnectable() returned disconnects it") func connectable() {
        let upstream = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let connectable = upstream.makeConnectable()
        let sink = connectable.sink { values.append($0) }
        var connection: (any Cancellable)? = connectable.connect()
        upstream.send(1)
        connection = nil
        upstream.send(2)
        expectNoDifference(values, [1])
        withExtendedLifetime((sink, connection)) {}
    }
}
