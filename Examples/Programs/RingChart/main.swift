import RingChart

RingChart.main()
