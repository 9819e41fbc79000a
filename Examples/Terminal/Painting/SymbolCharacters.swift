/// Returns the character that looks most like a symbol of the system; a diamond for those that no character resembles.
func symbolCharacter(_ name: String) -> Character {
    var name = name
    while true {
        if let known = symbolCharacters[name] { return known }
        // `heart.circle.fill` is a heart, too.
        guard let dot = name.lastIndex(of: ".") else { return "◆" }
        name = String(name[..<dot])
    }
}

private let symbolCharacters: [String: Character] = [
    "arrow": "→", "arrow.backward": "←", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺", "arrow.down": "↓",
    "arrow.down.circle": "↓", "arrow.forward": "→", "arrow.left": "←", "arrow.right": "→", "arrow.up": "↑",
    "arrow.uturn.backward": "↶", "arrow.uturn.forward": "↷", "bell": "♪", "bolt": "ϟ", "bookmark": "⚑", "calendar": "▦",
    "chart.bar": "▥", "chart.pie": "◔", "checkmark": "✓", "checkmark.circle": "✓", "checkmark.square": "☑",
    "chevron": "›", "chevron.backward": "‹", "chevron.down": "⌄", "chevron.forward": "›", "chevron.left": "‹",
    "chevron.right": "›", "chevron.up": "⌃", "circle": "○", "circle.fill": "●", "circle.lefthalf.filled": "◐",
    "clock": "◷", "cloud": "☁", "cursorarrow": "➤", "dice": "⚄", "diamond": "◇", "diamond.fill": "◆", "doc": "▯",
    "ellipsis": "…", "envelope": "✉", "eraser": "▱", "exclamationmark": "!", "exclamationmark.triangle": "⚠",
    "eye": "◉", "flag": "⚑", "flame": "♨", "folder": "▤", "gear": "⚙", "gearshape": "⚙", "globe": "◍", "heart": "♡",
    "heart.fill": "♥", "hexagon": "⬡", "hexagon.fill": "⬢", "house": "⌂", "info": "ℹ", "leaf": "❧",
    "line.3.horizontal": "≡", "link": "∞", "list.bullet": "☰", "location": "➤", "lock": "⚿", "magnifyingglass": "⌕",
    "map": "▧", "mappin": "⚲", "minus": "−", "moon": "☾", "multiply": "×", "music.note": "♪", "paintpalette": "◕",
    "paperplane": "➢", "pause": "‖", "pencil": "✎", "person": "☺", "phone": "✆", "photo": "▨", "pin": "⚲", "play": "▶",
    "plus": "+", "questionmark": "?", "rectangle": "▭", "rectangle.fill": "▬", "scissors": "✂", "shuffle": "⇄",
    "snowflake": "❄", "sparkles": "✧", "square": "□", "square.and.arrow.down": "⤓", "square.and.arrow.up": "⤒",
    "square.and.pencil": "✎", "square.fill": "■", "star": "☆", "star.fill": "★", "stop": "■", "sun.max": "☀",
    "tag": "⌂", "ticket": "▭", "trash": "⌫", "triangle": "△", "triangle.fill": "▲", "umbrella": "☂", "wifi": "≋",
    "wrench": "⚒", "xmark": "×",
]
