#if os(Linux)
    import Foundation
    import Reactive

    /// The methods that replace those of `UserDefaults`; see `replaceMethods(of:byThoseOf:comparedWith:)`.
    ///
    /// They announce each change, as on Apple's systems; they use the sandbox of a test, if there is one; and they keep
    /// the whole of a URL. `self` is any `UserDefaults`.
    final class AnnouncingUserDefaults: UserDefaults {
        override func object(forKey key: String) -> Any? {
            guard let sandbox = TestSandbox.current else { return originalObject(forKey: key) }
            return volatileDomain(forName: UserDefaults.argumentDomain)[key]
                ?? sandbox.value(forKey: key, in: suiteName)
        }

        override func set(_ value: Any?, forKey key: String) {
            guard let value else { return removeObject(forKey: key) }
            if let url = value as? URL { return set(url, forKey: key) }
            if let sandbox = TestSandbox.current, let plain = PropertyValue.plain(value) {
                sandbox.set(plain, forKey: key, in: suiteName)
            } else {
                // It ends the process if the value is no property list.
                originalSet(value, forKey: key)
                UnwrittenDefaults.note(suiteName)
            }
            announceChange(of: key)
        }

        /// Sets a URL: a file's path, or the archive of another URL.
        override func set(_ url: URL?, forKey key: String) {
            switch url {
            case nil: removeObject(forKey: key)
            case let url? where url.isFileURL: set(url.absoluteURL.path as Any?, forKey: key)
            case let url?:
                let archive = try? NSKeyedArchiver.archivedData(
                    withRootObject: url as NSURL, requiringSecureCoding: true)
                set(archive as Any?, forKey: key)
            }
        }

        override func removeObject(forKey key: String) {
            if let sandbox = TestSandbox.current {
                sandbox.set(nil, forKey: key, in: suiteName)
            } else {
                originalRemoveObject(forKey: key)
                UnwrittenDefaults.note(suiteName)
            }
            announceChange(of: key)
        }

        override func url(forKey key: String) -> URL? {
            guard let data = object(forKey: key) as? Data else { return originalURL(forKey: key) }
            return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)).map { $0 as URL }
        }

        // MARK: Domains

        override func register(defaults: [String: Any]) {
            if let sandbox = TestSandbox.current {
                sandbox.register(defaults.compactMapValues { PropertyValue.plain($0) })
            } else {
                originalRegister(defaults: defaults)
            }
            for key in defaults.keys { UserDefaults.allObservers.notify(key) }
            postChange()
        }

        override func dictionaryRepresentation() -> [String: Any] {
            TestSandbox.current?.values(in: suiteName, withRegistered: true) ?? originalDictionaryRepresentation()
        }

        override func persistentDomain(forName name: String) -> [String: Any]? {
            TestSandbox.current?.values(in: Self.suite(ofDomain: name), withRegistered: false)
                ?? originalPersistentDomain(forName: name)
        }

        override func setPersistentDomain(_ domain: [String: Any], forName name: String) {
            guard let sandbox = TestSandbox.current else { return originalSetPersistentDomain(domain, forName: name) }
            sandbox.replaceValues(
                in: Self.suite(ofDomain: name), by: domain.compactMapValues { PropertyValue.plain($0) })
            UserDefaults.allObservers.notify()
            postChange()
        }

        override func removePersistentDomain(forName name: String) {
            guard let sandbox = TestSandbox.current else { return originalRemovePersistentDomain(forName: name) }
            sandbox.replaceValues(in: Self.suite(ofDomain: name), by: [:])
            UserDefaults.allObservers.notify()
            postChange()
        }

        override func addSuite(named name: String) {
            guard let sandbox = TestSandbox.current else { return originalAddSuite(named: name) }
            sandbox.addSuite(name)
            UserDefaults.allObservers.notify()
        }

        override func removeSuite(named name: String) {
            guard let sandbox = TestSandbox.current else { return originalRemoveSuite(named: name) }
            sandbox.removeSuite(name)
            UserDefaults.allObservers.notify()
        }

        override func synchronize() -> Bool {
            guard TestSandbox.current == nil else { return true }
            UnwrittenDefaults.forget(suiteName)
            return originalSynchronize()
        }

        /// The suite of a domain: nil for the program's own.
        private static func suite(ofDomain name: String) -> String? {
            name == Bundle.main.bundleIdentifier ? nil : name
        }

        private func announceChange(of key: String) {
            UserDefaults.allObservers.notify(key)
            postChange()
        }

        private func postChange() {
            NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
        }
    }

    /// See `replaceMethods(of:byThoseOf:comparedWith:)`.
    final class PlainUserDefaults: UserDefaults {}

    // MARK: - The methods of Foundation

    /// Foundation's implementations. `super` would find the replaced ones; the exported symbols are the implementations.
    extension UserDefaults {
        @_silgen_name("$s10Foundation12UserDefaultsC6object6forKeyypSgSS_tF")
        fileprivate func originalObject(forKey key: String) -> Any?
        @_silgen_name("$s10Foundation12UserDefaultsC3set_6forKeyyypSg_SStF")
        fileprivate func originalSet(_ value: Any?, forKey key: String)
        @_silgen_name("$s10Foundation12UserDefaultsC12removeObject6forKeyySS_tF")
        fileprivate func originalRemoveObject(forKey key: String)
        @_silgen_name("$s10Foundation12UserDefaultsC3url6forKey0A10Essentials3URLVSgSS_tF")
        fileprivate func originalURL(forKey key: String) -> URL?
        @_silgen_name("$s10Foundation12UserDefaultsC8register8defaultsySDySSypG_tF")
        fileprivate func originalRegister(defaults: [String: Any])
        @_silgen_name("$s10Foundation12UserDefaultsC24dictionaryRepresentationSDySSypGyF")
        fileprivate func originalDictionaryRepresentation() -> [String: Any]
        @_silgen_name("$s10Foundation12UserDefaultsC16persistentDomain7forNameSDySSypGSgSS_tF")
        fileprivate func originalPersistentDomain(forName name: String) -> [String: Any]?
        @_silgen_name("$s10Foundation12UserDefaultsC19setPersistentDomain_7forNameySDySSypG_SStF")
        fileprivate func originalSetPersistentDomain(_ domain: [String: Any], forName name: String)
        @_silgen_name("$s10Foundation12UserDefaultsC22removePersistentDomain7forNameySS_tF")
        fileprivate func originalRemovePersistentDomain(forName name: String)
        @_silgen_name("$s10Foundation12UserDefaultsC8addSuite5namedySS_tF")
        fileprivate func originalAddSuite(named name: String)
        @_silgen_name("$s10Foundation12UserDefaultsC11removeSuite5namedySS_tF")
        fileprivate func originalRemoveSuite(named name: String)
        @_silgen_name("$s10Foundation12UserDefaultsC11synchronizeSbyF")
        fileprivate func originalSynchronize() -> Bool

        /// The name that the object was created with; nil for the program's own defaults. Foundation keeps it in a
        /// private property.
        fileprivate var suiteName: String? {
            guard let offset = Self.offsetOfSuite else { return nil }
            // A stored property of the type `String?` lies at this offset, and never changes.
            return withExtendedLifetime(self) {
                Unmanaged.passUnretained(self).toOpaque().load(fromByteOffset: offset, as: String?.self)
            }
        }

        private static let offsetOfSuite = StoredField.all(in: UserDefaults.self)
            .first { $0.name == "suite" && $0.type == String?.self }?.offset
    }

    /// Foundation writes changed values to the disk only when it is asked to; this asks it at a normal exit.
    private enum UnwrittenDefaults {
        private static let suites = Lock<Set<String?>>([])
        private static let atExit: Int32 = atexit {
            for suite in UnwrittenDefaults.suites.withLock({ $0 }) {
                _ = UserDefaults(suiteName: suite)?.originalSynchronize()
            }
        }

        static func note(_ suite: String?) {
            _ = atExit
            suites.withLock { _ = $0.insert(suite) }
        }

        static func forget(_ suite: String?) { suites.withLock { _ = $0.remove(suite) } }
    }
#endif
