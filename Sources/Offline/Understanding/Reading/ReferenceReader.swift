/// Reads which of the offers is meant: "두 번째 호텔", "the 2nd one", "그걸로", "the cheapest".
struct ReferenceReader {
  let line: Line
  let cues: HeardCues

  func reference(isBooking: Bool) -> OfferReference? {
    let kind = kind
    if let number = number() { return OfferReference(kind: kind, pick: number) }
    guard isBooking || cues.has(any: .cheapest, .dearest), kind != .either || isBooking else { return nil }
    if cues.has(.cheapest) { return OfferReference(kind: kind, pick: .cheapest) }
    if cues.has(.dearest) { return OfferReference(kind: kind, pick: .dearest) }
    if let words = described() { return OfferReference(kind: kind, pick: .described(words)) }
    if cues.has(.it) { return OfferReference(kind: kind, pick: .spokenOf) }
    return nil
  }

  private var kind: OfferReference.Kind {
    let flight = cues.has(any: .offerFlight, .flight)
    let hotel = cues.has(any: .offerHotel, .stay)
    return flight == hotel ? .either : flight ? .flight : .hotel
  }

  private func number() -> OfferReference.Pick? {
    for index in 0..<line.count where !line.isTaken(index) {
      if let found = ordinal(index), pointsAtOffer(found.next) { return .number(found.value) }
      if line.has(index, .last) != nil, let next = line.has(index, .last) {
        let end = line.text(next) == "번째" || line.text(next) == "것" ? next + (line.text(next) == "번째" ? 1 : 0) : next
        if pointsAtOffer(end) { return .last }
      }
      if ["option", "number", "no", "#", "offer", "hotel", "flight"].contains(line.text(index)),
        let value = line.number(index + 1)?.value,
        (1...99).contains(value), line.kind(index + 1) == .number, !Counting.counts(line, index + 2)
      {
        return .number(value)
      }
    }
    return nil
  }

  private func ordinal(_ index: Int) -> (value: Int, next: Int)? {
    if let word = line.find(index, { if case .ordinal(let n) = $0 { n } else { nil } }) { return word }
    guard let count = line.number(index), (1...99).contains(count.value) else { return nil }
    if ["번째", "번"].contains(line.text(count.next)) || Suffix.ordinals.contains(line.text(count.next)) {
      return (count.value, count.next + 1)
    }
    return nil
  }

  /// A word for an offer follows, or nothing but the end of the request.
  private func pointsAtOffer(_ next: Int) -> Bool {
    for index in next..<min(line.count, next + 3) {
      if line.has(index, .cue(.offerFlight)) != nil || line.has(index, .cue(.offerHotel)) != nil
        || line.has(index, .cue(.offerAny)) != nil
      {
        return true
      }
      if line.has(index, .cue(.book)) != nil || line.has(index, .cue(.stay)) != nil
        || line.has(index, .cue(.flight)) != nil
      {
        return true
      }
      if line.has(index, .unit(.week)) != nil || line.has(index, .unit(.day)) != nil
        || line.has(index, .unit(.night)) != nil
      {
        return false
      }
    }
    return false
  }

  /// `with the pool`, `near the beach`.
  private func described() -> String? {
    for index in 0..<line.count where ["with", "near", "by", "that"].contains(line.text(index)) {
      let before = line.text(index - 1)
      guard ["hotel", "one", "room", "flight", "place", "hostel", "resort"].contains(before), index + 1 < line.count
      else { continue }
      return line.words(index..<line.count)
    }
    for index in 0..<line.count where ["있는", "가까운", "나오는"].contains(line.text(index)) && index > 0 {
      if line.has(index + 1, .cue(.stay)) != nil || line.has(index + 1, .cue(.offerAny)) != nil {
        return line.words(max(0, index - 1)..<index + 1)
      }
    }
    return nil
  }
}
