/// Texts of projects.
enum Fixtures {
    /// A project in the form before Xcode 16: an application with a group of files, resources in two languages, a
    /// framework, tests, packages and configuration files.
    static let classic = #"""
        // !$*UTF8*$!
        {
            archiveVersion = 1;
            classes = {
            };
            objectVersion = 50;
            objects = {

        /* Begin PBXBuildFile section */
                B1 /* App.swift in Sources */ = {isa = PBXBuildFile; fileRef = F1 /* App.swift */; };
                B2 = {isa = PBXBuildFile; fileRef = F2; };
                B3 = {isa = PBXBuildFile; fileRef = F3; };
                B4 = {isa = PBXBuildFile; fileRef = V1; };
                B5 = {isa = PBXBuildFile; fileRef = F5; };
                B6 = {isa = PBXBuildFile; fileRef = F6; };
                B7 = {isa = PBXBuildFile; fileRef = F7; };
                B8 = {isa = PBXBuildFile; fileRef = F8; };
                B9 = {isa = PBXBuildFile; productRef = D1; };
        /* End PBXBuildFile section */
                F1 = {isa = PBXFileReference; path = "App main.swift"; sourceTree = "<group>"; };
                F2 = {isa = PBXFileReference; path = Keys.swift; sourceTree = "<group>"; };
                F3 = {isa = PBXFileReference; path = Assets.xcassets; sourceTree = "<group>"; };
                F5 = {isa = PBXFileReference; path = Kit/Kit.swift; sourceTree = SOURCE_ROOT; };
                F6 = {isa = PBXFileReference; path = AppTests/AppTests.swift; sourceTree = SOURCE_ROOT; };
                F7 = {isa = PBXFileReference; path = Old.m; sourceTree = "<group>"; };
                F8 = {isa = PBXFileReference; path = Model.xcdatamodeld; sourceTree = "<group>"; };
                F9 = {isa = PBXFileReference; path = Debug.xcconfig; sourceTree = "<group>"; };
                L1 = {isa = PBXFileReference; name = en; path = en.lproj/Localizable.strings; sourceTree = "<group>"; };
                L2 = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = "<group>"; };
                V1 = {isa = PBXVariantGroup; children = (L1, L2, ); name = Localizable.strings; sourceTree = "<group>"; };
                G0 = {isa = PBXGroup; children = (G1, F5, F6, F9, ); sourceTree = "<group>"; };
                G1 = {isa = PBXGroup; children = (F1, F2, F3, F7, F8, V1, ); path = "The App"; sourceTree = "<group>"; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, B2, B7, B8, ); };
                P2 = {isa = PBXResourcesBuildPhase; files = (B3, B4, ); };
                P3 = {isa = PBXSourcesBuildPhase; files = (B5, ); };
                P4 = {isa = PBXSourcesBuildPhase; files = (B6, ); };
                P5 = {isa = PBXFrameworksBuildPhase; files = (B9, ); };
                T1 = {
                    isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    buildConfigurationList = C1; buildPhases = (P1, P2, P5, ); dependencies = (X1, );
                    packageProductDependencies = (D1, D2, );
                };
                T2 = {
                    isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.framework";
                    buildConfigurationList = C2; buildPhases = (P3, );
                };
                T3 = {
                    isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                    buildConfigurationList = C3; buildPhases = (P4, );
                };
                X1 = {isa = PBXTargetDependency; target = T2; };
                D1 = {isa = XCSwiftPackageProductDependency; package = R1; productName = Remote; };
                D2 = {isa = XCSwiftPackageProductDependency; package = R2; productName = Local; };
                R1 = {
                    isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/owner/remote.git";
                    requirement = {kind = upToNextMinorVersion; minimumVersion = 1.2.3; };
                };
                R2 = {isa = XCLocalSwiftPackageReference; relativePath = Packages/local; };
                C0 = {isa = XCConfigurationList; buildConfigurations = (K0, K9, ); };
                C1 = {isa = XCConfigurationList; buildConfigurations = (K1, K8, ); };
                C2 = {isa = XCConfigurationList; buildConfigurations = (K2, ); };
                C3 = {isa = XCConfigurationList; buildConfigurations = (K3, ); };
                K0 = {
                    isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = F9;
                    buildSettings = {
                        SWIFT_VERSION = 5.0;
                        SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG $(inherited)";
                    };
                };
                K9 = {isa = XCBuildConfiguration; name = Release; buildSettings = {SWIFT_VERSION = 5.0; }; };
                K1 = {
                    isa = XCBuildConfiguration; name = Debug;
                    buildSettings = {
                        PRODUCT_NAME = "The $(TARGET_NAME)";
                        SWIFT_VERSION = 6.0;
                        SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;
                        SWIFT_UPCOMING_FEATURE_MEMBER_IMPORT_VISIBILITY = YES;
                        SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY = NO;
                        OTHER_SWIFT_FLAGS = ("-D", EXTRA, "$(inherited)", );
                    };
                };
                K8 = {isa = XCBuildConfiguration; name = Release; buildSettings = {OTHER_SWIFT_FLAGS = "-DEXTRA"; }; };
                K2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_NAME = "$(TARGET_NAME)"; }; };
                K3 = {
                    isa = XCBuildConfiguration; name = Debug;
                    buildSettings = {
                        SWIFT_VERSION = 4.2;
                        TEST_HOST = "$(BUILT_PRODUCTS_DIR)/App.app/App";
                    };
                };
                R0 /* Project object */ = {
                    isa = PBXProject; buildConfigurationList = C0; developmentRegion = de; mainGroup = G0;
                    targets = (T1, T2, T3, );
                };
            };
            rootObject = R0 /* Project object */;
        }
        """#

    /// A project as of Xcode 16: folders whose files belong to targets, with exceptions.
    static let synchronized = #"""
        // !$*UTF8*$!
        {
            objectVersion = 77;
            objects = {
                S1 = {
                    isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, ); explicitFolders = (Levels, );
                    path = App; sourceTree = "<group>";
                };
                S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = AppTests; sourceTree = "<group>"; };
                E1 = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1;
                    membershipExceptions = (Info.plist, Unused, "/Localized: Widget.strings", );
                };
                E2 = {
                    isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T2;
                    membershipExceptions = (Shared.swift, );
                };
                G0 = {isa = PBXGroup; children = (S1, S2, ); sourceTree = "<group>"; };
                T1 = {
                    isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                    fileSystemSynchronizedGroups = (S1, );
                };
                T2 = {
                    isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
                };
                T3 = {
                    isa = PBXNativeTarget; name = AppTests; productType = "com.apple.product-type.bundle.unit-test";
                    fileSystemSynchronizedGroups = (S2, );
                };
                T4 = {isa = PBXAggregateTarget; name = Lint; };
                R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, T2, T3, T4, ); };
            };
            rootObject = R0;
        }
        """#

    /// A project with an application of one file.
    static let small = #"""
        {
            objects = {
                F1 = {isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
                B1 = {isa = PBXBuildFile; fileRef = F1; };
                G0 = {isa = PBXGroup; children = (F1, ); sourceTree = "<group>"; };
                P1 = {isa = PBXSourcesBuildPhase; files = (B1, ); };
                T1 = {
                    isa = PBXNativeTarget; name = Small; productType = "com.apple.product-type.application";
                    buildPhases = (P1, );
                };
                R0 = {isa = PBXProject; mainGroup = G0; targets = (T1, ); };
            };
            rootObject = R0;
        }
        """#

    /// A program for ``small``.
    static let program = "@main struct Small { static func main() {} }\n"
}
