/// Names of places that are common words, so that it takes more than the word to mean the place.
enum OrdinaryWords {
  static let english = WordSet(
    """
    jupiter saturn venus pluto moon sun and are can just more time new make us man come part state city care week water national makes per hope young ago guy
    south north east west university nice human police media field rest date goes center centre county gold worth reading
    david federal central page range mine standard capital island western sale san bar luck basic cars drug executive
    mission pop google mobile northern robert lie wedding soul mary nor van surprise martin bay mountain arm valley dick
    forest ben domestic loan drama golden williams hole holiday liberal split taylor chicken falls champion orange solo
    hang republic salt bell mile ryan independence clinton lane tank grace empire sing haha pounds wilson ford islands
    miller roman bush davis marks tone bone elizabeth gap superior spoken temple trail bath plain walker memorial alliance
    crystal rugby gary pan allen clark enterprise pace rapid creek wayne anderson ann trap commonwealth liberty bow summit
    loop sole ton dual kennedy moore thompson tune barry oral warren adams roy stewart marshall mitchell lion springs leo
    margaret parker campbell com evans ho perry sue douglas imperial ken villa yoga mar sandy stanley turner craig metro
    metropolitan jam keith kent tyler paradise roberts thai harbor harvey southeast southwest northeast northwest genes
    kyle lakes mason norman tours bend eagle keen sterling stuart brad delta juan julia ashley est humble rage derby
    hurricane lemon pose rogers basin harrison hub hughes hull queens savage bi harper hart nails sunset peninsula cannon
    diana duncan palmer platinum bradley brandon caroline salmon sen arnold bo chin jefferson interstate luis bryan
    harbour ruby manga po chen maritime sara col frederick kane troy fare guessing gum hobby junction newton acre alot
    amen bloom chad henderson mentor reunion buffalo mercedes pierre may march june august april of to in so be do go my
    me we he by at as an or on no if up all any but for not you the was had has her his how its let now off old one our
    out own say see she too two use way who why yes yet get got did day anniversary best big both busy cheap check close
    cool cork deal early easy eat end enjoy fall family far fast feel few find fine first flat flight food free fun give
    good great group half hall hand happy hard hear help here high hill hotel house kid kids kind lake land large last
    late less like list live local long look lot love low main many mean meet mid might miss most much must name near need
    next night only open other over pay people plan play point pool price pub quick quiet read real red ride right river
    road rock room run safe same school sea short show side small some soon spa spot star start stay still stop sun sure
    table take talk tall task tell ten than thank them then they this tip town train travel tree trip try type under until
    view visit walk wall want warm wet what when where which wife will wine wish with wood word work year your mass male
    chill spring summer winter hi hey hello ok okay thanks bye mama papa mom dad boy girl son baby infant bed pet pass
    price bus bank bridge castle church cross gate garden grand green hot ice inn jazz king lady market palm park pier
    port pretty queen ray sand ski snow sol sport square street surf tea tower union vista wells wing zoo asap idk lol wow
    hmm yay ugh nah yeah maybe anna emma kim lee jin min seo han song ara yuki mika mark peter paul john james jack george
    justin jason chris alex dan tom sam max eric adam anne jane kate lucy olivia sophia bella luna ella rosa tina tiger
    bear wolf moon mars venus earth son men women car couple friend friends budget ideas cities
    """)

  /// Little words that never make up a name by themselves: "and a", "to me".
  static let joining = WordSet(
    """
    and a an the in on at to of or is are be by do go for from with me my we us our you it its as if so no not but can will
    was has had have all any one two three that this these those there here more was am pm per day days night nights also
    """)

  static let korean = WordSet(
    """
    전주 사천 이천 공주 예산 화성 영주 영광 구리 진주 부여 상주 고성 강화 조지 개성 신장 장수 서산 제천 정선 나주 남해 동해 보성
    하동 영덕 태백 무주 장성 청송 괴산 진천 임실 완도 금산 고창 문경 의성 함평 영동 단양 영월 광명 시흥 성주 나라 사가 고치 우지
    니스 바리 리즈 칸 본 빈 바스 코르도바 메카 선전 대련 다리 리장 카디프 델리 리마 사나 바쿠 자바 말리 서리 오만 차드 기니 가나
    아바 톤 쿠바 통가 괴레메 마라도 우도 하와 청도 청주 원주 여주 양주 파주 광주 오산 안산 아산 군산 익산 마산 울산바위 경산
    삼척 담양 남원 순창 화순 해남 강진 장흥 고흥 곡성 구례 신안 진도 목포대 세종 고양 남양 과천 이리 하남 성남 안성 안양 의왕 평택
    """)

  /// Words that are names in the tables and never meant so.
  static let never = WordSet(
    """
    하나 위해 머리 주장 지난 건지 미리 이젠 다루 지시 진화 연대 대리 기후 데리 니다 잭슨 이야 코치 이브 나치 서장 와우 마켓 유진
    저지 카스 아리 크루 이즈 링컨 사리 시킴 도루 칼리 우치 짱구 리가 우시 한단 대북 고마 넬슨 우파 중산 테스 치타 메스 레온 경도
    루카 엘라 고비 도하게 템플 한중 노먼 오레 스토 비숍 락스 허비 레비 가오 방기 진자 고토 수스 외도 우후 치코 시부 모빌 라고
    한다 아서 구성 구나 구조 다만 세트 로드 메인 바르 테마 고시 라지 바른 베리 모시 홀로 부지 라이 폴리 오가 조리 고리 기장 고가
    오타 앨런 무어 모인 모스 밸리 이요 일리 미키 사방 델타 리어 오마 세일 배리 오즈 안주 아키 정주 당진시 클린 호박 캔디 토키
    우동 하비 제트 후지 구비 리다 호프 레저 도스 콜린 더비 소마 이토 게리 사쿠 이카 강령 하산 알렌 지라 간지 프롬 위시 연일 해주
    케리 기류 리원 양구한 오노 파마 스와 캠벨 뉴턴 헤일 모카 켄트 판도 비시 아선 오메 고산 소사 조시 지노 고원 선다 이다 당산 로만
    수르 로디 부령 소호 워런 칸나 마리 브랜드 페이지 루이스 오렌지 엘리자베스 브라이언 사이다 오로라 호박 데이비스 앤더슨 서프라이즈
    크리스털 에디슨 제레미 스탠리 로저스 아마존 메르세데스 아사히 프랭클린 클린턴 비스타 사쿠라 미도리 시카 이지 하루 이틀 사흘 나흘
    유아 아이 아들 엄마 아빠 성인 우리 저희 여기 거기 어디 가을 겨울 여름 오늘 내일 모레 이번 다음 지금 주말 연말 연휴 설날 추석 예약
    추천 여행 일정 호텔 숙소 항공 직항 경유 조식 맛집 카페 날씨 축제 안전 비용 경비 얼마 가족 친구 부모 혼자 신혼 휴양 바다 자연 도시
    쇼핑 온천 문화 역사 박물관 미술관 사진 등산 골프 스키 서핑 고민 시작 마지막 처음 후에 이후 이상 이하 정도 대략 약간 조금 많이 아주
    매우 정말 진짜 너무 그냥 혹시 아마 만약 그럼 그리고 하지만 그런데 그래서 또는 아니 아니면 말고 대신 제외 포함 가능 상관 필요 없이
    고도 나가 가고 오고 하고 이고 보고 자고 살고 알고 타고 사고 주고 먹고 놀고 쉬고 걷고 기고 수도 구경 사자 가자 오자 하자 보자 이자
    코스 고래 나비 소리 다시 바로 미국인 남도 서도 도시락 부탁 시도 이도 대도 소도 상도 주도 가도 나도 너도 바나 반나 마나 하마 가마 시마
    다마 가라 나가라 오라 사라 하라 바라 마라 자라 여수밤바다 골라 달라 몰라 올라 롤라 빌라 놀라 아라 안나 한나 미나 유나 지나 세나 베나
    """)

  /// Three capitals that are airports' codes and commonly something else.
  static let notCodes = WordSet(
    """
    ALL AND ANY ARE ASK BAD BAR BED BIG BUS BUT BUY CAN CAR CAT CHF CNY DAD DAY DEC DID DUE EAT END ESC EUR FAR FEB
    FEW FLY FOR FRI FUN FYI GBP GET GOT HAD HAS HER HIM HIS HOT HOW IDK JAN JPY JUL JUN KRW KTX LET LOT LOW MAN MAR
    MAY MLK MOM MON NEW NOT NOV NOW NYE OCT OFF OLD OMG ONE OUR OUT OWN PAY PLZ PUB RED SAT SAW SAY SEE SEP SEX SHE
    SIM SIX SRT SUN TEA TEN THE THU TIP TOO TOP TRY TUE TWO USD USE VIA VIP WAS WAY WED WHO WHY WIN YES YET YOU ZOO
    LCC USJ BTS JPN KOR DIY SPA ATM GPS MRT BBQ ETA PCR NOK SEK DKK AUD CAD SGD HKD TWD THB VND PHP
    """)
}
