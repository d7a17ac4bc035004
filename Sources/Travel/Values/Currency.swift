/// A currency by its ISO 4217 code.
package struct Currency: Hashable, Sendable {
  package let code: String

  /// Reads three Latin letters in either case; nil for anything else.
  package init?(_ text: String) {
    let letters = text.uppercased()
    guard letters.utf8.count == 3, letters.utf8.allSatisfy({ (65...90).contains($0) }) else { return nil }
    code = letters
  }

  private init(known code: String) { self.code = code }

  package static let krw = Currency(known: "KRW")
  package static let usd = Currency(known: "USD")
  package static let eur = Currency(known: "EUR")

  /// Digits after the point in ISO 4217: 0 for KRW and JPY, 3 for KWD, 2 for most.
  package var exponent: Int {
    switch code {
    case "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV", "XAF", "XOF",
      "XPF":
      0
    case "BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND": 3
    default: 2
    }
  }

  /// The currency that a sign in front of or behind an amount stands for; nil when it is shared by several.
  package init?(sign: String) {
    switch sign {
    case "€": self = .eur
    case "₩", "원": self = .krw
    case "US$": self = .usd
    case "£": self.init(known: "GBP")
    case "₫", "đ": self.init(known: "VND")
    case "฿": self.init(known: "THB")
    case "₱": self.init(known: "PHP")
    case "₹": self.init(known: "INR")
    case "NT$": self.init(known: "TWD")
    case "HK$": self.init(known: "HKD")
    default: return nil
    }
  }
}
