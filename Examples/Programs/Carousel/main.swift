import Carousel

Carousel.main()
