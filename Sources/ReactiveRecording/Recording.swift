/// What happened to a host, step by step, as a page to look at.
///
/// A step is a call on the host (a tap, typed text, time that passes), or an event from elsewhere, such as a timer. For
/// each step the page shows the picture before and after it with the touch drawn in, the views with their differences,
/// the evaluated bodies and why, diagnostics, and the time. Frames of animations can be played.
///
/// ```swift
/// let host = ViewHost(Shop(), clock: .virtual)
/// let recording = host.recording
/// try host.tap("Add")
/// host.advance(by: .seconds(1))
/// try recording.write(to: URL(fileURLWithPath: "/tmp/shop.html"))
/// ```
///
/// A recording is a handle: copies refer to the same steps. It doesn't keep the host alive, and can be written after
/// the host is gone. A host that isn't recorded pays a comparison for each event.
@MainActor
public struct Recording {
    let recorder: Recorder

    /// The title of the page.
    public var title: String {
        get { recorder.title }
        nonmutating set { recorder.title = newValue }
    }

    /// The steps so far, in order. The first one is the beginning.
    public var steps: [Step] { recorder.steps.map { Step($0, recorder.store) } }

    /// The number of steps that were left out because there were too many; see `Limits`.
    public var omittedSteps: Int { recorder.omittedSteps }

    /// Adds a heading: the steps after it belong to it.
    ///
    /// ```swift
    /// recording.note("Checkout")
    /// ```
    ///
    /// - Parameter text: The heading.
    public func note(_ text: String) { recorder.add(.note, text) }

    /// Adds a step that says what went wrong, with the picture of the current views.
    ///
    /// - Parameters:
    ///   - message: What went wrong. May have several lines.
    ///   - place: Where, such as `ShopTests.swift:12`; nil if it isn't known.
    public func fail(_ message: String, at place: String? = nil) { recorder.add(.failure, place ?? "", message) }

    /// Ends the recording. The steps stay; the host is observed no longer.
    public func stop() { recorder.stop() }

    /// The page: a document that needs no other file. Its size and the time to make it are linear in what differs from
    /// step to step.
    public var html: String { RecordingPage(recorder).html }

    /// Writes the page to a file, which it replaces.
    ///
    /// - Parameter url: The location of the file. Its folder must exist.
    /// - Throws: A ``RecordingError`` if the file can't be written.
    public func write(to url: URL) throws(RecordingError) {
        guard url.isFileURL else { throw RecordingError(path: url.absoluteString, reason: "it isn't a file's URL") }
        do {
            try Data(html.utf8).write(to: url, options: .atomic)
        } catch {
            throw RecordingError(path: url.path, reason: RecordingError.words(of: error))
        }
    }

    /// How much a recording keeps. What is left out is said on the page.
    public struct Limits: Sendable, Equatable {
        /// The greatest number of steps. If there are more, the oldest ones after the first are left out.
        public var steps: Int
        /// The greatest number of frames of an animation for each step. If there are more, every second one is left
        /// out.
        public var frames: Int
        /// The greatest number of views listed for each step.
        public var views: Int
        /// The greatest size of a picture, in bytes. A larger picture is left out.
        public var pictureBytes: Int
        /// The size of all that is kept, in bytes, after which pictures are left out.
        public var bytes: Int

        /// Creates limits. Numbers below 1 count as 1.
        ///
        /// - Parameters:
        ///   - steps: The greatest number of steps.
        ///   - frames: The greatest number of frames of an animation for each step.
        ///   - views: The greatest number of views listed for each step.
        ///   - pictureBytes: The greatest size of a picture, in bytes.
        ///   - bytes: The size of all that is kept, in bytes, after which pictures are left out.
        public init(
            steps: Int = 2_000, frames: Int = 240, views: Int = 3_000, pictureBytes: Int = 4 << 20,
            bytes: Int = 64 << 20
        ) {
            self.steps = max(steps, 1)
            self.frames = max(frames, 1)
            self.views = max(views, 1)
            self.pictureBytes = max(pictureBytes, 1)
            self.bytes = max(bytes, 1)
        }
    }
}

/// The reason why a recording's page couldn't be written.
public struct RecordingError: Error, Equatable, Sendable, CustomStringConvertible, LocalizedError {
    /// The path of the file.
    public let path: String
    /// Why the file couldn't be written, as the end of a sentence.
    public let reason: String

    public var description: String { "The recording can't be written to \(path): \(reason)." }
    public var errorDescription: String? { description }

    static func words(of error: any Error) -> String {
        let error = error as NSError
        if let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error { return words(of: cause) }
        if error.domain == NSPOSIXErrorDomain { return String(cString: strerror(CInt(error.code))).lowercased() }
        let text = error.localizedDescription
        return text.hasSuffix(".") ? String(text.dropLast()) : text
    }
}
