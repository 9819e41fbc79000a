@_exported import ReactiveUIKit
