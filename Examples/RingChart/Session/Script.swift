/// What is played by default. A person may type the same lines with `--interactive`.
let ringScript = """
    # A new wedge comes: it fades in and grows, by a spring.
    tap "New Wedge"
    wait 0.1
    angles
    wait 1
    tap "New Wedge"
    wait 1
    # Only the new wedge's view is evaluated: the others are equal to what they were.
    tap "New Wedge"
    wait 1
    angles
    # All get other angles. The model is there at once, what is painted lies between.
    tap "Randomize"
    wait 0.1
    angles
    wait 1
    angles
    # A tapped wedge is gone from the model, and painted last until its transition ends. The one behind it moves up.
    tap "Wedge 2"
    expect no "Wedge 2"
    wait 0.1
    angles
    display
    # At rest again.
    wait 1
    angles
    expect "Wedge 3"
    # More and more wedges. Together they ask for more than a turn, so all of them shrink.
    tap "New Wedge"
    tap "New Wedge"
    tap "New Wedge"
    tap "New Wedge"
    wait 1
    angles
    expect "6 wedges, 100 % of the turn"
    """
