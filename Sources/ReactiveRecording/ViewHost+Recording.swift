extension ViewHost {
    /// The host's recording, which begins when this is first read.
    ///
    /// ```swift
    /// let recording = host.recording
    /// try host.tap("Add")
    /// try recording.write(to: URL(fileURLWithPath: "/tmp/session.html"))
    /// ```
    public var recording: Recording { startRecording() }

    /// Begins to record the host. If it is recorded already, the recording goes on with its own limits.
    ///
    /// ```swift
    /// let recording = host.startRecording(title: "Checkout", limits: Recording.Limits(steps: 50))
    /// ```
    ///
    /// - Parameters:
    ///   - title: The title of the page; nil, the default, for the name of the root view's type.
    ///   - limits: How much the recording keeps.
    /// - Returns: The recording.
    @discardableResult
    public func startRecording(title: String? = nil, limits: Recording.Limits = Recording.Limits()) -> Recording {
        if let recorder = observer as? Recorder {
            if let title { recorder.title = title }
            return Recording(recorder: recorder)
        }
        let recorder = Recorder(window, title: title ?? Self.rootName, limits)
        observer = recorder
        return Recording(recorder: recorder)
    }

    /// The host's recording; nil if the host isn't recorded. Reading it begins nothing.
    public var currentRecording: Recording? { (observer as? Recorder).map { Recording(recorder: $0) } }

    private static var rootName: String {
        let name = String(describing: Root.self)
        return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
    }
}

/// A host that may be recorded, whatever its root view.
@MainActor
package protocol RecordedHost: AnyObject {
    /// The host's recording; nil if the host isn't recorded.
    var currentRecording: Recording? { get }
}

extension ViewHost: RecordedHost {}
