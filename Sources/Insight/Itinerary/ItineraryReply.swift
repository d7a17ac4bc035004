import Civil
import Travel

/// Reads the text of an itinerary reply into days. Line by line, so that missing blank lines, marks of Markdown and
/// unasked words do no harm: what fits nowhere becomes a note, and nothing is lost.
struct ItineraryReply {
  /// What a line of the reply is.
  enum Line {
    case date(String)
    case weather(String)
    case outfit(String)
    case head(SlotHead)
    case place(String)
    case move(String)
    case planB(String)
    case eventsHeader(String)
    case blank
    case other(String)
  }

  private(set) var days: [DayDraft] = []
  private(set) var events: [String] = []
  private(set) var notes: [String] = []
  private var isInEvents = false

  /// Whether any day was read.
  var hasDays: Bool { days.contains { !$0.slots.isEmpty || $0.weather != nil } }

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { ItineraryReply.undecorated($0) }
    for (index, line) in lines.enumerated() {
      let next = lines[(index + 1)...].first { !$0.isEmpty } ?? ""
      let opensBlock = index == 0 || lines[index - 1].isEmpty
      take(ItineraryReply.kind(line, next: next, opensBlock: opensBlock, isInEvents: isInEvents))
    }
  }

  private mutating func take(_ line: Line) {
    switch line {
    case .blank: break
    case .date(let text):
      isInEvents = false
      days.append(DayDraft(dateText: text))
    case .weather(let text):
      isInEvents = false
      startDayUnlessFresh()
      days[days.count - 1].weather = text
    case .outfit(let text):
      startDayUnlessFresh()
      days[days.count - 1].outfit = text
    case .head(let head):
      isInEvents = false
      if days.isEmpty { days.append(DayDraft(dateText: nil)) }
      days[days.count - 1].slots.append(SlotDraft(head: head))
    case .place(let text): toSlot(text) { $0.address = text }
    case .move(let text): toSlot("이동: " + text) { $0.moves.append(text) }
    case .planB(let text): toSlot("플랜B: " + text) { $0.planB.append(text) }
    case .eventsHeader(let text):
      isInEvents = true
      if let colon = text.firstIndex(of: ":"), !text[text.index(after: colon)...].trimmed.isEmpty {
        events.append(String(text[text.index(after: colon)...].trimmed))
      }
    case .other(let text):
      if isInEvents {
        events.append(text)
      } else {
        toSlot(text) { $0.remarks.append(text) }
      }
    }
  }

  /// The head of a day comes once: after its slots, weather means another day.
  private mutating func startDayUnlessFresh() {
    if days.last.map({ !$0.slots.isEmpty }) ?? true { days.append(DayDraft(dateText: nil)) }
  }

  private mutating func toSlot(_ text: String, _ change: (inout SlotDraft) -> Void) {
    guard let day = days.indices.last, let slot = days[day].slots.indices.last, !isInEvents else {
      notes.append(text)
      return
    }
    change(&days[day].slots[slot])
  }
}

/// A day while it is read.
struct DayDraft: Equatable {
  let dateText: String?
  var weather: String?
  var outfit: String?
  var slots: [SlotDraft] = []
}

/// A slot while it is read.
struct SlotDraft: Equatable {
  let head: SlotHead
  var address: String?
  var moves: [String] = []
  var planB: [String] = []
  var remarks: [String] = []
}
