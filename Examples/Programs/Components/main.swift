import Components

Components.main()
