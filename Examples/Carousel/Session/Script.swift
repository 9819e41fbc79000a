/// What is played by default. A person may type the same lines with `--interactive`.
let carouselScript = """
    # The first picture rests. Its neighbours are painted, too: a copy of the last one waits on the left.
    banner
    # Every three seconds the banner goes on. The state is there at once, the picture still where it was.
    wait 3
    expect "Picture 2 of 4"
    banner
    # A tenth of a second later it is on its way, then there.
    wait 0.1
    banner
    wait 0.9
    banner
    # On to the last picture.
    wait 5
    expect "Picture 4 of 4"
    wait 1
    banner
    # The next step leads to the copy of the first picture. onChange jumps from there to the first, without animation.
    wait 2
    expect "Picture 1 of 4"
    banner
    # Dragged by less than 50 points, the banner goes back; by more, on.
    drag "Banner" by -40 0
    expect "Picture 1 of 4"
    drag "Banner" by -120 0
    expect "Picture 2 of 4"
    drag "Banner" by 120 0
    # Back over the beginning: to the last picture.
    drag "Banner" by 120 0
    expect "Picture 4 of 4"
    # The services' pages.
    page 1
    expect "Library"
    page 1
    expect "Music"
    page -2
    expect "Buses"
    # A tap shows the next headline.
    tap "Night bus from Monday on"
    expect "Library now open until ten"
    # The landmarks find the objects of the home page in the environment.
    tap "Landmarks"
    tap "Favourites only"
    expect no "Clock Tower"
    tap "Old Lighthouse"
    tap "Mark as visited"
    expect "Visited"
    back
    expect "visited"
    back
    # The home page was there all the time.
    expect "Library now open until ten"
    wait 1
    """
