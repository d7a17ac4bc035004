/// Words that refuse a thing, and words that say it does not matter.
enum SayingWords {
  static let entries: [Lexicon.Entry] = [
    .init(
      .refusesNext,
      "no|not|without|dont|do not|dont want|dont need|dont like|not into|hate|hates|avoid|skip|skipping|never|cant stand|except|anywhere but|but not|other than|besides|nothing|no need for|rather not|instead of|not a fan of|excluding|not too|노|안|rather than|isnt|not interested in|dont care for|no more|forget|cancel the|drop the"
    ),
    .init(
      .refusesBefore,
      "말고|말구|빼고|빼줘|빼|제외|제외하고|싫어|싫음|싫고|싫다|싫은데|싫어요|싫습니다|필요없|필요없어|필요없음|없이|없어도|별로|안돼|안됨|안좋아|노노|사양|못타|못타요|무서워|안타|안타고|힘들어|힘들|비추|아니고|아니라|아닌|대신|말고는|빼고는|피하고|피해|피해서|지양|x|ㄴㄴ|안하고|제외해|빼주세요|제외해줘|안가|안되|싫으니|싫어서|싫어해|불가|됐고|됐고요|필요없고|필요없어요|필요없고요|is out|is a no"
    ),
    .init(
      .accepts,
      "fine|ok|okay|is fine|is ok|are fine|are ok|whatever|doesnt matter|dont mind|dont care|no problem|acceptable|not necessary|not needed|not required|isnt necessary|isnt needed|optional|either way|doesnt have to be|not a must|괜찮|괜찮아|괜찮고|괜찮음|상관없|상관없어|상관없음|상관없고|무관|가능|가능해|오케이|ok야|ㄱㅊ|아니어도|아니여도|아니라도|안해도|없어도돼|없어도됨|없어도괜찮|여도돼|여도됨|이어도|여도|도돼|도됨|감수|okay too|works too|works|works for me|fine too|ok too|is okay|are okay|안필요|안따져"
    ),
  ]
}
