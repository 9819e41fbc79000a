/// The settings of a target that matter for compiling it here.
struct TargetSettings: Equatable {
    /// The name of the module.
    var moduleName: String
    /// The language mode: 4, 4.2, 5 or 6.
    var languageMode = "5"
    /// Features of later language modes that are on.
    var upcomingFeatures: [String] = []
    /// Experimental features that are on.
    var experimentalFeatures: [String] = []
    /// Compilation conditions of the debug configuration, without `DEBUG`, which the package manager sets.
    var debugConditions: [String] = []
    /// Compilation conditions of the release configuration.
    var releaseConditions: [String] = []
    /// Whether declarations without isolation belong to the main actor.
    var isMainActorByDefault = false
    /// Whether Xcode declares `Color.sky` for a color of an asset catalogue, beside `ColorResource.sky`.
    var hasAssetExtensions = false
    /// The header through which Swift sees C declarations; nil for none.
    var bridgingHeader: String?
    /// The name of the target that hosts these tests, by the path of the host's program.
    var host: String?
    /// The property list that Xcode puts into the bundle.
    var infoPlist: String?

    init(moduleName: String) { self.moduleName = moduleName }

    /// Reads the settings of a target, in the configurations for debugging and for release.
    init(target: String, debug: BuildSettings, release: BuildSettings) {
        let name = debug["PRODUCT_MODULE_NAME"] ?? debug["PRODUCT_NAME"] ?? target
        moduleName = ModuleName.make(name.isEmpty || name.contains("$") ? target : name)
        languageMode = Self.languageMode(debug["SWIFT_VERSION"] ?? "5.0")
        upcomingFeatures = UpcomingFeature.enabled(in: debug, languageMode: languageMode)
        experimentalFeatures = UpcomingFeature.experimental(in: debug, languageMode: languageMode)
        debugConditions = Self.conditions(debug).filter { $0 != "DEBUG" }
        releaseConditions = Self.conditions(release)
        isMainActorByDefault = debug["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
        hasAssetExtensions = debug.isOn("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS")
        bridgingHeader = debug["SWIFT_OBJC_BRIDGING_HEADER"].flatMap { $0.isEmpty ? nil : $0 }
        host = debug["TEST_HOST"].flatMap(Self.hostName)
        infoPlist = debug["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func languageMode(_ version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        switch version.prefix(1) {
        case "6", "7": return "6"
        case "1", "2", "3", "4": return "4"
        default: return "5"
        }
    }

    private static func conditions(_ settings: BuildSettings) -> [String] {
        var names = settings.words("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.words("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() {
            if flag == "-D", index + 1 < flags.count {
                names.append(flags[index + 1])
            } else if flag.hasPrefix("-D") {
                names.append(String(flag.dropFirst(2)))
            }
        }
        var seen: Set<String> = []
        return names.filter { !$0.isEmpty && !$0.contains("$") && seen.insert($0).inserted }
    }

    /// Returns `App` of `…/App.app/App`.
    private static func hostName(_ path: String) -> String? {
        guard let app = path.split(separator: "/").first(where: { $0.hasSuffix(".app") }) else { return nil }
        return String(app.dropLast(4))
    }
}
