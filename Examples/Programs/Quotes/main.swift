import Quotes

Quotes.main()
