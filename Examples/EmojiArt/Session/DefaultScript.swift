/// The session that is played when nothing else is asked for: what a person might do who tries the program.
let defaultScript = """
    # Choose a palette.
    tap "Next palette"
    tap "Palettes"
    tap "Go to"
    tap "Weather"

    # Drop emojis and arrange them.
    drag "🌈" to "Canvas" at 0 -80
    drag "☀️" to "Canvas" at 60 -100
    drag "☀️" by 25 -15
    tap "🌈"
    tap "Bigger"
    tap "Deselect"
    tap "at 85, -115, size 40"
    tap "Remove"

    # Rename a palette, and change what is in it.
    tap "Palettes"
    tap "Edit"
    type "Sky" into "Name of the palette"
    type "🌙 and 🌈" into "Emojis to add"
    tap "⛈"
    tap "Done"

    # A new palette.
    tap "Palettes"
    tap "New"
    type "Fruit" into "Name of the palette"
    type "🍎🍐🍓" into "Emojis to add"
    tap "Done"

    # Delete and reorder palettes.
    tap "Palettes"
    tap "Manage"
    delete "Travel"
    tap "Edit"
    move "Faces" by 2
    type "Nature" into "Name of Plants"
    tap "Done"
    tap "Close"

    # A background that cannot be loaded.
    type "file:///nowhere/background.png" into "Background URL"
    tap "Load background"
    wait 10
    tap "OK"
    tap "No background"
    """
