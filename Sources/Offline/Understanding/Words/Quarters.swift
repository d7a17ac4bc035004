/// Districts, stations and airports that stand for a city, and parts of the world that are none.
enum Quarters {
  static let entries: [Lexicon.Entry] = [
    .init(
      .quarter("Seoul, KR"),
      "hongdae|홍대|홍대입구|gangnam|강남|강남역|myeongdong|myeong dong|명동|itaewon|이태원|insadong|인사동|seongsu|성수|성수동|jamsil|잠실|dongdaemun|동대문|bukchon|북촌|yeouido|여의도|서울역|용산|용산역|광화문|종로|을지로|신촌|연남동|익선동|한남동|압구정|청담|청담동|가로수길|seoul station|hannam|apgujeong|gimpo|gimpo airport|김포공항|인천공항|incheon airport|인천국제공항|수서|수서역|망원동|망원|삼청동|경복궁|북촌한옥마을"
    ),
    .init(
      .quarter("Busan, KR"),
      "haeundae|해운대|gwangalli|광안리|seomyeon|서면|nampo|nampodong|남포동|gijang|부산역|gimhae airport|김해공항|송정해수욕장|자갈치|감천문화마을|busan station|센텀|센텀시티|gamcheon"
    ),
    .init(.quarter("Jeju, KR"), "seogwipo|서귀포|제주공항|애월|성산일출봉|중문|중문관광단지|함덕|협재|한라산|hallasan|aewol"),
    .init(.quarter("Jeonju, KR"), "전주한옥마을|jeonju hanok village"),
    .init(
      .quarter("Tokyo, JP"),
      "shinjuku|신주쿠|shibuya|시부야|asakusa|아사쿠사|ginza|긴자|ueno|우에노|akihabara|아키하바라|아키바|roppongi|롯폰기|ikebukuro|이케부쿠로|harajuku|하라주쿠|odaiba|오다이바|tokyo station|도쿄역|shinagawa|시나가와|narita|나리타|나리타공항|narita airport|haneda|하네다|하네다공항|haneda airport|ebisu|에비스|nakano|shimokitazawa|시모키타자와|tsukiji|츠키지|도쿄디즈니랜드|tokyo disneyland|tokyo disney|디즈니씨"
    ),
    .init(
      .quarter("Osaka, JP"),
      "namba|난바|umeda|우메다|dotonbori|도톤보리|shinsaibashi|신사이바시|tennoji|텐노지|신오사카|신오사카역|shin osaka|간사이공항|간사이국제공항|kansai airport|유니버셜스튜디오재팬|유니버설스튜디오재팬|universal studios japan|usj|오사카역|osaka station|신세카이|우메다역|난바역"
    ),
    .init(.quarter("Kyoto, JP"), "gion|기온거리|arashiyama|아라시야마|kyoto station|교토역|fushimi inari|후시미이나리|가와라마치|기온시조"),
    .init(.quarter("Fukuoka, JP"), "hakata|하카타|tenjin|텐진|하카타역|hakata station|나카스|후쿠오카공항|모모치"),
    .init(.quarter("Sapporo, JP"), "susukino|스스키노|신치토세|신치토세공항|new chitose|삿포로역|오도리공원"),
    .init(.quarter("Okinawa, JP"), "나하|naha|나하공항|국제거리|츄라우미|아메리칸빌리지"),
    .init(
      .quarter("Taipei, TW"),
      "ximending|시먼딩|서문정|shilin|스린야시장|타오위안공항|taoyuan airport|중산역|타이페이|타이뻬이|dihua street|xinyi district"),
    .init(
      .quarter("Bangkok, TH"),
      "sukhumvit|수쿰빗|khao san|khaosan road|카오산|카오산로드|silom|실롬|siam square|시암|suvarnabhumi|수완나품|수완나품공항|돈므앙|don mueang|아속|asok|아이콘시암"
    ),
    .init(
      .quarter("Hong Kong, HK"),
      "tsim sha tsui|침사추이|mong kok|몽콕|kowloon|구룡|causeway bay|코즈웨이베이|란콰이퐁|홍콩디즈니랜드|센트럴역|완차이|wan chai|sheung wan"),
    .init(
      .quarter("Singapore, SG"),
      "sentosa|센토사|marina bay|marina bay sands|마리나베이|마리나베이샌즈|orchard road|오차드로드|changi|창이공항|클락키|clarke quay|little india singapore"
    ),
    .init(.quarter("Kuala Lumpur, MY"), "bukit bintang|부킷빈탕|klcc"),
    .init(.quarter("Ho Chi Minh City, VN"), "saigon|사이공|벤탄시장|떤선녓|tan son nhat|ben thanh"),
    .init(.quarter("Hanoi, VN"), "노이바이|노이바이공항|호안끼엠|hoan kiem|noi bai"),
    .init(.quarter("Da Nang, VN"), "미케비치|미케해변|my khe beach|바나힐"),
    .init(.quarter("Nha Trang, VN"), "깜라인|cam ranh|나짱|깜란"),
    .init(.quarter("Da Lat, VN"), "달랏"),
    .init(.quarter("Shanghai, CN"), "pudong|푸동|푸동공항|the bund|와이탄|상하이디즈니랜드|hongqiao"),
    .init(
      .quarter("New York, US"),
      "manhattan|맨해튼|맨하탄|brooklyn|브루클린|times square|타임스퀘어|타임스스퀘어|queens|soho nyc|central park|센트럴파크|harlem|williamsburg brooklyn|wall street|jfk airport|브로드웨이|newark|뉴어크"
    ),
    .init(.quarter("Los Angeles, US"), "hollywood|할리우드|santa monica|산타모니카|beverly hills|비버리힐스|로스엔젤레스|로스엔젤리스"),
    .init(.quarter("Las Vegas, US"), "vegas|las vegas strip|라스베가스|라스베거스|베가스"),
    .init(.quarter("San Francisco, US"), "샌프란|fishermans wharf"),
    .init(.quarter("Honolulu, US"), "waikiki|와이키키|호놀룰루공항"),
    .init(.quarter("Guam, GU"), "tumon|투몬|투몬비치|괌공항"),
    .init(
      .quarter("London, GB"),
      "soho london|camden|shoreditch|covent garden|코벤트가든|kings cross|heathrow|히드로|히스로|히드로공항|gatwick|stansted|luton|west end|notting hill|노팅힐|소호거리|paddington|westminster"
    ),
    .init(
      .quarter("Paris, FR"),
      "montmartre|몽마르트|몽마르뜨|le marais|마레지구|champs elysees|샹젤리제|charles de gaulle|샤를드골|cdg airport|orly|디즈니랜드파리|disneyland paris|latin quarter|에펠탑|eiffel tower|gare du nord"
    ),
    .init(.quarter("Rome, IT"), "trastevere|트라스테베레|fiumicino|테르미니|테르미니역|termini|콜로세움"),
    .init(.quarter("Milan, IT"), "malpensa|말펜사"),
    .init(
      .quarter("Barcelona, ES"),
      "gothic quarter|고딕지구|la rambla|las ramblas|barceloneta|eixample|sagrada familia|사그라다파밀리아"),
    .init(.quarter("Amsterdam, NL"), "schiphol|스키폴"),
    .init(.quarter("Berlin, DE"), "kreuzberg|neukolln"),
    .init(.quarter("Istanbul, TR"), "sultanahmet|술탄아흐메트|taksim|탁심"),
    .init(.quarter("Sydney, AU"), "bondi|bondi beach|본다이비치|darling harbour"),
    .init(.quarter("Dubai, AE"), "burj khalifa|부르즈칼리파|dubai marina|두바이몰"),
    .init(
      .quarter("Bali, ID"),
      "kuta bali|seminyak|스미냑|canggu|짱구비치|nusa dua|누사두아|denpasar|덴파사르|jimbaran|uluwatu|sanur|꾸따"),
    .init(.quarter("Phuket, TH"), "patong|빠통|파통|빠통비치|푸껫|푸켓"),
    .init(.quarter("Cebu, PH"), "mactan|막탄|cebu|세부"),
    .init(.quarter("Frankfurt, DE"), "frankfurt|프랑크푸르트"),
    .init(.quarter("Washington, US"), "washington dc|washington d c|워싱턴dc|워싱턴디씨"),
    .init(.quarter("Florence, IT"), "florence"),
    .init(.quarter("Naples, IT"), "naples"),
    .init(.quarter("Granada, ES"), "granada"),
    .init(.quarter("Cambridge, GB"), "cambridge"),
    .init(.quarter("Auckland, NZ"), "오클랜드|auckland"),
    .init(.quarter("Rio de Janeiro, BR"), "rio|리우"),
    .init(.quarter("Fes, MA"), "fez|fes|페스"),
    .init(.quarter("Goa, IN"), "goa"),
    .init(.quarter("Matsuyama, JP"), "마츠야마|마쓰야마"),
    .init(.quarter("Takamatsu, JP"), "타카마츠|다카마츠|다카마쓰"),
    .init(.quarter("Beppu, JP"), "벳부"),
    .init(.quarter("Sapporo, JP"), "삿뽀로"),
    .init(.quarter("Osaka, JP"), "오사까"),
    .init(.quarter("Seville, ES"), "세비아"),
    .init(.quarter("Hong Kong, HK"), "hk"),
    .init(.quarter("Kota Kinabalu, MY"), "코타|코타키나바루"),
    .init(.quarter("Kuala Lumpur, MY"), "쿠알라룸프르|kl"),
    .init(.quarter("Mui Ne, VN"), "무이네|mui ne"),
    .init(.quarter("Clark, PH"), "클락"),
    .init(.quarter("Danyang, KR"), "단양"),
    .init(.quarter("Jecheon, KR"), "제천"),
    .init(.quarter("Yeongdeok, KR"), "영덕"),
    .init(.quarter("Namwon, KR"), "남원"),
    .init(.quarter("Buan, KR"), "부안|변산|변산반도"),
    .init(.quarter("Paju, KR"), "파주|헤이리"),
    .init(.quarter("Yangyang, KR"), "양양|낙산"),
    .init(.quarter("Ulleungdo, KR"), "울릉도|ulleungdo"),
    .init(.quarter("Taean, KR"), "태안|안면도"),
    .init(.quarter("Hadong, KR"), "하동"),
    .init(.quarter("Wando, KR"), "완도"),
    .init(.quarter("Gochang, KR"), "고창"),
    .init(.quarter("Hongcheon, KR"), "홍천|비발디파크"),
    .init(.quarter("Yeongwol, KR"), "영월"),
    .init(.quarter("Gurye, KR"), "구례"),
    .init(.quarter("Samcheok, KR"), "삼척"),
    .init(.quarter("Boryeong, KR"), "보령|대천|대천해수욕장"),
    .init(.quarter("Sancheong, KR"), "산청"),
    .init(.quarter("Hapcheon, KR"), "합천"),
    .init(.quarter("Miryang, KR"), "밀양"),
    .init(.quarter("Gyeongju, KR"), "불국사|황리단길"),
    .init(.quarter("Gangneung, KR"), "경포대|정동진|주문진"),
    .init(.quarter("Yeosu, KR"), "여수밤바다"),
    .init(.quarter("Ha Long, VN"), "하롱베이|halong bay|ha long bay|halong|할롱베이|하롱"),
    .init(.quarter("Marrakesh, MA"), "marrakech|marrakesh|마라케시|마라케쉬"),
    .init(.quarter("Macau, MO"), "macau|macao|마카오|코타이|cotai"),
    .init(.quarter("Beijing, CN"), "베이징|북경|beijing|peking"),
    .init(
      .area("Europe"),
      "europe|유럽|서유럽|동유럽|북유럽|남유럽|eastern europe|western europe|northern europe|southern europe|scandinavia|the balkans|balkans|발칸|nordics|baltics|발틱|eu|스칸디나비아"
    ),
    .init(
      .area("Asia"),
      "asia|아시아|southeast asia|south east asia|se asia|동남아|동남아시아|동남아쪽|east asia|동아시아|central asia|중앙아시아|central america|중미|중동|middle east|the middle east|south asia|서남아"
    ),
    .init(
      .area("Americas"),
      "south america|남미|latin america|중남미|america|americas|미주|north america|북미|미서부|미동부|미국서부|미국동부|west coast|east coast|pacific northwest|new england|midwest|the south|the rockies|캐리비안"
    ),
    .init(.area("Africa"), "africa|아프리카|north africa|east africa|southern africa|북아프리카|동아프리카"),
    .init(.area("Oceania"), "oceania|오세아니아|the pacific|south pacific|남태평양|down under|대양주"),
    .init(
      .area("Mediterranean"),
      "mediterranean|the mediterranean|지중해|the med|the alps|alps|알프스|greek islands|wine country|해외|국내|해외여행|국내여행|overseas|abroad|the caribbean|일본소도시|소도시"
    ),
  ]
}
