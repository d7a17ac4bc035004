import Civil
import Foundation
import JSON
import Testing
import Travel
@testable import Storage

/// What a person at a terminal is shown, and which words are a yes.
extension BookingProtocolTests {
  @Test("On a terminal the review is shown and only the word yes books", arguments: ["yes", "y", "", "no"])
  func review(reply: String) {
    var terminal = bench
    terminal.isTerminal = true
    terminal.replies = [reply]
    let result = terminal("book hotel 1 \(who)")
    #expect(result.exit == (reply == "yes" ? .ok : .unconfirmed), "\(result.err)")
    #expect(result.err.contains("300,000 KRW"))
    #expect(shop.commits == (reply == "yes" ? 1 : 0))
  }

  @Test("In Korean 네 and 예 are a yes, in English they are not", arguments: ["네", "예", " 네 "])
  func koreanYes(reply: String) {
    var terminal = bench
    terminal.isTerminal = true
    terminal.replies = [reply]
    #expect(terminal("book hotel 1 \(who) --lang en").exit == .unconfirmed)
    #expect(shop.commits == 0)
    let booked = terminal("book hotel 1 \(who) --lang ko")
    #expect(booked.exit == .ok, "\(booked.err)")
    #expect(booked.err.contains("300,000원") && booked.err.contains("‘네’"))
    terminal.replies = [reply]
    #expect(terminal("cancel SH-1 --lang ko").exit == .ok)
  }
}
