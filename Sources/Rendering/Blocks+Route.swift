import Travel
import Wording

extension [Block] {
  /// The blocks with a sketch of the first journey by air among them, before what to do next; drawn with `--wide` only.
  func withRoute(of answer: any Answer, for reader: Reader) -> [Block] {
    guard let features = (answer as? any Mapped)?.features(for: reader),
      let first = features.first(where: { $0.kind == .flight })
    else { return self }
    let legs = features.filter { $0.kind == .flight && $0.offer == first.offer && $0.booking == first.booking }
    let end = (lastIndex { !$0.isHint } ?? -1) + 1
    return self[..<end] + [.sketch(legs)] + self[end...]
  }
}

extension Block {
  fileprivate var isHint: Bool { if case .hint = self { true } else { false } }
}
