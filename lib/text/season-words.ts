// Pure: no browser, no network, no clock.
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
};
