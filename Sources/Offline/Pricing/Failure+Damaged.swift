import Atlas
import JSON
import Travel
import Wording

extension Failure {
  /// Says that the facts inside the program cannot be read, which no user can have caused.
  init(damaged error: AtlasError) {
    self.init(
      "data_damaged", .internal,
      Phrase(
        "The facts inside this program are damaged. A fresh copy of itravel helps.",
        "프로그램 안의 자료가 손상됐어요. itravel을 다시 설치해 주세요."),
      hint: "itravel doctor", details: .object([.init("error", .string("\(error)"))]))
  }
}
