extension TravelService {
  /// The same service, telling of each question in a line: who was asked for what, and how long it took. Neither question
  /// nor answer is told, for both are personal.
  package func told(clock: @escaping @Sendable () -> Int64, to say: @escaping @Sendable (String) -> Void)
    -> TravelService
  {
    let timing = Timing(who: endpoint.map { "\(name) at \($0)" } ?? name, clock: clock, say: say)
    return TravelService(
      name: name, endpoint: endpoint, isLive: isLive, abilities: abilities,
      chat: { (query, progress) throws(Failure) in
        try timing.of("a turn of chat") { () throws(Failure) in try chat(query, progress) }
      },
      submitSurvey: { (survey, session) throws(Failure) in
        try timing.of("taking the survey") { () throws(Failure) in try submitSurvey(survey, session) }
      },
      flights: { (query, progress) throws(Failure) in
        try timing.of("flights", \.offers.count) { () throws(Failure) in try flights(query, progress) }
      },
      hotels: { (query, progress) throws(Failure) in
        try timing.of("hotels", \.offers.count) { () throws(Failure) in try hotels(query, progress) }
      },
      quote: { (offer, now) throws(Failure) in
        try timing.of("a quote") { () throws(Failure) in try quote(offer, now) }
      },
      book: { (order) throws(Failure) in try timing.of("a booking") { () throws(Failure) in try book(order) } },
      lookUp: { (order) throws(Failure) in
        try timing.of("a booking whose answer was lost") { () throws(Failure) in try lookUp(order) }
      },
      bookings: { () throws(Failure) in
        try timing.of("its bookings", \.count) { () throws(Failure) in try bookings() }
      },
      cancellationQuote: { (booking, now) throws(Failure) in
        try timing.of("what cancelling costs") { () throws(Failure) in try cancellationQuote(booking, now) }
      },
      cancel: { (booking, now) throws(Failure) in
        try timing.of("a cancellation") { () throws(Failure) in try cancel(booking, now) }
      }, greet: greet)
  }
}

/// Tells how long each question took.
private struct Timing: Sendable {
  let who: String
  let clock: @Sendable () -> Int64
  let say: @Sendable (String) -> Void

  func of<Value>(_ what: String, _ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    try of(what, { _ in nil }, work)
  }

  func of<Value>(_ what: String, _ count: (Value) -> Int?, _ work: () throws(Failure) -> Value) throws(Failure) -> Value
  {
    let start = clock()
    func spent() -> Elapsed { Elapsed(from: start, to: clock()) }
    do throws(Failure) {
      let value = try work()
      say("asked \(who) for \(what):\(count(value).map { " \($0) in" } ?? "") \(spent())")
      return value
    } catch {
      say("asked \(who) for \(what): \(error.code) after \(spent())")
      throw error
    }
  }
}
