import Commands

StandardStreams.fill()
// A pipe that closes early ends the program quietly, even where the parent ignored the signal.
Signals.prepare()
let words = Words.ofProcess
Process.end(with: run(words.words, in: .live(brokenWords: words.broken)))
