import EmojiArt

EmojiArt.main()
