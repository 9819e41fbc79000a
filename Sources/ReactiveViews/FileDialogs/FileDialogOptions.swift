/// What the modifiers around a file dialog set for it.
struct FileDialogOptions {
    var message: Text?
    var confirmation: Text?
    var filenameLabel: Text?
    var defaultDirectory: URL?
    var customizationID: String?
    var browserOptions: FileDialogBrowserOptions = []
    var importsUnresolvedAliases = false
    var enabledURLs: Predicate<URL>?
}

extension EnvironmentValues {
    /// The options of the file dialogs below.
    var fileDialogOptions: FileDialogOptions {
        get { self[entry: FileDialogOptions()] }
        set { self[entry: FileDialogOptions()] = newValue }
    }
}

/// What a file dialog shows of the file system.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates a set of options.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The user can list the contents of packages.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Name extensions are shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

nonisolated extension View {
    private func fileDialogOption<Kind>(
        as kind: Kind.Type, _ change: @escaping (inout FileDialogOptions) -> Void
    ) -> some View {
        transformEnvironment(\.fileDialogOptions, as: kind, transform: change)
    }

    /// Sets what file dialogs inside show of the file system. It is kept; no file system is shown here.
    ///
    /// - Parameter options: The options.
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View {
        fileDialogOption(as: FileOption.Browser.self) { $0.browserOptions = options }
    }

    /// Sets the name under which the system keeps the settings of file dialogs inside. It is kept; nothing reads it
    /// here.
    ///
    /// - Parameter id: The name.
    public func fileDialogCustomizationID(_ id: String) -> some View {
        fileDialogOption(as: FileOption.Customization.self) { $0.customizationID = id }
    }

    /// Sets the folder that file dialogs inside show first. It is kept; no file system is shown here.
    ///
    /// - Parameter defaultDirectory: The folder; nil for the system's choice.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        fileDialogOption(as: FileOption.Directory.self) { $0.defaultDirectory = defaultDirectory }
    }

    /// Sets whether file importers inside return aliases instead of their targets. It is kept; aliases aren't resolved
    /// here.
    ///
    /// - Parameter imports: Whether aliases are returned.
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        fileDialogOption(as: FileOption.Aliases.self) { $0.importsUnresolvedAliases = imports }
    }

    /// Sets which files the user can choose in file dialogs inside.
    ///
    /// - Parameter predicate: True for the files that can be chosen.
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View {
        fileDialogOption(as: FileOption.EnabledURLs.self) { $0.enabledURLs = predicate }
    }

    /// Sets the text in file dialogs inside.
    ///
    /// - Parameter message: The text; nil for none.
    public func fileDialogMessage(_ message: Text?) -> some View {
        fileDialogOption(as: FileOption.Message.self) { $0.message = message }
    }

    /// Sets a localized text in file dialogs inside.
    ///
    /// - Parameter messageKey: The key of the text's localized string.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets a text that isn't localized in file dialogs inside.
    ///
    /// - Parameter message: The text.
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the title of the button that confirms file dialogs inside.
    ///
    /// - Parameter label: The title; nil for the default.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        fileDialogOption(as: FileOption.Confirmation.self) { $0.confirmation = label }
    }

    /// Sets a localized title of the button that confirms file dialogs inside.
    ///
    /// - Parameter labelKey: The key of the title's localized string.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets a title of the button that confirms file dialogs inside, which isn't localized.
    ///
    /// - Parameter label: The title.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the title of the name's field in file exporters inside.
    ///
    /// - Parameter label: The title; nil for the default.
    public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        fileDialogOption(as: FileOption.FilenameLabel.self) { $0.filenameLabel = label }
    }

    /// Sets a localized title of the name's field in file exporters inside.
    ///
    /// - Parameter labelKey: The key of the title's localized string.
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets a title of the name's field in file exporters inside, which isn't localized.
    ///
    /// - Parameter label: The title.
    @_disfavoredOverload
    public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }
}

/// The types of the modifiers for file dialogs.
private enum FileOption {
    enum Browser {}
    enum Customization {}
    enum Directory {}
    enum Aliases {}
    enum EnabledURLs {}
    enum Message {}
    enum Confirmation {}
    enum FilenameLabel {}
}
