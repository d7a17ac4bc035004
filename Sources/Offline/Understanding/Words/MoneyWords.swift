import Travel

/// Currencies, powers of ten, and what a sum is for.
enum MoneyWords {
  static let entries: [Lexicon.Entry] = [
    .init(.currency("KRW"), "krw|won|wons|₩|원|원화|한국돈|korean won"),
    .init(.currency("USD"), "usd|$|dollar|dollars|buck|bucks|us dollars|us dollar|us$|불|달러|달러화|미달러|미국달러"),
    .init(.currency("EUR"), "eur|euro|euros|€|유로|유로화"),
    .init(.currency("GBP"), "gbp|£|pound|pounds|quid|파운드"),
    .init(.currency("JPY"), "jpy|yen|엔|엔화|円|japanese yen"),
    .init(.currency("CNY"), "cny|rmb|yuan|위안|위안화"),
    .init(.currency("CHF"), "chf|francs|swiss francs|스위스프랑|프랑"),
    .init(.currency("THB"), "thb|baht|바트|฿"),
    .init(.currency("VND"), "vnd|dong|동|₫"),
    .init(.currency("TWD"), "twd|ntd|nt|nt$|대만달러|타이완달러"),
    .init(.currency("HKD"), "hkd|홍콩달러|hk dollars"),
    .init(.currency("SGD"), "sgd|s$|싱가포르달러|싱달러|singapore dollars"),
    .init(.currency("AUD"), "aud|a$|aussie dollars|australian dollars|호주달러"),
    .init(.currency("CAD"), "cad|c$|canadian dollars|캐나다달러"),
    .init(.currency("NZD"), "nzd|nz$|뉴질랜드달러"),
    .init(.currency("PHP"), "php|peso|pesos|페소|₱"),
    .init(.currency("IDR"), "idr|rupiah|루피아"),
    .init(.currency("MYR"), "myr|ringgit|링깃"),
    .init(.currency("INR"), "inr|rupees|₹|루피"),
    .init(.currency("SEK"), "sek"),
    .init(.currency("NOK"), "nok"),
    .init(.currency("DKK"), "dkk"),
    .init(.currency("AED"), "aed|dirham|dirhams|디르함"),
    .init(.currency("MXN"), "mxn"),
    .init(.currency("TRY"), "try lira|lira|liras|리라"),
    .init(.scale(2), "백"),
    .init(.scale(3), "k|thousand|grand|천"),
    .init(.scale(4), "만"),
    .init(.scale(6), "m|mil|mill|million|백만"),
    .init(.scale(7), "천만"),
    .init(.scale(8), "억"),
    .init(.currency("만원"), "만원|만원대|만원선|만원짜리"),
    .init(.currency("천원"), "천원"),
    .init(.currency("백만원"), "백만원"),
    .init(.currency("천만원"), "천만원"),
    .init(
      .scope(.total),
      "total|in total|all in|all in all|altogether|overall|combined|for both|for both of us|for two|for the two of us|for all of us|for everyone|for everything|for the whole trip|in all|whole trip|all up|tops total|총|총액|전체|다합쳐|다합쳐서|합쳐서|합쳐|다해서|전부|모두|통틀어|총예산|도합|둘이합쳐|전체예산|다포함"
    ),
    .init(
      .scope(.perPerson),
      "each|pp|p p|per person|a person|per head|a head|per adult|apiece|per pax|per traveler|per traveller|인당|1인당|일인당|인당예산|한사람당|한명당|사람당|각자|각각|명당|1인|per capita"
    ),
    .init(
      .scope(.perNight),
      "per night|a night|nightly|each night|per nite|a nite|pn|p n|every night|박당|1박당|1박에|하룻밤|하룻밤에|일박에|박에|per room per night|for a night"
    ),
    .init(
      .limit,
      "under|below|max|maximum|up to|less than|at most|no more than|nothing over|not over|within|around|about|approx|roughly|tops|cap|limit|이하|밑|밑으로|미만|이내|안쪽|안으로|정도|쯤|내외|선|선에서|한도|안팎|넘지않게|아래|아래로|까지|안넘게|최대|내로|내에서|이하로|대"
    ),
    .init(.money, "budget|budgeting|예산|예산은|경비|spend|to spend|돈|budget of|비용|my budget"),
  ]
}
