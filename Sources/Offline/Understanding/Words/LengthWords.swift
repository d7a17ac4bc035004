/// Words for how long, and what counts time.
enum LengthWords {
  static let entries: [Lexicon.Entry] = [
    .init(.unit(.night), "night|nights|nite|nites|n|nt|nts|박"),
    .init(.unit(.day), "day|days|d|일|일간|일짜리|일동안|일치기"),
    .init(.unit(.week), "week|weeks|wk|wks|주|주일|주간|주차"),
    .init(.unit(.month), "month|months|달|개월|달간|개월간"),
    .init(.unit(.year), "year|years|년|주년|년차"),
    .init(.unit(.hour), "hour|hours|hr|hrs|h|pm|am|시|시간|시쯤|시에|시반|min|mins|minutes|분거리"),
    .init(.unit(.age), "살|세|yo|y o|yr old|yrs old|year old|years old|yr olds|year olds|yrs|살짜리|살배기|세짜리"),
    .init(.unit(.monthsOfAge), "month old|months old|mo|month olds|개월짜리|개월된|개월아기"),
    .init(
      .unit(.person),
      "명|분|사람|people|persons|person|pax|ppl|travelers|travellers|passengers|passenger|guests|guest|명이서|명이|명서"),
    .init(.unit(.head), "인|인당|인실|인용|인석"),
    .init(.unit(.star), "star|stars|성급|성|성급이상"),
    .init(.unit(.place), "번째|번|등|호|번호|순위"),
    .init(.unit(.other), "성수기|극성수기|준성수기|비성수기|비수기|일차|일째|일차엔|번가|층|도|도쯤|km|kg|대|군데|곳|잔|끼|가지|년생|개|채|호선|시티|도시"),
    .init(.unit(.month), "월"),
    .init(.length(days: 1, hasNights: true), "하루"),
    .init(.length(days: 2, hasNights: true), "이틀"),
    .init(.length(days: 3, hasNights: true), "사흘"),
    .init(.length(days: 4, hasNights: true), "나흘"),
    .init(.length(days: 5, hasNights: true), "닷새"),
    .init(.length(days: 6, hasNights: true), "엿새"),
    .init(.length(days: 8, hasNights: true), "여드레"),
    .init(.length(days: 9, hasNights: true), "아흐레"),
    .init(.length(days: 7, hasNights: false), "일주일|한주|이레|일주일간|한주간"),
    .init(.length(days: 10, hasNights: true), "열흘|열흘간"),
    .init(.length(days: 14, hasNights: false), "fortnight|a fortnight|이주일|두주"),
    .init(.length(days: 15, hasNights: false), "보름|보름간"),
    .init(.length(days: 1, hasNights: false), "day trip|daytrip|당일치기|당일|day return|무박|무박여행|당일여행"),
  ]
}
