// The property wrappers through which a trace looks for the objects that a view observes.
extension State: ObjectBearing {}
extension Bindable: ObjectBearing {}

extension StateLocation: ValueBearing {
    @MainActor var keptValue: Any { value }
}
