/// The text of `reactive help`.
enum Usage {
    static let text = """
        Installs Combine's and SwiftUI's modules for a Swift toolchain, so that every package finds them.

        reactive install [--into DIR] [--from CHECKOUT] [--scratch-path DIR] [--with os] [--jobs N] [--force]
            Builds the libraries for the toolchain in PATH. Does nothing if the same sources are installed already.
        reactive build|test|run|package [--with os] [--version V] [--into DIR] ARGUMENT…
            Calls SwiftPM, whose targets then see the modules. Other arguments are SwiftPM's.
        reactive import PROJECT
            Writes a package for a project of Xcode and builds what can be built; see `reactive import --help`.
        reactive show [PACKAGE]
            Runs a program without a screen and prints its first window; see `reactive show --help`.
        reactive list [--into DIR]
            Prints the installations, the newest first; those of the toolchain in PATH with an asterisk.
        reactive where [--version V] [--into DIR]
            Prints the folder of the installation that is used.
        reactive doctor [--package-path DIR] [--version V] [--into DIR]
            Says what is wrong with the installation or with a package, and what to do.
        reactive editor [--package-path DIR] [--with os] [--version V] [--into DIR]
            Tells sourcekit-lsp about the modules, by a file .sourcekit-lsp/config.json in the package's folder.
        reactive uninstall VERSION|--all [--into DIR]
            Removes the installations whose name starts with VERSION, or all.

        --into DIR   The folder of all installations; REACTIVE_HOME, or ~/.local/share/reactive, if it isn't given.
        --with os    Shows the modules os and OSLog as well. Packages that ask `canImport(os)` may expect all of Apple's.
        """
}
