// When to go. A language is one line in each table; all are pieces of regular expressions.

export const seasonCues: Record<string, string> = {
  en: 'best time (?:to (?:visit|go|travel|come)|of (?:the )?year|for)|best (?:months?|season)|when to (?:visit|go|travel)|ideal (?:time|season)|high season|peak season',
  de: '(?:beste|ideale|optimale) (?:reisezeit|zeit|jahreszeit|monate)|wann (?:reisen|hinfahren)|hauptsaison|reisezeit',
  fr: 'meilleure (?:période|saison|époque)|quand (?:partir|visiter|aller|y aller)|haute saison|période idéale',
  es: 'mejor (?:época|momento|temporada|mes)|cuándo (?:ir|viajar|visitar)|temporada alta|época ideal',
  it: 'periodo migliore|miglior periodo|quando (?:andare|visitare|partire)|alta stagione|stagione migliore|periodo ideale',
  pt: 'melhor (?:época|altura|período|mês|temporada)|quando (?:ir|viajar|visitar)|alta temporada|época ideal',
  nl: 'beste (?:reistijd|tijd|periode|maanden|seizoen)|wanneer (?:gaan|reizen|bezoeken)|hoogseizoen',
  ja: 'ベストシーズン|おすすめの(?:時期|季節)|見頃|旅行時期',
  zh: '最佳(?:旅游|旅行|游览|出行)?(?:时间|季节|时节|月份)|什么时候去',
  sv: 'bästa (?:tiden|årstiden|månaderna)|bäst att (?:resa|åka|besöka)|när ska man åka|högsäsong',
  da: 'bedste (?:tid|tidspunkt|årstid|måneder)|hvornår skal man (?:rejse|tage)|højsæson',
  no: 'beste (?:tiden|tidspunktet|årstiden)|når bør (?:du|man) (?:reise|dra)|høysesong',
  pl: 'najlepsz(?:y czas|a pora|y okres|e miesiące|y termin)|kiedy (?:jechać|lecieć|pojechać)|szczyt sezonu|wysoki sezon',
  cs: 'nejlepší (?:čas|doba|období|měsíce)|kdy (?:jet|vyrazit|navštívit)|hlavní sezóna',
  ko: '(?:(?:여행|방문)하기 (?:가장 )?좋은 (?:시기|때|계절)|(?:추천|최적의?) (?:시기|계절)|최적기|베스트 시즌|성수기)(?:는|은|가|이)?',
};

export const monthsAndSeasons: Record<string, string> = {
  en: 'january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|fall|winter|dry season|rainy season|year[- ]round|all year',
  de: 'januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühling|frühjahr|sommer|herbst|winter|ganzjährig|trockenzeit',
  fr: "janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|printemps|été|automne|hiver|toute l[’']année",
  es: 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|primavera|verano|otoño|invierno|todo el año',
  it: "gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|primavera|estate|autunno|inverno|tutto l[’']anno",
  pt: 'janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|primavera|verão|outono|inverno|ano todo',
  nl: 'januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|lente|voorjaar|zomer|herfst|najaar|winter|hele jaar',
  ja: '(?:1[0-2]|[1-9])月|春|夏|秋|冬|一年中',
  zh: '(?:1[0-2]|[1-9]|[一二三四五六七八九十]{1,2})月|春季|夏季|秋季|冬季|春天|夏天|秋天|冬天|全年',
  sv: 'januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|våren?|sommaren?|hösten?|vintern?|året runt',
  da: 'januar|februar|marts|april|maj|juni|juli|august|september|oktober|november|december|forår(?:et)?|sommer(?:en)?|efterår(?:et)?|vinter(?:en)?|hele året',
  no: 'januar|februar|mars|april|mai|juni|juli|august|september|oktober|november|desember|våren?|sommeren?|høsten?|vinteren?|hele året',
  pl: 'stycze?(?:ń|nia|niu)|luty(?:m)?|lutego|mar(?:zec|ca|cu)|kwie(?:cień|tnia|tniu)|maja?|maju|czerw(?:iec|ca|cu)|lip(?:iec|ca|cu)|sierp(?:ień|nia|niu)|wrze(?:sień|śnia|śniu)|październik(?:a|u)?|listopada?|listopadzie|grud(?:zień|nia|niu)|wiosn[aąęy]|lat[oa]|latem|jesie(?:ń|ni|nią)|zim[aąęy]|cały rok|przez cały rok',
  cs: 'leden|ledna|lednu|únor[au]?|březen|března|březnu|duben|dubna|dubnu|květen|května|květnu|červenec|července|červenci|červen|června|červnu|srpen|srpna|srpnu|září|říjen|října|říjnu|listopadu?|prosinec|prosince|prosinci|jar[oaeu]|létě|léto|léta|podzim|podzimu|zim[aěuy]|celý rok|celoročně',
  ko: '(?:(?:1[0-2]|[1-9])월|봄|여름|가을|겨울|사계절|연중)(?:부터|까지|에서|에|과|와|이나|이|은|는)?',
};
