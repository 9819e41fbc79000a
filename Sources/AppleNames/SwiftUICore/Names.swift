// Written by Tests/AppleSurface/names --write, from the lists beside it.

@_exported import Dispatch
@_exported import Foundation
import FoundationAdditions
@_exported import Observation
import Reactive
@_exported import ReactiveOperators
import ReactiveViews

@_exported import struct FoundationAdditions.AsyncLineSequence
@_exported import func FoundationAdditions.CFRangeMake
@_exported import struct FoundationAdditions.MeasurementFormatUnitUsage
@_exported import let FoundationAdditions.NSEC_PER_MSEC
@_exported import let FoundationAdditions.NSEC_PER_SEC
@_exported import let FoundationAdditions.NSEC_PER_USEC
@_exported import func FoundationAdditions.NSLocalizedString
@_exported import func FoundationAdditions.NSSelectorFromString
@_exported import func FoundationAdditions.NSStringFromSelector
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreAccountChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreChangeReasonKey
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreChangedKeysKey
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreInitialSyncChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreQuotaViolationChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreServerChange
@_exported import let FoundationAdditions.NSUserActivityTypeBrowsingWeb
@_exported import let FoundationAdditions.USEC_PER_SEC
@_exported import func FoundationAdditions.autoreleasepool
@_exported import let FoundationAdditions.kCFAbsoluteTimeIntervalSince1970
@_exported import let FoundationAdditions.kCFBundleExecutableKey
@_exported import let FoundationAdditions.kCFBundleIdentifierKey
@_exported import let FoundationAdditions.kCFBundleNameKey
@_exported import let FoundationAdditions.kCFBundleVersionKey
@_exported import struct Reactive.AnyPublisher
@_exported import struct Reactive.AnySubscriber
@_exported import struct Reactive.AsyncPublisher
@_exported import struct Reactive.AsyncThrowingPublisher
@_exported import struct Reactive.Bindable
@_exported import struct Reactive.Binding
@_exported import class Reactive.CurrentValueSubject
@_exported import struct Reactive.Deferred
@_exported import struct Reactive.Empty
@_exported import struct Reactive.Environment
@_exported import struct Reactive.EnvironmentObject
@_exported import struct Reactive.Fail
@_exported import class Reactive.Future
@_exported import struct Reactive.Just
@_exported import struct Reactive.ObservedObject
@_exported import class Reactive.PassthroughSubject
@_exported import struct Reactive.Published
@_exported import struct Reactive.Record
@_exported import struct Reactive.State
@_exported import struct Reactive.StateObject
@_exported import func Reactive.withTransaction
@_exported import struct ReactiveFoundation.AppStorage
@_exported import struct ReactiveFoundation.SceneStorage
@_exported import struct ReactiveViews.AccessibilityFocusState
@_exported import struct ReactiveViews.AccessibilityRotorEntry
@_exported import struct ReactiveViews.AlertScene
@_exported import struct ReactiveViews.Anchor
@_exported import struct ReactiveViews.AnimatablePair
@_exported import struct ReactiveViews.AnimationContext
@_exported import struct ReactiveViews.AnimationState
@_exported import struct ReactiveViews.AnyGesture
@_exported import struct ReactiveViews.AsymmetricTransition
@_exported import struct ReactiveViews.AsyncImage
@_exported import struct ReactiveViews.BackgroundTask
@_exported import struct ReactiveViews.Button
@_exported import func ReactiveViews.CACurrentMediaTime
@_exported import func ReactiveViews.CFAbsoluteTimeGetCurrent
@_exported import func ReactiveViews.CGAffineTransformMakeRotation
@_exported import func ReactiveViews.CGAffineTransformMakeScale
@_exported import func ReactiveViews.CGAffineTransformMakeTranslation
@_exported import func ReactiveViews.CGPointMake
@_exported import func ReactiveViews.CGRectContainsPoint
@_exported import func ReactiveViews.CGRectGetHeight
@_exported import func ReactiveViews.CGRectGetMaxX
@_exported import func ReactiveViews.CGRectGetMaxY
@_exported import func ReactiveViews.CGRectGetMidX
@_exported import func ReactiveViews.CGRectGetMidY
@_exported import func ReactiveViews.CGRectGetMinX
@_exported import func ReactiveViews.CGRectGetMinY
@_exported import func ReactiveViews.CGRectGetWidth
@_exported import func ReactiveViews.CGRectInset
@_exported import func ReactiveViews.CGRectIntersectsRect
@_exported import func ReactiveViews.CGRectMake
@_exported import func ReactiveViews.CGRectOffset
@_exported import func ReactiveViews.CGSizeMake
@_exported import func ReactiveViews.CGVectorMake
@_exported import struct ReactiveViews.Canvas
@_exported import struct ReactiveViews.CodableRepresentation
@_exported import struct ReactiveViews.ColorPicker
@_exported import struct ReactiveViews.CommandGroup
@_exported import struct ReactiveViews.CommandMenu
@_exported import struct ReactiveViews.ContentHoverEffect
@_exported import struct ReactiveViews.ContentUnavailableView
@_exported import struct ReactiveViews.ContextMenu
@_exported import struct ReactiveViews.ControlGroup
@_exported import struct ReactiveViews.CubicKeyframe
@_exported import struct ReactiveViews.DataRepresentation
@_exported import struct ReactiveViews.DatePicker
@_exported import struct ReactiveViews.DisclosureGroup
@_exported import struct ReactiveViews.DisclosureTableRow
@_exported import struct ReactiveViews.DocumentGroup
@_exported import struct ReactiveViews.DocumentGroupLaunchScene
@_exported import struct ReactiveViews.EditActions
@_exported import struct ReactiveViews.EditableCollectionContent
@_exported import struct ReactiveViews.EmptyTableRowContent
@_exported import struct ReactiveViews.EquatableView
@_exported import struct ReactiveViews.ExclusiveGesture
@_exported import struct ReactiveViews.ExplicitTimelineSchedule
@_exported import struct ReactiveViews.FileDocumentConfiguration
@_exported import struct ReactiveViews.FileRepresentation
@_exported import struct ReactiveViews.FillShapeView
@_exported import struct ReactiveViews.FocusState
@_exported import struct ReactiveViews.FocusedBinding
@_exported import struct ReactiveViews.FocusedObject
@_exported import struct ReactiveViews.FocusedValue
@_exported import struct ReactiveViews.ForEach
@_exported import struct ReactiveViews.ForEachSectionCollection
@_exported import struct ReactiveViews.ForEachSubviewCollection
@_exported import struct ReactiveViews.Form
@_exported import struct ReactiveViews.Gauge
@_exported import struct ReactiveViews.GeometryReader
@_exported import struct ReactiveViews.GestureState
@_exported import struct ReactiveViews.GestureStateGesture
@_exported import struct ReactiveViews.GlassEffectContainer
@_exported import struct ReactiveViews.Grid
@_exported import struct ReactiveViews.GridRow
@_exported import struct ReactiveViews.Group
@_exported import struct ReactiveViews.GroupBox
@_exported import struct ReactiveViews.GroupElementsOfContent
@_exported import struct ReactiveViews.GroupSectionsOfContent
@_exported import struct ReactiveViews.HSplitView
@_exported import struct ReactiveViews.HStack
@_exported import class ReactiveViews.ImageRenderer
@_exported import struct ReactiveViews.ImmersiveSpace
@_exported import struct ReactiveViews.ImmersiveSpaceViewContent
@_exported import struct ReactiveViews.KeyframeAnimator
@_exported import struct ReactiveViews.KeyframeTimeline
@_exported import struct ReactiveViews.KeyframeTrack
@_exported import enum ReactiveViews.KeyframeTrackContentBuilder
@_exported import enum ReactiveViews.KeyframesBuilder
@_exported import struct ReactiveViews.Label
@_exported import struct ReactiveViews.LabeledContent
@_exported import struct ReactiveViews.LazyHGrid
@_exported import struct ReactiveViews.LazyHStack
@_exported import struct ReactiveViews.LazyVGrid
@_exported import struct ReactiveViews.LazyVStack
@_exported import struct ReactiveViews.LinearKeyframe
@_exported import struct ReactiveViews.Link
@_exported import struct ReactiveViews.List
@_exported import struct ReactiveViews.Menu
@_exported import struct ReactiveViews.MenuBarExtra
@_exported import struct ReactiveViews.ModifiedContent
@_exported import struct ReactiveViews.MoveKeyframe
@_exported import struct ReactiveViews.MultiDatePicker
@_exported import struct ReactiveViews.NavigationLink
@_exported import struct ReactiveViews.NavigationSplitView
@_exported import struct ReactiveViews.NavigationStack
@_exported import struct ReactiveViews.NavigationView
@_exported import struct ReactiveViews.NewDocumentButton
@_exported import struct ReactiveViews.OffsetShape
@_exported import struct ReactiveViews.OutlineGroup
@_exported import struct ReactiveViews.PhaseAnimator
@_exported import struct ReactiveViews.Picker
@_exported import struct ReactiveViews.PlaceholderContentView
@_exported import struct ReactiveViews.PreviewTrait
@_exported import struct ReactiveViews.ProgressView
@_exported import struct ReactiveViews.ProxyRepresentation
@_exported import struct ReactiveViews.ReferenceFileDocumentConfiguration
@_exported import struct ReactiveViews.RotatedShape
@_exported import struct ReactiveViews.ScaledMetric
@_exported import struct ReactiveViews.ScaledShape
@_exported import struct ReactiveViews.ScrollView
@_exported import struct ReactiveViews.ScrollViewReader
@_exported import struct ReactiveViews.Section
@_exported import struct ReactiveViews.SecureField
@_exported import struct ReactiveViews.SequenceGesture
@_exported import struct ReactiveViews.Settings
@_exported import struct ReactiveViews.SettingsLink
@_exported import struct ReactiveViews.ShareLink
@_exported import struct ReactiveViews.SharePreview
@_exported import struct ReactiveViews.SimultaneousGesture
@_exported import struct ReactiveViews.Slider
@_exported import struct ReactiveViews.SpringKeyframe
@_exported import struct ReactiveViews.Stepper
@_exported import struct ReactiveViews.StrokeBorderShapeView
@_exported import struct ReactiveViews.StrokeShapeView
@_exported import struct ReactiveViews.SubscriptionView
@_exported import struct ReactiveViews.Tab
@_exported import struct ReactiveViews.TabContentBuilder
@_exported import struct ReactiveViews.TabSection
@_exported import struct ReactiveViews.TabView
@_exported import struct ReactiveViews.Table
@_exported import struct ReactiveViews.TableColumn
@_exported import struct ReactiveViews.TableColumnBuilder
@_exported import struct ReactiveViews.TableColumnCustomization
@_exported import struct ReactiveViews.TableColumnForEach
@_exported import struct ReactiveViews.TableForEachContent
@_exported import struct ReactiveViews.TableOutlineGroupContent
@_exported import struct ReactiveViews.TableRow
@_exported import struct ReactiveViews.TableRowBuilder
@_exported import struct ReactiveViews.TextField
@_exported import struct ReactiveViews.TimelineView
@_exported import struct ReactiveViews.Toggle
@_exported import struct ReactiveViews.ToolbarItem
@_exported import struct ReactiveViews.ToolbarItemGroup
@_exported import struct ReactiveViews.ToolbarTitleMenu
@_exported import enum ReactiveViews.TransferRepresentationBuilder
@_exported import struct ReactiveViews.TransformedShape
@_exported import struct ReactiveViews.TupleTableColumnContent
@_exported import struct ReactiveViews.TupleTableRowContent
@_exported import struct ReactiveViews.TupleView
@_exported import struct ReactiveViews.UtilityWindow
@_exported import struct ReactiveViews.VSplitView
@_exported import struct ReactiveViews.VStack
@_exported import struct ReactiveViews.ViewThatFits
@_exported import struct ReactiveViews.Window
@_exported import struct ReactiveViews.WindowGroup
@_exported import struct ReactiveViews.ZStack
@_exported import struct ReactiveViews._ChangedGesture
@_exported import struct ReactiveViews._ConditionalContent
@_exported import struct ReactiveViews._EndedGesture
@_exported import struct ReactiveViews._GraphValue
@_exported import struct ReactiveViews._IdentifiedModifier
@_exported import struct ReactiveViews._ViewModifier_Content
@_exported import func ReactiveViews.withAnimation

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

#if canImport(FoundationXML)
    @_exported import FoundationXML
#endif

public typealias AXCategoricalDataAxisDescriptor = ReactiveViews.AXCategoricalDataAxisDescriptor
public typealias AXChartDescriptor = ReactiveViews.AXChartDescriptor
public typealias AXChartDescriptorRepresentable = ReactiveViews.AXChartDescriptorRepresentable
public typealias AXCustomContent = ReactiveViews.AXCustomContent
public typealias AXDataAxisDescriptor = ReactiveViews.AXDataAxisDescriptor
public typealias AXDataPoint = ReactiveViews.AXDataPoint
public typealias AXDataSeriesDescriptor = ReactiveViews.AXDataSeriesDescriptor
public typealias AXNumericDataAxisDescriptor = ReactiveViews.AXNumericDataAxisDescriptor
public typealias AccessibilityActionCategory = ReactiveViews.AccessibilityActionCategory
public typealias AccessibilityActionKind = ReactiveViews.AccessibilityActionKind
public typealias AccessibilityAdjustmentDirection = ReactiveViews.AccessibilityAdjustmentDirection
public typealias AccessibilityChildBehavior = ReactiveViews.AccessibilityChildBehavior
public typealias AccessibilityCustomContentKey = ReactiveViews.AccessibilityCustomContentKey
public typealias AccessibilityDirectTouchOptions = ReactiveViews.AccessibilityDirectTouchOptions
public typealias AccessibilityHeadingLevel = ReactiveViews.AccessibilityHeadingLevel
public typealias AccessibilityLabeledPairRole = ReactiveViews.AccessibilityLabeledPairRole
public typealias AccessibilityQuickActionOutlineStyle = ReactiveViews.AccessibilityQuickActionOutlineStyle
public typealias AccessibilityQuickActionPromptStyle = ReactiveViews.AccessibilityQuickActionPromptStyle
public typealias AccessibilityQuickActionStyle = ReactiveViews.AccessibilityQuickActionStyle
public typealias AccessibilityRotorContent = ReactiveViews.AccessibilityRotorContent
public typealias AccessibilityRotorContentBuilder = ReactiveViews.AccessibilityRotorContentBuilder
public typealias AccessibilitySystemRotor = ReactiveViews.AccessibilitySystemRotor
public typealias AccessibilityTechnologies = ReactiveViews.AccessibilityTechnologies
public typealias AccessibilityTextContentType = ReactiveViews.AccessibilityTextContentType
public typealias AccessibilityTraits = ReactiveViews.AccessibilityTraits
public typealias AccessibilityZoomGestureAction = ReactiveViews.AccessibilityZoomGestureAction
public typealias AccessoryBarActionButtonStyle = ReactiveViews.AccessoryBarActionButtonStyle
public typealias AccessoryBarButtonStyle = ReactiveViews.AccessoryBarButtonStyle
public typealias AccessoryCircularCapacityGaugeStyle = ReactiveViews.AccessoryCircularCapacityGaugeStyle
public typealias AccessoryCircularGaugeStyle = ReactiveViews.AccessoryCircularGaugeStyle
public typealias AccessoryLinearCapacityGaugeStyle = ReactiveViews.AccessoryLinearCapacityGaugeStyle
public typealias AccessoryLinearGaugeStyle = ReactiveViews.AccessoryLinearGaugeStyle
public typealias ActionSheet = ReactiveViews.ActionSheet
public typealias AdaptableTabBarPlacement = ReactiveViews.AdaptableTabBarPlacement
public typealias Alert = ReactiveViews.Alert
public typealias Alignment = ReactiveViews.Alignment
public typealias AlignmentID = ReactiveViews.AlignmentID
public typealias AlternatingRowBackgroundBehavior = ReactiveViews.AlternatingRowBackgroundBehavior
public typealias Angle = ReactiveViews.Angle
public typealias AngularGradient = ReactiveViews.AngularGradient
public typealias Animatable = ReactiveViews.Animatable
public typealias AnimatableModifier = ReactiveViews.AnimatableModifier
public typealias Animation = ReactiveViews.Animation
public typealias AnimationCompletionCriteria = ReactiveViews.AnimationCompletionCriteria
public typealias AnimationStateKey = ReactiveViews.AnimationStateKey
public typealias AnimationTimelineSchedule = ReactiveViews.AnimationTimelineSchedule
public typealias AnyCancellable = Reactive.AnyCancellable
public typealias AnyGradient = ReactiveViews.AnyGradient
public typealias AnyLayout = ReactiveViews.AnyLayout
public typealias AnyShape = ReactiveViews.AnyShape
public typealias AnyShapeStyle = ReactiveViews.AnyShapeStyle
public typealias AnyTransition = ReactiveViews.AnyTransition
public typealias AnyView = ReactiveViews.AnyView
public typealias App = ReactiveViews.App
public typealias AppearSymbolEffect = ReactiveViews.AppearSymbolEffect
public typealias AsyncImagePhase = ReactiveViews.AsyncImagePhase
public typealias AutomaticControlGroupStyle = ReactiveViews.AutomaticControlGroupStyle
public typealias AutomaticDisclosureGroupStyle = ReactiveViews.AutomaticDisclosureGroupStyle
public typealias AutomaticFormStyle = ReactiveViews.AutomaticFormStyle
public typealias AutomaticHoverEffect = ReactiveViews.AutomaticHoverEffect
public typealias AutomaticImmersionStyle = ReactiveViews.AutomaticImmersionStyle
public typealias AutomaticLabeledContentStyle = ReactiveViews.AutomaticLabeledContentStyle
public typealias AutomaticMenuBarExtraStyle = ReactiveViews.AutomaticMenuBarExtraStyle
public typealias AutomaticNavigationSplitViewStyle = ReactiveViews.AutomaticNavigationSplitViewStyle
public typealias AutomaticNavigationTransition = ReactiveViews.AutomaticNavigationTransition
public typealias AutomaticPresentationSizing = ReactiveViews.AutomaticPresentationSizing
public typealias AutomaticTableStyle = ReactiveViews.AutomaticTableStyle
public typealias AutomaticTextEditorStyle = ReactiveViews.AutomaticTextEditorStyle
public typealias Axis = ReactiveViews.Axis
public typealias BackgroundProminence = ReactiveViews.BackgroundProminence
public typealias BackgroundStyle = ReactiveViews.BackgroundStyle
public typealias BadgeProminence = ReactiveViews.BadgeProminence
public typealias BalancedNavigationSplitViewStyle = ReactiveViews.BalancedNavigationSplitViewStyle
public typealias BlendMode = ReactiveViews.BlendMode
public typealias BlurReplaceTransition = ReactiveViews.BlurReplaceTransition
public typealias BorderedButtonMenuStyle = ReactiveViews.BorderedButtonMenuStyle
public typealias BorderedButtonStyle = ReactiveViews.BorderedButtonStyle
public typealias BorderedListStyle = ReactiveViews.BorderedListStyle
public typealias BorderedProminentButtonStyle = ReactiveViews.BorderedProminentButtonStyle
public typealias BorderedTableStyle = ReactiveViews.BorderedTableStyle
public typealias BorderlessButtonMenuStyle = ReactiveViews.BorderlessButtonMenuStyle
public typealias BorderlessButtonStyle = ReactiveViews.BorderlessButtonStyle
public typealias BounceSymbolEffect = ReactiveViews.BounceSymbolEffect
public typealias BreatheSymbolEffect = ReactiveViews.BreatheSymbolEffect
public typealias ButtonBorderShape = ReactiveViews.ButtonBorderShape
public typealias ButtonMenuStyle = ReactiveViews.ButtonMenuStyle
public typealias ButtonRepeatBehavior = ReactiveViews.ButtonRepeatBehavior
public typealias ButtonRole = ReactiveViews.ButtonRole
public typealias ButtonSizing = ReactiveViews.ButtonSizing
public typealias ButtonStyle = ReactiveViews.ButtonStyle
public typealias ButtonStyleConfiguration = ReactiveViews.ButtonStyleConfiguration
public typealias ButtonToggleStyle = ReactiveViews.ButtonToggleStyle
public typealias CFAbsoluteTime = ReactiveViews.CFAbsoluteTime
public typealias CFData = FoundationAdditions.CFData
public typealias CFDictionary = FoundationAdditions.CFDictionary
public typealias CFIndex = FoundationAdditions.CFIndex
public typealias CFNumber = FoundationAdditions.CFNumber
public typealias CFRange = FoundationAdditions.CFRange
public typealias CFTimeInterval = ReactiveViews.CFTimeInterval
public typealias CFTypeRef = FoundationAdditions.CFTypeRef
public typealias CFURL = FoundationAdditions.CFURL
public typealias CGAffineTransform = ReactiveViews.CGAffineTransform
public typealias CGLineCap = ReactiveViews.CGLineCap
public typealias CGLineJoin = ReactiveViews.CGLineJoin
public typealias CGVector = ReactiveViews.CGVector
public typealias Cancellable = Reactive.Cancellable
public typealias Capsule = ReactiveViews.Capsule
public typealias CardButtonStyle = ReactiveViews.CardButtonStyle
public typealias CarouselListStyle = ReactiveViews.CarouselListStyle
public typealias CarouselTabViewStyle = ReactiveViews.CarouselTabViewStyle
public typealias CheckboxToggleStyle = ReactiveViews.CheckboxToggleStyle
public typealias Circle = ReactiveViews.Circle
public typealias CircularGaugeStyle = ReactiveViews.CircularGaugeStyle
public typealias CircularProgressViewStyle = ReactiveViews.CircularProgressViewStyle
public typealias Color = ReactiveViews.Color
public typealias ColorMatrix = ReactiveViews.ColorMatrix
public typealias ColorRenderingMode = ReactiveViews.ColorRenderingMode
public typealias ColorResource = ReactiveViews.ColorResource
public typealias ColorScheme = ReactiveViews.ColorScheme
public typealias ColorSchemeContrast = ReactiveViews.ColorSchemeContrast
public typealias ColumnNavigationViewStyle = ReactiveViews.ColumnNavigationViewStyle
public typealias ColumnsFormStyle = ReactiveViews.ColumnsFormStyle
public typealias CombineIdentifier = Reactive.CombineIdentifier
public typealias CommandGroupPlacement = ReactiveViews.CommandGroupPlacement
public typealias Commands = ReactiveViews.Commands
public typealias CommandsBuilder = ReactiveViews.CommandsBuilder
public typealias CompactDatePickerStyle = ReactiveViews.CompactDatePickerStyle
public typealias CompactMenuControlGroupStyle = ReactiveViews.CompactMenuControlGroupStyle
public typealias ConnectablePublisher = Reactive.ConnectablePublisher
public typealias ContainerBackgroundPlacement = ReactiveViews.ContainerBackgroundPlacement
public typealias ContainerRelativeShape = ReactiveViews.ContainerRelativeShape
public typealias ContainerValueKey = ReactiveViews.ContainerValueKey
public typealias ContainerValues = ReactiveViews.ContainerValues
public typealias ContentMarginPlacement = ReactiveViews.ContentMarginPlacement
public typealias ContentMode = ReactiveViews.ContentMode
public typealias ContentShapeKinds = ReactiveViews.ContentShapeKinds
public typealias ContentSizeCategory = ReactiveViews.ContentSizeCategory
public typealias ContentTransition = ReactiveViews.ContentTransition
public typealias ContentTransitionSymbolEffect = ReactiveViews.ContentTransitionSymbolEffect
public typealias ControlActiveState = ReactiveViews.ControlActiveState
public typealias ControlGroupStyle = ReactiveViews.ControlGroupStyle
public typealias ControlGroupStyleConfiguration = ReactiveViews.ControlGroupStyleConfiguration
public typealias ControlSize = ReactiveViews.ControlSize
public typealias CoordinateSpace = ReactiveViews.CoordinateSpace
public typealias CoordinateSpaceProtocol = ReactiveViews.CoordinateSpaceProtocol
public typealias CustomAnimation = ReactiveViews.CustomAnimation
public typealias CustomCombineIdentifierConvertible = Reactive.CustomCombineIdentifierConvertible
public typealias CustomHoverEffect = ReactiveViews.CustomHoverEffect
public typealias CustomLocalizedStringResourceConvertible = FoundationAdditions.CustomLocalizedStringResourceConvertible
public typealias CustomPresentationDetent = ReactiveViews.CustomPresentationDetent
public typealias CustomizableToolbarContent = ReactiveViews.CustomizableToolbarContent
public typealias DateComponentsFormatter = FoundationAdditions.DateComponentsFormatter
public typealias DatePickerComponents = ReactiveViews.DatePickerComponents
public typealias DatePickerStyle = ReactiveViews.DatePickerStyle
public typealias DatePickerStyleConfiguration = ReactiveViews.DatePickerStyleConfiguration
public typealias DefaultButtonLabel = ReactiveViews.DefaultButtonLabel
public typealias DefaultButtonStyle = ReactiveViews.DefaultButtonStyle
public typealias DefaultDatePickerStyle = ReactiveViews.DefaultDatePickerStyle
public typealias DefaultFocusEvaluationPriority = ReactiveViews.DefaultFocusEvaluationPriority
public typealias DefaultGaugeStyle = ReactiveViews.DefaultGaugeStyle
public typealias DefaultGlassEffectShape = ReactiveViews.DefaultGlassEffectShape
public typealias DefaultGroupBoxStyle = ReactiveViews.DefaultGroupBoxStyle
public typealias DefaultLabelStyle = ReactiveViews.DefaultLabelStyle
public typealias DefaultListStyle = ReactiveViews.DefaultListStyle
public typealias DefaultMenuStyle = ReactiveViews.DefaultMenuStyle
public typealias DefaultNavigationViewStyle = ReactiveViews.DefaultNavigationViewStyle
public typealias DefaultNewDocumentButtonLabel = ReactiveViews.DefaultNewDocumentButtonLabel
public typealias DefaultPickerStyle = ReactiveViews.DefaultPickerStyle
public typealias DefaultProgressViewStyle = ReactiveViews.DefaultProgressViewStyle
public typealias DefaultSettingsLinkLabel = ReactiveViews.DefaultSettingsLinkLabel
public typealias DefaultShareLinkLabel = ReactiveViews.DefaultShareLinkLabel
public typealias DefaultTabLabel = ReactiveViews.DefaultTabLabel
public typealias DefaultTabViewStyle = ReactiveViews.DefaultTabViewStyle
public typealias DefaultTextFieldStyle = ReactiveViews.DefaultTextFieldStyle
public typealias DefaultToggleStyle = ReactiveViews.DefaultToggleStyle
public typealias DefaultToolbarItem = ReactiveViews.DefaultToolbarItem
public typealias DefaultWindowStyle = ReactiveViews.DefaultWindowStyle
public typealias DefaultWindowToolbarStyle = ReactiveViews.DefaultWindowToolbarStyle
public typealias DialogSeverity = ReactiveViews.DialogSeverity
public typealias DigitalCrownEvent = ReactiveViews.DigitalCrownEvent
public typealias DigitalCrownRotationalSensitivity = ReactiveViews.DigitalCrownRotationalSensitivity
public typealias DisabledTextSelectability = ReactiveViews.DisabledTextSelectability
public typealias DisappearSymbolEffect = ReactiveViews.DisappearSymbolEffect
public typealias DisclosureGroupStyle = ReactiveViews.DisclosureGroupStyle
public typealias DisclosureGroupStyleConfiguration = ReactiveViews.DisclosureGroupStyleConfiguration
public typealias DiscreteSymbolEffect = ReactiveViews.DiscreteSymbolEffect
public typealias DismissAction = ReactiveViews.DismissAction
public typealias DismissImmersiveSpaceAction = ReactiveViews.DismissImmersiveSpaceAction
public typealias DismissSearchAction = ReactiveViews.DismissSearchAction
public typealias DismissWindowAction = ReactiveViews.DismissWindowAction
public typealias DisplayProxy = ReactiveViews.DisplayProxy
public typealias Divider = ReactiveViews.Divider
public typealias DocumentConfiguration = ReactiveViews.DocumentConfiguration
public typealias DoubleColumnNavigationViewStyle = ReactiveViews.DoubleColumnNavigationViewStyle
public typealias DragGesture = ReactiveViews.DragGesture
public typealias DropDelegate = ReactiveViews.DropDelegate
public typealias DropInfo = ReactiveViews.DropInfo
public typealias DropOperation = ReactiveViews.DropOperation
public typealias DropProposal = ReactiveViews.DropProposal
public typealias DynamicProperty = Reactive.DynamicProperty
public typealias DynamicTableRowContent = ReactiveViews.DynamicTableRowContent
public typealias DynamicTypeSize = ReactiveViews.DynamicTypeSize
public typealias DynamicViewContent = ReactiveViews.DynamicViewContent
public typealias Edge = ReactiveViews.Edge
public typealias EdgeInsets = ReactiveViews.EdgeInsets
public typealias EditButton = ReactiveViews.EditButton
public typealias EditMode = ReactiveViews.EditMode
public typealias Ellipse = ReactiveViews.Ellipse
public typealias EllipticalGradient = ReactiveViews.EllipticalGradient
public typealias EllipticalListStyle = ReactiveViews.EllipticalListStyle
public typealias EmptyAnimatableData = ReactiveViews.EmptyAnimatableData
public typealias EmptyCommands = ReactiveViews.EmptyCommands
public typealias EmptyHoverEffect = ReactiveViews.EmptyHoverEffect
public typealias EmptyHoverEffectContent = ReactiveViews.EmptyHoverEffectContent
public typealias EmptyMatchedTransitionSourceConfiguration = ReactiveViews.EmptyMatchedTransitionSourceConfiguration
public typealias EmptyModifier = ReactiveViews.EmptyModifier
public typealias EmptyView = ReactiveViews.EmptyView
public typealias EmptyVisualEffect = ReactiveViews.EmptyVisualEffect
public typealias EnabledTextSelectability = ReactiveViews.EnabledTextSelectability
public typealias EnvironmentKey = Reactive.EnvironmentKey
public typealias EnvironmentValues = Reactive.EnvironmentValues
public typealias EnvironmentalModifier = ReactiveViews.EnvironmentalModifier
public typealias EventModifiers = ReactiveViews.EventModifiers
public typealias EveryMinuteTimelineSchedule = ReactiveViews.EveryMinuteTimelineSchedule
public typealias ExpandedWindowToolbarStyle = ReactiveViews.ExpandedWindowToolbarStyle
public typealias FieldDatePickerStyle = ReactiveViews.FieldDatePickerStyle
public typealias FileDialogBrowserOptions = ReactiveViews.FileDialogBrowserOptions
public typealias FileDocument = ReactiveViews.FileDocument
public typealias FileDocumentReadConfiguration = ReactiveViews.FileDocumentReadConfiguration
public typealias FileDocumentWriteConfiguration = ReactiveViews.FileDocumentWriteConfiguration
public typealias FileWrapper = FoundationAdditions.FileWrapper
public typealias FillShapeStyle = ReactiveViews.FillShapeStyle
public typealias FillStyle = ReactiveViews.FillStyle
public typealias FindContext = ReactiveViews.FindContext
public typealias FittedPresentationSizing = ReactiveViews.FittedPresentationSizing
public typealias FixedTextVariant = ReactiveViews.FixedTextVariant
public typealias FocusInteractions = ReactiveViews.FocusInteractions
public typealias FocusedValueKey = ReactiveViews.FocusedValueKey
public typealias FocusedValues = ReactiveViews.FocusedValues
public typealias Font = ReactiveViews.Font
public typealias ForegroundStyle = ReactiveViews.ForegroundStyle
public typealias FormPresentationSizing = ReactiveViews.FormPresentationSizing
public typealias FormStyle = ReactiveViews.FormStyle
public typealias FormStyleConfiguration = ReactiveViews.FormStyleConfiguration
public typealias FullImmersionStyle = ReactiveViews.FullImmersionStyle
public typealias GaugeStyle = ReactiveViews.GaugeStyle
public typealias GaugeStyleConfiguration = ReactiveViews.GaugeStyleConfiguration
public typealias GeometryEffect = ReactiveViews.GeometryEffect
public typealias GeometryProxy = ReactiveViews.GeometryProxy
public typealias Gesture = ReactiveViews.Gesture
public typealias GestureMask = ReactiveViews.GestureMask
public typealias Glass = ReactiveViews.Glass
public typealias GlassButtonStyle = ReactiveViews.GlassButtonStyle
public typealias GlassEffectTransition = ReactiveViews.GlassEffectTransition
public typealias GlassProminentButtonStyle = ReactiveViews.GlassProminentButtonStyle
public typealias GlobalCoordinateSpace = ReactiveViews.GlobalCoordinateSpace
public typealias Gradient = ReactiveViews.Gradient
public typealias GraphicalDatePickerStyle = ReactiveViews.GraphicalDatePickerStyle
public typealias GraphicsContext = ReactiveViews.GraphicsContext
public typealias GridItem = ReactiveViews.GridItem
public typealias GridLayout = ReactiveViews.GridLayout
public typealias GroupBoxStyle = ReactiveViews.GroupBoxStyle
public typealias GroupBoxStyleConfiguration = ReactiveViews.GroupBoxStyleConfiguration
public typealias GroupedFormStyle = ReactiveViews.GroupedFormStyle
public typealias GroupedListStyle = ReactiveViews.GroupedListStyle
public typealias GroupedTabViewStyle = ReactiveViews.GroupedTabViewStyle
public typealias HStackLayout = ReactiveViews.HStackLayout
public typealias HandGestureShortcut = ReactiveViews.HandGestureShortcut
public typealias HelpLink = ReactiveViews.HelpLink
public typealias HiddenTitleBarWindowStyle = ReactiveViews.HiddenTitleBarWindowStyle
public typealias HierarchicalShapeStyle = ReactiveViews.HierarchicalShapeStyle
public typealias HighlightHoverEffect = ReactiveViews.HighlightHoverEffect
public typealias HorizontalAlignment = ReactiveViews.HorizontalAlignment
public typealias HorizontalEdge = ReactiveViews.HorizontalEdge
public typealias HoverEffect = ReactiveViews.HoverEffect
public typealias HoverEffectContent = ReactiveViews.HoverEffectContent
public typealias HoverEffectGroup = ReactiveViews.HoverEffectGroup
public typealias HoverPhase = ReactiveViews.HoverPhase
public typealias IconOnlyLabelStyle = ReactiveViews.IconOnlyLabelStyle
public typealias IdentityTransition = ReactiveViews.IdentityTransition
public typealias Image = ReactiveViews.Image
public typealias ImagePaint = ReactiveViews.ImagePaint
public typealias ImageResource = ReactiveViews.ImageResource
public typealias ImmediateScheduler = Reactive.ImmediateScheduler
public typealias ImmersionStyle = ReactiveViews.ImmersionStyle
public typealias ImmersiveSpaceContent = ReactiveViews.ImmersiveSpaceContent
public typealias ImportFromDevicesCommands = ReactiveViews.ImportFromDevicesCommands
public typealias IndefiniteSymbolEffect = ReactiveViews.IndefiniteSymbolEffect
public typealias IndexViewStyle = ReactiveViews.IndexViewStyle
public typealias InlinePickerStyle = ReactiveViews.InlinePickerStyle
public typealias InlinePresentationIntent = FoundationAdditions.InlinePresentationIntent
public typealias InsetGroupedListStyle = ReactiveViews.InsetGroupedListStyle
public typealias InsetListStyle = ReactiveViews.InsetListStyle
public typealias InsetTableStyle = ReactiveViews.InsetTableStyle
public typealias InsettableShape = ReactiveViews.InsettableShape
public typealias InspectorCommands = ReactiveViews.InspectorCommands
public typealias InterfaceOrientation = ReactiveViews.InterfaceOrientation
public typealias KeyEquivalent = ReactiveViews.KeyEquivalent
public typealias KeyPress = ReactiveViews.KeyPress
public typealias KeyboardShortcut = ReactiveViews.KeyboardShortcut
public typealias KeyframeTrackContent = ReactiveViews.KeyframeTrackContent
public typealias Keyframes = ReactiveViews.Keyframes
public typealias LabelStyle = ReactiveViews.LabelStyle
public typealias LabelStyleConfiguration = ReactiveViews.LabelStyleConfiguration
public typealias LabeledContentStyle = ReactiveViews.LabeledContentStyle
public typealias LabeledContentStyleConfiguration = ReactiveViews.LabeledContentStyleConfiguration
public typealias Layout = ReactiveViews.Layout
public typealias LayoutDirection = ReactiveViews.LayoutDirection
public typealias LayoutDirectionBehavior = ReactiveViews.LayoutDirectionBehavior
public typealias LayoutProperties = ReactiveViews.LayoutProperties
public typealias LayoutSubview = ReactiveViews.LayoutSubview
public typealias LayoutSubviews = ReactiveViews.LayoutSubviews
public typealias LayoutValueKey = ReactiveViews.LayoutValueKey
public typealias LegibilityWeight = ReactiveViews.LegibilityWeight
public typealias LibraryContentBuilder = ReactiveViews.LibraryContentBuilder
public typealias LibraryContentProvider = ReactiveViews.LibraryContentProvider
public typealias LibraryItem = ReactiveViews.LibraryItem
public typealias LiftHoverEffect = ReactiveViews.LiftHoverEffect
public typealias LinearCapacityGaugeStyle = ReactiveViews.LinearCapacityGaugeStyle
public typealias LinearGaugeStyle = ReactiveViews.LinearGaugeStyle
public typealias LinearGradient = ReactiveViews.LinearGradient
public typealias LinearProgressViewStyle = ReactiveViews.LinearProgressViewStyle
public typealias LinkButtonStyle = ReactiveViews.LinkButtonStyle
public typealias LinkShapeStyle = ReactiveViews.LinkShapeStyle
public typealias ListFormatter = FoundationAdditions.ListFormatter
public typealias ListItemTint = ReactiveViews.ListItemTint
public typealias ListSectionSpacing = ReactiveViews.ListSectionSpacing
public typealias ListStyle = ReactiveViews.ListStyle
public typealias LocalCoordinateSpace = ReactiveViews.LocalCoordinateSpace
public typealias LocalizedStringKey = ReactiveViews.LocalizedStringKey
public typealias LocalizedStringResource = FoundationAdditions.LocalizedStringResource
public typealias LongPressGesture = ReactiveViews.LongPressGesture
public typealias MagnificationGesture = ReactiveViews.MagnificationGesture
public typealias MagnifyGesture = ReactiveViews.MagnifyGesture
public typealias MatchedGeometryProperties = ReactiveViews.MatchedGeometryProperties
public typealias MatchedTransitionSourceConfiguration = ReactiveViews.MatchedTransitionSourceConfiguration
public typealias Material = ReactiveViews.Material
public typealias MaterialActiveAppearance = ReactiveViews.MaterialActiveAppearance
public typealias MeasurementFormatter = FoundationAdditions.MeasurementFormatter
public typealias MenuActionDismissBehavior = ReactiveViews.MenuActionDismissBehavior
public typealias MenuBarExtraStyle = ReactiveViews.MenuBarExtraStyle
public typealias MenuControlGroupStyle = ReactiveViews.MenuControlGroupStyle
public typealias MenuOrder = ReactiveViews.MenuOrder
public typealias MenuPickerStyle = ReactiveViews.MenuPickerStyle
public typealias MenuStyle = ReactiveViews.MenuStyle
public typealias MenuStyleConfiguration = ReactiveViews.MenuStyleConfiguration
public typealias MeshGradient = ReactiveViews.MeshGradient
public typealias MixedImmersionStyle = ReactiveViews.MixedImmersionStyle
public typealias MoveCommandDirection = ReactiveViews.MoveCommandDirection
public typealias MoveTransition = ReactiveViews.MoveTransition
public typealias NSItemProvider = ReactiveViews.NSItemProvider
public typealias NSItemProviderReading = ReactiveViews.NSItemProviderReading
public typealias NSItemProviderRepresentationVisibility = ReactiveViews.NSItemProviderRepresentationVisibility
public typealias NSItemProviderWriting = ReactiveViews.NSItemProviderWriting
public typealias NSUbiquitousKeyValueStore = FoundationAdditions.NSUbiquitousKeyValueStore
public typealias NSUserActivity = FoundationAdditions.NSUserActivity
public typealias NamedCoordinateSpace = ReactiveViews.NamedCoordinateSpace
public typealias Namespace = ReactiveViews.Namespace
public typealias NavigationBarItem = ReactiveViews.NavigationBarItem
public typealias NavigationControlGroupStyle = ReactiveViews.NavigationControlGroupStyle
public typealias NavigationLinkPickerStyle = ReactiveViews.NavigationLinkPickerStyle
public typealias NavigationPath = ReactiveViews.NavigationPath
public typealias NavigationSplitViewColumn = ReactiveViews.NavigationSplitViewColumn
public typealias NavigationSplitViewStyle = ReactiveViews.NavigationSplitViewStyle
public typealias NavigationSplitViewVisibility = ReactiveViews.NavigationSplitViewVisibility
public typealias NavigationTransition = ReactiveViews.NavigationTransition
public typealias NavigationViewStyle = ReactiveViews.NavigationViewStyle
public typealias NewDocumentAction = ReactiveViews.NewDocumentAction
public typealias ObservableObject = Reactive.ObservableObject
public typealias ObservableObjectPublisher = Reactive.ObservableObjectPublisher
public typealias OffsetTransition = ReactiveViews.OffsetTransition
public typealias OpacityTransition = ReactiveViews.OpacityTransition
public typealias OpenDocumentAction = ReactiveViews.OpenDocumentAction
public typealias OpenImmersiveSpaceAction = ReactiveViews.OpenImmersiveSpaceAction
public typealias OpenSettingsAction = ReactiveViews.OpenSettingsAction
public typealias OpenURLAction = ReactiveViews.OpenURLAction
public typealias OpenWindowAction = ReactiveViews.OpenWindowAction
public typealias OutlineSubgroupChildren = ReactiveViews.OutlineSubgroupChildren
public typealias PageIndexViewStyle = ReactiveViews.PageIndexViewStyle
public typealias PagePresentationSizing = ReactiveViews.PagePresentationSizing
public typealias PageTabViewStyle = ReactiveViews.PageTabViewStyle
public typealias PagingScrollTargetBehavior = ReactiveViews.PagingScrollTargetBehavior
public typealias PaletteControlGroupStyle = ReactiveViews.PaletteControlGroupStyle
public typealias PalettePickerStyle = ReactiveViews.PalettePickerStyle
public typealias PaletteSelectionEffect = ReactiveViews.PaletteSelectionEffect
public typealias PasteButton = ReactiveViews.PasteButton
public typealias Path = ReactiveViews.Path
public typealias PencilDoubleTapGestureValue = ReactiveViews.PencilDoubleTapGestureValue
public typealias PencilHoverPose = ReactiveViews.PencilHoverPose
public typealias PencilPreferredAction = ReactiveViews.PencilPreferredAction
public typealias PencilSqueezeGesturePhase = ReactiveViews.PencilSqueezeGesturePhase
public typealias PencilSqueezeGestureValue = ReactiveViews.PencilSqueezeGestureValue
public typealias PeriodicTimelineSchedule = ReactiveViews.PeriodicTimelineSchedule
public typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter
public typealias PickerStyle = ReactiveViews.PickerStyle
public typealias PinnedScrollableViews = ReactiveViews.PinnedScrollableViews
public typealias PlaceholderTextShapeStyle = ReactiveViews.PlaceholderTextShapeStyle
public typealias PlainButtonStyle = ReactiveViews.PlainButtonStyle
public typealias PlainListStyle = ReactiveViews.PlainListStyle
public typealias PlainTextEditorStyle = ReactiveViews.PlainTextEditorStyle
public typealias PlainTextFieldStyle = ReactiveViews.PlainTextFieldStyle
public typealias PlainWindowStyle = ReactiveViews.PlainWindowStyle
public typealias PointerStyle = ReactiveViews.PointerStyle
public typealias PopUpButtonPickerStyle = ReactiveViews.PopUpButtonPickerStyle
public typealias PopoverAttachmentAnchor = ReactiveViews.PopoverAttachmentAnchor
public typealias PreferenceKey = ReactiveViews.PreferenceKey
public typealias PresentationAdaptation = ReactiveViews.PresentationAdaptation
public typealias PresentationBackgroundInteraction = ReactiveViews.PresentationBackgroundInteraction
public typealias PresentationContentInteraction = ReactiveViews.PresentationContentInteraction
public typealias PresentationDetent = ReactiveViews.PresentationDetent
public typealias PresentationIntent = FoundationAdditions.PresentationIntent
public typealias PresentationMode = ReactiveViews.PresentationMode
public typealias PresentationSizing = ReactiveViews.PresentationSizing
public typealias Preview = ReactiveViews.Preview
public typealias PreviewContext = ReactiveViews.PreviewContext
public typealias PreviewContextKey = ReactiveViews.PreviewContextKey
public typealias PreviewDevice = ReactiveViews.PreviewDevice
public typealias PreviewLayout = ReactiveViews.PreviewLayout
public typealias PreviewModifier = ReactiveViews.PreviewModifier
public typealias PreviewModifierContent = ReactiveViews.PreviewModifierContent
public typealias PreviewPlatform = ReactiveViews.PreviewPlatform
public typealias PreviewProvider = ReactiveViews.PreviewProvider
public typealias PrimitiveButtonStyle = ReactiveViews.PrimitiveButtonStyle
public typealias PrimitiveButtonStyleConfiguration = ReactiveViews.PrimitiveButtonStyleConfiguration
public typealias ProgressViewStyle = ReactiveViews.ProgressViewStyle
public typealias ProgressViewStyleConfiguration = ReactiveViews.ProgressViewStyleConfiguration
public typealias ProgressiveImmersionStyle = ReactiveViews.ProgressiveImmersionStyle
public typealias ProjectionTransform = ReactiveViews.ProjectionTransform
public typealias Prominence = ReactiveViews.Prominence
public typealias ProminentDetailNavigationSplitViewStyle = ReactiveViews.ProminentDetailNavigationSplitViewStyle
public typealias ProposedViewSize = ReactiveViews.ProposedViewSize
public typealias Publisher = Reactive.Publisher
public typealias Publishers = Reactive.Publishers
public typealias PullDownMenuBarExtraStyle = ReactiveViews.PullDownMenuBarExtraStyle
public typealias PulseSymbolEffect = ReactiveViews.PulseSymbolEffect
public typealias PushTransition = ReactiveViews.PushTransition
public typealias RadialGradient = ReactiveViews.RadialGradient
public typealias RadioGroupPickerStyle = ReactiveViews.RadioGroupPickerStyle
public typealias ReceivedTransferredFile = ReactiveViews.ReceivedTransferredFile
public typealias Rectangle = ReactiveViews.Rectangle
public typealias RectangleCornerRadii = ReactiveViews.RectangleCornerRadii
public typealias RedactionReasons = ReactiveViews.RedactionReasons
public typealias ReferenceFileDocument = ReactiveViews.ReferenceFileDocument
public typealias RefreshAction = ReactiveViews.RefreshAction
public typealias RelativeDateTimeFormatter = FoundationAdditions.RelativeDateTimeFormatter
public typealias RenameAction = ReactiveViews.RenameAction
public typealias RenameButton = ReactiveViews.RenameButton
public typealias ReplaceSymbolEffect = ReactiveViews.ReplaceSymbolEffect
public typealias ResetFocusAction = ReactiveViews.ResetFocusAction
public typealias RotateGesture = ReactiveViews.RotateGesture
public typealias RotateSymbolEffect = ReactiveViews.RotateSymbolEffect
public typealias RotationGesture = ReactiveViews.RotationGesture
public typealias RoundedBorderTextEditorStyle = ReactiveViews.RoundedBorderTextEditorStyle
public typealias RoundedBorderTextFieldStyle = ReactiveViews.RoundedBorderTextFieldStyle
public typealias RoundedCornerStyle = ReactiveViews.RoundedCornerStyle
public typealias RoundedRectangle = ReactiveViews.RoundedRectangle
public typealias SafeAreaRegions = ReactiveViews.SafeAreaRegions
public typealias ScaleSymbolEffect = ReactiveViews.ScaleSymbolEffect
public typealias ScaleTransition = ReactiveViews.ScaleTransition
public typealias Scene = ReactiveViews.Scene
public typealias SceneBuilder = ReactiveViews.SceneBuilder
public typealias SceneLaunchBehavior = ReactiveViews.SceneLaunchBehavior
public typealias ScenePadding = ReactiveViews.ScenePadding
public typealias ScenePhase = ReactiveViews.ScenePhase
public typealias SceneRestorationBehavior = ReactiveViews.SceneRestorationBehavior
public typealias Scheduler = Reactive.Scheduler
public typealias SchedulerTimeIntervalConvertible = Reactive.SchedulerTimeIntervalConvertible
public typealias ScrollAnchorRole = ReactiveViews.ScrollAnchorRole
public typealias ScrollBounceBehavior = ReactiveViews.ScrollBounceBehavior
public typealias ScrollContentOffsetAdjustmentBehavior = ReactiveViews.ScrollContentOffsetAdjustmentBehavior
public typealias ScrollDismissesKeyboardMode = ReactiveViews.ScrollDismissesKeyboardMode
public typealias ScrollEdgeEffectStyle = ReactiveViews.ScrollEdgeEffectStyle
public typealias ScrollGeometry = ReactiveViews.ScrollGeometry
public typealias ScrollIndicatorVisibility = ReactiveViews.ScrollIndicatorVisibility
public typealias ScrollInputBehavior = ReactiveViews.ScrollInputBehavior
public typealias ScrollInputKind = ReactiveViews.ScrollInputKind
public typealias ScrollPhase = ReactiveViews.ScrollPhase
public typealias ScrollPhaseChangeContext = ReactiveViews.ScrollPhaseChangeContext
public typealias ScrollPosition = ReactiveViews.ScrollPosition
public typealias ScrollTarget = ReactiveViews.ScrollTarget
public typealias ScrollTargetBehavior = ReactiveViews.ScrollTargetBehavior
public typealias ScrollTargetBehaviorContext = ReactiveViews.ScrollTargetBehaviorContext
public typealias ScrollTargetBehaviorProperties = ReactiveViews.ScrollTargetBehaviorProperties
public typealias ScrollTargetBehaviorPropertiesContext = ReactiveViews.ScrollTargetBehaviorPropertiesContext
public typealias ScrollTransitionConfiguration = ReactiveViews.ScrollTransitionConfiguration
public typealias ScrollTransitionPhase = ReactiveViews.ScrollTransitionPhase
public typealias ScrollViewProxy = ReactiveViews.ScrollViewProxy
public typealias SearchFieldPlacement = ReactiveViews.SearchFieldPlacement
public typealias SearchPresentationToolbarBehavior = ReactiveViews.SearchPresentationToolbarBehavior
public typealias SearchScopeActivation = ReactiveViews.SearchScopeActivation
public typealias SearchSuggestionsPlacement = ReactiveViews.SearchSuggestionsPlacement
public typealias SearchToolbarBehavior = ReactiveViews.SearchToolbarBehavior
public typealias SearchUnavailableContent = ReactiveViews.SearchUnavailableContent
public typealias SectionCollection = ReactiveViews.SectionCollection
public typealias SectionConfiguration = ReactiveViews.SectionConfiguration
public typealias SegmentedPickerStyle = ReactiveViews.SegmentedPickerStyle
public typealias SelectionShapeStyle = ReactiveViews.SelectionShapeStyle
public typealias Selector = FoundationAdditions.Selector
public typealias SensoryFeedback = ReactiveViews.SensoryFeedback
public typealias SentTransferredFile = ReactiveViews.SentTransferredFile
public typealias SeparatorShapeStyle = ReactiveViews.SeparatorShapeStyle
public typealias Shader = ReactiveViews.Shader
public typealias ShaderFunction = ReactiveViews.ShaderFunction
public typealias ShaderLibrary = ReactiveViews.ShaderLibrary
public typealias ShadowStyle = ReactiveViews.ShadowStyle
public typealias Shape = ReactiveViews.Shape
public typealias ShapeRole = ReactiveViews.ShapeRole
public typealias ShapeStyle = ReactiveViews.ShapeStyle
public typealias ShapeView = ReactiveViews.ShapeView
public typealias SidebarAdaptableTabViewStyle = ReactiveViews.SidebarAdaptableTabViewStyle
public typealias SidebarCommands = ReactiveViews.SidebarCommands
public typealias SidebarListStyle = ReactiveViews.SidebarListStyle
public typealias SidebarRowSize = ReactiveViews.SidebarRowSize
public typealias SizeDependentTextVariant = ReactiveViews.SizeDependentTextVariant
public typealias SlideTransition = ReactiveViews.SlideTransition
public typealias Spacer = ReactiveViews.Spacer
public typealias SpacerSizing = ReactiveViews.SpacerSizing
public typealias SpatialTapGesture = ReactiveViews.SpatialTapGesture
public typealias Spring = ReactiveViews.Spring
public typealias SpringLoadingBehavior = ReactiveViews.SpringLoadingBehavior
public typealias SquareBorderTextFieldStyle = ReactiveViews.SquareBorderTextFieldStyle
public typealias StackNavigationViewStyle = ReactiveViews.StackNavigationViewStyle
public typealias StepperFieldDatePickerStyle = ReactiveViews.StepperFieldDatePickerStyle
public typealias StrokeStyle = ReactiveViews.StrokeStyle
public typealias Subject = Reactive.Subject
public typealias SubmitLabel = ReactiveViews.SubmitLabel
public typealias SubmitTriggers = ReactiveViews.SubmitTriggers
public typealias Subscriber = Reactive.Subscriber
public typealias Subscribers = Reactive.Subscribers
public typealias Subscription = Reactive.Subscription
public typealias Subscriptions = Reactive.Subscriptions
public typealias Subview = ReactiveViews.Subview
public typealias SubviewsCollection = ReactiveViews.SubviewsCollection
public typealias SubviewsCollectionSlice = ReactiveViews.SubviewsCollectionSlice
public typealias SwitchToggleStyle = ReactiveViews.SwitchToggleStyle
public typealias SymbolColorRenderingMode = ReactiveViews.SymbolColorRenderingMode
public typealias SymbolEffect = ReactiveViews.SymbolEffect
public typealias SymbolEffectOptions = ReactiveViews.SymbolEffectOptions
public typealias SymbolRenderingMode = ReactiveViews.SymbolRenderingMode
public typealias SymbolVariableValueMode = ReactiveViews.SymbolVariableValueMode
public typealias SymbolVariants = ReactiveViews.SymbolVariants
public typealias TabBarMinimizeBehavior = ReactiveViews.TabBarMinimizeBehavior
public typealias TabBarOnlyTabViewStyle = ReactiveViews.TabBarOnlyTabViewStyle
public typealias TabBarPlacement = ReactiveViews.TabBarPlacement
public typealias TabContent = ReactiveViews.TabContent
public typealias TabCustomizationBehavior = ReactiveViews.TabCustomizationBehavior
public typealias TabPlacement = ReactiveViews.TabPlacement
public typealias TabRole = ReactiveViews.TabRole
public typealias TabViewCustomization = ReactiveViews.TabViewCustomization
public typealias TabViewStyle = ReactiveViews.TabViewStyle
public typealias TableColumnAlignment = ReactiveViews.TableColumnAlignment
public typealias TableColumnContent = ReactiveViews.TableColumnContent
public typealias TableColumnCustomizationBehavior = ReactiveViews.TableColumnCustomizationBehavior
public typealias TableRowContent = ReactiveViews.TableRowContent
public typealias TableStyle = ReactiveViews.TableStyle
public typealias TapGesture = ReactiveViews.TapGesture
public typealias Text = ReactiveViews.Text
public typealias TextAlignment = ReactiveViews.TextAlignment
public typealias TextAttribute = ReactiveViews.TextAttribute
public typealias TextEditingCommands = ReactiveViews.TextEditingCommands
public typealias TextEditor = ReactiveViews.TextEditor
public typealias TextEditorStyle = ReactiveViews.TextEditorStyle
public typealias TextFieldStyle = ReactiveViews.TextFieldStyle
public typealias TextFormattingCommands = ReactiveViews.TextFormattingCommands
public typealias TextInputAutocapitalization = ReactiveViews.TextInputAutocapitalization
public typealias TextInputDictationActivation = ReactiveViews.TextInputDictationActivation
public typealias TextInputDictationBehavior = ReactiveViews.TextInputDictationBehavior
public typealias TextInputFormattingControlPlacement = ReactiveViews.TextInputFormattingControlPlacement
public typealias TextProxy = ReactiveViews.TextProxy
public typealias TextRenderer = ReactiveViews.TextRenderer
public typealias TextSelectability = ReactiveViews.TextSelectability
public typealias TextSelection = ReactiveViews.TextSelection
public typealias TextSelectionAffinity = ReactiveViews.TextSelectionAffinity
public typealias TextVariantPreference = ReactiveViews.TextVariantPreference
public typealias TimelineSchedule = ReactiveViews.TimelineSchedule
public typealias TimelineScheduleMode = ReactiveViews.TimelineScheduleMode
public typealias TimelineViewDefaultContext = ReactiveViews.TimelineViewDefaultContext
public typealias TintShapeStyle = ReactiveViews.TintShapeStyle
public typealias TitleAndIconLabelStyle = ReactiveViews.TitleAndIconLabelStyle
public typealias TitleBarWindowStyle = ReactiveViews.TitleBarWindowStyle
public typealias TitleOnlyLabelStyle = ReactiveViews.TitleOnlyLabelStyle
public typealias ToggleStyle = ReactiveViews.ToggleStyle
public typealias ToggleStyleConfiguration = ReactiveViews.ToggleStyleConfiguration
public typealias ToolbarCommands = ReactiveViews.ToolbarCommands
public typealias ToolbarContent = ReactiveViews.ToolbarContent
public typealias ToolbarContentBuilder = ReactiveViews.ToolbarContentBuilder
public typealias ToolbarCustomizationBehavior = ReactiveViews.ToolbarCustomizationBehavior
public typealias ToolbarCustomizationOptions = ReactiveViews.ToolbarCustomizationOptions
public typealias ToolbarDefaultItemKind = ReactiveViews.ToolbarDefaultItemKind
public typealias ToolbarItemPlacement = ReactiveViews.ToolbarItemPlacement
public typealias ToolbarLabelStyle = ReactiveViews.ToolbarLabelStyle
public typealias ToolbarPlacement = ReactiveViews.ToolbarPlacement
public typealias ToolbarRole = ReactiveViews.ToolbarRole
public typealias ToolbarSpacer = ReactiveViews.ToolbarSpacer
public typealias ToolbarTitleDisplayMode = ReactiveViews.ToolbarTitleDisplayMode
public typealias TopLevelDecoder = Reactive.TopLevelDecoder
public typealias TopLevelEncoder = Reactive.TopLevelEncoder
public typealias Transaction = Reactive.Transaction
public typealias TransactionKey = Reactive.TransactionKey
public typealias TransferRepresentation = ReactiveViews.TransferRepresentation
public typealias TransferRepresentationVisibility = ReactiveViews.TransferRepresentationVisibility
public typealias Transferable = ReactiveViews.Transferable
public typealias Transition = ReactiveViews.Transition
public typealias TransitionPhase = ReactiveViews.TransitionPhase
public typealias TransitionProperties = ReactiveViews.TransitionProperties
public typealias TransitionSymbolEffect = ReactiveViews.TransitionSymbolEffect
public typealias TypesettingLanguage = ReactiveViews.TypesettingLanguage
public typealias UIColor = ReactiveViews.UIColor
public typealias UIDevice = ReactiveViews.UIDevice
public typealias UIDeviceOrientation = ReactiveViews.UIDeviceOrientation
public typealias UIFeedbackGenerator = ReactiveViews.UIFeedbackGenerator
public typealias UIImpactFeedbackGenerator = ReactiveViews.UIImpactFeedbackGenerator
public typealias UIKeyboardType = ReactiveViews.UIKeyboardType
public typealias UINotificationFeedbackGenerator = ReactiveViews.UINotificationFeedbackGenerator
public typealias UIPasteboard = ReactiveViews.UIPasteboard
public typealias UIScreen = ReactiveViews.UIScreen
public typealias UISelectionFeedbackGenerator = ReactiveViews.UISelectionFeedbackGenerator
public typealias UITextAutocapitalizationType = ReactiveViews.UITextAutocapitalizationType
public typealias UITextContentType = ReactiveViews.UITextContentType
public typealias UIUserInterfaceIdiom = ReactiveViews.UIUserInterfaceIdiom
public typealias UTType = ReactiveViews.UTType
public typealias UndoManager = FoundationAdditions.UndoManager
public typealias UnevenRoundedRectangle = ReactiveViews.UnevenRoundedRectangle
public typealias UnifiedCompactWindowToolbarStyle = ReactiveViews.UnifiedCompactWindowToolbarStyle
public typealias UnifiedWindowToolbarStyle = ReactiveViews.UnifiedWindowToolbarStyle
public typealias UnitCurve = ReactiveViews.UnitCurve
public typealias UnitPoint = ReactiveViews.UnitPoint
public typealias UserInterfaceSizeClass = ReactiveViews.UserInterfaceSizeClass
public typealias VStackLayout = ReactiveViews.VStackLayout
public typealias VariableColorSymbolEffect = ReactiveViews.VariableColorSymbolEffect
public typealias VectorArithmetic = ReactiveViews.VectorArithmetic
public typealias VerticalAlignment = ReactiveViews.VerticalAlignment
public typealias VerticalEdge = ReactiveViews.VerticalEdge
public typealias VerticalPageTabViewStyle = ReactiveViews.VerticalPageTabViewStyle
public typealias View = ReactiveViews.View
public typealias ViewAlignedScrollTargetBehavior = ReactiveViews.ViewAlignedScrollTargetBehavior
public typealias ViewBuilder = ReactiveViews.ViewBuilder
public typealias ViewDimensions = ReactiveViews.ViewDimensions
public typealias ViewModifier = ReactiveViews.ViewModifier
public typealias ViewSpacing = ReactiveViews.ViewSpacing
public typealias Visibility = ReactiveViews.Visibility
public typealias VisualEffect = ReactiveViews.VisualEffect
public typealias WheelDatePickerStyle = ReactiveViews.WheelDatePickerStyle
public typealias WheelPickerStyle = ReactiveViews.WheelPickerStyle
public typealias WiggleSymbolEffect = ReactiveViews.WiggleSymbolEffect
public typealias WindowBackgroundShapeStyle = ReactiveViews.WindowBackgroundShapeStyle
public typealias WindowDragGesture = ReactiveViews.WindowDragGesture
public typealias WindowIdealSize = ReactiveViews.WindowIdealSize
public typealias WindowInteractionBehavior = ReactiveViews.WindowInteractionBehavior
public typealias WindowLayoutRoot = ReactiveViews.WindowLayoutRoot
public typealias WindowLevel = ReactiveViews.WindowLevel
public typealias WindowManagerRole = ReactiveViews.WindowManagerRole
public typealias WindowMenuBarExtraStyle = ReactiveViews.WindowMenuBarExtraStyle
public typealias WindowPlacement = ReactiveViews.WindowPlacement
public typealias WindowPlacementContext = ReactiveViews.WindowPlacementContext
public typealias WindowResizability = ReactiveViews.WindowResizability
public typealias WindowStyle = ReactiveViews.WindowStyle
public typealias WindowToolbarFullScreenVisibility = ReactiveViews.WindowToolbarFullScreenVisibility
public typealias WindowToolbarStyle = ReactiveViews.WindowToolbarStyle
public typealias WritingToolsBehavior = ReactiveViews.WritingToolsBehavior
public typealias ZStackLayout = ReactiveViews.ZStackLayout
public typealias ZoomNavigationTransition = ReactiveViews.ZoomNavigationTransition
public typealias _TableColumnInputs = ReactiveViews._TableColumnInputs
public typealias _TableColumnOutputs = ReactiveViews._TableColumnOutputs
public typealias _VariadicView = ReactiveViews._VariadicView
public typealias _VariadicView_Children = ReactiveViews._VariadicView_Children
public typealias _VariadicView_MultiViewRoot = ReactiveViews._VariadicView_MultiViewRoot
public typealias _VariadicView_Root = ReactiveViews._VariadicView_Root
public typealias _VariadicView_UnaryViewRoot = ReactiveViews._VariadicView_UnaryViewRoot
public typealias _VariadicView_ViewRoot = ReactiveViews._VariadicView_ViewRoot
public typealias _ViewTraitKey = ReactiveViews._ViewTraitKey
public typealias __DesignTimeSelectionIdentifier = ReactiveViews.__DesignTimeSelectionIdentifier
