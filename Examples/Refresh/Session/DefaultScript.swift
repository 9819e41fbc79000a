/// The session that is played when nothing else is asked for.
let defaultScript = """
    # The header is above the content, out of sight.
    frame "Pull to refresh"
    frame "Stacks"

    # A pull by 40 moves the content by 40. The arrow doesn't turn yet; it does in the last two fifths of the way to 70.
    pull "Stacks" 40
    expect "turned by 0°"
    pull 56
    expect "turned by 90°"
    frame "Stacks"

    # Let go too early: all is as it was.
    release
    expect "turned by 0°"
    expect no "Loading…"

    # A pull by 90 begins to load while it is held. Only what says so is evaluated anew, no row.
    trace pull "Stacks" 90
    expect "Loading…"

    # Let go: it stays below the header, which is in sight, as long as the load takes.
    release
    frame "Loading…"
    frame "Stacks"

    # A second pull changes nothing.
    pull "Stacks" 90
    release

    # Four seconds are not over yet.
    wait 3.9
    expect "Loading…"
    frame "Stacks"

    # Now they are. The articles are in another order, the header has the time and is gone.
    wait 0.1
    expect "Updated at 09:00:04"
    expect no "Loading…"
    frame "Pull to refresh"
    frame "Guides"
    """
