import JSON
import Rendering
import Testing
import Travel
import Wording

@Suite("Texts for other programs")
struct MachineFormatTests {
  /// An answer of bare rows.
  struct Rows: Answer {
    static let schema = "rows"
    let list: [JSONValue]
    static let record = Record(Rows.init(list:), Field("list", .list(.any), "Rows.") { $0.list })
    var items: [JSONValue] { list }
    func body(for reader: Reader) -> [Block] { [] }
  }

  private func shown(_ json: String, as format: Format) throws -> String {
    guard case .array(let list) = try JSONReader().read(json) else { return "" }
    let page = try Presentation(format: format, canvas: Canvas())
    return String(decoding: try page.render(Outcome(Rows(list: list)), for: Samples.reader(.en)).bytes, as: UTF8.self)
  }

  @Test("TSV marks formulas, flattens lines and lines up rows of different keys")
  func tsv() throws {
    #expect(
      try shown(
        #"[{"a":"=1+1","b":"x\ty\nz"},{"a":"-5","c":"@cmd"},{"a":"+821012345678","b":"- no","c":"-1e3"},{"a":" =1","b":"a=b","c":"+30d"}]"#,
        as: .tsv)
        == "a\tb\tc\n'=1+1\tx y z\t\n-5\t\t'@cmd\n+821012345678\t'- no\t-1e3\n' =1\ta=b\t'+30d\n")
    #expect(try shown("[]", as: .tsv) == "")
  }

  @Test("NDJSON is one item a line and nothing else")
  func ndjson() throws {
    #expect(try shown(#"[{"a":"x\ny"},null,3]"#, as: .ndjson) == "{\"a\":\"x\\ny\"}\nnull\n3\n")
    #expect(try shown("[]", as: .ndjson) == "")
  }

  @Test(
    "Markdown escapes what is Markdown by chance",
    arguments: [
      ("a*b_c`d", #"a\*b\_c\`d"#), ("[x](http://y)", #"\[x\](http://y)"#), ("<script>&amp;", #"\<script\>\&amp;"#),
      ("# no title", "\\# no title"),
      ("1. no list", #"1\. no list"#), ("- no list", #"\- no list"#), ("2027-03-20 is a day", "2027-03-20 is a day"),
      ("a|b", #"a\|b"#),
      ("~strike~ $x$ !", #"\~strike\~ \$x\$ \!"#), ("back\\slash", #"back\\slash"#),
    ])
  func markdown(_ words: String, _ escaped: String) {
    #expect(MarkdownRenderer.text(of: [.paragraph(Text(words))]) == escaped + "\n")
  }

  @Test("Markdown fences code, holds emphasis together and keeps cells in a line")
  func markdownRoles() {
    #expect(
      MarkdownRenderer.text(of: [
        .paragraph(.strong(" bold ") + .code("a`b") + .place("x")), .hint("Run", command: "itravel book 1"),
        .table(.init(columns: [.init("A|B"), .init("C", .trailing)], rows: [["x\ny", .code("p|q")]])),
      ]) == """
        **bold** ``a`b``**x**

        > Run `itravel book 1`

        | A\\|B | C |
        | :--- | ---: |
        | x y | `p\\|q` |

        """)
  }
}
