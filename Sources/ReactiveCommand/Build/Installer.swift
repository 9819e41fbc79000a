import Foundation

/// Installs a checkout for the toolchain of `PATH`.
struct Installer {
    let options: InstallOptions

    /// Installs unless the same sources are installed already, and returns the installation.
    func run() throws -> Installation {
        let found = try ToolchainInPath()
        let store = Store(at: options.store)
        let checkout = try Checkout(at: options.checkout)
        for request in options.requests where ModulesOnRequest.byRequest[request] == nil {
            throw CommandError(
                "--with \(request): there are no such modules.",
                remedy: "There are: \(ModulesOnRequest.byRequest.keys.sorted().joined(separator: ", ")).")
        }
        let parent = store.folder(for: found.toolchain)
        try makeFolder(parent)
        let lock = try FileLock(on: store.folder) {
            Output.note("Another `reactive` is installing into \(store.folder.path); waiting for it.")
        }
        defer { withExtendedLifetime(lock) {} }
        try Replacement.recover(in: parent)

        let checksum = try checkout.checksum(for: found.toolchain)
        if !options.isForced, let same = installed(in: store, checksum, for: found.toolchain) {
            return try update(same)
        }
        let build = LibraryBuild(of: checkout, scratch: options.scratch, jobs: options.jobs)
        let description = try build.description()
        Output.note("Building the libraries, optimized, for \(found.toolchain.version). This takes minutes.")
        let products = try build.run()
        // If sources changed during the build, the products may be of either version.
        guard try checkout.checksum(for: found.toolchain) == checksum else {
            throw CommandError(
                "The sources in \(checkout.folder.path) changed while they were built. Nothing is installed.",
                remedy: "Install again.")
        }
        let version = checkout.version
        let replacement = try Replacement(of: parent.appending(path: "\(version)-\(checksum.prefix(8))"))
        do {
            let writer = InstallationWriter(
                description: description, checkout: checkout.folder, products: products, toolchain: found,
                folder: replacement.new)
            try writer.write()
            try writer.manifest(version: version, checksum: checksum, requests: options.requests)
                .write(in: replacement.new)
            try replacement.commit()
        } catch {
            replacement.cancel()
            guard !(error is CommandError) else { throw error }
            throw CommandError(
                "\(parent.path) could not be written: \(error.localizedDescription)",
                remedy: "Check the space on the disk and the permissions. What was installed before is unchanged.")
        }
        try installCommand(into: store, tools: found.tools)
        let installation = try Installation(in: replacement.final)
        _ = try installation.prepare(requests: installation.manifest.defaultRequests, runtime: found.runtime)
        return installation
    }

    /// The undamaged installation of these sources.
    private func installed(in store: Store, _ checksum: String, for toolchain: Toolchain) -> Installation? {
        store.installations(for: toolchain).first { $0.manifest.checksum == checksum && $0.damagedFiles.isEmpty }
    }

    /// Sets what the modules on request are, if an installation has other ones.
    private func update(_ installation: Installation) throws -> Installation {
        guard installation.manifest.defaultRequests != options.requests else { return installation }
        var changed = installation
        changed.manifest.defaultRequests = options.requests
        try changed.manifest.write(in: installation.folder)
        return changed
    }

    private func makeFolder(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw CommandError(
                "\(folder.path) could not be created: \(error.localizedDescription)",
                remedy: "Choose a folder that you may write to, with --into.")
        }
    }

    /// Copies this program to the store, where it doesn't need the checkout.
    private func installCommand(into store: Store, tools: String) throws {
        guard let program = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return }
        let copy = store.folder.appending(path: "bin/reactive")
        guard program.path != copy.path else { return }
        let new = store.folder.appending(path: "bin/.reactive-new")
        try makeFolder(copy.deletingLastPathComponent())
        try? FileManager.default.removeItem(at: new)
        // Debug information names folders of this machine. Without the tool the program is copied as it is.
        let strip = Subprocess("\(tools)/llvm-objcopy", ["--strip-debug", program.path, new.path])
        if (try? strip.capture().status) != 0 {
            try? FileManager.default.removeItem(at: new)
            try FileManager.default.copyItem(at: program, to: new)
        }
        guard rename(new.path, copy.path) == 0 else {
            throw CommandError(
                "\(copy.path) could not be replaced: \(String(cString: strerror(errno))).",
                remedy: "Check that you may write to the folder.")
        }
    }
}
