/// Words for the people of a trip.
enum PeopleWords {
  static let entries: [Lexicon.Entry] = [
    .init(.person(.adult), "adult|adults|grown up|grown ups|grownups|성인|어른|대인|대학생"),
    .init(
      .person(.child),
      "child|kid|infant|infants|baby|babies|toddler|toddlers|children|kids|teen|teens|teenager|teenagers|아이|애|아기|애기|어린이|소인|유아|소아|영유아|초등학생|초딩|중학생|중딩|고등학생|유치원생|꼬마|아가|아동|청소년|daughter|son|daughters|sons|아들|딸|조카|niece|nephew|little one|little ones|boy|girl|쌍둥이|twins|손주|손자|손녀|grandkids|grandchildren|grandson|granddaughter"
    ),
    .init(.person(.children), "kids|children|kiddos|애들|아이들|자녀|자녀들|어린애들|little ones|grandkids|grandchildren|조카들"),
    .init(
      .person(.companion),
      "wife|husband|hubby|girlfriend|boyfriend|gf|bf|partner|fiance|fiancee|spouse|mom|mum|dad|mother|father|sister|brother|grandma|grandmother|grandpa|coworker|colleague|roommate|cousin|boss|bestie|bro|sis|wifey|missus|아내|남편|와이프|여친|남친|여자친구|남자친구|신랑|마누라|엄마|아빠|어머니|아버지|장모님|시어머니|시아버지|할머니|할아버지|누나|언니|오빠|여동생|남동생|동생|이모|고모|삼촌|애인|약혼자|룸메|직장동료|짝꿍|여사친|남사친|친한언니"
    ),
    .init(.person(.companions(2)), "parents|mom and dad|mum and dad|부모님|엄마아빠|in laws|시부모님|장인장모님|양가부모님"),
    .init(
      .person(.someCompanions),
      "friends|coworkers|colleagues|relatives|cousins|buddies|girlfriends|mates|siblings|parents in law|친구들|동료들|식구들|친척들|가족들|회사사람들|동창들"
    ),
    .init(.person(.friend), "friend|buddy|mate|pal|친구|동료|best friend|지인"),
    .init(.person(.family), "family|fam|가족|식구|온가족|대가족|whole family"),
    .init(.person(.myself), "me|i|myself|im|저|나|제가|내가|저랑|나랑"),
    .init(.person(.total), "total|in total|총|모두|전부|다합쳐|합쳐서|합쳐|altogether|group of|party of|도합|다해서"),
    .init(.person(.included), "including|incl|included|포함|중에|가운데|of them|포함해서|of whom|of which"),
    .init(
      .headcount(1),
      "solo|alone|by myself|on my own|just me|only me|혼자|혼자서|나홀로|홀로|혼행|나혼자|저혼자|혼여|혼자가는|solo traveler|solo traveller|solo trip"
    ),
    .init(
      .headcount(2),
      "couple|couples trip|둘이|둘이서|둘이서만|커플|부부|우리둘|연인|둘만|두사람|둘다|just the two of us|the two of us|two of us|both of us|as a couple|두명이서|노부부|신혼부부"
    ),
    .init(.headcount(3), "셋이|셋이서|셋이서만|세사람|세식구|three of us|the three of us|우리셋"),
    .init(.headcount(4), "넷이|넷이서|네사람|four of us|the four of us|우리넷"),
    .init(.headcount(5), "다섯이|다섯이서|다섯사람|five of us|the five of us"),
    .init(.headcount(6), "여섯이|여섯이서|여섯사람|six of us|the six of us"),
    .init(.headcount(7), "일곱이|일곱이서|seven of us|the seven of us"),
    .init(.headcount(8), "여덟이|여덟이서|eight of us|the eight of us"),
  ]
}
