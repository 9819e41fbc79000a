// `@Observable` and its macros belong to SwiftUI's data flow, so clients get them with this module.
@_exported import Observation
