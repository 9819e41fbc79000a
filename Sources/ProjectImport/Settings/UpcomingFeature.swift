/// The names of the compiler's features that Xcode's settings turn on.
enum UpcomingFeature {
    private static let settings: [String: String] = [
        "BARE_SLASH": "BareSlashRegexLiterals", "CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation", "EXISTENTIAL_ANY": "ExistentialAny",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency", "IMMUTABLE_WEAK_CAPTURES": "ImmutableWeakCaptures",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues", "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]

    /// The features of `SWIFT_APPROACHABLE_CONCURRENCY`.
    private static let approachable = [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability", "InferIsolatedConformances",
        "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
    ]

    /// Those that a language mode has already; the compiler warns if they are turned on again.
    private static let inSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]

    /// Returns the features that settings turn on, sorted.
    static func enabled(in settings: BuildSettings, languageMode: String) -> [String] {
        var names = Set(Self.settings.filter { settings.isOn("SWIFT_UPCOMING_FEATURE_" + $0.key) }.map(\.value))
        if settings.isOn("SWIFT_APPROACHABLE_CONCURRENCY") { names.formUnion(approachable) }
        names.formUnion(flags("-enable-upcoming-feature", in: settings))
        if languageMode == "6" { names.subtract(inSwift6) }
        return names.sorted()
    }

    /// Returns the experimental features that settings turn on, sorted.
    static func experimental(in settings: BuildSettings, languageMode: String) -> [String] {
        var names = Set(flags("-enable-experimental-feature", in: settings))
        if languageMode != "6" {
            switch settings["SWIFT_STRICT_CONCURRENCY"] {
            case "complete": names.insert("StrictConcurrency")
            case "targeted": names.insert("StrictConcurrency=targeted")
            default: break
            }
        }
        return names.sorted()
    }

    private static func flags(_ flag: String, in settings: BuildSettings) -> [String] {
        let words = settings.words("OTHER_SWIFT_FLAGS").filter { $0 != "-Xfrontend" }
        return zip(words, words.dropFirst()).filter { $0.0 == flag }.map(\.1)
    }
}
