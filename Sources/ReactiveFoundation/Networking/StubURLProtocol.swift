#if canImport(FoundationNetworking)
    import Foundation
    import FoundationNetworking

    /// Answers the tasks of sessions from the network that is current when a task is resumed.
    ///
    /// Foundation asks the classes of a session's configuration, in order, which of them takes a request, on the thread
    /// that resumes the task, and then creates that class for the task. Under a virtual clock without a stubbed network
    /// a request fails, because no real network may be used.
    ///
    /// The shared session asks this class from the time at which a program creates a `StubNetwork` or links
    /// `ReactiveTesting`. Sessions that a program creates ask it if the program links `ReactiveTesting`.
    ///
    ///     answer ≠ nil once the task is set, if the task is stubbed;   isStopped ⇒ nothing is delivered any more
    final class StubURLProtocol: URLProtocol {
        // Its type isn't Sendable, as its superclass isn't. It changes threads as Foundation's own classes do: the task is
        // set before the load starts, and the lock guards what changes later.

        private struct State {
            var isStopped = false
            var job: VirtualClock.Job?
        }
        private let state = Lock(State())
        private let network: StubNetwork?
        private let clock: VirtualClock?
        private var answer: (request: URLRequest, response: StubNetwork.Response)?

        /// Registers this class. Foundation's shared session asks the registered classes, in order; its own are
        /// registered when the first session is created. So a call before that costs nothing and suffices.
        static func register() { _ = registration }

        private static let registration = URLProtocol.registerClass(StubURLProtocol.self)

        /// The sessions in which this class was installed.
        private static let sessions = Lock<[WeakSession]>([])
        private struct WeakSession {
            weak var session: URLSession?
        }

        /// Makes a session ask this class first.
        static func install(in session: URLSession) {
            let configuration = session.configuration
            let classes = configuration.protocolClasses ?? []
            guard !classes.contains(where: { $0 == StubURLProtocol.self }) else { return }
            configuration.protocolClasses = [StubURLProtocol.self] + classes
            sessions.withLockUnchecked { sessions in
                sessions.removeAll { $0.session == nil }
                sessions.append(WeakSession(session: session))
            }
        }

        override class func canInit(with request: URLRequest) -> Bool {
            guard StubNetwork.current != nil || VirtualClock.inForce != nil else { return false }
            guard request.url?.scheme != "data" else { return false }
            // With a cache Foundation would create the object later, on another thread, where no network is current.
            for session in [URLSession.shared] + sessions.withLockUnchecked({ $0.compactMap(\.session) })
            where session.configuration.urlCache != nil { session.configuration.urlCache = nil }
            return true
        }

        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

        override class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { false }

        required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
            network = StubNetwork.current
            clock = VirtualClock.inForce
            super.init(request: request, cachedResponse: cachedResponse, client: client)
        }

        /// Records the request where the task is resumed, not where the session starts the load.
        override var task: URLSessionTask? {
            didSet {
                guard answer == nil, let task, var request = task.originalRequest else { return }
                if request.httpBody == nil { request.httpBody = task.bodyOfUpload }
                answer = (request, network?.response(to: request) ?? StubNetwork.withoutNetwork(request))
            }
        }

        override func startLoading() {
            guard let answer else { return }
            if let clock, network != nil {
                let job = clock.schedule(after: answer.response.delay) { [self] in deliverOnQueue() }
                state.withLockUnchecked { $0.job = job }
            } else if answer.response.delay > .zero {
                // With all arguments this calls Dispatch's own method.
                let deadline = DispatchTime.now() + answer.response.delay.inSeconds
                let load = UncheckedSendable(self)
                DispatchQueue.global().asyncAfter(deadline: deadline, qos: .unspecified, flags: []) {
                    load.value.deliverOnQueue()
                }
            } else {
                deliver()
            }
        }

        /// Foundation expects the client to be called on the task's queue.
        private func deliverOnQueue() {
            guard let queue = task?.queueOfLoad else { return deliver() }
            // With all arguments this calls Dispatch's own method.
            let load = UncheckedSendable(self)
            queue.async(group: nil, qos: .unspecified, flags: []) { load.value.deliver() }
        }

        private func deliver() {
            guard let answer, let client, !state.withLockUnchecked({ $0.isStopped }) else { return }
            switch answer.response.result(for: answer.request) {
            case .success(let (data, response)):
                client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
                if task is URLSessionDownloadTask {
                    guard let file = try? TemporaryDownload.write(data), setDownloadedFile(file) else {
                        return client.urlProtocol(self, didFailWithError: URLError(.cannotCreateFile))
                    }
                } else if !data.isEmpty {
                    client.urlProtocol(self, didLoad: data)
                }
                client.urlProtocolDidFinishLoading(self)
            case .failure(let error): client.urlProtocol(self, didFailWithError: error)
            }
        }

        override func stopLoading() {
            let job = state.withLockUnchecked { state in
                state.isStopped = true
                return state.job.take()
            }
            job?.cancel()
        }
    }

    extension URLSessionTask {
        /// A stored property of Foundation's that isn't public, by reflection; nil if there is none of this name.
        private func reflected(_ name: String) -> Any? {
            var mirror: Mirror? = Mirror(reflecting: self)
            while let current = mirror {
                if let child = current.children.first(where: { $0.label == name }) { return child.value }
                mirror = current.superclassMirror
            }
            return nil
        }

        /// The body of an upload, which isn't in its request.
        fileprivate var bodyOfUpload: Data? {
            guard let body = reflected("knownBody") else { return nil }
            // An optional enumeration with a case for each kind of body.
            guard let some = Mirror(reflecting: body).children.first?.value,
                let content = Mirror(reflecting: some).children.first?.value
            else { return nil }
            if let data = content as? DispatchData { return Data(data) }
            return (content as? URL).flatMap { try? Data(contentsOf: $0) }
        }

        /// The queue on which Foundation runs a load.
        fileprivate var queueOfLoad: DispatchQueue? { reflected("workQueue") as? DispatchQueue }
    }

    /// The properties of a `URLProtocol`, whose type isn't public.
    private protocol ProtocolProperties {
        func setting(_ name: String, to value: Any) -> Self
    }

    extension Dictionary: ProtocolProperties where Key: RawRepresentable, Key.RawValue == String, Value == Any {
        fileprivate func setting(_ name: String, to value: Any) -> Self {
            var copy = self
            if let key = Key(rawValue: name) { copy[key] = value }
            return copy
        }
    }

    extension URLProtocol {
        /// Tells Foundation the file of a download. Returns false if that isn't possible.
        ///
        /// Unsafe: Foundation reads the file from a stored property that isn't public, the first one of the class. It is
        /// written only if reflection finds it under its name, with its type, and its value at its place in memory.
        fileprivate func setDownloadedFile(_ file: URL) -> Bool {
            var mirror = Mirror(reflecting: self)
            while mirror.subjectType != URLProtocol.self {
                guard let next = mirror.superclassMirror else { return false }
                mirror = next
            }
            guard let first = mirror.children.first, first.label == "properties",
                let old = first.value as? any ProtocolProperties
            else { return false }
            return replace(old, with: old.setting("temporaryFileURL", to: file))
        }

        private func replace<Properties: ProtocolProperties>(_ old: Properties, with new: any ProtocolProperties)
            -> Bool
        {
            guard let new = new as? Properties, MemoryLayout<Properties>.size == MemoryLayout<UnsafeRawPointer>.size
            else { return false }
            // After the object's header of two words.
            let place = Unmanaged.passUnretained(self).toOpaque() + 2 * MemoryLayout<UnsafeRawPointer>.size
            let word = unsafeBitCast(old, to: UnsafeRawPointer.self)
            guard place.load(as: UnsafeRawPointer.self) == word else { return false }
            place.assumingMemoryBound(to: Properties.self).pointee = new
            return true
        }
    }
#endif
