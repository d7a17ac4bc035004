import JSON
import Travel
import Wording

extension Context {
  /// Numbers the offers, keeps them under the session and makes the outcome. Without a usable store the answer stands,
  /// with a warning.
  func answer<Offer: NumberedOffer, Found: Answer>(
    _ offers: [Offer], request: JSONValue, service: TravelService, warnings: [Warning], isComplete: Bool,
    of sort: BookingCard.Sort, keeping item: (Offer) -> KeptOffer.Item, _ make: ([Offer], _ isKept: Bool) -> Found
  ) throws(Failure) -> Outcome {
    var numbered: [Offer] = []
    for (index, offer) in offers.enumerated() { numbered.append(offer.numbered(index + 1)) }
    var warnings = warnings + numbered.enumerated().compactMap { $1.price.warning(at: "data.offers[\($0)].price") }
    var session: String?
    // A dry run starts no conversation and numbers nothing anew.
    let isKept = !globals.isDryRun
    if isKept, let memory = try self.memory(warnings: &warnings) {
      session = memory.session.id
      let kept = numbered.map {
        KeptOffer(
          item: item($0), session: memory.session.id, endpoint: service.endpoint, request: request, seenAt: now)
      }
      do throws(Failure) {
        // An empty list must not leave the numbers of the search before, or the wrong thing is booked.
        if kept.isEmpty { try memory.ledger.offers.clear(sort, memory.session.id, now) }
        try memory.ledger.offers.keep(kept)
      } catch { warnings.append(try notKept(error)) }
    }
    let found = make(numbered, isKept && !warnings.contains { $0.code == "not_kept" })
    return Outcome(
      found, request: request, warnings: warnings,
      provider: service.name, isLive: service.isLive,
      session: session, isComplete: isComplete, isEstimate: isEstimate(found))
  }

  /// Whether some figure of the answer is an estimate; looked for only where `--strict` asks.
  func isEstimate(_ answer: some Answer) -> Bool { globals.ends.isStrict && answer.json.hasEstimate }

  /// The store with the conversation to work in; nil, with a warning, when the store cannot be used.
  func memory(warnings: inout [Warning], isNew: Bool = false) throws(Failure) -> Memory? {
    do throws(Failure) {
      let ledger = try ledger()
      let (session, isFresh) = try conversation(in: ledger, isNew: isNew)
      return Memory(ledger: ledger, session: session, isFresh: isFresh)
    } catch {
      warnings.append(try notKept(error))
      return nil
    }
  }

  /// Turns a failure of the store into a warning; any other failure stands. An answer that was had from a service is not
  /// thrown away because the store was busy.
  func notKept(_ failure: Failure, isAnswered: Bool = false) throws(Failure) -> Warning {
    let isBusy = failure == .locked || failure == .deadlineWaiting
    guard failure.exit == .config || (isAnswered && isBusy) else { throw failure }
    return Warning(
      "not_kept",
      Phrase(
        "This was not kept, so it cannot be booked from here: \(failure.message.en) Run: itravel doctor",
        "이 내용은 저장되지 않아서 여기에서 예약할 수 없어요. \(failure.message.ko) 확인하기: itravel doctor"))
  }
}

extension JSONValue {
  /// Whether a basis in it is `estimate`.
  fileprivate var hasEstimate: Bool {
    switch self {
    case .null, .bool, .number, .string: false
    case .array(let items): items.contains { $0.hasEstimate }
    case .object(let members):
      members.contains { $0.key == "basis" && $0.value == .string(Basis.estimate.rawValue) || $0.value.hasEstimate }
    }
  }
}

extension Price {
  /// Says that the parts do not make the total that is stated with them; nil when they do.
  func warning(at path: String) -> Warning? {
    guard let stated, let sum = stated.otherSum else { return nil }
    return Warning(
      "total_mismatch", path: path,
      Phrase(
        "The parts of this price come to \(sum.text), but its total is stated as \(stated.total.text).",
        "가격 항목을 더하면 \(sum.koreanText)인데 총액은 \(stated.total.koreanText)\(stated.total.koreanText.particle(.toward)) 적혀 있어요."
      ))
  }
}

/// The store with the conversation that a command works in.
struct Memory: Sendable {
  let ledger: Ledger
  let session: Session
  /// It starts with this command, so that nothing is kept under it yet.
  let isFresh: Bool
}

/// An offer that takes a number in a list.
protocol NumberedOffer: Sendable {
  var price: Price { get }
  func numbered(_ number: Int) -> Self
}

extension FlightOffer: NumberedOffer {
  func numbered(_ number: Int) -> FlightOffer {
    var copy = self
    copy.number = number
    return copy
  }
}

extension HotelOffer: NumberedOffer {
  func numbered(_ number: Int) -> HotelOffer {
    var copy = self
    copy.number = number
    return copy
  }
}
