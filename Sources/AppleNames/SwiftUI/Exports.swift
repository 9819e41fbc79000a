@_exported import ReactiveUIKit
@_exported import ReactiveViews
