@_exported import ReactiveTesting
@_exported import ReactiveViews
