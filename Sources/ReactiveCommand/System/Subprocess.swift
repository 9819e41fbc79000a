import Foundation

/// Runs another program.
struct Subprocess {
    /// What a program printed, and how it ended.
    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    /// A path, or a name that is searched for in `PATH`.
    let program: String
    let arguments: [String]
    var folder: URL?
    /// Variables that are added to the environment.
    var environment: [String: String] = [:]

    init(_ program: String, _ arguments: [String], folder: URL? = nil, environment: [String: String] = [:]) {
        self.program = program
        self.arguments = arguments
        self.folder = folder
        self.environment = environment
    }

    /// Runs the program and returns what it printed. The standard error can be written to a file instead.
    func capture(errorsTo log: URL? = nil) throws -> Result {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "reactive-\(UUID().uuidString)")
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                "\(scratch.path) could not be created: \(error.localizedDescription)",
                remedy: "Name a folder for temporary files that you may write to, in TMPDIR.")
        }
        defer { try? FileManager.default.removeItem(at: scratch) }
        // Files instead of pipes: a program stops when a pipe is full that isn't read.
        let outputFile = scratch.appending(path: "output")
        let errorFile = log ?? scratch.appending(path: "errors")
        try Data().write(to: outputFile)
        try Data().write(to: errorFile)
        let process = try start(
            output: FileHandle(forWritingTo: outputFile), errors: FileHandle(forWritingTo: errorFile))
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: text(of: outputFile), errors: text(of: errorFile))
    }

    /// Runs the program with the command's own standard streams, and returns its exit status.
    func run() throws -> Int32 {
        let process = try start(output: nil, errors: nil)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    /// Replaces the command by the program, which thereby receives the terminal and its signals. Returns only on
    /// systems that can't replace a program, after it has ended.
    func replaceCommand() throws -> Int32 {
        #if os(Windows)
            return try run()
        #else
            let path = try executable()
            for (name, value) in environment { setenv(name, value, 1) }
            var words = ([program] + arguments).map { strdup($0) }
            words.append(nil)
            execv(path, &words)
            throw CommandError(
                "\(path) could not be started: \(String(cString: strerror(errno))).",
                remedy: "Check that the file is a program that you may execute.")
        #endif
    }

    private func start(output: FileHandle?, errors: FileHandle?) throws -> Process {
        let process = Process()
        process.executableURL = URL(filePath: try executable())
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
        if let output { process.standardOutput = output }
        if let errors { process.standardError = errors }
        do {
            try process.run()
        } catch {
            throw CommandError(
                "\(program) could not be started: \(error.localizedDescription)",
                remedy: "Check that the file is a program that you may execute.")
        }
        return process
    }

    /// The path of the program.
    private func executable() throws -> String {
        if program.contains("/") { return program }
        #if os(Windows)
            let separator: Character = ";"
            let suffix = ".exe"
        #else
            let separator: Character = ":"
            let suffix = ""
        #endif
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        for folder in path.split(separator: separator) {
            let candidate = "\(folder)/\(program)\(suffix)"
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        }
        throw CommandError(
            "No program \(program) is in the folders of PATH.", remedy: "Add the folder of a Swift toolchain to PATH.")
    }

    private func text(of file: URL) -> String {
        String(decoding: (try? Data(contentsOf: file)) ?? Data(), as: UTF8.self)
    }
}
