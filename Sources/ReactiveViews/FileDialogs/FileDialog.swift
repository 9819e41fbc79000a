import Reactive

/// A dialog in which the user chooses files: an importer, an exporter or a mover.
///
/// It is a presentation. The host's `chooseFiles(_:)` answers it; the button “Cancel” and `dismiss()` cancel it.
nonisolated struct FileDialog: View {
    /// The dialog's purpose; its name is the kind of the presentation's element.
    enum Purpose: String {
        case importing = "FileImporter"
        case exporting = "FileExporter"
        case moving = "FileMover"
    }

    let purpose: Purpose
    /// The types that the user can choose; empty for any.
    var types: [UTType] = []
    /// Whether the user can choose several files.
    var allowsMultiple = false
    /// The suggested name of the exported file.
    var filename: String?
    /// Sets the flag of the dialog to false.
    let end: () -> Void
    /// Uses the chosen locations after `end`.
    let choice: any FileChoice
    /// Called after `end` if the user cancels.
    let cancel: () -> Void

    @Environment(\.fileDialogOptions) private var options

    @MainActor var body: some View {
        FileDialogPanel(dialog: self, options: options) {
            options.message
            Button("Cancel", role: .cancel) {
                end()
                cancel()
            }
        }
    }
}

nonisolated extension View {
    /// Presents a file dialog while a condition holds.
    ///
    /// - Parameters:
    ///   - isPresented: The flag, which becomes false when the dialog ends.
    ///   - isReady: Whether the dialog has what it needs; it isn't presented otherwise.
    ///   - dialog: Returns the dialog.
    func fileDialog<Kind>(
        as kind: Kind.Type, _ purpose: FileDialog.Purpose, isPresented: Binding<Bool>, isReady: Bool = true,
        _ dialog: @escaping () -> FileDialog
    ) -> some View {
        modifier(
            PresentationModifier(
                kind: purpose.rawValue, dismissal: .byButtonOrUser,
                item: { isPresented.wrappedValue && isReady ? true : nil }, id: { _ in true },
                clear: { isPresented.wrappedValue = false }, onDismiss: nil, content: { (_: Bool) in dialog() }),
            as: kind)
    }
}

/// What a file dialog does with the user's choice.
@MainActor
protocol FileChoice {
    /// Uses the chosen locations. Results that come later are delivered by the graph.
    func use(_ urls: [URL], in graph: Graph)
}

/// A choice that is handed to a closure.
struct ChosenFiles {
    let action: ([URL]) -> Void
}

extension ChosenFiles: FileChoice {
    func use(_ urls: [URL], in graph: Graph) { action(urls) }
}

/// The types of the modifiers with file dialogs.
enum FileDialogKind {
    enum Importer {}
    enum Exporter<Document> {}
    enum Mover {}
}

/// The node that a host's choice goes to.
@MainActor
protocol FileChoosing: ViewNode {
    /// Returns why the user can't choose some files; nil if the choice is possible.
    func objection(to urls: [URL]) -> String?
    /// Ends the dialog with a choice.
    func choose(_ urls: [URL])
}

nonisolated private struct FileDialogPanel<Content: View>: PrimitiveView {
    let dialog: FileDialog
    let options: FileDialogOptions
    let content: Content

    init(dialog: FileDialog, options: FileDialogOptions, @ViewBuilder content: () -> Content) {
        self.dialog = dialog
        self.options = options
        self.content = content()
    }

    @MainActor static func _makeNode(_ view: FileDialogPanel, under parent: ViewNode) -> TypedNode<FileDialogPanel> {
        FileDialogNode(view, under: parent)
    }
}

private final class FileDialogNode<Content: View>: SingleChildNode<FileDialogPanel<Content>, Content>, FileChoosing {
    private var view: FileDialogPanel<Content>

    init(_ view: FileDialogPanel<Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setContent(view.content)
    }

    override func receive(_ view: FileDialogPanel<Content>) {
        self.view = view
        setContent(view.content)
    }

    func objection(to urls: [URL]) -> String? {
        let dialog = view.dialog
        if urls.isEmpty { return "no file is chosen" }
        if urls.count > 1, !dialog.allowsMultiple { return "only one file can be chosen" }
        for url in urls {
            guard url.isFileURL else { return "\(url.absoluteString) isn't the address of a file" }
            if dialog.purpose == .importing, !dialog.types.isEmpty, !dialog.types.contains(where: url.isFile(of:)) {
                return "\(url.lastPathComponent) has none of the types \(dialog.types.map(\.identifier).list)"
            }
            if dialog.purpose == .moving, !url.isFolder { return "\(url.lastPathComponent) isn't a folder" }
            if let predicate = view.options.enabledURLs, (try? predicate.evaluate(url)) != true {
                return "\(url.lastPathComponent) is disabled by fileDialogURLEnabled"
            }
        }
        return nil
    }

    func choose(_ urls: [URL]) {
        view.dialog.end()
        view.dialog.choice.use(urls, in: graph)
    }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement("FileDialog")
        element.attributes = view.dialog.types.map(\.identifier)
        if view.dialog.allowsMultiple { element.attributes.append("multiple") }
        let environment = environment
        if let name = view.options.filenameLabel { element.attributes.append("name: \(name.words(in: environment))") }
        if let label = view.options.confirmation {
            element.attributes.append("confirmation: \(label.words(in: environment))")
        }
        element.value = view.dialog.filename
        element.node = self
        return [element] + children.joinedElements
    }
}

extension [String] {
    /// The texts, separated by commas.
    fileprivate var list: String { joined(separator: ", ") }
}

extension URL {
    /// Whether the address is that of a folder: it ends with a slash, or a folder exists there.
    var isFolder: Bool {
        if hasDirectoryPath { return true }
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Returns whether a file at the address has a type, by its name extension.
    ///
    /// - Parameter type: The type.
    func isFile(of type: UTType) -> Bool {
        if !pathExtension.isEmpty, let own = UTType(filenameExtension: pathExtension, conformingTo: .item),
            own.conforms(to: type)
        {
            return true
        }
        return isFolder ? UTType.folder.conforms(to: type) : UTType.data.conforms(to: type)
    }
}

extension ViewHost {
    /// Chooses files in the open file dialog, as the user does.
    ///
    /// - An importer gets the files.
    /// - An exporter writes to the location. In a folder it writes a file with the suggested name.
    /// - A mover moves its files into the folder.
    ///
    /// The dialog's flag is false before its completion runs. To cancel the dialog, call `dismiss()` or tap “Cancel”.
    ///
    /// ```swift
    /// let host = ViewHost(Library())    // a button “Import” and .fileImporter(…)
    /// try host.tap("Import")
    /// try host.chooseFiles([folder.appending(path: "notes.txt")])
    /// ```
    ///
    /// - Parameter urls: The locations.
    /// - Throws: A `ViewQueryError` if no file dialog is open, or if the user can't choose these locations in it: the
    ///   type isn't allowed, there are several where one is allowed, or a mover gets no folder.
    public func chooseFiles(_ urls: [URL]) throws(ViewQueryError) {
        try observed(details: urls.map(\.lastPathComponent).joined(separator: ", ")) { () throws(ViewQueryError) in
            let name = urls.map(\.lastPathComponent).list
            guard let node = topElements.flatMap(\.all).lazy.compactMap({ $0.node as? any FileChoosing }).first else {
                throw .notFound("a file dialog", similar: [])
            }
            if let objection = node.objection(to: urls) { throw .invalid(name, objection) }
            graph.perform { node.choose(urls) }
        }
    }

    /// Chooses a file in the open file dialog, as the user does.
    ///
    /// ```swift
    /// try host.tap("Export")
    /// try host.chooseFile(folder.appending(path: "notes.txt"))
    /// ```
    ///
    /// - Parameter url: The location.
    /// - Throws: A `ViewQueryError` if no file dialog is open, or if the user can't choose this location in it.
    public func chooseFile(_ url: URL) throws(ViewQueryError) { try chooseFiles([url]) }
}
