@_exported import ReactiveRecording
@_exported import ReactiveTesting
@_exported import ReactiveViews
