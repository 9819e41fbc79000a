/// The session that is played when nothing else is asked for.
let defaultScript = """
    # The stars are level with the title, though they are in another column: the middles are the same.
    frame "Boat trip"
    frame "Rating"

    # Three badges; the third needs the most lines. Their cards have the same height.
    frame "Card 1"
    frame "Card 2"
    frame "Card 3"

    # More text: the first badge tells its new height after the layout, and all cards grow, within the same event.
    trace type "Streamed live from the first minute to the last" into "Badge 1"
    frame "Card 1"
    frame "Card 3"

    # Less text: the cards stay. A badge can only raise the height that they share; it doesn't know who else needs it.
    type "Live" into "Badge 1"
    frame "Card 1"

    # The other row listens to all badges at once and remembers nothing. Its cards follow both ways.
    tap "Cards can shrink"
    frame "Card 1"
    type "Streamed live from the first minute to the last" into "Badge 1"
    frame "Card 1"
    type "Live" into "Badge 1"
    type "With friends" into "Badge 3"
    frame "Card 1"
    frame "Card 3"
    """
