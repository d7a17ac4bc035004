/// Words by which one knows what a message asks for.
enum CueWords {
  static let searching: [Lexicon.Entry] = [
    .init(
      .cue(.flight),
      "flight|flights|airfare|airfares|plane ticket|plane tickets|plane|air ticket|air tickets|airline ticket|one way|round trip|roundtrip|return flight|nonstop flights|fares|airlines|비행기|항공권|항공편|비행기표|비행기편|항공|뱅기|편도|왕복|티켓팅|국적기|대한항공|아시아나|lcc|저가항공|항공료|비행편|비즈니스석|business class|economy|first class|비행기값|직항|경유편|직항편|특가항공권|왕복항공권|편도항공권|direct flights|direct flight"
    ),
    .init(.cue(.flying), "fly|flying|tickets|tix|fly out|flying out|fly from|flying from|비행|타고가|인아웃"),
    .init(
      .cue(.stay),
      "hotel|hotels|hostel|hostels|airbnb|resort|resorts|accommodation|accommodations|accomodation|lodging|guesthouse|guest house|bnb|b&b|villa|villas|ryokan|motel|inn|apartment|apartments|place to stay|where to stay|places to stay|room|rooms|stay near|suite|homestay|hanok stay|check in|somewhere to stay|숙소|호텔|호스텔|게하|게스트하우스|에어비앤비|리조트|펜션|료칸|민박|모텔|풀빌라|숙박|한옥스테이|글램핑|캠핑장|방|객실|숙박시설|묵을곳|묵을|잘곳|캡슐호텔|콘도|레지던스|아파트|스위트|체크인|에어비엔비|비앤비|독채|카라반|1박에|호텔로|오션뷰"
    ),
    .init(
      .cue(.food),
      "restaurant|restaurants|where to eat|where can we eat|where can i eat|places to eat|place to eat|eats|brunch|cafe|cafes|coffee shop|coffee shops|coffee|diner|diners|bistro|bakery|bakeries|noodles|good eats|dinner spot|dinner|lunch|food recommendations|best food|must eat|food spots|where can we get|where can i get|pizza|burger|burgers|taco|tacos|izakaya|food stalls|michelin|dessert|desserts|vegan|vegetarian|halal|bbq|steakhouse|dim sum|pho|croissant|croissants|맛집|밥집|식당|카페|먹을곳|먹을데|먹을만한|먹을만한곳|저녁먹을|점심먹을|아침먹을|브런치|빵집|횟집|고깃집|국밥|국밥집|디저트|라멘|라멘집|초밥|초밥집|스시|이자카야|맛있는집|맛있는데|맛난집|먹을거|뭐먹|뭐먹지|노포|백반|백반집|술집|삼겹살|냉면|밀면|칼국수|파스타집|레스토랑|미슐랭|비건|할랄|회먹을|저녁식사|저녁밥|점심|야식|쌀국수|분짜|딤섬|우동|우동집|돈카츠|오마카세|스테이크|해산물|맛집추천|커피|파는곳|잘하는집|잘하는곳|포차|포장마차|먹을만한데|뭘먹|뭐가맛있|맛있어|밥먹을|밥먹|베이커리|조개구이|물회|떡볶이|치킨|닭갈비|막국수|돼지국밥|해장국|해장|간식|맛있는"
    ),
    .init(
      .cue(.event),
      "festival|festivals|going on|anything on|concert|concerts|gig|gigs|event|events|exhibition|exhibitions|fireworks|parade|whats on|whats happening|show|shows|match|game|matches|musical|musicals|opera|carnival|marathon|market dates|christmas market|christmas markets|countdown|live music|축제|콘서트|공연|페스티벌|불꽃축제|불꽃놀이|행사|전시|전시회|뮤지컬|경기|마라톤|이벤트|퍼레이드|크리스마스마켓|락페|카운트다운|마켓|박람회|팝업|팝업스토어|내한|축구경기|야구경기|연극|일루미네이션|빛축제|벼룩시장|플리마켓|해맞이|재야의종|타종행사|드론쇼"
    ),
    .init(
      .cue(.transport),
      "how to get|how far|train pass|travel pass|rail passes|swiss pass|어떻게가요|어떻게가나요|어떻게갈|어떻게가야|어떻게가지|how do i get|how do we get|how can i get|how can we get|get from|getting from|getting to|getting around|get to|get around|last train|first train|last bus|rail pass|jr pass|transit pass|travel card|metro card|day pass|ferry|ferries|taxi|cab|uber|grab|shuttle|airport bus|airport transfer|bus or train|train or bus|subway|metro|tram|timetable|schedule of trains|public transport|public transportation|car rental|rental car|rent a car|bullet train|eurostar|train times|bus times|how long from|how long is the drive|how long does it take|drive from|suica|pasmo|oyster card|t money|eurail|interrail|airport express|sleeper train|night bus|night train|막차|첫차|교통패스|교통카드|교통편|교통|가는법|가는방법|가는길|어떻게가|어케가|어떻게이동|이동방법|이동시간|가려면|페리|여객선|배편|배로|배타고|지하철|택시|시외버스|고속버스|리무진|공항버스|공항철도|렌터카|렌트카|렌트|환승|시간표|배차|패스|jr패스|레일패스|유레일|스이카|이코카|뚜벅이|셔틀|셔틀버스|기차표|버스표|승차권|하루카|트램|우버|그랩|얼마나걸려|얼마나걸리|걸려|걸리|걸림|노선|몇번버스|심야버스|이동수단|공항에서시내"
    ),
    .init(
      .cue(.mode),
      "train|trains|bus|buses|coach|boat|drive|driving|기차|버스|ktx|srt|신칸센|shinkansen|tgv|ice train|amtrak|열차|운전|배|itx|무궁화호"
    ),
  ]

  static let asking: [Lexicon.Entry] = [
    .init(
      .cue(.guide),
      "how many days|how many nights|how long should|며칠이적당|며칠이면|며칠정도가|몇박이|몇일이|visa|visas|public holiday|public holidays|공휴일|야시장|전통시장|night market|night markets|단풍시기|벚꽃시기|시기|exchange rate|exchange rates|환율|credit card|credit cards|카드|신용카드|sim|sim card|sim cards|esim|esims|e sim|plug|plugs|adapter|adapters|tipping|tip|tips|etiquette|things to do|thing to do|what to do|what to see|what can we do|what can i do|what should we do|what should i do|what else can we do|what is there to do|sightseeing|sights|must see|must sees|attractions|best time|best time to visit|when to go|when is the best time|best month|what to pack|packing|pack|customs|currency exchange|exchange money|vaccinations|vaccine|language|opening hours|worth it|worth visiting|worth a visit|worth seeing|guide|local tips|wifi|day trips from|souvenir|souvenirs|what to buy|tap water|electricity|viewpoint|viewpoints|photo spots|hidden gems|where can i see|where can we see|rainy day|if it rains|when it rains|비오면|비가오면|비오는날|비올때|비올땐|비오는날엔|bath house|good for|dress code|luggage storage|lockers|passport|entry requirements|k eta|esta|eta|scams to know|neighborhood|neighborhoods|neighbourhood|area to stay|ideas in|비자|유심|이심|유심칩|팁|팁문화|콘센트|전압|돼지코|변환플러그|볼거리|볼만한|볼만한거|가볼만한|가볼만한곳|가볼만한데|가볼데|가볼곳|가볼|명소|관광지|관광명소|할거|할만한|할것|뭐하지|뭐하고|뭐해|뭐할|준비물|챙겨|챙길|옷차림|베스트시즌|언제가|언제가면|언제가는|몇월이|몇월에|환전|면세한도|기념품|선물|와이파이|로밍|포켓와이파이|물가|입장료|영업시간|놀거리|즐길거리|야경명소|포토스팟|코인락커|짐보관|물품보관소|여권|입국|입국심사|입국신고|세관|예방접종|수돗물|에티켓|뷰맛집|전망대|시차|이색체험|체험|실내|명물|꿀팁|현지인|동네|가이드|사야할|살만한|뭐사|뭐사지|반입|쇼핑리스트|목욕탕|찜질방|마사지샵|드레스코드|vpn|k-eta|visit japan web|비짓재팬|비짓재팬웹"
    ),
    .init(
      .cue(.weather),
      "weather|typhoons|hurricanes|hurricane season|storms|temperature|temperatures|forecast|rain|raining|rainy|snow|snowing|hot|cold|how cold|how hot|humid|humidity|windy|sunny|climate|typhoon|monsoon|rainy season|degrees|umbrella|warm|chilly|freezing|what should i wear|what should we wear|what to wear|what should i pack|what should we pack|what to pack|날씨|기온|기후|온도|비와|비오|비많이|비가|비올|눈와|눈오|눈올|눈이|눈많이|추워|춥|추울|추운|더워|덥|더울|습해|습도|바람|바람많이|태풍|장마|우기|건기|몇도|일교차|미세먼지|우산|강수|적설|흐려|흐림|맑|따뜻해|따뜻할|쌀쌀|영하|폭염|자외선|날씨가|패딩|반팔|겉옷|파도|수온"
    ),
    .init(
      .cue(.warning),
      "safe|safety|safely|dangerous|danger|travel advisory|travel warning|advisory|crime|scam|scams|pickpocket|pickpockets|terrorism|protest|protests|earthquake|earthquakes|unrest|risky|안전|안전한|안전해|안전한가요|안전할|치안|위험|위험해|위험한|위험할|테러|시위|소매치기|여행경보|여행금지|여행자제|지진|사기|범죄|강도|쓰나미|화산|분쟁|전쟁"
    ),
    .init(
      .cue(.cost),
      "how much|cost|costs|how expensive|expensive|price|prices|total cost|estimate|cash|money do i need|spending money|how pricey|what would it cost|budget for|budget breakdown|daily budget|afford|ballpark|얼마|얼마쯤|얼마나들|얼마정도|얼마들|얼마나|비용|경비|돈얼마|예산짜|예산잡|예산어느|예산얼마|여행경비|총경비|견적|가격|값|얼마면|얼마야|얼마예요|얼마에요|얼마임|얼마드|비싸|경비짜|비용이"
    ),
    .init(
      .cue(.enough),
      "enough|ok for|okay for|reasonable for|sufficient|doable|is it possible with|realistic|feasible|can we do it|can i do it|can we manage|충분|충분해|충분할까|충분할|될까|되나|되려나|가능할까|가능|가능한가|가능해|가능하|모자라|모자랄까|부족|부족할까|빠듯|빠듯할까|택도없|괜찮을까|갈수있|갈수있을까|갈수있나|되니|되나요|돼|될까요|가능할까요|가능한가요|빡빡|남을까|남나"
    ),
    .init(
      .cue(.plan),
      "plan|plans|itinerary|itineraries|schedule|day by day|route|plan out|map out|일정|코스|짜줘|짜줄래|짜주세요|계획|플랜|계획짜|동선|루트|짜봐|일정표|여행계획|일정짜|스케줄|루트짜|일정으로|짜줄수|만들어줘|세워줘|세워"
    ),
    .init(.cue(.planning), "planning|were planning|계획중|계획하고|준비중|갈예정|가려고|가려는데|가려고하는데|갈건데|예정|갈거야|가기로|갈거|갈계획|가요|갑니다|간다"),
    .init(
      .cue(.idea),
      "ideas|idea|how about|what about|inspiration|thinking of|thinking about|surprise me|somewhere|anywhere|where should|where can|where to go|where should we go|where could|suggestions|suggest|recommendation|recommendations|recommend|destination|destinations|idk|looking for|wanna go|want to go somewhere|get away|getaway|escape|break|which city|which is better|or something|not sure where|어디|어디가|어디로|어디갈|어디좋|어디가좋|추천|추천해|추천해줘|추천좀|갈만한|갈만한곳|갈만한데|갈데|다녀올|다녀올데|다녀올만한|갈까|갈까말까|가볼까|고민|고민중|여행지|여행지추천|떠나고싶|가고싶|가고싶어|떠날|떠나고|놀러갈|놀러가|휴가|바람쐬|골라줘|어때|어떨까|뭐가나아|뭐가좋|어디가나|정해줘|가까운|휴가지|가기좋은|괜찮은데|나을까|나아|vs|가볼까|놀러가고|모르겠|못정|못정했"
    ),
    .init(
      .cue(.recommend),
      "추천|추천해|추천해줘|추천좀|추천해주|recommend|recommendations|best|good|알려줘|알려주|알려|찾아줘|찾아|찾아봐|find|search|show me|보여줘|봐줘|구해줘|검색|찾고|찾는데|looking for|any|need|want|list"
    ),
    .init(
      .cue(.trip),
      "trip|travel|travelling|traveling|vacation|holiday|holidays|tour|visit|visiting|journey|road trip|honeymoon|여행|여행가|투어|놀러|관광|휴가|여행으로|자유여행|나들이|출장|답사|배낭여행|한달살기|호캉스|캠핑|크루즈|cruise"
    ),
    .init(
      .cue(.question),
      "?|what|whats|hows|wheres|which|how|when|where|who|why|is|are|can|could|should|does|do|would|will|뭐|뭐가|무슨|언제|어떻게|어떤|왜|누가|있어|있나|있을까|있나요|있니|인가요|할까|나요|까요|을까|은가|몇|얼마나"
    ),
  ]

  static let talking: [Lexicon.Entry] = [
    .init(
      .cue(.book),
      "book|booking|reserve|reservation|book it|book that|book this|book the|book me|lets book|checkout now|pay|pay for|purchase|buy the ticket|buy tickets|confirm|예약|예약해|예약해줘|예약할게|예약하자|예약할래|예약부탁|예매|예매해|예매해줘|예매할게|결제|결제해|결제해줘|결제할게|예약진행|예약ㄱㄱ|예약좀|잡아줘|예약하고|예약해주세요|예매하자|끊어줘|끊자|끊을게|확정|예약까지"
    ),
    .init(
      .cue(.take), "ill take|lets take|take the|go with|go for|choose|pick|ill have|해줘|할게|할게요|하자|할래|정할게|갈게|해주세요|골랐어|부탁해"
    ),
    .init(
      .cue(.cancel),
      "cancel|cancel my|cancel the|cancelling|canceling|refund|취소|취소해|취소해줘|취소할게|취소하고|환불|환불해|예약취소|취소하자|취소좀|취소부탁|취소할래|취소해주세요"
    ),
    .init(.cue(.offerFlight), "flight|ticket|비행기|항공권|항공편|티켓|비행편|편|비행기표"),
    .init(.cue(.offerHotel), "hotel|hostel|room|place|resort|호텔|숙소|방|리조트|객실|료칸|펜션|ryokan|airbnb|villa"),
    .init(.cue(.offerAny), "one|option|offer|것|거|걸|옵션|걸로|꺼|껄|상품|choice"),
    .init(
      .cue(.cheapest),
      "cheapest|lowest price|least expensive|the cheapest one|제일싼|가장싼|젤싼|최저가|제일저렴한|가장저렴한|젤저렴한|제일저렴|제일싼걸로|제일싼거|가장싼거|싼걸로|싼거|저렴한걸로"
    ),
    .init(.cue(.dearest), "most expensive|priciest|제일비싼|가장비싼|젤비싼|제일좋은|가장좋은"),
    .init(.cue(.it), "it|that|that one|this one|this|그걸로|그거|그걸|이걸로|이거|이걸|저걸로|저거|그호텔|그비행기|그숙소|거기로|여기로|그방|those"),
    .init(
      .cue(.greeting),
      "hi|hello|hey|yo|good morning|good evening|good afternoon|good night|howdy|sup|whats up|안녕|안녕하세요|하이|하이요|헬로|ㅎㅇ|반가워|반갑습니다|좋은아침|굿모닝|방가|hiya|안뇽|greetings|hey there|hi there|hello there"
    ),
    .init(
      .cue(.thanks),
      "thanks|thank you|thx|ty|cheers|appreciate|bye|goodbye|see you|see ya|thats all|great|perfect|awesome|cool|nice|sounds good|looks good|love it|lol|haha|got it|great job|good job|고마워|고마워요|감사|감사합니다|고맙|ㄱㅅ|땡큐|굿|좋아|좋네|좋다|최고|대박|ㅋㅋ|ㅋㅋㅋ|ㅎㅎ|ㅎㅎㅎ|ㅇㅋ|오키|오케이|알겠어|알았어|수고|수고했어|잘가|여기까지|일단|나중에|생각해볼게|완벽|ㅇㅇ|넵|네네|굿굿|짱|감사해요|나이스|ㄳ|ㅂㅂ|고맙다|땡스|thank u|tysm|ill think about it|will think|talk later|일단은|이따봐|다음에봐|수고하세요|고맙습니다"
    ),
    .init(
      .cue(.smallTalk),
      "how are you|who are you|whats your name|what are you|are you a bot|are you human|are you real|are you an ai|im bored|tell me about yourself|what can you do|what can you help|how can you help|what do you do|what are you able|how old are you|do you like|do you travel|have you been|심심|심심해|심심하다|놀아줘|누구야|누구니|이름이뭐|너누구|뭐할수있|뭐할수있어|뭐할수있어요|뭐할수있나요|뭘할수있어|뭘할수있어요|뭘할수있나요|무엇을할수있어|무엇을할수있어요|무엇을할수있나요|뭐해줄수있어|뭐해줄수있어요|뭘해줄수있어|뭘도와줄수있어|뭘도와줄수있어요|뭐할줄|뭐해줄|기분|피곤해|졸려|배고파|사람이야|봇이야|ai야|잘지냈|잘잤|뭐하고있|뭐해|잘지내|사랑해|너는|넌|오늘기분|나이가|몇살이야|밥먹었|im tired|excited|cant wait|설렌다|설레|신난다|신나|기대된다|두근두근|월요병|퇴근하고싶|im so tired|im excited"
    ),
    .init(
      .cue(.outOfScope),
      "math|solve|invest|investment|president|election|politics|news|movie|movies|song|lyrics|email|horoscope|diet|workout|medical|medicine|headache|lawyer|legal|tax|taxes|insurance claim|my laptop|my phone|my computer|my car|football score|capital of|meaning of life|relationship advice|boss email|world cup winner|who won|dishwasher|plumber|투자|부동산|대통령|선거|정치|뉴스|영화|영화추천|드라마|노래|노래추천|가사|이메일|메일|끓이는|다이어트|운동|두통|감기|병원|변호사|세금|연애|연애상담|소개팅|이직|면접준비|소설|일기|게임추천|롤|피파|수능|영어단어|노트북|컴퓨터|핸드폰|휴대폰추천|전세|월세|대출|청약|적금|보험|축구결과|어치|살까|팔까|매수|매도|농담|퀴즈|넌센스|심리테스트|mbti|저녁메뉴|점심메뉴|메뉴추천|환율전망|애플주식"
    ),
    .init(
      .cue(.task),
      "homework|calculus|algebra|equation|essay|poem|haiku|story|joke|jokes|recipe|recipes|code|coding|python|javascript|java code|program|programming|sql|html|debug|stock|stocks|bitcoin|crypto|lottery|translate|translation|resume|cover letter|write me|write a|fix my|sort function|숙제|과제|수학|미적분|방정식|코딩|코드|파이썬|자바|자바스크립트|엑셀|주식|삼성전자|코인|비트코인|로또|번역|번역해|자소서|자기소개서|이력서|레시피|요리법|연말정산|사주|운세|타로|리포트|논문|독후감|삼행시|끝말잇기|레포트|나스닥|테슬라|엔비디아|should i cook|to cook|cook for|write code|regex|spreadsheet|summarize|summarise|proofread|역사숙제|영작|영어로번역|소스코드|알고리즘|이메일써|메일써|편지써|시써|시한편|시써줘"
    ),
    .init(
      .cue(.startOver),
      "start over|start again|start fresh|start from scratch|from scratch|scratch that|scrap that|reset|new trip|forget it all|forget everything|forget all that|clear everything|lets start over|처음부터|처음부터다시|다시처음부터|새로시작|초기화|리셋|다지우고|다잊고|다잊어|다취소하고|새여행|처음으로|싹다지우고|다시시작|전부취소|원점으로|없던걸로|없던일로"
    ),
    .init(
      .cue(.change),
      "make it|change|change it|change to|switch|switch to|actually|instead|rather|wait|no wait|scratch|on second thought|lets do|lets make it|update|correction|i meant|i mean|sorry|oops|아니|아니다|아냐|아참|변경|변경해|바꿔|바꿔줘|바꿀래|바꿀게|바꾸자|수정|정정|다시|로하자|으로하자|로해줘|대신|차라리|생각해보니|잠깐|아아니|바꿔서|아맞다|it is"
    ),
    .init(
      .cue(.add),
      "add|also|plus|as well|too|and then|include|throw in|extend|additionally|extra|추가|추가해|추가해줘|추가로|더|그리고|넣어|넣어줘|넣고|도갈래|도가고|들를|들러|들렀다|경유해서|이어서|포함해|늘려|늘려줘|늘리|연장|연장해|하루더|들르"
    ),
    .init(
      .cue(.remove),
      "remove|drop|skip|take out|delete|without|cut|minus|leave out|빼|빼줘|빼고|제외|삭제|지워|지워줘|빼자|취소|뺄게|뺄래|없애"),
    .init(.cue(.shorten), "shorter|shorten|less|fewer|cut|reduce|줄여|줄여줘|줄이|짧게|줄이자|단축|덜|줄일"),
    .init(.cue(.more), "more|extra|longer|another|additional|더|추가|추가해|추가해줘|추가로|연장|늘려|늘려줘|하나더"),
    .init(
      .cue(.back),
      "back from|got back|just got back|returned from|came back|was great|was amazing|had a great|다녀왔|다녀왔어|다녀온|갔다왔|갔다왔어|돌아왔|다녀왔는데|갔다온"
    ),
    .init(.cue(.both), "둘다|both"),
    .init(
      .cue(.pace),
      "too packed|packed|too busy|too tight|too rushed|rushed|too tiring|too much walking|slow down|slower|slower pace|more relaxed|less packed|free time|빡빡|빡빡해|빡빡해요|빡빡한|빡빡하|빡세|빡세요|여유|여유롭|여유롭게|여유있게|여유있|느긋|느긋하게|느슨하게|널널|널널하게|천천히|비워|비워줘|비워두|비워주|비워주세요|무리|힘들어|힘들|힘들것|타이트|타이트해|피곤할|빠듯해"
    ),
    .init(.cue(.arrives), "인|in|도착"),
    .init(.cue(.leavesFrom), "아웃|out"),
    .init(.cue(.via), "via|stopover in|layover in|transit in|경유|경유해서|거쳐|거쳐서|through"),
    .init(.cue(.eating), "eat|먹|먹어야|먹어|먹어요|먹으면|먹죠|먹지|먹나|먹나요|먹고|먹을|먹는|먹기"),
    .init(
      .cue(.going),
      "go|going|head|heading|visit|visiting|see|가자|가고|갈|갈래|가려고|간다|갑니다|가요|출발|떠나|다녀|가서|가면|갈건데|갈예정|갈거"),
  ]
}
