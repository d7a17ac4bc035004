import Testing
import Wording

@Suite("Korean particles")
struct ParticleTests {
  @Test(
    "follow the last sound, and pass over brackets",
    arguments: [
      ("싱가포르", "는", "라는", "로"), ("싱가포르(싱가포르)", "는", "라는", "로"), ("괌", "은", "이라는", "으로"),
      ("하갓냐(괌)", "는", "라는", "로"), ("후쿠오카(일본)", "는", "라는", "로"), ("신주쿠", "는", "라는", "로"),
      ("서울", "은", "이라는", "로"), ("KIX", "는", "라는", "로"), ("2026", "은", "이라는", "으로"),
    ])
  func forms(word: String, topic: String, called: String, toward: String) {
    #expect(word.particle(.topic) == topic)
    #expect(word.particle(.called) == called)
    #expect(word.particle(.toward) == toward)
  }
}
