/// The little words of Korean that say how the word before them is meant, and their like in English.
enum ParticleWords {
  static let entries: [Lexicon.Entry] = [
    .init(.particle(.from), "에서|에서부터|서|에서의|에서는|에서만"),
    .init(.particle(.to), "로|으로|행|까지가는|가는|로가는|으로가는|로의|갈|로갈|으로갈"),
    .init(.particle(.at), "에|에는|에만|에도|엔|내|안|인"),
    .init(.particle(.since), "부터|서부터"),
    .init(.particle(.until), "까지|까지만|까지는"),
    .init(.particle(.also), "도"),
    .init(.particle(.with), "랑|이랑|하고|와|과|및|이하고|와의|랑은|이랑은|와함께|과함께|데리고|모시고|이랑만"),
    .init(.particle(.or), "나|이나|아니면|혹은|또는"),
    .init(
      .particle(.plain),
      "은|는|이|가|을|를|의|만|요|야|이야|이에요|예요|입니다|임|인데|쪽|이서|끼리|씩|정도|쯤|께|고|이고|네|님|이요|들|에요|든|이든|라|이라|라도|이라도|인데요|인가요|인가|이면|면|좀|보다|처럼|서만|짜리|뿐|밖에|여|해|하|한|할|용|산|식|표"
    ),
    .init(.particle(.leaving), "출발|발|출발하는|출발해서|떠나는|발로"),
  ]
}
