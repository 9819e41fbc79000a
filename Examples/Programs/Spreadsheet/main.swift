import Spreadsheet

Spreadsheet.main()
