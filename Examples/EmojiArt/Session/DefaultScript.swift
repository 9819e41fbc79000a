/// The session that is played when nothing else is asked for: what a person might do who tries the program.
let defaultScript = """
    # Choose a palette; the next one rolls in.
    tap "Next palette"
    wait 1
    contextmenu "Next palette"
    tap "Go to"
    tap "Weather"
    wait 1

    # A background is dropped on the canvas. It is fetched, which takes a second.
    drop "https://example.com/meadow.png" at 195 300
    expect "The background is loading…"
    wait 1
    expect "PNG image, 119 bytes"
    tap "Canvas" x2
    wait 1

    # Drop emojis and arrange them.
    drag "🌈" to "Canvas" at 150 260
    drag "☀️" to "Canvas" at 300 240
    frame "🌈" in "Canvas"
    drag "🌈" in "Canvas" by 25 -15
    frame "🌈" in "Canvas"

    # Move the document with one finger, magnify it with two.
    drag "Canvas" by 40 0
    magnify "Canvas" by 0.5
    frame "🌈" in "Canvas"

    # What is selected is magnified instead.
    tap "🌈" in "Canvas"
    magnify "Canvas" by 1.5
    tap "Bigger"
    tap "Canvas"
    tap "☀️" in "Canvas"
    tap "Remove"

    # Rename a palette, and change what is in it.
    tap "Palettes"
    tap "Edit"
    type "Sky" into "Name of the palette"
    type "🌙 and 🌈" into "Emojis to add"
    tap "🌙"
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
