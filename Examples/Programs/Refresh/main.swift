import Refresh

Refresh.main()
