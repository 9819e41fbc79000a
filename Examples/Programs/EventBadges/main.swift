import EventBadges

EventBadges.main()
