@_exported import Reactive

// Where `URLSession` is in a module of its own, a client that imports this module needs no further import, as on
// Apple's systems.
#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif
