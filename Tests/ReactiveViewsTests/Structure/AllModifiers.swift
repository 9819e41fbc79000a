import ReactiveViews

/// A modifier applied to a view of some type, as an `AnyView`.
@MainActor
struct AppliedModifier<Content: View> {
    let name: String
    /// The type of the modified view.
    let type: ObjectIdentifier
    let apply: @MainActor (Content) -> AnyView

    init<V: View>(_ name: String, _ modify: @escaping @MainActor (Content) -> V) {
        self.name = name
        type = ObjectIdentifier(V.self)
        apply = { AnyView(modify($0)) }
    }
}

/// A modifier of each type that SwiftUI has.
///
/// Left out are those that need a surrounding of their own: a namespace, a focus state, a navigation stack. Of several
/// modifiers that are of one type in SwiftUI there is one.
@MainActor
struct AllModifiers<Content: View> {
    private(set) var list: [AppliedModifier<Content>] = []

    private mutating func add<V: View>(_ name: String, _ modify: @escaping @MainActor (Content) -> V) {
        list.append(AppliedModifier(name, modify))
    }

    init() {
        add("none") { $0 }
        addLayouts()
        addLayers()
        addEffects()
        addTransforms()
        addStyles()
        addTexts()
        addTextInput()
        addControls()
        addControlStyles()
        addLists()
        addScrolling()
        addActions()
        addGestures()
        addDragAndDrop()
        addPreferences()
        addPresentations()
        addPresentationOptions()
        addBars()
        addSystem()
        addAccessibility()
    }

    private mutating func addLayouts() {
        add("padding") { $0.padding(3) }
        add("frame") { $0.frame(width: 60, height: 50) }
        add("flexible frame") { $0.frame(minWidth: 60, maxWidth: 70) }
        add("aspectRatio") { $0.aspectRatio(2, contentMode: .fit) }
        add("fixedSize") { $0.fixedSize() }
        add("offset") { $0.offset(x: 3, y: 4) }
        add("position") { $0.position(x: 30, y: 20) }
        add("layoutPriority") { $0.layoutPriority(1) }
        add("zIndex") { $0.zIndex(1) }
        add("layoutValue") { $0.layoutValue(key: OneKey.self, value: 1) }
        add("other layoutValue") { $0.layoutValue(key: OtherKey.self, value: 1) }
        add("alignmentGuide") { $0.alignmentGuide(.leading) { _ in 5 } }
        add("gridCellColumns") { $0.gridCellColumns(2) }
        add("gridCellAnchor") { $0.gridCellAnchor(.top) }
        add("gridCellUnsizedAxes") { $0.gridCellUnsizedAxes(.horizontal) }
        add("gridColumnAlignment") { $0.gridColumnAlignment(.leading) }
        add("containerRelativeFrame") { $0.containerRelativeFrame(.horizontal) }
        add("ignoresSafeArea") { $0.ignoresSafeArea() }
        add("safeAreaPadding") { $0.safeAreaPadding(4) }
        add("safeAreaInset") { $0.safeAreaInset(edge: VerticalEdge.top) { Text("bar") } }
        add("coordinateSpace(name:)") { $0.coordinateSpace(name: "a") }
        add("coordinateSpace") { $0.coordinateSpace(.named("a")) }
        add("id") { $0.id("a") }
    }

    private mutating func addLayers() {
        add("background of a view") { $0.background { Color.red } }
        add("background of a style") { $0.background(.red) }
        add("background of a shape") { $0.background(.red, in: Rectangle()) }
        add("background of the style around") { $0.background() }
        add("overlay of a view") { $0.overlay { Color.red } }
        add("overlay of a style") { $0.overlay(.red) }
        add("overlay of a shape") { $0.overlay(.red, in: Rectangle()) }
        add("mask") { $0.mask { Color.red } }
        add("older mask") { $0.mask(Color.red) }
        add("border") { $0.border(.red) }
        add("containerBackground") { $0.containerBackground(.red, for: .navigation) }
        add("containerBackground of a view") { $0.containerBackground(for: .navigation) { Color.red } }
        add("presentationBackground") { $0.presentationBackground(.red) }
        add("presentationBackground of a view") { $0.presentationBackground { Color.red } }
        add("overlayPreferenceValue") { $0.overlayPreferenceValue(WordKey.self) { Text("over \($0)") } }
        add("backgroundPreferenceValue") { $0.backgroundPreferenceValue(WordKey.self) { Text("over \($0)") } }
        add("listRowBackground") { $0.listRowBackground(Color.red) }
    }

    private mutating func addEffects() {
        add("opacity") { $0.opacity(0.5) }
        add("blur") { $0.blur(radius: 2) }
        add("brightness") { $0.brightness(0.5) }
        add("contrast") { $0.contrast(0.5) }
        add("saturation") { $0.saturation(0.5) }
        add("grayscale") { $0.grayscale(0.5) }
        add("hueRotation") { $0.hueRotation(.degrees(5)) }
        add("colorInvert") { $0.colorInvert() }
        add("luminanceToAlpha") { $0.luminanceToAlpha() }
        add("colorMultiply") { $0.colorMultiply(.red) }
        add("blendMode") { $0.blendMode(.multiply) }
        add("shadow") { $0.shadow(radius: 3) }
        add("clipped") { $0.clipped() }
        add("clipShape") { $0.clipShape(Circle()) }
        add("cornerRadius") { $0.cornerRadius(4) }
        add("compositingGroup") { $0.compositingGroup() }
        add("drawingGroup") { $0.drawingGroup() }
        add("geometryGroup") { $0.geometryGroup() }
        add("visualEffect") { $0.visualEffect { effect, _ in effect.offset(x: 3) } }
        add("scrollTransition") { $0.scrollTransition { effect, _ in effect.offset(x: 3) } }
        add("hidden") { $0.hidden() }
        add("transition") { $0.transition(.opacity) }
        add("contentTransition") { $0.contentTransition(.opacity) }
    }

    private mutating func addTransforms() {
        add("rotationEffect") { $0.rotationEffect(.degrees(5)) }
        add("scaleEffect") { $0.scaleEffect(0.5) }
        add("transformEffect") { $0.transformEffect(CGAffineTransform(translationX: 3, y: 4)) }
        add("projectionEffect") { $0.projectionEffect(ProjectionTransform(CGAffineTransform(scaleX: 2, y: 2))) }
        add("rotation3DEffect") { $0.rotation3DEffect(.degrees(5), axis: (x: 1, y: 0, z: 0)) }
        add("contentShape") { $0.contentShape(Rectangle()) }
        add("contentShape of a kind") { $0.contentShape(.interaction, Rectangle()) }
    }

    private mutating func addStyles() {
        add("foregroundColor") { $0.foregroundColor(.green) }
        add("foregroundStyle") { $0.foregroundStyle(.green) }
        add("two foregroundStyles") { $0.foregroundStyle(.green, .red) }
        add("three foregroundStyles") { $0.foregroundStyle(.green, .red, .blue) }
        add("tint") { $0.tint(Color.green) }
        add("tint of a style") { $0.tint(LinearGradient(colors: [.red, .green], startPoint: .top, endPoint: .bottom)) }
        add("accentColor") { $0.accentColor(.green) }
        add("backgroundStyle") { $0.backgroundStyle(.green) }
        add("colorScheme") { $0.colorScheme(.dark) }
        add("preferredColorScheme") { $0.preferredColorScheme(.dark) }
        add("redacted") { $0.redacted(reason: .placeholder) }
        add("unredacted") { $0.unredacted() }
        add("privacySensitive") { $0.privacySensitive() }
        add("invalidatableContent") { $0.invalidatableContent() }
        add("flipsForRightToLeftLayoutDirection") { $0.flipsForRightToLeftLayoutDirection(true) }
        add("environment") { $0.environment(\.colorSchemeContrast, .increased) }
        add("layoutDirection") { $0.environment(\.layoutDirection, .rightToLeft) }
        add("transformEnvironment of a string") { $0.transformEnvironment(\.locale) { _ in } }
        add("symbolVariant") { $0.symbolVariant(.fill) }
        add("symbolRenderingMode") { $0.symbolRenderingMode(.multicolor) }
        add("imageScale") { $0.imageScale(.large) }
        add("symbolEffect") { $0.symbolEffect(.pulse) }
        add("symbolEffectsRemoved") { $0.symbolEffectsRemoved() }
    }

    private mutating func addTexts() {
        add("font") { $0.font(.title) }
        add("fontWeight") { $0.fontWeight(.heavy) }
        add("fontWidth") { $0.fontWidth(.condensed) }
        add("fontDesign") { $0.fontDesign(.serif) }
        add("bold") { $0.bold() }
        add("italic") { $0.italic() }
        add("monospaced") { $0.monospaced() }
        add("monospacedDigit") { $0.monospacedDigit() }
        add("kerning") { $0.kerning(2) }
        add("tracking") { $0.tracking(2) }
        add("baselineOffset") { $0.baselineOffset(2) }
        add("underline") { $0.underline() }
        add("strikethrough") { $0.strikethrough() }
        add("textScale") { $0.textScale(.secondary) }
        add("textCase") { $0.textCase(.uppercase) }
        add("dynamicTypeSize") { $0.dynamicTypeSize(.large) }
        add("lineLimit") { $0.lineLimit(1) }
        add("lineLimit in a range") { $0.lineLimit(1...2) }
        add("lineSpacing") { $0.lineSpacing(3) }
        add("multilineTextAlignment") { $0.multilineTextAlignment(.trailing) }
        add("truncationMode") { $0.truncationMode(.head) }
        add("textSelection") { $0.textSelection(.enabled) }
    }

    private mutating func addTextInput() {
        add("keyboardType") { $0.keyboardType(.URL) }
        add("textContentType") { $0.textContentType(.URL) }
        add("textInputAutocapitalization") { $0.textInputAutocapitalization(.never) }
        add("submitLabel") { $0.submitLabel(.done) }
        add("textEditorStyle") { $0.textEditorStyle(.plain) }
        add("textFieldStyle") { $0.textFieldStyle(.roundedBorder) }
    }

    private mutating func addControls() {
        add("disabled") { $0.disabled(true) }
        add("selectionDisabled") { $0.selectionDisabled() }
        add("hoverEffectDisabled") { $0.hoverEffectDisabled() }
        add("scrollDisabled") { $0.scrollDisabled(true) }
        add("allowsHitTesting") { $0.allowsHitTesting(false) }
        add("controlSize") { $0.controlSize(.large) }
        add("buttonBorderShape") { $0.buttonBorderShape(.capsule) }
        add("buttonRepeatBehavior") { $0.buttonRepeatBehavior(.enabled) }
        add("headerProminence") { $0.headerProminence(.increased) }
        add("help") { $0.help("help") }
        add("keyboardShortcut") { $0.keyboardShortcut("a") }
        add("renameAction") { $0.renameAction {} }
        add("menuIndicator") { $0.menuIndicator(.hidden) }
        add("menuOrder") { $0.menuOrder(.fixed) }
        add("menuActionDismissBehavior") { $0.menuActionDismissBehavior(.enabled) }
        add("badge") { $0.badge(3) }
        add("tag") { $0.tag(1) }
        add("tabItem") { $0.tabItem { Text("tab") } }
    }

    private mutating func addControlStyles() {
        add("buttonStyle") { $0.buttonStyle(.plain) }
        add("other buttonStyle") { $0.buttonStyle(.bordered) }
        add("own buttonStyle") { $0.buttonStyle(ManyStyles()) }
        add("own toggleStyle") { $0.toggleStyle(ManyStyles()) }
        add("own labelStyle") { $0.labelStyle(ManyStyles()) }
        add("toggleStyle") { $0.toggleStyle(.button) }
        add("labelStyle") { $0.labelStyle(.titleOnly) }
        add("other labelStyle") { $0.labelStyle(.iconOnly) }
        add("pickerStyle") { $0.pickerStyle(.segmented) }
        add("menuStyle") { $0.menuStyle(.automatic) }
        add("listStyle") { $0.listStyle(.plain) }
        add("formStyle") { $0.formStyle(.grouped) }
        add("gaugeStyle") { $0.gaugeStyle(.automatic) }
        add("progressViewStyle") { $0.progressViewStyle(.circular) }
        add("datePickerStyle") { $0.datePickerStyle(.graphical) }
        add("groupBoxStyle") { $0.groupBoxStyle(.automatic) }
        add("disclosureGroupStyle") { $0.disclosureGroupStyle(.automatic) }
        add("controlGroupStyle") { $0.controlGroupStyle(.automatic) }
        add("tabViewStyle") { $0.tabViewStyle(.automatic) }
        add("navigationViewStyle") { $0.navigationViewStyle(.stack) }
        add("indexViewStyle") { $0.indexViewStyle(.page) }
        add("navigationSplitViewStyle") { $0.navigationSplitViewStyle(.automatic) }
    }

    private mutating func addLists() {
        add("listRowInsets") { $0.listRowInsets(.all, 3) }
        add("listRowSeparator") { $0.listRowSeparator(.hidden) }
        add("listRowSeparatorTint") { $0.listRowSeparatorTint(.red) }
        add("listSectionSeparator") { $0.listSectionSeparator(.hidden) }
        add("listSectionSeparatorTint") { $0.listSectionSeparatorTint(.red) }
        add("listItemTint") { $0.listItemTint(Color.red) }
        add("listRowSpacing") { $0.listRowSpacing(3) }
        add("listSectionSpacing") { $0.listSectionSpacing(.compact) }
        add("alternatingRowBackgrounds") { $0.alternatingRowBackgrounds() }
        add("swipeActions") { $0.swipeActions { Text("action") } }
        add("deleteDisabled") { $0.deleteDisabled(true) }
        add("moveDisabled") { $0.moveDisabled(true) }
        add("refreshable") { $0.refreshable {} }
        add("searchSuggestions") { $0.searchSuggestions { Text("suggestion") } }
        add("searchScopes") { $0.searchScopes(.constant(1)) { Text("scope").tag(1) } }
        add("searchCompletion") { $0.searchCompletion("a") }
        add("searchable") { $0.searchable(text: .constant("")) }
    }

    private mutating func addScrolling() {
        add("scrollIndicators") { $0.scrollIndicators(.hidden) }
        add("scrollIndicatorsFlash") { $0.scrollIndicatorsFlash(onAppear: true) }
        add("scrollIndicatorsFlash(trigger:)") { $0.scrollIndicatorsFlash(trigger: 1) }
        add("scrollBounceBehavior") { $0.scrollBounceBehavior(.basedOnSize) }
        add("scrollDismissesKeyboard") { $0.scrollDismissesKeyboard(.never) }
        add("scrollClipDisabled") { $0.scrollClipDisabled() }
        add("scrollContentBackground") { $0.scrollContentBackground(.hidden) }
        add("defaultScrollAnchor") { $0.defaultScrollAnchor(.bottom) }
        add("contentMargins") { $0.contentMargins(3) }
        add("scrollPosition(id:)") { $0.scrollPosition(id: .constant(1)) }
        add("scrollPosition") { $0.scrollPosition(.constant(ScrollPosition())) }
        add("scrollTargetBehavior") { $0.scrollTargetBehavior(.paging) }
        add("scrollTargetLayout") { $0.scrollTargetLayout() }
        add("scrollTarget") { $0.scrollTarget() }
    }

    private mutating func addActions() {
        add("onAppear") { $0.onAppear {} }
        add("onChange") { $0.onChange(of: 1) { _, _ in } }
        add("older onChange") { $0.onChange(of: 1) { (_: Int) in } }
        add("onReceive") { $0.onReceive(Just(1)) { _ in } }
        add("task") { $0.task {} }
        add("task(id:)") { $0.task(id: true) {} }
        add("onGeometryChange") { $0.onGeometryChange(for: CGSize.self, of: \.size) { _ in } }
        add("onScrollVisibilityChange") { $0.onScrollVisibilityChange { _ in } }
        add("sensoryFeedback") { $0.sensoryFeedback(.success, trigger: 1) }
        add("onOpenURL") { $0.onOpenURL { _ in } }
        add("animation") { $0.animation(.linear) }
        add("animation(value:)") { $0.animation(.linear, value: 1) }
        add("transaction") { $0.transaction { _ in } }
        add("transaction(value:)") { $0.transaction(value: 1) { _ in } }
        add("environmentObject") { $0.environmentObject(Thing()) }
    }

    private mutating func addGestures() {
        add("gesture") { $0.gesture(TapGesture()) }
        add("highPriorityGesture") { $0.highPriorityGesture(TapGesture()) }
        add("simultaneousGesture") { $0.simultaneousGesture(TapGesture()) }
        add("onTapGesture") { $0.onTapGesture {} }
        add("onLongPressGesture") { $0.onLongPressGesture {} }
        add("onHover") { $0.onHover { _ in } }
        add("onContinuousHover") { $0.onContinuousHover { _ in } }
        add("onKeyPress") { $0.onKeyPress("a") { .handled } }
        add("onSubmit") { $0.onSubmit {} }
        add("submitScope") { $0.submitScope() }
        add("onExitCommand") { $0.onExitCommand {} }
        add("onMoveCommand") { $0.onMoveCommand { _ in } }
        add("onDeleteCommand") { $0.onDeleteCommand {} }
        add("onPlayPauseCommand") { $0.onPlayPauseCommand {} }
        add("focusable") { $0.focusable() }
        add("hoverEffect") { $0.hoverEffect() }
        add("defaultHoverEffect") { $0.defaultHoverEffect(nil) }
    }

    private mutating func addDragAndDrop() {
        add("onDrag") { $0.onDrag { NSItemProvider() } }
        add("draggable") { $0.draggable("a") }
        add("itemProvider") { $0.itemProvider { nil } }
        add("onDrop") { $0.onDrop(of: [UTType.plainText], isTargeted: nil) { _ in true } }
        add("dropDestination") { $0.dropDestination(for: String.self) { _, _ in true } }
    }

    private mutating func addPreferences() {
        add("preference") { $0.preference(key: WordKey.self, value: "word") }
        add("transformPreference") { $0.transformPreference(WordKey.self) { $0 += "word" } }
        add("onPreferenceChange") { $0.onPreferenceChange(WordKey.self) { _ in } }
        add("anchorPreference") { $0.anchorPreference(key: WordKey.self, value: .bounds) { _ in "word" } }
        add("transformAnchorPreference") {
            $0.transformAnchorPreference(key: WordKey.self, value: .bounds) { word, _ in word += "word" }
        }
    }

    private mutating func addPresentations() {
        add("sheet") { $0.sheet(isPresented: .constant(true)) { Text("presented") } }
        add("fullScreenCover") { $0.fullScreenCover(isPresented: .constant(true)) { Text("presented") } }
        add("popover") { $0.popover(isPresented: .constant(true)) { Text("presented") } }
        add("inspector") { $0.inspector(isPresented: .constant(true)) { Text("presented") } }
        add("alert") { $0.alert("title", isPresented: .constant(true)) { Text("presented") } }
        add("older alert") { $0.alert(isPresented: .constant(true)) { Alert(title: Text("title")) } }
        add("confirmationDialog") {
            $0.confirmationDialog("title", isPresented: .constant(true)) { Text("presented") }
        }
        add("actionSheet") { $0.actionSheet(isPresented: .constant(true)) { ActionSheet(title: Text("title")) } }
        add("contextMenu") { $0.contextMenu { Text("item") } }
    }

    private mutating func addPresentationOptions() {
        add("interactiveDismissDisabled") { $0.interactiveDismissDisabled() }
        add("presentationDetents") { $0.presentationDetents([.medium]) }
        add("presentationDetents(selection:)") { $0.presentationDetents([.medium], selection: .constant(.medium)) }
        add("presentationDragIndicator") { $0.presentationDragIndicator(.hidden) }
        add("presentationCornerRadius") { $0.presentationCornerRadius(3) }
        add("presentationContentInteraction") { $0.presentationContentInteraction(.scrolls) }
        add("presentationBackgroundInteraction") { $0.presentationBackgroundInteraction(.enabled) }
        add("presentationCompactAdaptation") { $0.presentationCompactAdaptation(.popover) }
        add("presentationSizing") { $0.presentationSizing(.form) }
        add("inspectorColumnWidth") { $0.inspectorColumnWidth(100) }
    }

    private mutating func addBars() {
        add("navigationTitle") { $0.navigationTitle("title") }
        add("navigationSubtitle") { $0.navigationSubtitle("title") }
        add("navigationBarTitleDisplayMode") { $0.navigationBarTitleDisplayMode(.inline) }
        add("navigationBarHidden") { $0.navigationBarHidden(true) }
        add("navigationBarBackButtonHidden") { $0.navigationBarBackButtonHidden() }
        add("navigationSplitViewColumnWidth") { $0.navigationSplitViewColumnWidth(100) }
        add("toolbar") { $0.toolbar { Text("item") } }
        add("toolbar(removing:)") { $0.toolbar(removing: .title) }
        add("toolbarVisibility") { $0.toolbarVisibility(.hidden, for: .navigationBar) }
        add("toolbarTitleDisplayMode") { $0.toolbarTitleDisplayMode(.inline) }
        add("toolbarBackground") { $0.toolbarBackground(.hidden, for: .navigationBar) }
        add("toolbarBackground of a style") { $0.toolbarBackground(Color.red, for: .navigationBar) }
        add("toolbarColorScheme") { $0.toolbarColorScheme(ColorScheme.dark, for: .navigationBar) }
        add("toolbarRole") { $0.toolbarRole(.editor) }
    }

    private mutating func addSystem() {
        add("statusBarHidden") { $0.statusBarHidden() }
        add("persistentSystemOverlays") { $0.persistentSystemOverlays(.hidden) }
        add("defersSystemGestures") { $0.defersSystemGestures(on: .top) }
        add("previewLayout") { $0.previewLayout(.sizeThatFits) }
        add("previewDevice") { $0.previewDevice(nil) }
        add("previewDisplayName") { $0.previewDisplayName("name") }
        add("previewInterfaceOrientation") { $0.previewInterfaceOrientation(.portrait) }
    }

    private mutating func addAccessibility() {
        add("accessibilityLabel") { $0.accessibilityLabel("label") }
        add("accessibilityAction") { $0.accessibilityAction {} }
        add("accessibilityIgnoresInvertColors") { $0.accessibilityIgnoresInvertColors() }
    }
}

/// One type that is a style of several families.
private struct ManyStyles: ButtonStyle, ToggleStyle, LabelStyle {
    func makeBody(configuration: ButtonStyleConfiguration) -> AnyView { AnyView(configuration.label) }
    func makeBody(configuration: ToggleStyleConfiguration) -> AnyView { AnyView(configuration.label) }
    func makeBody(configuration: LabelStyleConfiguration) -> AnyView { AnyView(configuration.title) }
}

private final class Thing: ObservableObject {}

private struct OneKey: LayoutValueKey { static let defaultValue = 0 }
private struct OtherKey: LayoutValueKey { static let defaultValue = 0 }

private struct WordKey: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}
