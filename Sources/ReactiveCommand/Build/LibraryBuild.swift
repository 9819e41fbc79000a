import Foundation

/// Builds the libraries of a checkout optimized, with SwiftPM. No path of the machine gets into the results.
struct LibraryBuild {
    let checkout: Checkout
    private let jobs: Int?

    /// The manifest leaves out everything but the libraries.
    private let environment = ["REACTIVE_INSTALL": "1"]
    /// The folder of intermediate files. They are kept, so that the next version is built faster.
    private let scratch: URL

    /// - Parameters:
    ///   - checkout: The sources.
    ///   - scratch: The path of a folder for intermediate files; nil for one in the checkout.
    ///   - jobs: The number of processes at a time; nil for SwiftPM's choice.
    init(of checkout: Checkout, scratch: String?, jobs: Int?) {
        self.checkout = checkout
        self.jobs = jobs
        self.scratch =
            scratch.map { URL(filePath: $0).standardizedFileURL } ?? checkout.folder.appending(path: ".build/install")
    }

    private var options: [String] {
        let root = checkout.folder.path
        return [
            "--package-path", root, "--scratch-path", scratch.path, "-c", "release",
            // SwiftPM asks for debug information. The libraries get none, and this is the least of it.
            "-Xswiftc", "-gline-tables-only",
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-no-serialize-debugging-options",
            "-Xswiftc", "-Xfrontend", "-Xswiftc", "-no-clang-module-breadcrumbs",
            "-Xswiftc", "-file-prefix-map", "-Xswiftc", "\(root)=/reactive",
            "-Xcc", "-ffile-prefix-map=\(root)=/reactive",
        ] + (jobs.map { ["--jobs", String($0)] } ?? [])
    }

    func description() throws -> PackageDescription {
        let result = try Subprocess(
            "swift",
            [
                "package", "--package-path", checkout.folder.path, "--scratch-path", scratch.path, "describe",
                "--type", "json",
            ], environment: environment
        ).capture()
        guard result.status == 0,
            let description = try? JSONDecoder().decode(PackageDescription.self, from: Data(result.output.utf8))
        else {
            throw CommandError(
                "The manifest of \(checkout.folder.path) could not be read.\n\(result.errors)",
                remedy: "Check with `swift package describe` in this folder.")
        }
        return description
    }

    /// Builds, and returns the folder with the products.
    func run() throws -> URL {
        guard try Subprocess("swift", ["build"] + options, environment: environment).run() == 0 else {
            throw CommandError(
                "The libraries could not be built. Nothing is installed, and what was installed before is unchanged.",
                remedy: "The compiler's messages above name the cause. The build continues where it stopped.")
        }
        let result = try Subprocess("swift", ["build"] + options + ["--show-bin-path"], environment: environment)
            .capture()
        let path = result.output.split(separator: "\n").last.map(String.init) ?? ""
        guard result.status == 0, FileManager.default.isFolder(URL(filePath: path)) else {
            throw CommandError(
                "SwiftPM didn't name the folder of its products.\n\(result.errors)",
                remedy: "Check with `swift build -c release --show-bin-path` in \(checkout.folder.path).")
        }
        return URL(filePath: path)
    }
}
